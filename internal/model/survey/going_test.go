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
		{"Would you still buy it at 30k?", []string{"## Whether at 30,000", "perhaps", "**Walk away above**"}, []string{"Evidence coverage", "Ask the seller"}},
		{"and how much in all?", []string{"## Repair costs"}, []string{"Evidence coverage"}},
		{"What's the total bill?", []string{"## Repair costs"}, []string{"bill of sale"}},
		{"And if I do it myself?", []string{"## What you can do yourself", "For a trade", "rigger", "What it saves"}, []string{"Evidence coverage"}},
		{"Was kann ich selbst machen?", []string{"## What you can do yourself"}, nil},
		{"which of these can wait?", []string{"## What can wait", "Cannot wait", "Seacocks"}, []string{"Evidence coverage"}},
		{"Is that normal for her age?", []string{"## What is usual at her age", "40 years old", "Not explained by age"}, []string{"Evidence coverage"}},
		{"Are 2,140 hours a lot, is it normal for this age?", []string{"**Hours:** 2,140 since 1986"}, []string{"Seacocks"}},
		{"How long would the work take?", []string{"## How the work goes together", "Ashore, in one haul-out", "Seacocks"}, []string{"Evidence coverage"}},
		{"What would an insurer say?", []string{"## What an insurer asks"}, []string{"Evidence coverage"}},
		{"Do I need a survey for her?", []string{"## A survey", "USD 20–35 a foot", "A surveyor must check"}, []string{"Evidence coverage"}},
		{"Anything good about her?", []string{"## What speaks for her", "2019"}, []string{"Evidence coverage", "Findings A:"}},
		{"What do I tell the seller?", []string{"## What to tell the seller", "galley drain", "before the sale"}, []string{"Evidence coverage"}},
		{"What if I get her for 30,000?", []string{"## Whether at 30,000"}, nil},
		{"Does she make sense as a first boat?", []string{"## Whether to buy"}, []string{"Evidence coverage"}},
		{"What would I spend in the first year?", []string{"## Repair costs"}, nil},
		{"Who should look at the seacocks?", []string{"## What you can do yourself", "Seacocks"}, nil},
		{"What did you not assess?", []string{"## What is not known", "Not assessed"}, []string{"Evidence coverage"}},
		{"What should I look at when we see her on Saturday?", []string{"## What to look at aboard", "engine is cold"}, nil},
		{"How do I bring this up with the owner?", []string{"## What to tell the seller"}, nil},
		{"What's your walk-away price?", []string{"## What to offer"}, []string{"Evidence coverage"}},
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
