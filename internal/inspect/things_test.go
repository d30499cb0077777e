package inspect_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestAFindingNamesWhatTheTextNames(t *testing.T) {
	for text, want := range map[string][]string{
		"2005 Lagoon 410. Electric toilets, port aft one leaks.":                                               {"Electric toilets: one of them leaks"},
		"2005 Lagoon 410. Raymarine plotter 2014, autopilot loses its course.":                                 {"Autopilot: has problems"},
		"2005 Lagoon 410. Generator Onan 2009 runs but shuts down after ten minutes.":                          {"Generator Onan: does not work"},
		"1959 Holzboot, Mahagoni. Drei Spanten im Vorschiff gebrochen. Das Ruder hat Spiel.":                   {"Spanten (bulkheads and frames): damaged"},
		"2005 Lagoon 410. Main bulkhead cracked. Forward crossbeam cracked.":                                   {"Main bulkhead: cracked", "Forward crossbeam: cracked"},
		"1981 Westerly Konsort. Seacocks serviced every winter, except the heads outlet which is seized open.": {"Seacocks and through-hulls: do not work (one of them)"},
		"1989 Catalina 34. Autohelm 4000 wheel pilot inoperable.":                                              {"Autohelm 4000 wheel pilot: does not work"},
		"1979 Marine Trader 40. Onan gen set not run in 5 years.":                                              {"Onan gen set: not run for long"},
		"1979 Marine Trader 40. DC panel is original and messy.":                                               {"Wiring: worn"},
		"Sloop bois, 1956, acajou sur chêne, 8,50 m. Deux bordés fendus sous la flottaison.":                   {"Hull: cracked"},
		"Steel cutter, 13.20 m, 1991. Rigging: stays 2009, mast aluminium 1991.":                               {"Standing rigging: about 17 years old"},
		"1978 Contessa 32. Navtex does not work.":                                                              {"Navtex: does not work"},
		"1978 Contessa 32. Navtex does not work. Radar and plotter are dead.":                                  {"Navtex, radar and plotter: do not work"},
		"2005 Lagoon 410. Fridge 2019, freezer dead.":                                                          {"Freezer: does not work"},
		"2005 Lagoon 410. Trampoline 2018, needs replacing. Bimini torn.":                                      {"Trampoline: needs work", "Bimini: worn"},
		"1985 Catalina 30. Alternator dead. Wind generator broken.":                                            {"Alternator: does not work", "Wind generator: damaged"},
		"1985 Catalina 30. Toilet leaks, holding tank cracked.":                                                {"Toilet: leaks", "Holding tank: cracked"},
		"1985 Catalina 30. Anchor chain rusty. Anchor bent.":                                                   {"Anchor chain: corroded", "Anchor: damaged"},
		"1986 steel ketch of 12 m. Mizzen mast has corrosion at its step.":                                     {"Mizzen mast: corroded"},
		"1985 Catalina 30. Fridge and freezer do not work. Raw water pump drips.":                              {"Fridge and freezer: do not work", "Raw water pump: leaks"},
		"Voilier de 1985, 9 m. Frigo HS. Guindeau bloqué.":                                                     {"Frigo (fridge): does not work", "Guindeau (winches and windlass): does not work"},
		"1985 Catalina 30. Mast cracked. Soft spots on the foredeck. Instruments u/s.":                         {"Mast and spars: cracked", "Deck: soft", "Instruments: do not work"},
	} {
		r := assess(t, text)
		for _, title := range want {
			if !slices.ContainsFunc(r.Findings, func(f inspect.Finding) bool { return f.Title == title }) {
				t.Errorf("%q: no finding %q in %v", text, title, titlesOf(r))
			}
		}
	}
}

func TestWhatIsNoMastHasNotItsCost(t *testing.T) {
	for text, priced := range map[string]bool{
		"1986 steel ketch of 12 m. Mast cracked above the spreaders.":      true,
		"1986 steel ketch of 12 m. Mizzen mast has corrosion at its step.": false,
		"1986 steel ketch of 12 m. Bowsprit rotten.":                       false,
	} {
		r := assess(t, text)
		if got := slices.ContainsFunc(r.Findings, func(f inspect.Finding) bool { return f.Cost != "" }); got != priced {
			t.Errorf("%q: a cost is told: %v", text, got)
		}
	}
}

func titlesOf(r inspect.Report) []string {
	var out []string
	for _, f := range r.Findings {
		out = append(out, f.Title)
	}
	return out
}

func TestAnEngineOfTheOtherSideIsNotRebuilt(t *testing.T) {
	r := assess(t, "1998 Privilege 435. Port engine rebuilt 2019 (Volvo MD22L, 900h since), starboard original 8,900 h.")
	if !slices.ContainsFunc(r.Findings, func(f inspect.Finding) bool { return f.Title == "Engine: 8900 hours" && f.Grade == "B" }) {
		t.Errorf("the hours of the starboard engine are no finding B: %v", titlesOf(r))
	}
}

func TestACrackInPlankOrPlateIsGrave(t *testing.T) {
	for text, grade := range map[string]string{
		"1956 carvel sloop of 8.5 m. Two planks split below the waterline.": "A",
		"1985 Catalina 30. Hull cracked near the bow.":                      "B",
	} {
		r := assess(t, text)
		if !slices.ContainsFunc(r.Findings, func(f inspect.Finding) bool { return f.Title == "Hull: cracked" && f.Grade == grade }) {
			t.Errorf("%q: no crack of grade %s in %v", text, grade, titlesOf(r))
		}
	}
}

func TestWhatHoldsTheMastUpIsGrave(t *testing.T) {
	for _, text := range []string{
		"1985 Catalina 30. The mast step has crushed into the deck about a quarter inch.",
		"1985 Catalina 30. The mast step has dropped and the cabin door no longer closes.",
		"1985 Catalina 30. Compression post is soft at the foot.",
		"1985 Catalina 30. Deck under the mast has sunk by half an inch.",
		"2011 Lagoon 400. The forward crossbeam has a crack at the starboard end.",
		"1978 Contessa 32. The aft lower chainplate lifts slightly when the rig is tensioned.",
	} {
		r := assess(t, text)
		if len(r.Findings) == 0 || !r.Findings[0].Told() || r.Findings[0].Grade != "A" || r.Findings[0].Item == part.Mast && r.Findings[0].Cost != "" {
			t.Errorf("%q: %+v", text, r.Findings)
		}
	}
}
