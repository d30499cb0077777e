package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWhatNoListingTellsIsToldBack(t *testing.T) {
	for text, want := range map[string][]string{
		"need a small cheap boat for a beginner, lake sailing": {"small", "beginner, lake"},
		"kleines Segelboot für Anfänger am Bodensee":           {"kleines", "Anfänger"},
		"small sailboat under 25 ft":                           nil, // her size was looked at
		"Lake Michigan sloop":                                  nil,
		"sloop, delivery before summer":                        {"delivery before summer"},
		"sloop with at least 1.95 headroom":                    {"at least 1.95 headroom"},
		"10 newest trawlers, sorted longest first":             {"newest"}, // one order takes the place of the other
		"sloop with a junk rig, not fussed where":              {"junk"},
		"a boat with a small cabin":                            nil,
		"Valiant 40 but not the 1976-1981 ones":                {"not the 1976-1981 ones"},
		"Hanse 400 not the 2006 or 2007 ones":                  {"not the 2006 or 2007 ones"},
		"sloop, keine aus den 70ern":                           {"keine aus den 70s"},
		"Catalina 30 except pre-1988":                          nil,
		"X-412, deep keel not wanted":                          {"deep keel"},
		"LWL over 30 ft":                                       {"LWL over 30 ft"},
		"SA/D over 18, 40 ft sloop":                            {"SA/D over 18"},
		"standing headroom 28ft":                               {"headroom"},
		"Volvo Penta D2-40":                                    {"D2-40"},
		"Volvo or Yanmar diesel sloop":                         {"Volvo or Yanmar"},
		"water tank over 500 l":                                {"water tank over 500 l"},
		"Sunsail Lagoon 410":                                   {"Sunsail"},
		"sloop in better condition":                            {"better condition"},
		"catamarans in the Med west of Italy":                  {"west of Italy"},
	} {
		if diff := cmp.Diff(want, parser().Parse(text, nil).NotUnderstood); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}
