package distress_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/model/agent/distress"
)

// BenchmarkHear is the time to find out that an ordinary question reports nothing, and that a report does.
func BenchmarkHear(b *testing.B) {
	for name, text := range map[string]string{
		"question": "How much chain should I let out when I anchor in ten metres of water overnight with wind expected?",
		"search":   "looking for a 36 ft cruising sloop under 60k in the Baltic with a new engine and teak decks",
		"report":   "my husband slipped off the foredeck and we can't see him anymore",
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				distress.Hear(text)
			}
		})
	}
}
