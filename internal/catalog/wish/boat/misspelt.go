package boat

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
)

// misspeltMake finds a builder or line that the words from i on misspell.
func (r *Reader) misspeltMake(i int) (n maker.Name, j int, ok bool) {
	for k := 2; k > 0; k-- {
		p, whole := r.Phrase(i, i+k)
		first := r.Fold(i)
		if k == 2 && i+1 < len(r.Words) && (boatWords[r.Fold(i+1)] || r.Known(i+1)) && (r.sources.Lexicon.Noise(first) || r.Known(i) || len(first) < 5) {
			continue // "many yachts" is not "Malo Yachts", "smaller yachts" not "Sadler Yachts", "all catamarans" not "Bali Catamarans"
		}
		if !whole || !r.Free(i, i+k) || r.InPlace(i) || place.IsNationality(first) || r.sources.Names.Numbered(p) || r.sources.Lexicon.Everyday(first) || k == 1 && (r.sources.Lexicon.Noise(p) || r.Known(i)) {
			continue
		}
		n, ok := r.sources.Names.Misspelt(p)
		if !ok && k == 1 && r.LeadsToNumber(i) && r.ModelNumber(i+1) {
			n, ok = r.sources.Names.MisspeltBeforeNumber(p) // the number tells that it is a name
		}
		if ok {
			r.Misspelt = append(r.Misspelt, Misspelt{i, i + k, n.String()})
			return n, i + k, true
		}
	}
	return maker.Name{}, i, false
}

// misspeltFull finds the name of two words of a builder whose first word i is right: "hallberg rasy".
func (r *Reader) misspeltFull(builder string, i int) (n maker.Name, j int, ok bool) {
	p, whole := r.Phrase(i, i+2)
	if !whole || !r.Free(i, i+2) || !sentence.IsLetter(r.Fold(i+1)) || r.sources.Lexicon.Noise(r.Fold(i+1)) || r.Known(i+1) || r.InPlace(i+1) {
		return maker.Name{}, i, false
	}
	n, ok = r.sources.Names.Misspelt(p)
	if !ok || n.Make != builder {
		return maker.Name{}, i, false
	}
	r.Misspelt = append(r.Misspelt, Misspelt{i, i + 2, n.String()})
	return n, i + 2, true
}

// misspeltLine finds the line of a builder that word j behind its name misspells, however ordinary the line is elsewhere:
// "Westerly Centuar".
func (r *Reader) misspeltLine(builder string, j int) (line string, k int, ok bool) {
	if j >= len(r.Words) || r.Breaks(j-1) || len(r.Fold(j)) < spelling.ShortestTypo-1 || !r.MaybeTypo(j) {
		return "", j, false
	}
	return r.nearestLine(builder, j, j+1)
}

// longerLine finds the line of a builder of which only the first word, word j, is right: "Pilot Salon".
func (r *Reader) longerLine(builder string, j int) (line string, k int, ok bool) {
	if !r.Free(j, j+2) || r.Breaks(j) || len(r.Fold(j+1)) < spelling.ShortestTypo-1 || !sentence.IsLetter(r.Fold(j+1)) {
		return "", j, false
	}
	if line, k, ok = r.nearestLine(builder, j, j+2); ok && strings.HasPrefix(lexicon.Key(line), r.Fold(j)+" ") {
		return line, k, true
	}
	return "", j, false
}

// nearestLine finds the line of a builder that the words from i up to but not including j misspell.
func (r *Reader) nearestLine(builder string, i, j int) (line string, k int, ok bool) {
	misspelt, _ := r.Phrase(i, j)
	if line, ok = r.sources.Names.MisspeltLine(builder, misspelt); !ok {
		return "", i, false
	}
	r.Misspelt = append(r.Misspelt, Misspelt{i, j, line})
	return line, j, true
}
