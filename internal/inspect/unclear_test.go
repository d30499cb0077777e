package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestWhatIsNotPlainIsQuotedAndNothingRestsOnIt(t *testing.T) {
	for text, quote := range map[string]string{
		"1983 Moody 33. The original Bukh gave up the ghost in 2010 and we had a Beta put in.":           "Bukh",
		"1990 Sadler 34. Water came in round the mast, since sealed, and the deck was soft there.":       "soft",
		"1990 Sadler 34. The rudder is believed to be cracked.":                                          "believed",
		"1990 Sadler 34. Rudder bearing worn, a new one is aboard (not fitted), the chainplates leak?? ": "not fitted",
	} {
		r := assess(t, text)
		if !slices.ContainsFunc(r.Unclear, func(u inspect.Unclear) bool { return strings.Contains(u.Quote, quote) }) {
			t.Errorf("%q: %q is not quoted in %+v", text, quote, r.Unclear)
		}
		for _, f := range r.Findings {
			if f.Evidence[0].Kind == "text" {
				t.Errorf("%q: finding %s %s", text, f.Grade, f.Title)
			}
		}
		if r.Warning() != "" {
			t.Errorf("%q: %s", text, r.Warning())
		}
	}
}

func TestWhatMayBeGraveIsAskedFirst(t *testing.T) {
	r := assess(t, "1990 Sadler 34. The cushions and a lamp are said to be perhaps damp. Perhaps the seacocks are seized.")
	if len(r.Unclear) == 0 || !r.Unclear[0].Grave || !strings.Contains(r.Unclear[0].Quote, "seacocks") {
		t.Errorf("got %+v", r.Unclear)
	}
	if first := r.Inquiries()[0]; !strings.Contains(first, "seacocks") {
		t.Errorf("the first question is %q", first)
	}
}

func TestWhatIsToldOfAnotherBoatIsNotEvenQuoted(t *testing.T) {
	r := assess(t, "1990 Sadler 34. We just got a Tartan 34, and the Tartan has the leaky chainplates.")
	if len(r.Unclear) > 0 || titled(r, "Chainplates") {
		t.Errorf("got %+v, %+v", r.Unclear, titles(r))
	}
}

func TestASentenceThatWasReadAsNothingIsQuotedForAnOldYearOrATrouble(t *testing.T) {
	for text, quote := range map[string]string{
		"1998 Princess 420. Engine room fire system, last certificate 2015.": "certificate 2015",
		"1984 Grand Banks 42. Seacocks exercised, two won't close.":          "won't close",
	} {
		if r := assess(t, text); !slices.ContainsFunc(r.Unclear, func(u inspect.Unclear) bool { return strings.Contains(u.Quote, quote) }) {
			t.Errorf("%q: got %+v", text, r.Unclear)
		}
	}
}

func TestWhatIsToldIsNotAskedFor(t *testing.T) {
	for text, never := range map[string]string{
		"1990 Sadler 34. The main is a Crusader of 2016.":                               "sails",
		"1990 Sadler 34. Standing rigging of unknown age.":                              "standing rigging",
		"1990 Sadler 34. Keel joint cracked and repaired by the yard in 2019.":          "Who repaired",
		"1990 Sadler 34. No idea on hours, the hour meter died before I got her.":       "How many hours",
		"1990 Sadler 34. Propane locker dry, hoses 2021.":                               "gas installation",
		"1990 Sadler 34. Rod rigging replaced 2014.":                                    "standing rigging",
		"2013 Lagoon 450. Never chartered. Two Yanmars, port 6,870 h, starboard 6,900.": "chartered",
	} {
		for _, q := range assess(t, text).Questions {
			if strings.Contains(q, never) {
				t.Errorf("%q: asked %q", text, q)
			}
		}
	}
}

func TestStatementsOfDifferentPiecesDoNotContradict(t *testing.T) {
	for _, text := range []string{
		"1988 Sabre 38. Main and jib 2020; 150 genoa is original.",
		"2001 Moody 44. Gas hoses 2021, regulator original.",
		"1988 Sabre 38. Raw water pump rebuilt and new impeller last month.",
		"1988 Sabre 38. Liferaft leaks? Replaced 2019. Deck dry but for a damp spot at the gate.",
		"1979 Catalina 30. Rig inspected 2025, replacement advised before 2027.",
	} {
		if found := assess(t, text).Contradictions; len(found) > 0 {
			t.Errorf("%q: %+v", text, found)
		}
	}
	if r := assess(t, "1991 Moody 36. Re-engined in 2014. Volvo Penta MD22, 1991, 3,870 hours."); !contradicted(r, "put in in 2014") {
		t.Errorf("two engines: %+v", r.Contradictions)
	}
}

func TestTheYearOfTheHeadLineIsHers(t *testing.T) {
	if r := assess(t, "J/105 #412, 2001, hull no. 412\nBottom sprayed 2021 by the yard."); r.Boat.Year != 2001 {
		t.Errorf("got %d", r.Boat.Year)
	}
}

func TestOneSeacockIsNotAll(t *testing.T) {
	r := assess(t, "1990 Sadler 34. Heads seacock seized.")
	if !titled(r, "Seacocks and through-hulls: one of them does not work") || r.Warning() != "" {
		t.Errorf("got %v, %q", titles(r), r.Warning())
	}
}

func TestAnAreaOfWhichAWordOccursIsNotCalledUnsaid(t *testing.T) {
	for _, a := range assess(t, "1990 Sadler 34. Lifejackets two, date unknown.").Areas {
		if a.Area == part.Safety && !a.Mentioned {
			t.Error("lifejackets are said nothing of")
		}
	}
}
