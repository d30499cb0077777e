package typo_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/catalog/wish/typo"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
)

// open returns what puts a text right of which only the boats were read.
func open(t *testing.T) func(text string) (string, bool) {
	t.Helper()
	words := wishtest.Words(t)
	vocabulary := typo.Vocabulary(words)
	in := wishtest.Sources(t, vocabulary...)
	return func(text string) (string, bool) {
		s := sentence.New(text, words)
		s.Mentions = in.Places.Mentions(text)
		r := boat.New(s, in)
		r.Read()
		return typo.Respelt(&r, words, vocabulary)
	}
}

func TestMisspeltWordsArePutRight(t *testing.T) {
	respelt := open(t)
	for text, want := range map[string]string{
		"catmaran undr 20k":          "catamaran under 20k",
		"Westerly Centuar in Kent":   "Westerly Centaur in Kent",
		"built 2005 adn 2010":        "built 2005 and 2010",
		"twin kels, teek deck":       "twin keel, teak deck",
		"ketch with thre cabins":     "ketch with three cabins",
		"30 fete long":               "30 feet long",
		"catamaran under 20k":        "",
		"steel ketch in the Baltic":  "",
		"something with charme, ok?": "",
	} {
		got, ok := respelt(text)
		if got != want || ok != (want != "") {
			t.Errorf("%q is put as %q, %v; want %q", text, got, ok, want)
		}
	}
}

func TestTheVocabularyIsOfLongWordsInOrder(t *testing.T) {
	words := wishtest.Words(t)
	all := typo.Vocabulary(words)
	has := func(name string) bool {
		return slices.ContainsFunc(all, func(w spelling.Word) bool { return w.Name == name })
	}
	if !has("catamaran") || !has("cabins") && !has("cabin") || !has("euros") || has("sail") {
		t.Error("the words of phrases, of what is counted and of money are in it, short ones are not")
	}
	if !slices.IsSortedFunc(all, func(a, b spelling.Word) int { return strings.Compare(a.Name, b.Name) }) {
		t.Error("the words are in no order")
	}
}
