package lexicon_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
)

func open(t *testing.T) *lexicon.Lexicon {
	t.Helper()
	l, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestPhrasesAndTheirPluralsAskForTheSame(t *testing.T) {
	l := open(t)
	for phrase, want := range map[string][]lexicon.Effect{
		"trimaran": {{Field: "type", Value: "trimaran"}}, "catamarans": {{Field: "type", Value: "catamaran"}},
		"ketches": {{Field: "rig", Value: "ketch"}, {Field: "type", Value: "sail", Weak: true}}, "segelyachten": {{Field: "type", Value: "sail"}},
		"motor yachts": {{Field: "type", Value: "power"}}, "cruiser": {{Field: "type", Value: "sail", Weak: true}},
		"tugboats": {{Field: "type", Value: "power"}, {Field: "category", Value: "tug"}}, "zeppelin": nil,
	} {
		if diff := cmp.Diff(want, l.Effects(phrase)); diff != "" {
			t.Errorf("%q (-want +got)\n%s", phrase, diff)
		}
	}
}

func TestNoPhraseIsLongerThanTheLongest(t *testing.T) {
	l, longest := open(t), 0
	for phrase := range l.Phrases() {
		longest = max(longest, len(strings.Fields(phrase)))
	}
	if longest != l.Longest() {
		t.Errorf("longest %d, want %d", l.Longest(), longest)
	}
}

func TestNoiseAndEverydayWordsAreToldApart(t *testing.T) {
	l := open(t)
	for word, want := range map[string][2]bool{"please": {true, false}, "charger": {false, true}, "steepest": {false, true}, "ketch": {}} {
		if got := [2]bool{l.Noise(word), l.Everyday(word)}; got != want {
			t.Errorf("%q: noise and everyday are %v, want %v", word, got, want)
		}
	}
}

func TestTheOtherWordOfAPhraseOfTwoIsKnown(t *testing.T) {
	l := open(t)
	if !slices.Contains(l.Behind("bow"), "thruster") || !slices.Contains(l.Before("thruster"), "bow") {
		t.Errorf("behind bow %q, before thruster %q", l.Behind("bow"), l.Before("thruster"))
	}
}

func TestNeighboursGiveAPhraseAnotherMeaning(t *testing.T) {
	l := open(t)
	c, ok := l.Context("sail")
	if !ok || c.Allows("full", "") || !c.Allows("", "boats") {
		t.Error("a full sail is no boat, a sail boat is one")
	}
	if _, ok := l.Context("ketch"); ok {
		t.Error("a ketch is one everywhere")
	}
}

func TestATextIsCutIntoFoldedWords(t *testing.T) {
	text := "Bénéteau First 40.7, l'été: 42DS ½"
	var got []string
	for w := range lexicon.Words(text) {
		got = append(got, w.Fold+"="+text[w.Start:w.End])
	}
	want := []string{"beneteau=Bénéteau", "first=First", "40.7=40.7", "l=l", "ete=été", "42=42", "ds=DS"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if got := lexicon.Key("Hallberg-Rassy"); got != "hallberg rassy" {
		t.Errorf("key %q", got)
	}
}

func TestAWordTellsItsLanguage(t *testing.T) {
	for _, c := range []struct{ word, written, want string }{
		{"boote", "Boote", lexicon.German}, {"voilier", "voilier", lexicon.French}, {"cheap", "cheap", lexicon.English},
		{"gunstige", "günstige", lexicon.German}, {"stahlketsch", "Stahlketsch", lexicon.German},
		{"beneteau", "Bénéteau", ""}, {"lagoon", "Lagoon", ""},
	} {
		if got := lexicon.Language(c.word, c.written); got != c.want {
			t.Errorf("%q: %q, want %q", c.written, got, c.want)
		}
	}
}
