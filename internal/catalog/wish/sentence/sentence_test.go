package sentence_test

import (
	"regexp"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
	"github.com/fairlead/fairlead/internal/geo"
)

// word is the first word of a sentence that is folded so.
func word(t *testing.T, s *sentence.Sentence, fold string) int {
	t.Helper()
	i := slices.IndexFunc(s.Words, func(w sentence.Word) bool { return w.Fold == fold })
	if i < 0 {
		t.Fatalf("%q has no word %q", s.Text, fold)
	}
	return i
}

func TestASentenceKeepsItsWordsAsTheyAreWritten(t *testing.T) {
	s := wishtest.Sentence(t, "Bénéteau 42DS, approx. 60k")
	if got := s.Raw(0) + "|" + s.RawOf(1, 3) + "|" + s.Gap(2); got != "Bénéteau|42DS|, " {
		t.Errorf("got %q", got)
	}
	if s.Touching(1) != 3 || !s.Capitals(2) || s.Capitals(0) {
		t.Error("the letters of 42DS touch it, and are capitals")
	}
	if !s.Breaks(2) || s.Breaks(3) {
		t.Error("a comma breaks a sentence, the stop behind a shortened word does not")
	}
	if s.Fold(0) != "beneteau" || !s.Figure(1) || s.Figure(0) {
		t.Errorf("the words are %q and %q", s.Fold(0), s.Fold(1))
	}
	if end := len(s.Words); s.Gap(-1)+s.Gap(end-1)+s.Fold(-1)+s.Fold(end) != "" || s.Figure(-1) || s.Figure(end) || s.Breaks(-1) || s.Breaks(end) {
		t.Error("nothing stands beyond the ends")
	}
	if i, j := s.At(s.Words[1].Start, s.Words[2].End); i != 1 || j != 3 {
		t.Errorf("words %d to %d", i, j)
	}
}

func TestWordsAreUsedOnceAndToldBack(t *testing.T) {
	s := wishtest.Sentence(t, "a teak deck and two cabins")
	s.Use(1, 3)
	if s.Free(0, 2) || s.Free(1, 2) || !s.Free(3, 6) || s.Free(5, 7) || s.Free(-1, 0) {
		t.Error("used words, and those beyond the ends, are not free")
	}
	s.TellBack(3, 4)
	if !s.Words[3].Unmet || !s.Free(3, 4) {
		t.Error("a word that is told back stays free")
	}
	if i, j := s.FreeAround(4, 5); i != 3 || j != 6 {
		t.Errorf("free are the words from %d to %d", i, j)
	}
	s.UseMatches(regexp.MustCompile(`two \w+`))
	if s.Unread(4, 6) || s.Free(5, 6) {
		t.Error("what an expression finds is used")
	}
}

func TestPhrasesAreFoundBeforeAndBehindAWord(t *testing.T) {
	s := wishtest.Sentence(t, "max 12 m long or more, please")
	behind, before := sentence.Set("or more|or"), sentence.Set("m long")
	if n, ok := s.After(word(t, s, "or"), behind, 3); !ok || n != 2 {
		t.Errorf("%d words, %v", n, ok)
	}
	if n, ok := s.Before(word(t, s, "or"), before, 3); !ok || n != 2 {
		t.Errorf("%d words, %v", n, ok)
	}
	if p, ok := s.Phrase(word(t, s, "more"), len(s.Words)); ok {
		t.Errorf("a comma breaks %q", p)
	}
	sides := sentence.Table(map[int]string{1: "or more|or longer", -1: "or less"})
	if side, n, ok := sentence.StartingAt(s, sides, word(t, s, "or")); !ok || side != 1 || n != 2 {
		t.Errorf("side %d of %d words, %v", side, n, ok)
	}
	s.Use(word(t, s, "more"), word(t, s, "more")+1)
	if _, _, ok := sentence.StartingAt(s, sides, word(t, s, "or")); ok {
		t.Error("used words compare no more")
	}
	if side, n, ok := sentence.EndingAt(s, sentence.Table(map[string]string{"at most": "max"}), 1); !ok || side != "at most" || n != 1 {
		t.Errorf("side %s of %d words, %v", side, n, ok)
	}
	if first, last := sentence.FirstsOf(behind), sentence.LastsOf(behind, before); !first["or"] || first["more"] || !last["more"] || !last["long"] {
		t.Errorf("first words %v, last words %v", first, last)
	}
}

