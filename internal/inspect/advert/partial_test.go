package advert_test

import (
	"strings"
	"testing"
)

func TestWorkOnAPieceOrOnSomeIsNoneOnAll(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Moody 33, 1976. Spectra watermaker with membranes 2023.":                                                                             "water serviced 2023",
		"Moody 33, 1976. Seeventile überwiegend Bronze, original, zwei wurden 2020 ersetzt.":                                                  "seacocks original; seacocks serviced 2020",
		"Moody 33, 1976. Vannes de coque d'origine sauf celle du WC, remplacée en 2022.":                                                      "seacocks original; seacocks serviced 2022",
		"Moody 33, 1976. In 2023 a rigger found a cracked toggle on the lower shroud, replaced.":                                              "standing_rigging repaired crack; standing_rigging serviced 2023",
		"Moody 33, 1976. A professional repair to the starboard quarter following contact with a pontoon.":                                    "hull repaired",
		"Moody 33, 1976. Her sister Rosebud was broken up with wasted floors.":                                                                "",
		"Sea Ray 340, 2004. Kohler generator 355 hours; carb rebuilt 2023, hasn't been started this season.":                                  "charging serviced 2023; charging defect untested",
		"Moody 33, 1976. Teakdeck: original, 1976, im Jahr 2012 neu verfugt.":                                                                 "teak_deck original; teak_deck serviced 2012",
		"Moody 33, 1976. 2017 keel bolts: six drawn, four renewed.":                                                                           "keel_bolts serviced 2017",
		"Moody 33, 1976. Gasanlage: Prüfung nach G 607 zuletzt 2019.":                                                                         "gas serviced 2019",
		"Moody 33, 1976. Two house batteries and two start batteries, all 2024.":                                                              "batteries renewed 2024",
		"Moody 33, 1976. Water in the bilge was traced to a shower drain and cured.":                                                          "bilge repaired leak",
		"Moody 33, 1976. Gelcoat shows stress cracks around the davit bases.":                                                                 "deck defect crack",
		"Garcia 47, aluminium integral centreboard. There was pitting under the batteries from an old coin-in-the-bilge mishap, welded 2010.": "hull repaired corrosion",
		"Moody 33, 1976. One of the seacocks is stiff. One is original.":                                                                      "seacocks defect wear",
		"Moody 33, 1976. Earlier leak at the hatch still there.":                                                                              "other defect leak",
		"Moody 33, 1976. Rigged 2019, sails 2020.":                                                                                            "standing_rigging renewed 2019; sails renewed 2020",
		"Moody 33, 1976. The survey listed wasted stuffing box hoses, which I replaced right away.":                                           "shaft repaired corrosion; shaft serviced",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
