package agent

import "testing"

func TestWhatIsInOrderIsToldBeforeWhatComesNext(t *testing.T) {
	for text, want := range map[string]string{
		"impeller looks fine. what next?":                  "impeller looks fine",
		"float switch is fine, so what else could it be?":  "float switch is fine",
		"battery is charged - what should I check next":    "battery is charged",
		"cleaned the terminals, still the same. what now?": "cleaned the terminals, still the same",
		"what next?":                                         "what next?",
		"is the impeller fine? what next?":                   "is the impeller fine? what next?",
		"what else is there to see in Croatia?":              "what else is there to see in Croatia?",
		"the thermostat is new, anything else I should try?": "the thermostat is new",
	} {
		if got, _ := beforeNext(text); got != want {
			t.Errorf("%q tells %q, want %q", text, got, want)
		}
	}
}