func TestWhatALineIsHeadedByIsOfAllOfIt(t *testing.T) {
	s := wishtest.Sentence(t, "ketch. No go: teak, wood. Sails new")
	heads := sentence.Set("no go")
	for name, want := range map[string]bool{"teak": true, "wood": true, "sails": false, "ketch": false} {
		if got := s.Headed(word(t, s, name), heads); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestTheItemsOfAListAreJoined(t *testing.T) {
	for text, want := range map[string]string{
		"teak or charter": "or", "teak et charter": "and", "teak, charter": ",", "teak/charter": "or", "teak, nor a charter": "or", "teak with charter": "",
	} {
		s := wishtest.Sentence(t, text)
		if got := s.Joint(1, word(t, s, "charter")); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	s := wishtest.Sentence(t, "no teak, saildrive or charter, in France")
	if !s.EndsInOr(word(t, s, "saildrive")) || s.EndsInOr(word(t, s, "charter")) {
		t.Error("the list ends with its or")
	}
	if !s.OffersChoice() || !s.OrBetween(1, 4) || s.OrBetween(0, 2) || s.Unbroken(1, 3) || !s.Unbroken(0, 1) {
		t.Error("a choice is offered behind the comma")
	}
}

func TestWhatIsRefusedIsHeard(t *testing.T) {
	for text, want := range map[string]bool{
		"no teak": true, "not with any teak": true, "kein teak": true, "pas de teak": true, "any boat but teak": true,
		"teak": false, "no, teak": false, "not the steel or teak": false, "boat but teak": false,
	} {
		s := wishtest.Sentence(t, text)
		if got := s.NegatedAt(word(t, s, "teak")); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	s := wishtest.Sentence(t, "no leaky teak? no, without steel and wood need not apply")
	if !s.DescribedNo(2) || !s.AnsweredNo(3) || !s.Lacked(word(t, s, "steel")) || s.Lacked(word(t, s, "wood")) {
		t.Error("a word nobody knows may stand between, a no may answer, and without is of a whole list")
	}
	if n, ok := s.Refused(word(t, s, "need")); !ok || n != 3 {
		t.Errorf("%d words, %v", n, ok)
	}
}

func TestNumbersCountWhatStandsBehindThem(t *testing.T) {
	s := wishtest.Sentence(t, "3 or 4 double cabins, 1998, 2.5 m")
	what, j, ok := s.CountedNoun(3)
	if !ok || what != "cabins" || j != 5 || !s.Counts(4) || s.Counts(5) {
		t.Errorf("%q up to %d, %v", what, j, ok)
	}
	if !s.CountsFew(0) || !s.CountsFew(2) || s.CountsFew(5) {
		t.Error("both ends of the choice count, a year does not")
	}
	if !s.IsYear(word(t, s, "1998")) || s.IsYear(0) {
		t.Error("a year has four figures")
	}
	if len(s.Quantities) != 4 {
		t.Errorf("quantities %v", s.Quantities)
	}
}

func TestPlacesCoverTheirWords(t *testing.T) {
	s := wishtest.Sentence(t, "ketch on the French Riviera")
	s.Mentions = []geo.Mention{{Start: s.Words[3].Start, End: s.Words[4].End}}
	if !s.InPlace(4) || s.InPlace(2) || !s.InLongerPlace(4, 5) || s.InLongerPlace(3, 5) {
		t.Error("the place is of two words")
	}
	if at := wishtest.Sentence(t, "near Kiel"); !at.Located(1) || at.Located(0) {
		t.Error("near stands before a place")
	}
}

func TestPhrasesOfTheLexiconAreFoundWhereTheyAreMeant(t *testing.T) {
	s := wishtest.Sentence(t, "ketch with a fin keel")
	fin := word(t, s, "fin")
	all := func(int, int) bool { return true }
	s.ReadPhrases(2, all)
	s.ReadPhrases(1, func(i, _ int) bool { return i > 0 })
	want := []sentence.Span{{I: fin, J: fin + 2, Effects: []lexicon.Effect{{Field: "keel", Value: "fin"}}}}
	if diff := cmp.Diff(want, s.Spans); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if !s.Known(0) || s.Known(1) || !s.Means(0, 1) || s.Means(fin-1, fin) {
		t.Error("a ketch means something by itself")
	}
}

func TestANounOrAnAdjectiveIsSharedByTheItemsOfAList(t *testing.T) {
	for text, want := range map[string][]string{
		"bilge or fin keel": {"fin", "bilge"}, "full keel or bilge": {"full", "bilge"}, "new rigging and sails": {"new_rigging", "new_sails"}, "Stahlketsch": {"steel", "ketch", "sail"},
	} {
		s := wishtest.Sentence(t, text)
		whole := func(i, j int) bool { return j-i > 1 } // "sails" alone is equipment
		s.ReadPhrases(2, whole)
		s.ReadElided(whole)
		s.ReadCompounds()
		var got []string
		for _, p := range s.Spans {
			for _, e := range p.Effects {
				got = append(got, e.Value)
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestATerseSentenceKeepsTheLanguage(t *testing.T) {
	for _, c := range []struct{ text, before, want string }{
		{"Segelboot bis 40000", "", lexicon.German}, {"voilier moins de 12 m", "", lexicon.French}, {"only France", lexicon.German, lexicon.German},
		{"Hanse NL/DE", "", ""}, {"show me cheap boats", lexicon.German, lexicon.English},
	} {
		if got := wishtest.Sentence(t, c.text).Language(c.before); got != c.want {
			t.Errorf("%q after %q: %q, want %q", c.text, c.before, got, c.want)
		}
	}
}
