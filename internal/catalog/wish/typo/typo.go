// Package typo puts the misspelt words of a sentence right: names that were taken for others, and words that nothing was made of.
package typo

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
)

// reader reads one sentence whose boats were read.
type reader struct {
	*boat.Reader
	lexicon    *lexicon.Lexicon
	vocabulary []spelling.Word
}

// Respelt is the text of a sentence with the misspelt names put right, so that their models are found too, and with the misspelt words that
// nothing was made of put as the vocabulary has them; ok is false where none is misspelt.
func Respelt(r *boat.Reader, l *lexicon.Lexicon, vocabulary []spelling.Word) (text string, ok bool) {
	read := reader{r, l, vocabulary}
	return read.respelt()
}

// mostTypos bounds how many words of a turn are compared with the vocabulary.
const mostTypos = 8

// respelt looks for misspelt words and writes the text anew.
func (r *reader) respelt() (text string, ok bool) {
	wrong := r.Misspelt
	tried := 0
	for i, w := range r.Words {
		if tried == mostTypos {
			break
		}
		if !r.MaybeTypo(i) {
			continue
		}
		tried++
		right, found := r.misspeltLink(i)
		if !found && len(w.Fold) >= spelling.ShortestSwap {
			right, found = spelling.Closest(r.vocabulary, w.Fold)
		}
		if !found && len(w.Fold) == spelling.ShortestSwap {
			right, found = spelling.OneMissing(shorts, w.Fold)
		}
		if !found && len(w.Fold) > spelling.ShortestSwap {
			right, found = spelling.OneWrong(shorts, w.Fold)
		}
		if !found {
			right, found = r.misspeltPartner(i)
		}
		if found {
			wrong = append(wrong, boat.Misspelt{I: i, J: i + 1, Right: right})
		}
	}
	slices.SortFunc(wrong, func(a, b boat.Misspelt) int { return a.I - b.I })
	var b strings.Builder
	end := 0
	for _, m := range wrong {
		b.WriteString(r.Text[end:r.Words[m.I].Start])
		b.WriteString(m.Right)
		end = r.Words[m.J-1].End
	}
	if end == 0 {
		return "", false
	}
	b.WriteString(r.Text[end:])
	return b.String(), true
}

// misspeltLink finds the little word that word i misspells: "2005 adn 2010", "undr 20k".
func (r *reader) misspeltLink(i int) (word string, ok bool) {
	misspelt := r.Fold(i)
	if number := r.LeadsToNumber(i); number && len(misspelt) < spelling.ShortestTypo {
		if word, ok = spelling.MixedUp(leaders, misspelt, spelling.ShortestSwap); !ok {
			word, ok = spelling.OneMissing(leaders, misspelt) // "befor 1965"
		}
		return word, ok
	} else if number {
		return spelling.Closest(leaders, misspelt)
	}
	if i+1 < len(r.Words) && !r.Breaks(i) && r.Counts(i+1) {
		if n, ok := spelling.MixedUp(figured, misspelt, spelling.ShortestSwap); ok {
			return n, true
		}
		if n, ok := spelling.OneMissing(figured, misspelt); ok {
			return n, true
		}
	}
	if !r.Breaks(i-1) && r.Figure(i-1) {
		if unit, ok := spelling.OneWrong(units, misspelt); ok {
			return unit, true
		}
		if unit, ok := spelling.OneMissing(units, misspelt); ok {
			return unit, true
		}
	}
	return spelling.MixedUp(links, misspelt, len(misspelt)+2)
}

// misspeltPartner finds the word of a phrase of two that word i misspells beside the other one: "twin kels", "teek deck".
func (r *reader) misspeltPartner(i int) (word string, ok bool) {
	misspelt := r.Fold(i)
	if i > 0 && !r.Breaks(i-1) {
		word, ok = spelling.NearTo(misspelt, r.lexicon.Behind(r.Fold(i-1)))
	}
	if !ok && i+1 < len(r.Words) && !r.Breaks(i) {
		word, ok = spelling.NearTo(misspelt, r.lexicon.Before(strings.TrimSuffix(r.Fold(i+1), "s")))
	}
	return word, ok
}

// units stand behind a number, where any one letter of them is forgiven.
var units = typables(sentence.Set("feet|foot|metres|meters|metre|meter|euros|euro|dollars|pounds|cabins|berths|hours|years|pieds|fuss|kabinen|kojen|cabines|jahre"))
