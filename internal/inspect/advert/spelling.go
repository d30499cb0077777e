package advert

import (
	_ "embed" // for ordinary words
	"maps"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

//go:embed ordinary.txt
var ordinaryText string

// leastMisspelt is from how many letters on a word may be misspelt: shorter ones are too like each other.
const leastMisspelt = 6

// spelling knows the words of the lexicon by their letters less one. It never changes.
type spelling struct {
	known    map[string]bool
	ordinary map[string]bool // words that are like one of them and right
	less     *fold.Shorter   // those of them that a letter may be left out of, in their order
}

// spellingOf learns the words of terms.
func spellingOf(l *lexicon) spelling {
	s := spelling{map[string]bool{}, map[string]bool{}, &fold.Shorter{}}
	s.learn(l)
	for _, w := range slices.Sorted(maps.Keys(s.known)) {
		if len(w) > leastMisspelt && !digit(w[0]) && !s.ordinary[w] {
			s.less.Add(w, 1, len(w)-1)
		}
	}
	s.less.Sort()
	_, ordinary, _ := strings.Cut(ordinaryText, "\n")
	for _, w := range split(ordinary) {
		s.ordinary[w.text] = true
	}
	for _, class := range classes {
		for w := range class {
			s.ordinary[w] = true // the grammar's own words are right
		}
	}
	return s
}

func (s spelling) learn(l *lexicon) {
	for w, to := range l.terms.All() {
		s.known[w] = true
		if m := l.terms.At(to); m != nil && (m.sign == negator || m.sign == unsure) {
			s.ordinary[w] = true // what turns a sentence round is never guessed
		}
	}
}

// right returns the word of the lexicon that a misspelt one stands for, itself where it is none: a letter is left out or
// doubled or stands once too often, or two have changed places. The first letter is right. One letter for another is
// forgiven only where both sound alike, or every "leading" would be "leaking".
func (s spelling) right(w string) string {
	if len(w) < leastMisspelt || s.known[w] || s.ordinary[w] || digit(w[0]) {
		return w
	}
	if full, ok := s.less.Find(w); ok {
		return full
	}
	letters := []byte(w)
	for i := 1; i < len(w)-1; i++ {
		if less := w[:i] + w[i+1:]; len(less) >= leastMisspelt && s.known[less] && !s.ordinary[less] {
			return less
		}
		if i+1 < len(w) {
			letters[i], letters[i+1] = letters[i+1], letters[i]
			if s.known[string(letters)] {
				return string(letters)
			}
			letters[i], letters[i+1] = letters[i+1], letters[i]
		}
		for _, like := range alike[letters[i]] {
			letters[i] = byte(like)
			if s.known[string(letters)] {
				return string(letters)
			}
			letters[i] = w[i]
		}
	}
	return w
}

// alike are letters that sound as another does.
var alike = map[byte]string{'s': "cz", 'c': "sk", 'z': "s", 'k': "c", 'i': "y", 'y': "i"}

// spell corrects the words that no name holds; the words given stay as they are.
func (s spelling) spell(words []word, f Facts) []word {
	out := slices.Clone(words)
	for i := range out {
		if !f.names(i, i+1) {
			out[i].text = s.right(out[i].text)
		}
	}
	return out
}
