package advert_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/advert"
)

func TestSellersSentencesAreReadOfWhatTheyName(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"2005 Lagoon 410. Forward crossbeam shows cracks at the port end fitting.":                              "bulkheads defect crack",
		"2005 Lagoon 410. Autopilot loses its course in following seas.":                                        "electronics defect trouble",
		"2005 Lagoon 410. Generator Onan 2009 runs but shuts down after ten minutes.":                           "charging renewed 2009; charging defect dead",
		"1984 Grand Banks 42. Hurth gearbox on starboard engine slips when cold.":                               "gearbox defect trouble",
		"1984 Grand Banks 42. Window frames on the starboard side of the saloon leak.":                          "windows defect leak",
		"1984 Grand Banks 42. Propane solenoid is not working so the valve must be opened by hand.":             "gas defect dead",
		"1986 Catalina 22. Trailer has new tires 2023, one fender is rusted out.":                               "trailer renewed 2023; trailer defect corrosion",
		"Narrowboat, 57ft, 2003. BSS certificate runs out March 2027. Pitting to 1.2 mm around the weed hatch.": "hull defect corrosion",
		"1990 Sadler 34. Gas certificate ran out in March 2024.":                                                "gas defect expired",
		"First 31.7, 2003. Vanne du cockpit dure.":                                                              "seacocks defect wear",
		"1978 Nauticat 33. Wooden masts, main mast has rot at the heel, the mizzen is good.":                    "mast defect rot",
		"1985 Vancouver 27. Standing rig 2016 incl. bottlescrews.":                                              "standing_rigging renewed 2016",
		"2000 Bavaria 37 Cruiser. Am Kielansatz vorne zeigt sich ein Haarriss.":                                 "keel defect crack",
		"1999 Mainship 350. Genset Westerbeke 5kw doesn't make AC.":                                             "charging defect dead",
		"1999 Mainship 350. A flooding in 2018 (stuffing box let go).":                                          "",
		"1986 Catalina 22. Keel needs new paint.":                                                               "keel defect wear",
		"1978 Contessa 32. The aft lower chainplate on the port side lifts slightly when the rig is tensioned.": "chainplates defect play",
		"2003 Ribcraft 585, Yamaha outboard. Lower unit resealed 2021.":                                         "",
		"1959 Holzboot. Gasherd, Prüfung abgelaufen.":                                                           "gas defect expired",
		"1959 Holzboot. Kielbolzen zuletzt 2009 gezogen.":                                                       "keel_bolts serviced 2009",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestWhatIsWrongAgainOrOnlyPromisedIsNotPutRight(t *testing.T) {
	rd := load(t)
	for text, plain := range map[string]bool{
		"2005 Lagoon 410. There is a hairline crack in the main bulkhead, it was glassed over in 2017 and has opened again.": true,
		"1980 Sadler 32. Coachroof cracked, was filled and repaired in 2019 but has cracked again.":                          true,
		"1980 Sadler 32. Stern gland weeps slightly and will be attended to before completion.":                              true,
		"1980 Sadler 32. Main hatch leaks, to be resealed before the sale.":                                                  true,
		"2005 Lagoon 410. There was a crack in the main bulkhead, it was glassed over in 2017.":                              false,
		"1980 Sadler 32. Stern gland weeps, was attended to in 2024.":                                                        false,
	} {
		got := slices.ContainsFunc(rd.Read(advert.Text{Body: text}, 2026), func(c advert.Cue) bool { return c.Kind == advert.SaysDefect && c.Doubt == "" })
		if got != plain {
			t.Errorf("%q: told plainly: %v", text, got)
		}
	}
}
