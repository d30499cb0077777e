package report_test

import (
	"strings"
	"testing"
)

func TestWhatPricesCannotCompareIsSetBesideByPassages(t *testing.T) {
	for question, wants := range map[string][]string{
		"compare electric and diesel propulsion for a 38ft cruising sailboat": {"Prices cannot compare them, since no sailing monohulls", "those with diesel propulsion", "energy is the limit", "an electric drive US$10,000-30,000"},
		"electric vs petrol outboards for a 20 ft boat":                       {"Prices cannot compare them, since no boats", "those with petrol propulsion", "range"},
		"swing keel or fin keel on a 33 ft boat":                              {"Prices cannot compare them, since no boats", "a swing or lifting keel carries ballast"},
		"compare junk rig and bermuda rig for a 35 ft boat":                   {"Prices cannot compare them, since none are for sale", "a Bermuda (Marconi) sail is triangular"},
	} {
		text := reportOn(t, question, 3000).Text()
		summary, _, _ := strings.Cut(text, "## Detailed Analysis")
		for _, want := range wants {
			if !strings.Contains(summary, want) {
				t.Errorf("%q: the summary lacks %q: %s", question, want, summary)
			}
		}
		for _, not := range []string{"hardly differ", "The median of", "prices cannot be told apart"} {
			if strings.Contains(text, not) {
				t.Errorf("%q compares prices: %q", question, not)
			}
		}
	}
}

func TestTwoKindsOfWhichEnoughAreForSaleAreComparedByPrice(t *testing.T) {
	text := reportOn(t, "compare steel and aluminium hulls for a 45 ft expedition yacht", 3000).Text()
	if strings.Contains(text, "Prices cannot") || !strings.Contains(text, "The median of aluminium sailing monohulls") {
		t.Errorf("got %s", text)
	}
}

func TestBoatsOfWhichTooFewAreForSaleAreSaidNotToCompare(t *testing.T) {
	for question, wants := range map[string][]string{
		"Compare Hallberg-Rassy, Najad and Malo around 40 ft":                   {"Prices cannot compare them: the catalogue holds no Najad boats", "and no Malo boats", "for Hallberg-Rassy boats"},
		"Is the Bavaria Cruiser 46 overpriced in Croatia compared with Greece?": {"Prices cannot compare them: the sample catalogue holds only ", "What is asked: "},
	} {
		got := summaryOf(t, question)
		for _, want := range wants {
			if !strings.Contains(got, want) {
				t.Errorf("%q: the summary lacks %q: %s", question, want, got)
			}
		}
	}
}
