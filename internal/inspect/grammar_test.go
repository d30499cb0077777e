package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestGrammarOfAdvertsIsRead(t *testing.T) {
	in := load(t)
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
		if got := statements(in, text); !slices.Contains(got, want) {
			t.Errorf("%q: got %s, want %s", text, strings.Join(got, "; "), want)
		}
	}
}

func TestWhatIsNoDefectIsNotTakenForOne(t *testing.T) {
	in := load(t)
	for _, text := range []string{
		"1990 Sabre 36. Liferaft service due 2029.",
		"1990 Sabre 36. Liferaft, next service 2028.",
		"1990 Sabre 36. Two seacocks seized and were replaced in 2024.",
		"1990 Sabre 36. Engine serviced, passerelle stuck.",
		"1990 Sabre 36. Engine hours unknown as the meter failed.",
		"1990 Sabre 36. Windscreen wiper motor u/s.",
	} {
		for _, f := range in.Assess(inspect.Input{Texts: []advert.Text{{Source: "your message", Body: text}}, Year: thisYear}).Findings {
			if f.Evidence[0].Kind == "text" {
				t.Errorf("%q: %s: %s", text, f.Title, f.Deficiency)
			}
		}
	}
}

func TestOneSailCostsOneSail(t *testing.T) {
	budget := func(text string) float64 {
		for _, f := range assess(t, "1990 Sabre 36. "+text).Findings {
			if f.Item == part.Sails && f.Budget != nil {
				return f.Budget.High
			}
		}
		return 0
	}
	if one, both := budget("Mainsail tired."), budget("Sails tired."); one == 0 || one >= both {
		t.Errorf("one sail costs up to %.0f, both %.0f", one, both)
	}
}

func TestAgeOfWhatIsDueIsOneFindingWithIt(t *testing.T) {
	r := assess(t, "1990 Sabre 36. Standing rigging from 2012 and now due.")
	n := 0
	for _, f := range r.Findings {
		if f.Item == part.StandingRigging && f.Evidence[0].Kind == "text" {
			n++
		}
	}
	if n != 1 {
		t.Errorf("%d findings of the rigging: %+v", n, r.Findings)
	}
}

func TestChipOfGelcoatForbidsNothing(t *testing.T) {
	if r := assess(t, "2007 Princess V42. Gelcoat chip at the port bow."); r.Warning() != "" {
		t.Errorf("got %s", r.Warning())
	}
}

func TestHoursOfACharterBoatAreNoContradiction(t *testing.T) {
	if r := assess(t, "2014 Lagoon 450, ex charter, engine hours 5,210"); contradicted(r, "far above the usual") {
		t.Errorf("got %+v", r.Contradictions)
	}
	if r := assess(t, "2014 Lagoon 450, engine hours 5,210"); !contradicted(r, "far above the usual") {
		t.Error("so many hours of a private boat are not asked about")
	}
}

func TestMakeAndModelInFieldsOfAFeedNameTheBoat(t *testing.T) {
	for text, want := range map[string]string{
		"MAKE=Princess; MODEL=V42; YEAR=2007":               "princess-v42",
		`{"make":"Leopard","model":"45","year":2018}`:       "leopard-45",
		"Hersteller: Hanse\nModell: 388\nBaujahr: 2019":     "hanse-388",
		"'03 Catalina 36 MkII. Needs nothing. 1,500 hours.": "catalina-36-mkii",
	} {
		if got := assess(t, text).Boat; got.DesignID != want || got.Year == 0 {
			t.Errorf("%q: got %+v", text, got)
		}
	}
}
