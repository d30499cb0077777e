package inspect_test

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestBrokenPartOfHullAndRigForbidsToSailWhereverTheAdjectiveStands(t *testing.T) {
	for _, name := range []string{"chainplate", "swage", "toggle", "spreader", "mast step", "keel bolt", "rudder", "rudder stock", "seacock", "shroud", "forestay", "mast", "tang", "through-hull", "chainplates", "keel bolts"} {
		for _, defect := range []string{"cracked", "broken", "bent", "corroded", "badly corroded", "fractured"} {
			for _, text := range []string{
				"1988 Hunter 31 has a " + defect + " " + name + " and I sail tomorrow offshore, is it ok?",
				"1988 Hunter 31, the " + name + " is " + defect + ", can I still sail?",
				"1988 Hunter 31, " + name + " " + defect + ". Is that a problem?",
				"Is it safe to sail a 1988 Hunter 31 with a " + defect + " " + name + "?",
				"Can I sail with my " + defect + " " + name + "?",
			} {
				r := assess(t, text)
				if len(r.Findings) == 0 || r.Findings[0].Grade != "A" || r.Warning() == "" || r.Summary[0] != r.Warning() || !strings.HasPrefix(r.Warning(), "Do not sail before") {
					t.Errorf("%q: got %q, findings %+v", text, r.Warning(), r.Findings)
				}
			}
		}
	}
}

func TestWhatIsSafeToSailIsNotForbidden(t *testing.T) {
	for _, text := range []string{"1988 Hunter 31, no cracks in the chainplates", "1988 Hunter 31, rigging original", "1988 Hunter 31, gas locker cracked", "1988 Hunter 31, deck soft", "1988 Hunter 31, is the chainplate cracked?", "1988 Hunter 31, cracked chainplate replaced 2020"} {
		if got := assess(t, text).Warning(); got != "" {
			t.Errorf("%q: got %q", text, got)
		}
	}
}

func TestRustInTheBilgeOfAMetalHullIsHerPlating(t *testing.T) {
	for text, want := range map[string]part.Item{
		"steel ketch 12 m from 1978, rust in the bilge":     part.HullShell,
		"Stahlyacht, Baujahr 1978, Rost in der Bilge":       part.HullShell,
		"1985 Catalina 30, rust in the bilge":               part.Bilge,
		"1990 sloop with aluminium mast, rust in the bilge": part.Bilge,
	} {
		f := assess(t, text).Findings
		found := false
		for _, f := range f {
			found = found || f.Item == want && f.Problem == part.Corrosion
		}
		if !found {
			t.Errorf("%q: no corroded %s in %+v", text, want, f)
		}
	}
}

func TestYearOfTheBoatIsFound(t *testing.T) {
	for text, want := range map[string]int{
		"steel ketch 12 m from 1978": 1978, "1995 Oyster 55": 1995, "1995 Zephyrion 55": 1995, "Segelyacht von 1988": 1988, "Voilier de 1985": 1985, "Bénéteau First 30 de 1980": 1980,
		"Bj. 1990, Stahl": 1990, "a sloop, sails from 2015": 0, "yacht painted in 2010": 0, "2019: new sails for the sloop": 0,
	} {
		if got := assess(t, text).Boat.Year; got != want {
			t.Errorf("%q: got %d, want %d", text, got, want)
		}
	}
}

func TestSealThatWasNeverChangedIsAFindingWithoutAYear(t *testing.T) {
	for _, text := range []string{"saildrive seal never changed", "Saildrive seal has never been replaced."} {
		if f := assess(t, text).Findings; len(f) != 1 || f[0].Item != part.Saildrive || f[0].Grade != "A" {
			t.Errorf("%q: got %+v", text, f)
		}
	}
}

func TestNumbersAreRoundAndYearsAreCounted(t *testing.T) {
	long := regexp.MustCompile(`\d\.\d{5,}`)
	for _, text := range []string{"1985 sloop 35 ft long, engine serviced 2024", "2025 sloop, engine serviced 2026", "1984 Catalina 30, soft deck", "1983 sloop 41 ft long, soft deck"} {
		data, err := json.Marshal(assess(t, text))
		if err != nil {
			t.Fatal(err)
		}
		if found := long.FindString(string(data)); found != "" || strings.Contains(string(data), "age 1 years") {
			t.Errorf("%q: %q in %s", text, found, data)
		}
	}
}

func TestTheWarningIsASentenceAlsoOfSeveral(t *testing.T) {
	for text, want := range map[string]string{
		"1988 Hunter 31, chainplates leak":               "Do not sail before this is put right: the chainplates leak.",
		"1988 Hunter 31, smell of gas from the gas pipe": "Do not sail before this is put right: the gas installation leaks.",
	} {
		if got := assess(t, text).Warning(); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
