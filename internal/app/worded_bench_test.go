package app

import (
	"log/slog"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

// BenchmarkWording measures what an answer costs this process around an engine that repeats the evidence at once.
func BenchmarkWording(b *testing.B) {
	d, s := models(b)
	list := s.worded(d, wording{engine: &parrot{write: func(evidence string) string { return evidence }}, log: slog.New(slog.DiscardHandler)})
	for _, m := range list {
		req := chat.Request{Messages: []chat.Message{{Role: chat.User, Text: asked[m.Info().ID][0]}}}
		b.Run(m.Info().ID, func(b *testing.B) {
			for b.Loop() {
				if _, err := m.Run(b.Context(), req, func(chat.Event) error { return nil }); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
