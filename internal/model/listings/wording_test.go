package listings_test

import (
	"context"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/listings"
)

func TestThatNoBoatWasFoundStaysInItsOwnWords(t *testing.T) {
	for _, last := range []string{"only in Greece", "which of these would you buy?", "are they any good?"} {
		req := chat.Request{Model: listings.ID, Drafting: true, Messages: []chat.Message{
			{Role: chat.User, Text: "Catalina 34 from 2035 in Greece"}, {Role: chat.Assistant, Text: "(none)"}, {Role: chat.User, Text: last},
		}}
		kept := false
		if _, err := made().Run(context.Background(), req, func(e chat.Event) error {
			w, ok := e.(chat.Wording)
			kept = kept || ok && w.Keep
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if !kept {
			t.Errorf("%q: another engine may word that nothing was found", last)
		}
	}
}
