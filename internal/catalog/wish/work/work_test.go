package work_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
	"github.com/fairlead/fairlead/internal/catalog/wish/work"
)

// read reads the works of a text.
func read(t *testing.T, text string) (r work.Reader, found bool) {
	t.Helper()
	words := wishtest.Words(t)
	s := sentence.New(text, words)
	s.ReadPhrases(2, func(int, int) bool { return true })
	r = work.New(s, words)
	return r, r.Read()
}

func TestWhatWasDoneToABoatIsToldBack(t *testing.T) {
	for text, want := range map[string]string{
		"ketch, teak decks replaced after 2010":     "teak decks replaced after 2010",
		"ketch with new upholstery 2020":            "new upholstery 2020",
		"batteries new in 2023":                     "batteries new in 2023",
		"Segelyacht, Motor überholt 2015":           "Motor überholt 2015",
		"voilier, peinture refaite en 2019":         "peinture refaite en 2019",
		"re-engined in 2012":                        "re engined in 2012",
		"ketch with a new engine, 2005":             "",
		"ketch built in 2005":                       "",
		"sails 2019, built 2005":                    "sails 2019",
		"ketch from 2005 with engine and batteries": "",
	} {
		r, found := read(t, text)
		var told []string
		for i, w := range r.Words {
			if w.Unmet {
				told = append(told, r.Raw(i))
				if !w.Used {
					t.Errorf("%q: %q is free", text, w.Fold)
				}
			}
		}
		if got := strings.Join(told, " "); got != want || found != (want != "") {
			t.Errorf("%q: %q is told back, %v; want %q", text, got, found, want)
		}
	}
}

func TestThePhrasesOfAWorkAreNotAskedFor(t *testing.T) {
	r, _ := read(t, "bow thruster, teak decks replaced 2010")
	of := func(value string) bool {
		return slices.ContainsFunc(r.Spans, func(s sentence.Span) bool { return s.Effects[0].Value == value })
	}
	if !of("bow_thruster") || of("teak_deck") {
		t.Errorf("the phrases are %v", r.Spans)
	}
}

func TestATimeMayBeOfAPart(t *testing.T) {
	r, _ := read(t, "new cushions, max 5 years old sails, new rigging (less than 6 years), sold in 2026, 10 years old")
	word := func(fold string) int {
		return slices.IndexFunc(r.Words, func(w sentence.Word) bool { return w.Fold == fold })
	}
	if !r.OfPart(0, 1) || r.OfPart(word("max"), word("max")+1) {
		t.Error("the cushions are new")
	}
	if !r.AgeOfPart(word("5")+2) || r.AgeOfPart(word("10")+2) {
		t.Error("the sails are so old")
	}
	if !r.InBrackets(word("6")) || r.InBrackets(word("2026")) {
		t.Error("the brackets tell of the rigging")
	}
	if !r.SoldIn(word("2026")) || r.SoldIn(word("6")) {
		t.Error("the year is that of a sale")
	}
	if !work.IsNew("neuf") || work.IsNew("old") || !work.OfRig("mast") || work.OfRig("hull") {
		t.Error("the words of parts are known")
	}
}
