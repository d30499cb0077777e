package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
)

// mostTypos bounds how many words of a turn are compared with the vocabulary.
const mostTypos = 8

// respelt is the text with the misspelt names put right, so that their models are found too, and the misspelt words that
// nothing was made of.
func (t *turn) respelt() (text string, ok bool) {
	wrong := t.Misspelt
	tried := 0
	for i, w := range t.Words {
		if tried == mostTypos {
			break
		}
		if !t.MaybeTypo(i) {
			continue
		}
		tried++
		right, found := t.misspeltLink(i)
		if !found && len(w.Fold) >= spelling.ShortestSwap {
			right, found = spelling.Closest(t.vocabulary, w.Fold)
		}
		if !found && len(w.Fold) == spelling.ShortestSwap {
			right, found = spelling.OneMissing(shorts, w.Fold)
		}
		if !found && len(w.Fold) > spelling.ShortestSwap {
			right, found = spelling.OneWrong(shorts, w.Fold)
		}
		if !found {
			right, found = t.misspeltPartner(i)
		}
		if found {
			wrong = append(wrong, boat.Misspelt{I: i, J: i + 1, Right: right})
		}
	}
	slices.SortFunc(wrong, func(a, b boat.Misspelt) int { return a.I - b.I })
	var b strings.Builder
	end := 0
	for _, m := range wrong {
		b.WriteString(t.Text[end:t.Words[m.I].Start])
		b.WriteString(m.Right)
		end = t.Words[m.J-1].End
	}
	if end == 0 {
		return "", false
	}
	b.WriteString(t.Text[end:])
	return b.String(), true
}

// misspeltLink finds the little word that word i misspells: "2005 adn 2010", "undr 20k".
func (t *turn) misspeltLink(i int) (word string, ok bool) {
	misspelt := t.Fold(i)
	if number := t.LeadsToNumber(i); number && len(misspelt) < spelling.ShortestTypo {
		if word, ok = spelling.MixedUp(leaders, misspelt, spelling.ShortestSwap); !ok {
			word, ok = spelling.OneMissing(leaders, misspelt) // "befor 1965"
		}
		return word, ok
	} else if number {
		return spelling.Closest(leaders, misspelt)
	}
	if i+1 < len(t.Words) && !t.Breaks(i) && t.Counts(i+1) {
		if n, ok := spelling.MixedUp(figured, misspelt, spelling.ShortestSwap); ok {
			return n, true
		}
		if n, ok := spelling.OneMissing(figured, misspelt); ok {
			return n, true
		}
	}
	if !t.Breaks(i-1) && t.Figure(i-1) {
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
func (t *turn) misspeltPartner(i int) (word string, ok bool) {
	misspelt := t.Fold(i)
	if i > 0 && !t.Breaks(i-1) {
		word, ok = spelling.NearTo(misspelt, t.lexicon.Behind(t.Fold(i-1)))
	}
	if !ok && i+1 < len(t.Words) && !t.Breaks(i) {
		word, ok = spelling.NearTo(misspelt, t.lexicon.Before(strings.TrimSuffix(t.Fold(i+1), "s")))
	}
	return word, ok
}

// units stand behind a number, where any one letter of them is forgiven.
var units = typables(sentence.Set("feet|foot|metres|meters|metre|meter|euros|euro|dollars|pounds|cabins|berths|hours|years|pieds|fuss|kabinen|kojen|cabines|jahre"))
