package agent_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/agent"
)

func TestAModelIsToldWhatATurnPointsTo(t *testing.T) {
	cfg, base := parts()
	var heard chat.Request
	cfg.Listings, cfg.Research = listener{&heard}, listener{&heard}
	a := agent.New(base, cfg)
	for _, c := range []struct{ before, turn, want string }{
		{"Compare Lagoon 380 and Leopard 38", "so what should I pay for a 2008 Lagoon", "What is a Lagoon 380 built in 2008 worth?"},
		{"Tell me about the Catalina 30", "they want 18000 dollars", "Is 18,000 USD a fair price for a Catalina 30?"},
		{"Is a 1978 Contessa 32 any good?", "the owner would take 12000 pounds", "Is 12000 GBP a fair price for a Contessa 32 built in 1978?"},
		{"do you know Hallberg-Rassy?", "how much would a 20 year old 36 footer be", "What is a Hallberg-Rassy 36 ft about 20 years old worth?"},
		{"Compare Lagoon 380 and Leopard 38", "which holds its value better?", "Which holds its value better, the Lagoon 380 or the Leopard 38?"},
		{"was kostet ein Liegeplatz an der Ostsee?", "Welche Boote um 12 m gibt es dort zu kaufen?", "Welche Boote um 12 m gibt es an der Ostsee zu kaufen?"},
		{"What does a marina in Croatia cost?", "any yachts for sale there?", "any yachts for sale in Croatia?"},
		{"What does a marina in Croatia cost?", "is there a yacht for sale there?", "is there a yacht for sale in Croatia?"},
	} {
		heard = chat.Request{}
		run(t, a, ask(c.before, c.turn))
		if got := heard.Question(); got != c.want {
			t.Errorf("behind %q the model was asked %q for %q, want %q", c.before, got, c.turn, c.want)
		}
	}
}

func TestOnlyATurnThatPointsIsGivenAPlace(t *testing.T) {
	a := newAgent(t)
	for turn, maestral := range map[string]bool{
		"what's the wind like there in July": true,
		"is there a rule about lifejackets":  false,
		"are there two kinds of flares?":     false,
	} {
		got := run(t, a, talk(t, a, "What papers do I need in Croatia?", turn)).text
		if strings.Contains(got, "maestral") != maestral {
			t.Errorf("%q is answered with %s", turn, got)
		}
	}
}

func TestFaultsOfABoatAreNoSearch(t *testing.T) {
	a := newAgent(t)
	for _, turn := range []string{"any known problems with the Catalina?", "any weak points?", "what goes wrong with them?", "does the Catalina have any faults?"} {
		if kind := a.Kind(talk(t, a, "Tell me about the Catalina 34", turn)); kind == agent.Listings || kind == agent.Calculation {
			t.Errorf("%q is routed to %s", turn, kind)
		}
	}
}

func TestAPriceIsNoSumOutOfItsRange(t *testing.T) {
	a := newAgent(t)
	for _, turn := range []string{"they want 18000 dollars", "the asking price is $18,000, is that too much?"} {
		if kind := a.Kind(ask("Should I buy an old boat?", turn)); kind == agent.Calculation {
			t.Errorf("%q is routed to %s", turn, kind)
		}
	}
}

func TestFactsBehindARequestToSurveyAreSurveyed(t *testing.T) {
	a := newAgent(t)
	for text, surveyed := range map[string]bool{
		"Can you survey a boat for me? 1987 Catalina 30, 2100 engine hours, original rigging":       true,
		"Assess a boat for me please: 1992 Moody 376, teak decks worn, rig 2008":                    true,
		"I'd like you to check a yacht for us. Bavaria 38 of 2002, saildrive never serviced":        true,
		"Can you survey a boat yourself? What does a surveyor of 30 years cost more than a novice?": false,
		"How do I survey a boat? I have 2 days":                                                     false,
	} {
		if kind := a.Kind(ask(text)); (kind == agent.Survey) != surveyed {
			t.Errorf("%q is routed to %s", text, kind)
		}
	}
}
