package question_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/geo"
)

// reader reads questions with the built-in places and no designs.
func reader(t *testing.T) question.Reader {
	t.Helper()
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	return question.NewReader(places, nil)
}

func TestAnHourOfAPartOfTheDayIsATimeOfDay(t *testing.T) {
	r := reader(t)
	for text, want := range map[string]string{
		"leaving at 6 in the morning":               "leaving at 06:00",
		"we go 7 in the evening":                    "we go 19:00",
		"um 6 Uhr abends":                           "um 18:00",
		"à 6 heures du matin":                       "à 06:00",
		"high water is 4:30 this afternoon":         "high water is 4:30 this afternoon",
		"high water 6:15 this evening":              "high water 18:15",
		"between 6 and 8 tonight":                   "between 6 and 20:00",
		"leaving at 6 tonight":                      "leaving at 18:00",
		"leaving at 6 tomorrow morning":             "leaving at 06:00 tomorrow",
		"from 7 o'clock tomorrow evening":           "from 19:00 tomorrow",
		"we set off 7 tomorrow evening":             "we set off 19:00 tomorrow",
		"dinner is 8 this evening":                  "dinner is 20:00",
		"and 8 tonight?":                            "and 20:00?",
		"force 6 this morning":                      "force 6 this morning",
		"F 6 in the evening":                        "F 6 in the evening",
		"Windstärke 6 abends":                       "Windstärke 6 abends",
		"force 4 to 6 this morning":                 "force 4 to 6 this morning",
		"water for a crew of 6 tonight":             "water for a crew of 6 tonight",
		"there are 8 of us, so meals for 8 tonight": "there are 8 of us, so meals for 8 tonight",
		"watches for a crew of 6 at night":          "watches for a crew of 6 at night",
		"berth 12 tomorrow morning":                 "berth 12 tomorrow morning",
	} {
		if got := r.Read(text).Text; got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}
