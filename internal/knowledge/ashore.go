package knowledge

import (
	_ "embed"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

//go:embed ashore.txt
var ashoreWords string

// ashore is what tells that a text is about something else than boats and the sea.
type ashore struct {
	words   map[string]bool      // in their singular
	phrases map[string][]string  // by their first word, which they lack, each with a blank before and behind
	called  map[search.Term]bool // terms of what passages are called
}

func newAshore(b *Base) ashore {
	a := ashore{words: map[string]bool{}, phrases: map[string][]string{}, called: map[search.Term]bool{}}
	for i := range b.passages {
		p := &b.passages[i]
		for _, t := range b.index.Terms(p.Title + ". " + strings.Join(p.Terms, ". ")) {
			a.called[t] = true
		}
	}
	for line := range strings.Lines(ashoreWords) {
		_, list, ok := strings.Cut(line, ": ")
		if !ok || line[0] == '#' {
			continue
		}
		for word := range strings.FieldsSeq(list) {
			if first, rest, several := strings.Cut(word, "_"); several {
				a.phrases[first] = append(a.phrases[first], " "+strings.ReplaceAll(rest, "_", " ")+" ")
				continue
			}
			a.words[singular(word)] = true
		}
	}
	return a
}

// What a word or phrase of another subject weighs against sailing.
const (
	strange  = 2.0 // no passage is called by it
	familiar = 0.5
)

// weight is what a word of a query tells against sailing, 0 for one that is not of another subject. It is compared as it was
// written: a stem would make a tyre of whoever is tired.
func (a *ashore) weight(w search.Word) float64 {
	if !a.words[singular(w.Text)] {
		return 0
	}
	if t, ok := w.Term(); ok && !w.Guess && a.called[t] {
		return familiar
	}
	return strange
}

// phrasesIn tells what the phrases of other subjects in a text weigh, and the words that they take from it.
func (a *ashore) phrasesIn(text string) (weight float64, words map[string]bool) {
	for rest := wordKey(text) + " "; rest != ""; {
		first, after, _ := strings.Cut(rest, " ")
		for _, p := range a.phrases[first] {
			if !strings.HasPrefix(" "+after, p) {
				continue
			}
			weight += strange
			if words == nil {
				words = map[string]bool{}
			}
			words[first] = true
			for w := range strings.FieldsSeq(p) {
				words[w] = true
			}
		}
		rest = after
	}
	return weight, words
}

// singular is a word without the s of its plural.
func singular(word string) string {
	if len(word) < 4 || strings.HasSuffix(word, "ss") {
		return word
	}
	return strings.TrimSuffix(word, "s")
}
