package agent_test

import (
	"strings"
	"testing"
)

func TestASumThatIsNamedAsksForWhatItLacks(t *testing.T) {
	a := newAgent(t)
	for question, want := range map[string]string{
		"We carry 120 litres. What is our range under power?":                   "consumption",
		"What are the monthly payments on a boat loan of $45,000 over 8 years?": "interest",
		"How many metres of chain for a scope of 4:1?":                          "depth of water",
		"My vertical sextant angle is 0°25'. How far off is the light?":         "height",
		"HW is 4.1 m at 11:00. What is the height of tide at 09:00?":            "height of low water",
	} {
		if got := run(t, a, ask(question)).text; !strings.Contains(got, "still need") || !strings.Contains(got, want) {
			t.Errorf("%q does not ask for %s: %s", question, want, got)
		}
	}
}

func TestASumIsReadWithWhatTheSentenceBeforeItGives(t *testing.T) {
	got := run(t, newAgent(t), ask("A sandbank dries 1.2 m. With 3.9 m of tide and a draught of 1.5 m what clearance do I have crossing it?")).text
	if first, _, _ := strings.Cut(got, "\n"); !strings.Contains(first, "**1.2 m**") {
		t.Errorf("got %s", first)
	}
}

func TestASumTellsNothingBesideWhatItAnswers(t *testing.T) {
	a := newAgent(t)
	for question, not := range map[string]string{
		"Two 120 Ah lead acid batteries in parallel, half usable, a load of 8 amps. How long will they last?": "sail lasts",
		"160 nm at 5.5 knots with a foul current of 0.6 knots. How many hours?":                               "diesel",
		"Is a boat of 3.8 m beam and 8,000 kg displacement under 2 on the capsize screen?":                    "Not used here: 2",
	} {
		if got := run(t, a, ask(question)).text; strings.Contains(got, not) {
			t.Errorf("%q tells of %q: %s", question, not, got)
		}
	}
}
