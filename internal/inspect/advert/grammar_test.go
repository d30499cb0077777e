package advert_test

import (
	"slices"
	"strings"
	"testing"
)

func TestGrammarOfAdvertsIsRead(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Rigging replaced and certified in 2021.":                         "standing_rigging renewed 2021",
		"Hatch on the engine leaks.":                                      "windows defect leak",
		"Seacocks in the heads were exchanged in 2020.":                   "seacocks renewed 2020",
		"Struck by lightning in 2016, all instruments fitted afterwards.": "electronics renewed 2016",
		"Liferaft, next service 05/2023.":                                 "liferaft defect expired",
		"Die Heckluke ist undicht.":                                       "windows defect leak",
		"Im Vorschiff dringt am Vorluk Wasser ein.":                       "windows defect leak",
		"Batterien vor drei Jahren erneuert.":                             "batteries renewed 2023",
		"Volvo diesel, some eighteen hundred hours.":                      "engine_hours hours 1800",
		"Twin Perkins, 4,480 / 4,510 hrs.":                                "engine_hours hours 4480",
		"Heater serviced 10/25.":                                          "heating serviced 2025",
		"Rot removed from the mast in 2019.":                              "mast repaired rot",
		"A 2011 Beta diesel that needs new engine mounts.":                "engine_mounts defect needs",
		"The engine burns about a litre of oil in fifty hours.":           "engine defect oil",
		"Batteries upgraded to lithium in 2023.":                          "lithium_batteries renewed 2023",
		"Two seacocks seized and replaced 2024.":                          "seacocks renewed 2024",
		"Moisture around the stanchion bases.":                            "deck defect moisture",
		"Steel ketch 12 m. Rust weeping from the chain locker.":           "hull defect corrosion",
	} {
		if got := cues(rd, text); !slices.Contains(got, want) {
			t.Errorf("%q: got %s, want %s", text, strings.Join(got, "; "), want)
		}
	}
}

func TestAdjectivesBindToTheirOwnNouns(t *testing.T) {
	rd := load(t)
	const want = "keel_bolts defect corrosion; deck defect soft"
	for _, text := range []string{"rusty keel bolts, soft deck", "rusty keel bolts and soft deck", "keel bolts rusty, deck soft", "keel bolts rusty deck soft", "rusted keel bolts, a soft deck", "keel bolts are rusty and the deck is soft"} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestMoistureIsReadWithItsMeasure(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"deck dry, moisture meter low":    "deck clear moisture",
		"deck moisture readings are low":  "deck clear moisture",
		"hull moisture level normal":      "hull clear moisture",
		"moisture meter high on the deck": "deck defect moisture",
		"the deck is not dry":             "deck defect moisture",
		"the deck is wet":                 "deck defect moisture",
		"dry sailed since 2010":           "",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
