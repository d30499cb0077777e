package advert_test

import (
	"strings"
	"testing"
)

func TestWhatIsSeenElsewhereOrLessThanItSeemsIsReadSo(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"2006 Sea Ray 400. We looked at a sister 400 last year with rotten stringers, so we know what a good one is worth.": "",
		"P.S. the one on eBay with the rotten deck and the seized Ford isn't mine.":                                         "",
		"The bilge pump runs every few hours, chiefly from the stern tube.":                                                 "shaft defect leak",
		"The bilge pump runs every few hours.":                                                                              "hull defect leak",
		"Saildrives SD50. Port drive oil has turned milky again.":                                                           "saildrive defect leak",
		"Der Schaden am Ruder nach Grundberührung 2015 wurde von der Werft fachgerecht instand gesetzt.":                    "keel repaired grounding",
		"Volvo MD11C not run since 2023 but turns by hand.":                                                                 "engine defect untested",
		"Volvo MD11C not run since 2023.":                                                                                   "engine defect dead",
		"Perkins 4108 starts first turn on a gas bottle of diesel, recon in 2012.":                                          "engine renewed 2012",
		"Moulded by Marine Projects, with a bolted-on iron fin.":                                                            "",
		"Großsegel und Genua von 2016, Zustand gut. Blister 2010, kaum benutzt.":                                            "sails renewed 2016",
		"Rumpf gestrahlt. Blister 2010 behandelt.":                                                                          "hull repaired blister",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
