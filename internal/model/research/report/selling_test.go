package report_test

import (
	"strings"
	"testing"
)

// adviceOf are the recommendations of a report on a question.
func adviceOf(t *testing.T, question string) string {
	t.Helper()
	_, text, _ := strings.Cut(reportOn(t, question, 3000).Text(), "## Recommendations\n\n")
	return text
}

func TestWhoSellsIsToldWhatASellerDoes(t *testing.T) {
	for _, question := range []string{
		"I'm selling my Hanse 385, what is the market like?", "Market for 40 ft cruising catamarans in the Mediterranean: what should a seller do?",
		"We are thinking of selling our Bavaria 46 Cruiser this year", "Was sollte ein Verkäufer einer Bavaria 37 Cruiser verlangen?",
	} {
		got := adviceOf(t, question)
		for _, want := range []string{"the offers now open have stood", "Lay out the papers before the first viewing", "Buyers look for dates", "late winter"} {
			if !strings.Contains(got, want) {
				t.Errorf("%q: the advice lacks %q: %s", question, want, got)
			}
		}
		for _, not := range []string{"Look at first |", "set an offer against", "what is wrong below"} {
			if strings.Contains(got, not) {
				t.Errorf("%q tells a seller to buy: %q in %s", question, not, got)
			}
		}
	}
}

func TestWhoNeitherBuysNorSellsIsToldOfBoth(t *testing.T) {
	got := adviceOf(t, "I'm a journalist writing about the used Bavaria 46 Cruiser: what is it worth?")
	if !strings.Contains(got, "Buyers:") || !strings.Contains(got, "Sellers:") || strings.Contains(got, "Look at first") {
		t.Errorf("got %s", got)
	}
}
