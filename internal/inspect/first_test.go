package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
)

func TestTroubleInWordsOfNoCueIsQuoted(t *testing.T) {
	for text, quote := range map[string]string{
		"1990 Sadler 34. Windlass works up only.":                                   "up only",
		"1990 Sadler 34. The autopilot drifts off after an hour.":                   "drifts off",
		"1990 Sadler 34. Radar does not transmit.":                                  "not transmit",
		"1990 Sadler 34. Forehatch perspex starred.":                                "starred",
		"1957 Hillyard 9 ton. She takes up and then makes perhaps 2 gallons a day.": "gallons a day",
		"1991 steel ketch. Rust streaks from the scuppers and bubbling at the stanchion bases, worst one starboard side you can put a screwdriver through": "screwdriver",
	} {
		if r := assess(t, text); !slices.ContainsFunc(r.Unclear, func(u inspect.Unclear) bool { return strings.Contains(u.Quote, quote) }) {
			t.Errorf("%q: got %+v", text, r.Unclear)
		}
	}
}

func TestWaterThatComesInIsAskedFirst(t *testing.T) {
	r := assess(t, "1957 Hillyard 9 ton. Windlass works up only. She takes up and then makes perhaps 2 gallons a day.")
	if len(r.Unclear) == 0 || !r.Unclear[0].Grave || !strings.Contains(r.Unclear[0].Quote, "gallons") {
		t.Errorf("got %+v", r.Unclear)
	}
}

func TestWhatIsGoneAndCuredIsNoise(t *testing.T) {
	for _, text := range []string{
		"1990 Sadler 34. Central heating boiler removed.",
		"1990 Sadler 34. The rudder had water in it when I bought her, drained that winter, fine since.",
		"1990 Sadler 34. We have owned her since 2009, only selling because of my knees.",
		"1990 Sadler 34. No swaps, a guy offered me a jet ski with a blown engine.",
	} {
		if r := assess(t, text); len(r.Unclear) > 0 {
			t.Errorf("%q: got %+v", text, r.Unclear)
		}
	}
}

func TestATrailerIsNoDeckAndOneBrakeNoDeadTrailer(t *testing.T) {
	r := assess(t, "1994 Shetland 535, 60hp outboard. Trailer is a roller, one brake sticks and mudguard is rusted through.")
	if !titled(r, "Trailer: a brake sticks") {
		t.Errorf("got %v", titles(r))
	}
	for _, a := range r.Areas {
		for _, m := range a.Moves {
			if strings.Contains(m.Why, "Trailer") {
				t.Errorf("%s moves by %v for %s", a.Area, m.Points, m.Why)
			}
		}
	}
	if slices.ContainsFunc(r.Questions, func(q string) bool { return strings.Contains(q, "seacocks") || strings.Contains(q, "gas") }) {
		t.Errorf("asked %v", r.Questions)
	}
}

func TestACrackWhereLoadsMeetIsAskedFirst(t *testing.T) {
	for text, grave := range map[string]bool{
		"2004 Lavezzi 40 catamaran. There is a crack in the gelcoat where the forward crossbeam meets the port hull, it hasnt grown.": true,
		"1990 Sadler 34. Hairline crack at the joint of bulkhead and deck.":                                                           true,
		"1990 Sadler 34. No cracks where the keel meets the hull.":                                                                    false,
		"1990 Sadler 34. There was a crack where the bulkhead meets the hull, repaired in 2019.":                                      false,
	} {
		if got := slices.ContainsFunc(assess(t, text).Unclear, func(u inspect.Unclear) bool { return u.Grave }); got != grave {
			t.Errorf("%q: asked first: %v", text, got)
		}
	}
}
