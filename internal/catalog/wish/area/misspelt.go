package area

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/geo"
)

// mostMisspelt bounds how many words are compared with every place.
const mostMisspelt = 5

// misspelt finds a place of at least five letters behind a preposition, one letter wrong; in a very long one two may be.
func (r *Reader) misspelt() []Area {
	var out []Area
	tried := 0
	for i, w := range r.Words {
		if m, j, ok := r.misspeltWords(i); ok {
			r.Use(i, j)
			out = append(out, Area{I: i, J: j, Mention: m, Written: m.Name})
			continue
		}
		if r.Words[i].Used || len(w.Fold) < 5 || amount.Currency(w.Fold) != "" || r.lexicon.Noise(w.Fold) || r.lexicon.Everyday(w.Fold) || r.Known(i) || !sentence.IsLetter(w.Fold) {
			continue
		}
		led := r.Located(r.SkipArticles(i))
		if !led && len(w.Fold) < place.Unmistakable && !r.words.MaybeTypo(i) {
			continue
		}
		if tried++; tried > mostMisspelt {
			break
		}
		m, ok := r.places.MisspeltArea(w.Fold)
		if !ok && (led || len(w.Fold) >= place.Unmistakable) {
			m, ok = r.places.MisspeltPlace(w.Fold)
		}
		if !ok || !led && len(w.Fold) < spelling.ShortestTypo && !strings.HasSuffix(lexicon.Key(m.Name), w.Fold[len(w.Fold)-1:]) && !strings.HasPrefix(lexicon.Key(m.Name), w.Fold) {
			continue
		}
		r.Use(i, i+1)
		out = append(out, Area{I: i, J: i + 1, Mention: m, Written: m.Name})
	}
	return out
}

// mostInRegion is how many words of a name errors are looked for in.
const mostInRegion = 3

// misspeltWords looks for a region of several words, one of which is misspelt, from word i on: "pacfic northwest".
func (r *Reader) misspeltWords(i int) (m geo.Mention, j int, ok bool) {
	for n := mostInRegion; n > 1; n-- {
		if !r.Free(i, i+n) || !r.anyTypo(i, i+n) {
			continue
		}
		if p, whole := r.Phrase(i, i+n); whole && len(p) >= place.Unmistakable {
			if m, ok := r.places.MisspeltArea(p); ok {
				return m, i + n, true
			}
		}
	}
	return geo.Mention{}, i, false
}

// anyTypo reports whether one of the words from i up to but not including j may misspell another.
func (r *Reader) anyTypo(i, j int) bool {
	for ; i < j; i++ {
		if r.words.MaybeTypo(i) {
			return true
		}
	}
	return false
}
