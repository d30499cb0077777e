package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
)

func TestAServiceLongPastIsAFindingAndSpeaksForNothing(t *testing.T) {
	for text, want := range map[string]string{
		"2001 Princess 42. Fire suppression in the engine room (service sticker 2016).": "A Fire extinguishers and blanket: last serviced 10 years ago",
		"2017 Merry Fisher 795, Yamaha F200. Engine last serviced spring 2022.":         "B Engine: last serviced 4 years ago",
		"1962 Folkboat, 7.6 m. Keel bolts last drawn 2001.":                             "B Keel bolts: last drawn or looked at 25 years ago",
		"2004 Bavaria 38. Six-man liferaft (2012, last serviced 2018).":                 "B Liferaft: about 14 years old",
		"1983 Catalina 30. Gas hose is original.":                                       "A Gas installation: about 43 years old",
		"1974 Swan 44. Steering cables original.":                                       "A Steering: about 52 years old",
	} {
		r := assess(t, text)
		if !slices.ContainsFunc(r.Findings, func(f inspect.Finding) bool { return f.Grade+" "+f.Title == want }) {
			t.Errorf("%q: %q is missing in %v", text, want, titles(r))
		}
		for _, a := range r.Areas {
			for _, m := range a.Moves {
				if strings.HasPrefix(m.Why, "seller says serviced") {
					t.Errorf("%q: %q speaks for her", text, m.Why)
				}
			}
		}
	}
}

func titles(r inspect.Report) []string {
	var out []string
	for _, f := range r.Findings {
		out = append(out, f.Grade+" "+f.Title)
	}
	return out
}

func TestFindingsInWoodAndMetalDoNotSpeakOfPlastic(t *testing.T) {
	for text, want := range map[string]string{
		"1962 Folkboat, clinker larch on oak, 7.6 m. Canvas deck with a few splits.": "canvas or ply",
		"1990 steel ketch, 11 m. The hull has blisters.":                             "paint that rust lifts",
		"Ovni 385, 2001, aluminium. Corrosion on the hull.":                          "Aluminium pits",
	} {
		if r := assess(t, text); len(r.Findings) == 0 || !strings.Contains(r.Findings[0].Why, want) {
			t.Errorf("%q: %q is missing in %v", text, want, r.Findings)
		}
	}
}

func TestMotorBoatsByTheirMakerHaveNoRig(t *testing.T) {
	for _, text := range []string{"2003 Sea Ray 290 Sundancer, twin MerCruiser, 412 hours.", "Linssen Grand Sturdy 36.9 AC, 2005, Stahl. Batterien 2021."} {
		for _, a := range assess(t, text).Areas {
			if a.Area == "rig" {
				t.Errorf("%q has a rig", text)
			}
		}
	}
}

func TestNoGasIsNotAskedFor(t *testing.T) {
	r := assess(t, "1979 Grand Banks 42. Propane stove replaced with induction - no propane aboard. Teak decks removed 2015.")
	if all := strings.Join(append(r.Questions, r.Surveyor...), " "); strings.Contains(all, "gas installation") || strings.Contains(all, "teak deck,") {
		t.Errorf("got %q", all)
	}
}

func TestLengthsAreHeldAgainstEachOther(t *testing.T) {
	for text, want := range map[string]int{
		"Nauticat 33 ketch, 1982. LOA 10.1 m (36 ft), beam 3.25 m.":                                       1,
		"Nauticat 33 ketch, 1982. LOA 10.1 m (33 ft).":                                                    0,
		"1991 Island Packet 35. LOA 45 ft?? the listing service says 45 but she is 37'6\" with bowsprit.": 0,
	} {
		if got := assess(t, text).Contradictions; len(got) != want {
			t.Errorf("%q: got %v, want %d", text, got, want)
		}
	}
}

func TestWhatIsWrongWithAFittingHidesNothingOfTheWhole(t *testing.T) {
	for text, want := range map[string][]string{
		"1990 Sadler 34. Swim platform has a small soft spot. The deck is soft at the mast.":    {"B Deck: soft", "C Deck fittings: soft"},
		"1990 Sadler 34. The deck is soft at the mast. Swim platform has a small soft spot.":    {"B Deck: soft", "C Deck fittings: soft"},
		"Ribeye A600 RIB, 2015. Starboard tube has a slow leak. The hull leaks.":                {"A Hull: leaks", "B Inflatable tubes: leak"},
		"Ribeye A600 RIB, 2015. The port tube leaks at the valve. Water leaks through the hull": {"A Hull: leaks", "B Inflatable tubes: leak"},
	} {
		got := titles(assess(t, text))
		for _, title := range want {
			if !slices.Contains(got, title) {
				t.Errorf("%q: %q is missing in %v", text, title, got)
			}
		}
	}
}
