package advert_test

import (
	"strings"
	"testing"
)

func TestWhatIsSmallOrDoneIsNoFaultOfThePartBesideIt(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Moody 33, 1976. The previous owner removed the teak in 2003 and had the decks glassed.": "teak_deck repaired age",
		"Moody 33, 1976. Wiring harness plugs removed.":                                          "",
		"Moody 33, 1976. Refleks heater. The Webasto was removed.":                               "",
		"Moody 33, 1976. Das Beiboot ist undicht und wird nicht mitverkauft.":                    "",
		"Moody 33, 1976. The wheelhouse roof was leaking and has been sheathed in 2022.":         "deck repaired leak",
		"Moody 33, 1976. The mast was scarphed in 2015 after rot was found.":                     "mast repaired rot",
		"Moody 33, 1976. The Avon dinghy and its outboard are not running.":                      "tender defect dead",
		"Moody 33, 1976. A moisture reading in 2022 was entirely acceptable.":                    "hull clear moisture",
		"Dehlya 25, 1986. Unter der vorderen Luke feucht.":                                       "windows defect leak",
		"Boston Whaler 230, 2012, Yamaha outboard. Lower unit leaks.":                            "engine defect trouble",
		"Moody 33, 1976. TÜV Trailer 03/2027.":                                                   "trailer serviced",
		"Moody 33, 1976. The deck was cracked and was noted in the survey.":                      "deck defect crack",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
