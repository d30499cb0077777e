package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
)

// basis is all that moves the scores of a report.
func basis(r inspect.Report) string {
	var out []string
	for _, a := range r.Areas {
		for _, m := range a.Moves {
			out = append(out, m.Why)
		}
	}
	return strings.Join(out, "; ")
}

func TestBasisNamesThePiecesThatAreDated(t *testing.T) {
	for text, want := range map[string][]string{
		"2000 sloop. Ketch rig: standing rigging 2018, mizzen rigging 2021.":               {"standing rigging from 2018, mizzen rigging from 2021"},
		"1999 sloop. House batteries 2024, start battery 2025.":                            {"batteries from 2024, start battery from 2025"},
		"1999 sloop. Mainsail 2020, genoa 2023.":                                           {"mainsail from 2020, genoa from 2023"},
		"1999 sloop. Electric windlass - new gearbox 2024. Radar 2008, chartplotter 2019.": {"windlass: gearbox from 2024", "Radar from 2008, chartplotter from 2019"},
		"1999 sloop. Yanmar 30 hp, 900 hours. Tender with Yamaha 15 (2022, 80 hours).":     {"tender: Yamaha from 2022", "900 engine hours"},
	} {
		got := basis(assess(t, text))
		for _, w := range want {
			if !strings.Contains(got, w) {
				t.Errorf("%q: the basis is %q, want %q in it", text, got, w)
			}
		}
	}
}

func TestOldestPieceDecidesTheAge(t *testing.T) {
	for text, not := range map[string]string{
		"2001 sloop. AGM house bank of 2017, start battery 2023.": "batteries from 2023",
		"2019 sloop. Gennaker 2024.":                              "sails from 2024",
		"2013 catamaran. Yamaha 15 for the dinghy 2022.":          "engine from 2022",
		"1999 sloop. Pivot pin of the keel replaced 2017.":        "; keel from 2017",
	} {
		if got := basis(assess(t, text)); strings.Contains(got, not) {
			t.Errorf("%q: the basis has %q", text, not)
		}
	}
}

func TestToldAgesPastTheirLimitAreFindings(t *testing.T) {
	for text, want := range map[string]string{
		"1987 sloop. Gas: two bottles in a locker that drains overboard. Hose dated 2016.":  "Gas installation: about 10 years old",
		"2001 sloop. House batteries AGM 2x 140 Ah of 2017, starter battery 2023.":          "Batteries: about 9 years old",
		"2001 sloop. Rettungsinsel Plastimo 6 Pers. Baujahr 2009, letzte Wartung 2018.":     "Liferaft: about 17 years old",
		"1991 ketch. All standing rigging replaced by stainless 2013; mizzen only in 2020.": "Standing rigging: about 13 years old",
		"1999 sloop. Trinquette 2005, spi asymétrique 2010.":                                "Further sails: up to 21 years old",
		"1988 sloop. Sails 2009/2020.":                                                      "Sails: about 17 years old",
		"1977 sloop. Rig 2016.":                                                             "Standing rigging: about 10 years old",
		"2003 trimaran. Waterstays changed 2014, shrouds 2019.":                             "Waterstay: about 12 years old",
		"2016 Sea Ray. Twin Mercruiser petrol engines. Manifolds and risers replaced 2021.": "Exhaust: about 5 years old",
		"2014 sloop. CO detectors from factory.":                                            "Gas and smoke alarms: about 12 years old",
		"1991 sloop. Flares 2022.":                                                          "Flares: about 4 years old",
		"1936 cutter. Galvanised standing rigging parcelled and served, last redone 2014.":  "Standing rigging: about 12 years old",
		"2014 catamaran. Saildrive seals: port 2024, starboard 2016.":                       "Saildrive: about 10 years old",
	} {
		r := assess(t, text)
		if !slices.ContainsFunc(r.Findings, func(f inspect.Finding) bool { return f.Title == want }) {
			t.Errorf("%q: no finding %q", text, want)
		}
	}
}

func TestWhatIsToldOnceContradictsNothing(t *testing.T) {
	for _, text := range []string{
		"1987 sloop. Gas: two bottles in a locker. Hose dated 2016. Bubble tester fitted.",
		"2008 sloop. 400Ah LiFePO4 Victron 2023 with Orion DC-DC, alternator original.",
		"2013 catamaran, ex-Moorings? No! - privately owned, but she did do two seasons in a charter fleet in the BVI.",
		"1979 ketch. Some of the core around the port side chainplates was wet, that was dug out and replaced with new balsa in 2022.",
		"1936 cutter. Flares TTB 2027.",
		"1936 cutter, laid up until 2005 when she had a full restoration: new frames and all new keel bolts.",
		"2016 Sea Ray. Starboard drive replaced under insurance 2023. Port drive original.",
		"1992 sloop. Yanmar, 6,100 hrs (meter replaced 2009 at 3,300, now reads 2,800).",
		"1992 sloop. Fuel tank: aluminum original was replaced in 2017, new 55 gal tank.",
		"1992 sloop. Mast pulled and painted 2018, wiring in mast new.",
		"2007 Bayliner, 380 hrs. Engine rebuilt after water ingestion 2019, 90 hrs on it.",
		"2013 catamaran. Heat exchanger weeping - new pump on board, not fitted.",
		"2004 sloop. Anchor chain 2018, Delta anchor original. Saloon upholstery original, flybridge upholstery 2012.",
	} {
		for _, c := range assess(t, text).Contradictions {
			t.Errorf("%q: %s", text, c.Text)
		}
	}
}
