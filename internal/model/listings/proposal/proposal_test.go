package proposal_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/listings/proposal"
	"github.com/fairlead/fairlead/internal/talk"
)

func TestWhichBoatToBuyForASumIsAsked(t *testing.T) {
	for text, want := range map[string]bool{
		"What's a good first cruising boat for a couple with 50,000 dollars?":                     true,
		"We have 30,000 pounds and want our first cruising yacht, what should we buy?":            true,
		"Recommend a good boat for a family of four with 80,000 euros for coastal cruising":       true,
		"Which starter sailboat should I buy for under $20,000?":                                  true,
		"Welches Boot ist gut als erstes Fahrtenschiff für zwei Personen mit 40.000 Euro?":        true,
		"Quel premier voilier me conseillez-vous pour un couple avec 40 000 euros ?":              true,
		"What size is a good first boat?":                                                         false,
		"Which sailboat should I buy?":                                                            false,
		"boats under 50,000 dollars in Florida":                                                   false,
		"How much does a first cruising boat cost to keep?":                                       false,
		"find me a family catamaran under 300k":                                                   false,
		"What insurance does a couple need for a boat of 50,000 dollars?":                         false,
		"Is 50,000 dollars enough for a bluewater boat?":                                          false,
		"What is the best way to anchor a boat with kids aboard when the mooring costs 50 euros?": false,
	} {
		if got := proposal.Asks(text); got != want {
			t.Errorf("%q asks which boat to buy: %v", text, got)
		}
	}
}

func TestWhatFollowsOnProposedBoatsIsRead(t *testing.T) {
	const asked = "What's a good first cruising boat for a couple with 50,000 dollars?"
	for _, c := range []struct {
		said, text string
		want       proposal.Step
		one        bool
	}{
		{"## Boats for your budget: 50,000 USD\n\nCommon", "which one would you pick?", proposal.One, false},
		{"## My pick: Catalina 30\n\nBy what", "are there any for sale?", proposal.Offer, true},
		{"## Boote für dein Budget: 50.000 USD\n\nVerbreitete", "Welches würdest du nehmen?", proposal.One, false},
		{"## My pick: Catalina 30\n\nBy what", "how do I reef?", proposal.None, false},
		{"**Cost of living aboard**\n\nA couple", "which one would you pick?", proposal.None, false},
	} {
		told := talk.Of(chat.Request{Messages: []chat.Message{{Role: chat.User, Text: asked}, {Role: chat.Assistant, Text: c.said}, {Role: chat.User, Text: c.text}}})
		if step, from, one := proposal.Of(told); step != c.want || step != proposal.None && from != asked || one != c.one {
			t.Errorf("%q is step %v of %q, one %v", c.text, step, from, one)
		}
	}
}
