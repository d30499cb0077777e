package question_test

import "testing"

func TestADirectionIsReadByItsFigures(t *testing.T) {
	r := reader(t)
	for text, want := range map[string]string{
		"a stream running north-easterly 048° at 2 kn":  "a stream running 048° at 2 kn",
		"tide sets SSE (160°) at 1 kn":                  "tide sets 160° at 1 kn",
		"setting roughly 075 at 1.2 kn":                 "setting 075 at 1.2 kn",
		"variation west 12°":                            "variation west 12°",
		"the wind is north and the course is 180°":      "the wind is north and the course is 180°",
		"current setting south 010° at 1 kn":            "current setting south 010° at 1 kn", // contradicts itself
		"the log has run from 88.5 to 131.0 in 9 hours": "we have run 42.5 nm in 9 hours",
		"log went from 2,204 nm to 2,260 nm, 8 hours":   "we have run 56.0 nm, 8 hours",
		"the log rose from 5 to 6 knots":                "the log rose from 5 to 6 knots",
	} {
		if got := r.Read(text).Text; got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}
