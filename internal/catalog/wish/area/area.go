// Package area reads where a sentence wants its boats: the places, states, countries and regions that it names, by their names, codes and
// adjectives, on lists and misspelt, and which of them are meant where there are several. What of them is asked for is read elsewhere.
package area

import (
	"bytes"
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Words tells of the words of a sentence what is not told by places.
type Words interface {
	// MaybeTypo reports whether nothing is known of word i, so that it may misspell another one.
	MaybeTypo(i int) bool
}

// Reader reads the areas of one sentence and uses the words that name them.
type Reader struct {
	*sentence.Sentence
	places  *place.Atlas
	lexicon *lexicon.Lexicon
	words   Words
}

// New returns a reader of a sentence whose places are known, as Mentions finds them.
func New(s *sentence.Sentence, places *place.Atlas, l *lexicon.Lexicon, words Words) Reader {
	return Reader{Sentence: s, places: places, lexicon: l, words: words}
}

// Area is where a sentence wants boats, or wants none.
type Area struct {
	I, J int // the words from I up to but not including J
	geo.Mention
	Denied  bool   // none are wanted there
	Written string // as the sentence names it, without what follows a comma
	Told    bool   // the sentence names its country behind it
}

// Mentions are the places that a sentence names.
func Mentions(s *sentence.Sentence, places *place.Atlas) []geo.Mention {
	return places.Mentions(measuresMasked(s.Text, s.Quantities))
}

// measuresMasked hides the figures of lengths, so that the place of "en Bretagne 30 pieds" is not taken for a model.
func measuresMasked(text string, found []quantity.Quantity) string {
	masked := []byte(text)
	for _, q := range found {
		if q.Dim == quantity.Length && strings.ContainsFunc(q.Text, unicode.IsLetter) {
			copy(masked[q.Start:q.End], bytes.Repeat([]byte{'-'}, q.End-q.Start))
		}
	}
	return string(masked)
}

// Read finds the areas that are named, in the order of the text, and back are those that are looked in no longer.
func (r *Reader) Read() (areas []Area, back []geo.Mention) {
	for _, m := range r.Mentions {
		m = r.whereMoneyIs(m)
		i, j := r.At(m.Start, m.End)
		if i == j || !r.Free(i, j) || r.notPlace(i, j) || m.Kind == geo.KindPlace && r.ofCanal(j) || m.Kind != geo.KindPlace && r.besideArea(i, j) {
			continue
		}
		own, told := r.countryAtEnd(m, i, j)
		name := r.written(m, i, own)
		for surroundings[r.Fold(j)] && r.Free(j, j+1) && !r.Breaks(j-1) {
			j++
		}
		r.Use(i, j)
		if n, ok := r.TakesBack(r.SkipArticles(i)); ok {
			at := r.SkipArticles(i)
			r.Use(at-n, at)
			back = append(back, m)
			continue
		}
		areas = append(areas, Area{I: i, J: j, Mention: m, Written: name, Told: told})
	}
	areas = withoutHomes(append(areas, r.codes(areas)...))
	areas = append(areas, r.namesakes()...)
	areas = append(areas, r.severals()...)
	areas = append(areas, r.nations(areas)...)
	areas = append(areas, r.waters()...)
	areas = append(areas, r.misspelt()...)
	areas = append(areas, r.besidePlaces(areas)...)
	if len(areas) == 0 {
		areas = r.lastWord()
	}
	slices.SortFunc(areas, func(a, b Area) int { return a.I - b.I })
	r.lakes(areas)
	denied := false
	for k := range areas {
		denied = r.NegatedAt(areas[k].I) || denied && k > 0 && r.listed(areas, k)
		areas[k].Denied = denied
	}
	return areas, back
}

// listed reports whether area k goes on a list with the one before it.
func (r *Reader) listed(areas []Area, k int) bool {
	switch r.Joint(areas[k-1].J, areas[k].I) {
	case "or", "and":
		return true
	case ",":
		return k+1 < len(areas) && r.Joint(areas[k].J, areas[k+1].I) != ""
	}
	return false
}
