package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// titled reports whether a finding's title begins so.
func titled(r inspect.Report, title string) bool {
	return slices.ContainsFunc(r.Findings, func(f inspect.Finding) bool { return strings.HasPrefix(f.Title, title) })
}

func contradicted(r inspect.Report, words string) bool {
	return slices.ContainsFunc(r.Contradictions, func(c inspect.Contradiction) bool { return strings.Contains(c.Text, words) })
}

func TestWatchListKeepsToTheYearsOfTheDesignWhereNoYearIsTold(t *testing.T) {
	if r := assess(t, "Hanse 388 for sale, Kiel"); titled(r, "Known on this design") {
		t.Errorf("built from 2017, but warned of years before: %+v", r.Findings)
	}
	if !titled(assess(t, "Catalina 30 for sale"), "Known on this design: keel") {
		t.Error("a design that was built in the years of an entry is not warned of without a year")
	}
}

func TestYearBeforeTheBuilderIsAContradiction(t *testing.T) {
	r := assess(t, "1974 Bavaria 38 fibreglass sloop")
	if r.Boat.DesignID == "bavaria-ocean-38" || strings.Contains(r.Boat.Design, "agrees") {
		t.Errorf("taken for %s: %s", r.Boat.DesignID, r.Boat.Design)
	}
	if !contradicted(r, "Bavaria has built boats only since 1978") {
		t.Errorf("got %+v", r.Contradictions)
	}
	if r := assess(t, "1979 Bavaria 38 fibreglass sloop"); contradicted(r, "only since") {
		t.Errorf("got %+v", r.Contradictions)
	}
}

func TestNothingIsSaidToAgreeThatWasNotCompared(t *testing.T) {
	if r := assess(t, "1998 Bavaria Ocean 38"); strings.Contains(r.Boat.Design, "agrees") {
		t.Errorf("the table has no years of her: %s", r.Boat.Design)
	}
}

func TestSailsOfDifferentYearsAreDifferentItems(t *testing.T) {
	r := assess(t, "1984 Catalina 30. Sails: original main, genoa 2015")
	if contradicted(r, "original") {
		t.Errorf("got %+v", r.Contradictions)
	}
	for _, want := range []string{"Mainsail: about 42 years old", "Genoa: about 11 years old"} {
		if !titled(r, want) {
			t.Errorf("no finding %q in %+v", want, r.Findings)
		}
	}
	if r := assess(t, "1984 Catalina 30. All sails original. New sails in 2015."); !contradicted(r, "sails original") {
		t.Errorf("got %+v", r.Contradictions)
	}
}

func TestWhatIsFittedIsNotPassedOver(t *testing.T) {
	r := assess(t, "2019 Hanse 388, Volvo D1-30 saildrive, teak deck, 400 hours")
	if !titled(r, "Saildrive: age not told") || !slices.ContainsFunc(r.Questions, func(q string) bool { return strings.Contains(q, "saildrive's hull seal") }) {
		t.Errorf("a saildrive of seven years: %+v %q", r.Findings, r.Questions)
	}
	for _, a := range r.Areas {
		if a.Area == part.Deck && !a.Assessed {
			t.Error("a teak deck is nothing said of the deck")
		}
	}
	for _, text := range []string{"2024 Hanse 388, saildrive", "2019 Hanse 388, saildrive seal renewed 2025", "2019 Hanse 388, shaft drive, no saildrive"} {
		if r := assess(t, text); titled(r, "Saildrive") {
			t.Errorf("%q: %+v", text, r.Findings)
		}
	}
	if r := assess(t, "2021 Hanse 388, Yanmar saildrive"); !titled(r, "Saildrive: age not told") {
		t.Errorf("a Yanmar's seal after five years: %+v", r.Findings)
	}
}

func TestSaidInOtherWordsIsFound(t *testing.T) {
	for text, want := range map[string]string{
		"1990 Moody 33, liferaft out of date":                "Liferaft: out of date",
		"1990 Moody 33. EPIRB battery expired 2023.":         "EPIRB: out of date",
		"1990 Moody 33. Bilge usually has a bit of water.":   "Bilge: leaks",
		"1985 Catalina 30, Catalina smile visible":           "Keel: not tight at its joint",
		"1990 Moody 33. There is an oil leak at the gearbox": "Gearbox: leaks",
	} {
		if r := assess(t, text); !titled(r, want) {
			t.Errorf("%q: no %q in %+v", text, want, r.Findings)
		}
	}
	for _, text := range []string{"1990 Moody 33. No water in the bilge.", "1990 Moody 33. Bilge water alarm fitted."} {
		if r := assess(t, text); titled(r, "Bilge") {
			t.Errorf("%q: %+v", text, r.Findings)
		}
	}
}

func TestHoursOfAGeneratorAreNotTheEngines(t *testing.T) {
	if r := assess(t, "2007 Fairline Targa 38, Volvo D6, 410 hours. Generator 320 hours."); contradicted(r, "hours in one place") {
		t.Errorf("got %+v", r.Contradictions)
	}
	if r := assess(t, "1991 Hallberg-Rassy 36, 1,200 engine hours. The hour meter shows 3400."); !contradicted(r, "1200 hours in one place and 3400 in another") {
		t.Errorf("got %+v", r.Contradictions)
	}
	if r := assess(t, "1998 Princess 42, twin diesel engines with 650 and 980 hours"); contradicted(r, "hours in one place") {
		t.Errorf("two engines: %+v", r.Contradictions)
	}
}
