package listings_test

import (
	"context"
	"strings"
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

func TestWhatIsAskedOfAllBoatsBeginsWithTheFilterInAnyWording(t *testing.T) {
	for _, turn := range []string{
		"Catalina 34 in Canada", "is 45,000 EUR a fair price for a Catalina 34?", "how long are Catalina 34s for sale?",
		"price per foot of a Catalina 34", "which builders have most sailboats?", "most popular sailboat models", "Catalina 34 in Greece or Spain, where cheaper?",
	} {
		req := chat.Request{Model: listings.ID, Drafting: true, Messages: []chat.Message{{Role: chat.User, Text: turn}}}
		var text strings.Builder
		lead := ""
		if _, err := made().Run(context.Background(), req, func(e chat.Event) error {
			switch e := e.(type) {
			case chat.Wording:
				lead += e.Lead
			case chat.Text:
				text.WriteString(string(e))
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if lead == "" || !strings.HasPrefix(text.String(), lead) {
			t.Errorf("%q: a wording begins with %q, the answer is:\n%s", turn, lead, text.String())
		}
	}
}
