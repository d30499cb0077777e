package advert_test

import (
	"strings"
	"testing"
)

func TestWhatDoesNotWorkIsReadInTheWordsOfOwners(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Moody 33, 1976. Seacocks: gate valves on the heads and galley. One is seized open.":     "seacocks defect dead",
		"Moody 33, 1976. The port engine runs about 10 degrees hotter than starboard at cruise.": "engine defect overheating",
		"Moody 33, 1976. The carbon monoxide alarms chirp and are past the date on them.":        "alarms defect expired",
		"Moody 33, 1976. Windlass works down but not up.":                                        "winches defect dead",
		"Moody 33, 1976. Generator Onan 9.5kW, currently not starting.":                          "charging defect dead",
		"Boston Whaler 230, 2012, Yamaha F300. Lower unit oil was milky at last service.":        "engine defect trouble",
		"Sea Ray 340, 2004, MerCruiser. Milky gear oil in the port drive.":                       "sterndrive defect leak",
		"Bayliner 2855, 1994. Ran when parked 2021.":                                             "engine defect untested",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
