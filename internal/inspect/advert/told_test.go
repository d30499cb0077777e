package advert_test

import (
	"strings"
	"testing"
)

func TestWhatIsToldIsGivenToWhatItIsToldOf(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Standing rigging replaced 2012 except the backstay which is original.": "standing_rigging renewed 2012; standing_rigging defect left",
		"New sails 2023, bulkhead repaired under warranty in 2016.":             "sails renewed 2023; bulkheads repaired",
		"Engine: new head gasket 2021.":                                         "engine serviced 2021",
		"The engine has had its injectors replaced in 2019.":                    "engine serviced 2019",
		"Engine replaced in 2019 with a new starter motor.":                     "engine renewed 2019",
		"Rigging: new cap shrouds 2020.":                                        "standing_rigging serviced 2020",
		"Standing rigging: forestay 2015, the shrouds are still from 1998.":     "standing_rigging serviced 2015; standing_rigging renewed 1998",
		"Genoa sheets new.":                                        "running_rigging renewed",
		"Cabin heater Eberspächer D4 rebuilt 2022.":                "heating renewed 2022",
		"Bow thruster dead, motor removed for repair.":             "thruster defect dead; thruster defect missing",
		"Manual bilge pump needs a new diaphragm.":                 "bilge_pump defect needs",
		"Fridge compressor replaced but evaporator leaks gas.":     "fridge serviced; fridge defect leak",
		"Gas leaks at the cooker.":                                 "gas defect leak",
		"The boat lies in Kiel and the mast was replaced in 2015.": "mast renewed 2015",
		"Some of the deck caulking has failed.":                    "teak_deck defect wear",
		"Water comes into the bilge through the rudder stock.":     "bilge defect leak",
		"All lights work except the stern light.":                  "lights defect dead",
		"Main hatch leaks in following seas.":                      "windows defect leak",
		"Running backstays new 2020.":                              "running_rigging renewed 2020",
		"New fuel injection pump in 2022.":                         "engine serviced 2022",
		"Seacock for the galley is stiff.":                         "seacocks defect wear",
		"Deck moisture 8 years ago was high.":                      "deck defect moisture",
		"Keel bolts have never been pulled.":                       "keel_bolts defect untested",
		"Kielbolzen 2018 nachgezogen.":                             "keel_bolts serviced 2018",
		"Lightning strike 2020 all electronics renewed.":           "wiring defect lightning; electronics renewed 2020",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestWhatIsPricedOrRunIsNotDone(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Deck has some soft spots around the mast, quoted 3000 for repair.": "deck defect soft",
		"Osmosis, repair estimated at 8,000.":                               "hull defect blister",
		"Engine last run 2021.":                                             "",
		"All safety equipment out of date.":                                 "flares defect expired",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestLowReadingsOfMoistureAreNoDefect(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Moisture readings around 8 on Sovereign scale.":                  "hull clear moisture",
		"Hull moisture 5% or below everywhere.":                           "hull clear moisture",
		"Moisture readings of 25 below the waterline.":                    "hull defect moisture",
		"Survey from 2018: moisture 18-22 on the Tramex around the keel.": "keel defect moisture",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}
