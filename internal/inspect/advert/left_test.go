package advert_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/advert"
)

func TestWhatIsLeftOutOfAStatementIsToldOfItsOwn(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Moody 33, 1976. Lower shrouds 2020, the rest 2006.":                                                       "standing_rigging serviced 2020; standing_rigging renewed 2006",
		"Standing rigging all replaced in 2017 apart from the lower shrouds.":                                      "standing_rigging renewed 2017; standing_rigging defect left",
		"Moody 33, 1976. Rigging replaced in 2017 apart from the lower shrouds, which are from 2006.":              "standing_rigging renewed 2017; standing_rigging serviced 2006",
		"Stehendes Gut 2018 erneuert, nur das Vorstag ist noch das alte.":                                          "standing_rigging renewed 2018; standing_rigging defect left",
		"Gréement dormant changé en 2019 sauf l'étai.":                                                             "standing_rigging renewed 2019; standing_rigging defect left",
		"Sartiame rifatto nel 2014 tranne lo strallo di prua.":                                                     "standing_rigging renewed 2014; standing_rigging defect left",
		"Decks solid bar a patch.":                                                                                 "deck defect soft",
		"Windows resealed, but number three dribbles.":                                                             "windows repaired leak; windows defect leak",
		"Everything works except the windlass.":                                                                    "winches defect dead",
		"Hull dry except round the rudder stock.":                                                                  "hull clear moisture; hull defect moisture",
		"Starboard manifold and risers done spring 2023, port ones still original.":                                "exhaust renewed 2023; exhaust defect left",
		"Embase : soufflets remplacés en 2024 sur tribord uniquement.":                                             "sterndrive renewed 2024; sterndrive defect left",
		"Both tanks are rusty, starboard replaced by aluminium 2012.":                                              "fuel_tank defect corrosion; fuel_tank renewed 2012",
		"The diesel tank is pitted, replaced with stainless 2020.":                                                 "fuel_tank repaired corrosion; fuel_tank renewed 2020",
		"Port saildrive resealed 2022; starboard was due the same year.":                                           "saildrive renewed 2022; saildrive defect needs",
		"Fuel tanks original; no leaks seen but staining below.":                                                   "fuel_tank original; fuel_tank clear leak; fuel_tank defect wear",
		"No electrics other than a battery for the nav lights, which don't work.":                                  "lights defect dead",
		"Saildrives SD50: port diaphragm changed 2022, starboard still from 2013.":                                 "saildrive renewed 2022; saildrive defect left",
		"A number of steamed timbers are cracked and eleven have been sistered; we would suggest a further eight.": "bulkheads repaired crack; bulkheads defect crack",
		"Bulloni della chiglia controllati nel 2020, due sostituiti.":                                              "keel_bolts serviced 2020",
		"New batteries are promised as part of the sale.":                                                          "",
		"Le voilier voisin a démâté l'an dernier.":                                                                 "",
		"The escape hatch on the port hull weeps.":                                                                 "windows defect leak",
		"There's a smell of gas in the bilge when the tank is topped off.":                                         "fuel_tank defect leak",
		"Smell of gas near the cooker.":                                                                            "gas defect leak",
		"No CO detector.":                                                                                          "alarms defect missing",
		"Landstromanlage ohne FI-Schutzschalter, hat uns nie gestört.":                                             "residual_current defect missing",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestGaugedPlateIsRead(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Steel ketch, 1984. Ultrasound 2022: bottom 4.6 to 5.1 mm.":                                      "hull serviced 2022",
		"Steel cutter. Thickness measured 2021, thinnest 3.1 mm of 5.":                                   "hull serviced 2021; hull defect thin",
		"Steel ketch. Hull measured by ultrasound: two readings of 2.9 mm at the chain locker.":          "hull serviced; hull defect thin",
		"Steel ketch. Hull measured by ultrasound: two readings of 2.9 mm at the chain locker, doubled.": "hull serviced; hull repaired thin",
		"Voilier acier. Epaisseurs mesurées en 2019, minimum 2,4 mm sous le moteur.":                     "hull serviced 2019; hull defect thin",
		"Steel ketch. Plate thickness at the turn of the bilge is 2.8 mm.":                               "hull defect thin",
		"Stahlketsch. Blechstärke laut Gutachten 2021 an einer Stelle 2,4 mm.":                           "hull defect thin",
		"Steel ketch, built with hull thickness 6 mm, deck 4 mm, superstructure 2.5 mm.":                 "",
		"Steel cruiser. Thickness measurement 2019: min 3,8 mm, at the bow thruster tube 3,1 mm.":        "hull serviced; hull defect thin",
		"Steel ketch. Hull thickness 5 mm, deck 4 mm.":                                                   "",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestWhatIsCalledHarmlessIsKnown(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]bool{
		"Stahlyacht. Rostspuren unbedenklich.":                          true,
		"Kiel: leichte Rostspuren, laut Gutachter unbedenklich.":        true,
		"The yard found nothing more than a scratch on the keel.":       true,
		"Cloison principale: petites fissures de gelcoat sans gravité.": true,
		"Kiel: Rostspuren.": false,
		"The bulkhead is cracked, which is not harmless.": false,
	} {
		read := rd.Read(advert.Text{Body: text}, thisYear)
		if len(read) != 1 || read[0].Minor != want {
			t.Errorf("%q: got %+v, want it called harmless: %v", text, read, want)
		}
	}
}
