package advert_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// dated tells what a text dates: the part, the year and, where only a component or one of several is dated, its name.
func dated(rd *advert.Reader, text string) string {
	var out []string
	for _, c := range rd.Read(advert.Text{Body: text}, 2026) {
		if c.Year == 0 {
			continue
		}
		said := fmt.Sprintf("%s %d", c.Item, c.Year)
		if c.Part != "" {
			said = fmt.Sprintf("%s %d", c.Part, c.Year)
		}
		if c.Kind != advert.SaysRenewed {
			said += " " + string(c.Kind)
		}
		out = append(out, said)
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}

func dates(t *testing.T, want map[string]string) {
	t.Helper()
	rd := load(t)
	for text, want := range want {
		if got := dated(rd, text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestDateOfAComponentDatesNothingElse(t *testing.T) {
	dates(t, map[string]string{
		"Windlass motor brushes 2022.":                            "Windlass motor brushes 2022 serviced",
		"Electric windlass Quick 1000W - new gearbox 2024.":       "windlass: gearbox 2024 serviced",
		"Deck hatches Lewmar 1988, handles 2020.":                 "Deck hatches: handles 2020 serviced; windows 1988",
		"Hatch gaskets new 2022.":                                 "Hatch gaskets 2022 serviced",
		"Mast lights LED 2022.":                                   "Mast lights LED 2022 serviced",
		"Mast step was rebuilt 2015.":                             "Mast step 2015 serviced",
		"Fuel tank sender 2022.":                                  "Fuel tank sender 2022 serviced",
		"Liferaft (hydrostatic release 2025).":                    "Liferaft: hydrostatic release 2025 serviced",
		"Sprayhood windows renewed 2021, sprayhood cloth 2012.":   "Sprayhood windows 2021 serviced; canvas 2012",
		"Cruising chute 2005 with snuffer 2017.":                  "Cruising chute: snuffer 2017 serviced; cruising chute 2005",
		"Autopilot head unit 2008.":                               "Autopilot head 2008 serviced",
		"Hydraulic bow thruster motor 2019.":                      "Hydraulic bow thruster motor 2019 serviced",
		"Écoute de grand-voile 2023.":                             "Écoute de grand-voile 2023 serviced",
		"Ankerwinde 2009, Relaisbox 2022.":                        "Ankerwinde: Relaisbox 2022 serviced; winches 2009",
		"Safran : bagues 2016.":                                   "Safran: bagues 2016 serviced",
		"Propane: two tanks 2021, hoses 2014.":                    "gas 2014; tanks 2021 serviced",
		"Cooker hose 2012.":                                       "gas 2012",
		"Stove 2017 with new burner 2023.":                        "Stove: new burner 2023 serviced; galley 2017",
		"Teak im Cockpit 2005 erneuert.":                          "Teak im Cockpit 2005 serviced",
		"Cockpit teak was replaced 2020.":                         "Cockpit teak 2020 serviced",
		"Main (Hood) 2008 restitched 2019.":                       "mainsail 2008; mainsail 2019 serviced",
		"Deck neu lackiert 2024.":                                 "deck 2024 serviced",
		"Standing rigging 2013; mizzen only in 2020.":             "mizzen rigging 2020; standing_rigging 2013",
		"Last gas safe check 2018.":                               "gas 2018 serviced",
		"House bank 4x 110 AGM 2018, start batts 2023.":           "batteries 2018; start battery 2023",
		"Batteries: domestic bank Trojans 2018, cranking 2022.":   "batteries 2018; start battery 2022",
		"Verbraucherbatterien AGM von 2017, Starterbatterie 2023": "batteries 2017; start battery 2023",
	})
}

func TestPartThatHeadsItsPhraseIsDatedAsAWhole(t *testing.T) {
	dates(t, map[string]string{
		"Engine 2022. Standing rigging 2019.":                                    "engine 2022; standing_rigging 2019",
		"Heads and hoses renewed in 2021.":                                       "heads 2021",
		"Saildrive seal changed 2021.":                                           "saildrive 2021",
		"Exhaust elbow 2020.":                                                    "exhaust 2020",
		"Bellows and gimbal bearings done 2023.":                                 "sterndrive 2023",
		"Engine had new heat exchanger, mixing elbow and raw water pump in 2022": "exhaust 2022; new heat exchanger 2022 serviced",
		"Seacocks in the heads were exchanged in 2020.":                          "seacocks 2020",
		"Engine replaced in 2019 with a new starter motor.":                      "engine 2019",
	})
}

func TestEngineOfTheTenderIsNotHers(t *testing.T) {
	reads(t, map[string]string{
		"1991 Sadler 34, Bukh 20, 1,480 hours. Tender AB 11ft with Yamaha 15 (2022, 80 hours).": "tender serviced 2022; engine_hours hours 1480",
		"1991 Sadler 34. Annexe 2018 avec moteur Yamaha 2,5 de 2020 (22 heures).":               "tender renewed 2018; tender serviced 2020",
		"1991 Sadler 34. Honda 2.3 outboard for the dinghy 2019.":                               "tender renewed 2019",
	})
}
