package advert_test

import (
	"strings"
	"testing"
)

func TestWhatAnExceptionSaysIsSaidOfWhatItIsAnExceptionTo(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"The seacocks are fine but for the one in the heads, which is seized.":                                   "seacocks defect dead",
		"Seacocks all replaced 2016 except the one for the galley sink, which weeps.":                            "seacocks renewed 2016; seacocks defect leak",
		"Vannes changées en 2018 sauf celle des WC qui est bloquée.":                                             "seacocks renewed 2018; seacocks defect dead",
		"Prese a mare sostituite nel 2020 tranne quella della cucina che perde.":                                 "seacocks renewed 2020; seacocks defect leak",
		"Grifos de fondo cambiados en 2021 menos el del baño, que está agarrotado.":                              "seacocks renewed 2021; seacocks defect dead",
		"Afsluiters vervangen in 2020 behalve die van het toilet, die zit vast.":                                 "seacocks renewed 2020; seacocks defect dead",
		"Seeventile bis auf das WC-Ventil erneuert (2019); dieses ist schwergängig.":                             "seacocks renewed 2019; seacocks defect left; seacocks defect wear",
		"The seacocks were renewed in 2016. The remaining ones are original.":                                    "seacocks renewed 2016; seacocks original",
		"Seacocks renewed 2016 but the toilet is blocked.":                                                       "seacocks renewed 2016; heads defect dead",
		"The seacocks were renewed in 2016. This boat is tired.":                                                 "seacocks renewed 2016",
		"1x19 wire, replaced in 2011 apart from the backstay which I did in 2024.":                               "standing_rigging renewed 2011; standing_rigging serviced 2024",
		"Yanmar 2GM20 fitted 2004. The original Petter came out in 2004 and sits in my barn, free to the buyer.": "engine renewed 2004",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestWhatIsOnlyPlannedOrPastIsNotSoNow(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Heizung defekt, wird bis zur Übergabe repariert.":                                        "heating defect dead",
		"A rod rig that should have been replaced ten years ago.":                                 "rod_rigging defect needs",
		"You won't find any osmosis.":                                                             "hull clear blister",
		"She was in the water during Hurricane Ivan but not damaged.":                             "boat clear storm; hull clear damage",
		"A collision in 2015 damaged the port toe rail and topsides, professionally repaired.":    "hull repaired damage; deck repaired damage",
		"There was an electrical fire at the shore power socket in 2018, repaired by the dealer.": "boat defect fire; wiring serviced 2018; wiring repaired",
		"Grounded in 2019: keel lowered, grid inspected and found intact by a surveyor.":          "keel repaired grounding; keel serviced 2019",
		"The hull was treated for osmosis in 2001 with a ten year guarantee, which has expired.":  "hull repaired blister",
		"Warranty on engine to 2030.":                                                             "",
		"Watermaker pickled for the hurricane season, worked perfectly in May.":                   "",
		"Neither the VHF nor the plotter works.":                                                  "electronics defect dead",
		"Underwater exhaust hoses date from build.":                                               "exhaust original",
		"Port 612 hrs starboard 598 hrs. $64,900 Fort Lauderdale.":                                "engine_hours hours 612; engine_hours hours 598",
		"Twin Lehman 120, port 6,100 h, stbd 6,100 h.":                                            "engine_hours hours 6100",
		"Some softness in the deck, easy fix.":                                                    "deck defect soft",
		"Flares (exp. 2027).":                                                                     "flares serviced",
		"The gas locker does not drain overboard.":                                                "gas defect vent",
		"Two chainplates were found cracked in 2019 and all eight were replaced.":                 "chainplates repaired crack; chainplates renewed 2019",
		"Ruder war 2018 delaminiert, wurde neu aufgebaut.":                                        "rudder repaired delamination; rudder renewed 2018; rudder renewed",
		"Two seacocks were found dezincified; they have been renewed in DZR.":                     "seacocks repaired corrosion; seacocks renewed",
		"Gas hose out of date. Owner says the gas hose has since been replaced.":                  "gas repaired expired; gas renewed",
		"I had been told the chainplates weep, but the yard found nothing.":                       "chainplates clear leak",
		"Perkins 4236, Stunden unbekannt.":                                                        "",
		"The mizzen has rot at the partners.":                                                     "mast defect rot",
		"Rudder bearings were noisy; replaced 2022.":                                              "rudder repaired trouble; rudder renewed 2022",
		"Bilge pump works, manual one has a split diaphragm.":                                     "bilge_pump defect crack",
		"Stehendes Gut wird vom Rigger vor Verkauf geprüft.":                                      "",
		"Fuga de gasoil.":                         "fuel_tank defect leak",
		"Rudder stock was worn, sleeved in 2021.": "rudder repaired wear",
		"The paraffin heater smokes.":             "heating defect smoke",
		"Ponte marcio vicino alla landa.":         "deck defect rot",
		"Smell of diesel in the aft cabin.":       "fuel_tank defect leak",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
