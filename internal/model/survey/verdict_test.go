package survey_test

import (
	"strings"
	"testing"
)

func TestWouldYouBuyHerIsAnsweredFromTheReport(t *testing.T) {
	for _, question := range []string{"would you buy it?", "Should I buy her?", "Is she worth buying?", "So what is your verdict?", "Würdest du sie kaufen?"} {
		a := ask(t, newSurveyor(t), 2000, user(advert), user(question))
		for _, want := range []string{"## Whether to buy: 1985 Catalina 30", "**Not as she is offered.**", "Seacocks and through-hulls: corroded** (A)", "Find out first", "not a survey"} {
			if !strings.Contains(a.text, want) {
				t.Errorf("%q: %q is missing in:\n%s", question, want, a.text)
			}
		}
		notRepeated(t, a)
	}
	a := ask(t, newSurveyor(t), 2000, user("1985 Catalina 30, nice boat"), user("would you buy it?"))
	if !strings.Contains(a.text, "**Nobody can say yet.**") {
		t.Errorf("nothing was told:\n%s", a.text)
	}
}

func TestWhatToAskTheSellerIsAnsweredFromTheReport(t *testing.T) {
	for _, question := range []string{"what would you ask the seller?", "Which questions should I ask the broker?", "Was soll ich den Verkäufer fragen?", "What else should I ask?"} {
		a := ask(t, newSurveyor(t), 2000, user(advert), user(question))
		for _, want := range []string{"## What to ask the seller: 1985 Catalina 30", "Seacocks and through-hulls: corroded: since when", "On what was not told", "Has she ever been aground", "not a survey"} {
			if !strings.Contains(a.text, want) {
				t.Errorf("%q: %q is missing in:\n%s", question, want, a.text)
			}
		}
		notRepeated(t, a)
	}
}

func notRepeated(t *testing.T, a answer) {
	t.Helper()
	for _, other := range []string{"| Area |", "Evidence coverage", "A surveyor must check", "### Findings"} {
		if strings.Contains(a.text, other) {
			t.Errorf("the report is repeated:\n%s", a.text)
		}
	}
}

func TestQuestionAboutAnAreaIsStillAboutTheArea(t *testing.T) {
	for _, question := range []string{"and the rig?", "May I ask about the deck?"} {
		if a := ask(t, newSurveyor(t), 2000, user(advert), user(question)); !strings.Contains(a.text, "| Area |") {
			t.Errorf("%q:\n%s", question, a.text)
		}
	}
}
