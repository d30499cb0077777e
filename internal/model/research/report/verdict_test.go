package report_test

import (
	"strings"
	"testing"
)

func TestOnlyWhatAsksLessSavesSomething(t *testing.T) {
	const saves = "what the price saves"
	for question, want := range map[string]bool{
		"Is it worth paying extra for a lifting keel?": false, "Is it worth paying extra for teak decks?": false,
		"Is it worth buying an ex-charter boat?": true,
	} {
		if got := summaryOf(t, question); strings.Contains(got, saves) != want {
			t.Errorf("%q: %.500q, want %q in it: %t", question, got, saves, want)
		}
	}
}

func TestOneDesignHasAVerbOfOne(t *testing.T) {
	for question, want := range map[string]string{
		"Why is the Lagoon 42 cheaper than the Fountaine Pajot Lucia 40?": "the Lagoon 42 asks more than the Fountaine Pajot Lucia 40",
		"Why are monohulls dearer than catamarans?":                       "sailing catamarans ask more than sailing monohulls",
		"Lagoon 450 or Leopard 45, which should I buy?":                   "the Lagoon 450 keeps its price better",
		"Should I buy a Swan or a Bavaria under 100,000 euros?":           "keep their price better",
	} {
		if got := summaryOf(t, question); !strings.Contains(got, want) {
			t.Errorf("%q: %.500q, want %q", question, got, want)
		}
	}
}
