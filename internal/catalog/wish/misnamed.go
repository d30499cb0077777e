package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
)

// misnamed is a builder or a line that the words from i up to but not including j misspell.
type misnamed struct {
	i, j  int
	right string
}

// misspeltMake finds a builder or line that the words from i on misspell.
func (t *turn) misspeltMake(i int) (n maker.Name, j int, ok bool) {
	for k := 2; k > 0; k-- {
		p, whole := t.Phrase(i, i+k)
		first := t.Fold(i)
		if k == 2 && i+1 < len(t.Words) && (boatWords[t.Fold(i+1)] || t.Known(i+1)) && (t.lexicon.Noise(first) || t.Known(i) || len(first) < 5) {
			continue // "many yachts" is not "Malo Yachts", "smaller yachts" not "Sadler Yachts", "all catamarans" not "Bali Catamarans"
		}
		if !whole || !t.Free(i, i+k) || t.InPlace(i) || place.IsNationality(first) || t.names.Numbered(p) || t.lexicon.Everyday(first) || k == 1 && (t.lexicon.Noise(p) || t.Known(i)) {
			continue
		}
		n, ok := t.names.Misspelt(p)
		if !ok && k == 1 && t.leadsToNumber(i) && t.modelNumber(i+1) {
			n, ok = t.names.MisspeltBeforeNumber(p) // the number tells that it is a name
		}
		if ok {
			t.misnamed = append(t.misnamed, misnamed{i, i + k, n.String()})
			return n, i + k, true
		}
	}
	return maker.Name{}, i, false
}

// misspeltFull finds the name of two words of a builder whose first word i is right: "hallberg rasy".
func (t *turn) misspeltFull(builder string, i int) (n maker.Name, j int, ok bool) {
	p, whole := t.Phrase(i, i+2)
	if !whole || !t.Free(i, i+2) || !sentence.IsLetter(t.Fold(i+1)) || t.lexicon.Noise(t.Fold(i+1)) || t.Known(i+1) || t.InPlace(i+1) {
		return maker.Name{}, i, false
	}
	n, ok = t.names.Misspelt(p)
	if !ok || n.Make != builder {
		return maker.Name{}, i, false
	}
	t.misnamed = append(t.misnamed, misnamed{i, i + 2, n.String()})
	return n, i + 2, true
}

// misspeltLine finds the line of a builder that word j behind its name misspells, however ordinary the line is elsewhere:
// "Westerly Centuar".
func (t *turn) misspeltLine(builder string, j int) (line string, k int, ok bool) {
	if j >= len(t.Words) || t.Breaks(j-1) || len(t.Fold(j)) < spelling.ShortestTypo-1 || !t.maybeTypo(j) {
		return "", j, false
	}
	return t.nearestLine(builder, j, j+1)
}

// longerLine finds the line of a builder of which only the first word, word j, is right: "Pilot Salon".
func (t *turn) longerLine(builder string, j int) (line string, k int, ok bool) {
	if !t.Free(j, j+2) || t.Breaks(j) || len(t.Fold(j+1)) < spelling.ShortestTypo-1 || !sentence.IsLetter(t.Fold(j+1)) {
		return "", j, false
	}
	if line, k, ok = t.nearestLine(builder, j, j+2); ok && strings.HasPrefix(lexicon.Key(line), t.Fold(j)+" ") {
		return line, k, true
	}
	return "", j, false
}

// nearestLine finds the line of a builder that the words from i up to but not including j misspell.
func (t *turn) nearestLine(builder string, i, j int) (line string, k int, ok bool) {
	misspelt, _ := t.Phrase(i, j)
	if line, ok = t.names.MisspeltLine(builder, misspelt); !ok {
		return "", i, false
	}
	t.misnamed = append(t.misnamed, misnamed{i, j, line})
	return line, j, true
}
