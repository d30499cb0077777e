package inspect_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestYearOfTheHeadingIsTheBoats(t *testing.T) {
	for text, want := range map[string]int{
		"Piper barge replica 57 ft, 2010. Engine serviced 2024 by the yard.":       2010,
		"Macwester 27, 72, bilge keels, leaks up top.":                             1972,
		"New sails 2019 and a new engine for a sloop that I know well.":            0,
		"Colvic Countess 33 '77, lived on 6 yrs. Wood burner fitted 2020, gas new": 1977,
	} {
		if got := assess(t, text).Boat.Year; got != want {
			t.Errorf("%q: got %d, want %d", text, got, want)
		}
	}
}

func TestTwoFaultsOfAPartInOneSentenceAreOneFinding(t *testing.T) {
	r := assess(t, "1985 Catalina 30. Engine hard to start, glow plugs dead.")
	if len(r.Findings) == 0 || !strings.HasPrefix(r.Findings[0].Title, "Engine: ") || r.Findings[0].Grade != "B" || r.Findings[0].Cost != "" {
		t.Errorf("got %+v, want one finding of the engine that is no reason for a new one", r.Findings)
	}
	for _, f := range r.Findings[1:] {
		if f.Item == part.EngineItem && f.Problem != part.Aged {
			t.Errorf("got a second finding of the engine: %s", f.Title)
		}
	}
}
