package survey_test

import (
	"strings"
	"testing"
)

// told is an advert with one stay of its own age, a seacock that is seized and no alarm.
const told = "Westerly Corsair 36, built 1986. Standing rigging replaced in 2017 apart from the lower shrouds, which are from 2006. " +
	"Seacocks changed in 2019 bar the galley drain, which is seized. There is no carbon monoxide alarm. Teak decks laid 2015. Volvo with 2,140 hours."

func TestFollowUpsAreAnsweredByWhatTheyAsk(t *testing.T) {
	s := newSurveyor(t)
	for _, test := range []struct {
		question string
		has      []string
		not      []string
	}{
		{"Is she safe to sail home to Falmouth?", []string{"## Whether to take her out", "No, not as she is", "Do not sail", "Before any passage"}, []string{"Evidence coverage"}},
		{"Kann ich sie so nach Dänemark überführen?", []string{"## Whether to take her out"}, []string{"Evidence coverage"}},
		{"Peut-on rentrer à Brest avec ?", []string{"## Whether to take her out"}, nil},
		{"What would a new teak deck cost?", []string{"## Repair costs", "Teak deck:", "USD"}, []string{"Seacocks", "Nothing to price"}},
		{"What would it cost to replace the seacocks?", []string{"Seacocks and through-hulls", "each"}, []string{"alarms"}},
		{"What shall I offer if they ask 40,000?", []string{"## What to offer"}, []string{"## What to ask"}},
		{"Is £30,000 fair?", []string{"## What to offer"}, nil},
		{"Que proposer comme prix ?", []string{"## What to offer"}, nil},
		{"What should I ask before I make an offer?", []string{"## What to ask the seller"}, nil},
		{"Is the seized seacock dangerous?", []string{"## How serious it is", "Seacocks and through-hulls", "Serious"}, []string{"alarms"}},
	} {
		a := ask(t, s, 3000, user(told), user(test.question))
		if a.err != nil {
			t.Errorf("%q: %v", test.question, a.err)
			continue
		}
		for _, want := range test.has {
			if !strings.Contains(a.text, want) {
				t.Errorf("%q: %q is missing in:\n%s", test.question, want, a.text)
			}
		}
		for _, never := range test.not {
			if strings.Contains(a.text, never) {
				t.Errorf("%q: %q stands in:\n%s", test.question, never, a.text)
			}
		}
	}
}

func TestAReportTellsAStayThatIsOlderThanTheRig(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user(told))
	for _, want := range []string{"Lower shroud: about 20 years old", "standing rigging from 2017", "Gas and smoke alarms: missing", "Seacocks and through-hulls: do not work"} {
		if !strings.Contains(a.text, want) {
			t.Errorf("%q is missing in:\n%s", want, a.text)
		}
	}
}
