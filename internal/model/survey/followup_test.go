package survey_test

import (
	"strings"
	"testing"
)

func TestFollowUpAboutCostsListsThemFirst(t *testing.T) {
	a := ask(t, newSurveyor(t), 2000, user(advert), user("What would the repairs cost?"))
	if a.err != nil {
		t.Fatal(a.err)
	}
	at := 0
	for _, want := range []string{"## Repair costs: 1985 Catalina 30", "Seacocks and through-hulls: corroded** (A): USD", "each (2024", "Deck: soft** (B): USD", "(2024", "not a survey"} {
		i := strings.Index(a.text[at:], want)
		if i < 0 {
			t.Fatalf("%q is missing or out of order in:\n%s", want, a.text)
		}
		at += i
	}
	for _, other := range []string{"| Area |", "Ask the seller", "Evidence coverage"} {
		if strings.Contains(a.text, other) {
			t.Errorf("the report is repeated:\n%s", a.text)
		}
	}
	a = ask(t, newSurveyor(t), 2000, user(advert), user("How much would it cost to fix the deck?"))
	if !strings.Contains(a.text, "Deck: soft") || strings.Contains(a.text, "- **Seacocks") {
		t.Errorf("the deck is asked about, but got:\n%s", a.text)
	}
}

func TestFollowUpAboutAnOfferHasTheValueAndTheFindings(t *testing.T) {
	a := ask(t, newSurveyor(t), 2000, user(base+"/listings/s-000001"), user("Should I offer 40k?"))
	for _, want := range []string{"## What to offer: 1981 Hallberg-Rassy 352", "offered at EUR 50,000; 40,000 is 80 %", "below what most", "Value context", "Deck: soft", "subject to survey"} {
		if !strings.Contains(a.text, want) {
			t.Errorf("%q is missing in:\n%s", want, a.text)
		}
	}
	a = ask(t, newSurveyor(t), 2000, user(advert), user("should I offer 7k?"))
	for _, want := range []string{"offered at USD 18,500; 7,000 is 38 %", "too few boats", "Seacocks"} {
		if !strings.Contains(a.text, want) {
			t.Errorf("%q is missing in:\n%s", want, a.text)
		}
	}
	a = ask(t, newSurveyor(t), 2000, user(advert), user("How much does she draw?"))
	if strings.Contains(a.text, "Repair costs") {
		t.Errorf("her draught is no cost:\n%s", a.text)
	}
}

func TestCostOfAnotherBoatBeginsANewReport(t *testing.T) {
	a := ask(t, newSurveyor(t), 2000, user(advert), user("What would a Beneteau Oceanis 351 cost to repair?"))
	if a.err != nil || strings.Contains(a.text, "Seacocks and through-hulls: corroded") || !strings.Contains(a.text, "Beneteau Oceanis 351") {
		t.Errorf("%v:\n%s", a.err, a.text)
	}
}

func TestOneThingOfHerIsToldAlone(t *testing.T) {
	const told = "1984 Westerly Konsort 29ft, some osmosis blisters below waterline, engine smokes white on start, standing rigging 14 years old. worth it for 9k gbp?"
	for turn, want := range map[string]string{
		"and the osmosis, do i walk away": "Walk away?", "explain the smoke to me like im 5": "unburnt fuel", "so whats your offer": "what is asked for her, GBP 9,000",
	} {
		a := ask(t, newSurveyor(t), 2000, user(told), user(turn))
		if a.err != nil || !strings.Contains(a.text, want) || strings.Contains(a.text, "| Area |") {
			t.Errorf("%q: %v, want %q in:\n%s", turn, a.err, want, a.text)
		}
	}
}
