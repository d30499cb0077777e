package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/fold"
)

// misnamed is a builder or a line that the words from i up to but not including j misspell.
type misnamed struct {
	i, j  int
	right string
}

// misspeltMake finds a builder or line that the words from i on misspell.
func (t *turn) misspeltMake(i int) (n named, j int, ok bool) {
	for k := 2; k > 0; k-- {
		p, whole := t.phrase(i, i+k)
		first := t.words[i].fold
		if k == 2 && i+1 < len(t.words) && (boatWords[t.words[i+1].fold] || t.known(i+1)) && (t.lexicon.Noise(first) || t.known(i) || len(first) < 5) {
			continue // "many yachts" is not "Malo Yachts", "smaller yachts" not "Sadler Yachts", "all catamarans" not "Bali Catamarans"
		}
		if !whole || !t.free(i, i+k) || t.inPlace(i) || isNationality(first) || t.makes.numbered[p] || t.lexicon.Everyday(first) || everydayPhrases[p] || k == 1 && (t.lexicon.Noise(p) || t.known(i)) {
			continue
		}
		n, ok := t.makes.resembling(p)
		if !ok && k == 1 && t.leadsToNumber(i) && t.modelNumber(i+1) { // which tells that it is a name
			if n, ok = t.makes.resemblingOf(p, longWord-1); !ok && len(p) == spelling.ShortestSwap {
				n, ok = t.makes.abbreviated(p)
			}
		}
		if ok {
			t.misnamed = append(t.misnamed, misnamed{i, i + k, or(n.line, n.make)})
			return n, i + k, true
		}
	}
	return named{}, i, false
}

// misspeltFull finds the name of two words of a builder whose first word i is right: "hallberg rasy".
func (t *turn) misspeltFull(builder string, i int) (n named, j int, ok bool) {
	p, whole := t.phrase(i, i+2)
	if !whole || !t.free(i, i+2) || !isLetter(t.words[i+1].fold) || t.lexicon.Noise(t.words[i+1].fold) || t.known(i+1) || t.inPlace(i+1) {
		return named{}, i, false
	}
	n, ok = t.makes.resembling(p)
	if !ok || n.make != builder {
		return named{}, i, false
	}
	t.misnamed = append(t.misnamed, misnamed{i, i + 2, or(n.line, n.make)})
	return n, i + 2, true
}

// misspeltLine finds the line of a builder that word j behind its name misspells, however ordinary the line is elsewhere:
// "Westerly Centuar".
func (t *turn) misspeltLine(builder string, j int) (line string, k int, ok bool) {
	if j >= len(t.words) || t.breaks(j-1) || len(t.words[j].fold) < spelling.ShortestTypo-1 || !t.maybeTypo(j) {
		return "", j, false
	}
	return t.nearestLine(builder, j, j+1)
}

// longerLine finds the line of a builder of which only the first word, word j, is right: "Pilot Salon".
func (t *turn) longerLine(builder string, j int) (line string, k int, ok bool) {
	if !t.free(j, j+2) || t.breaks(j) || len(t.words[j+1].fold) < spelling.ShortestTypo-1 || !isLetter(t.words[j+1].fold) {
		return "", j, false
	}
	if line, k, ok = t.nearestLine(builder, j, j+2); ok && strings.HasPrefix(lexicon.Key(line), t.words[j].fold+" ") {
		return line, k, true
	}
	return "", j, false
}

// longLine is from how many letters on two of a line may be wrong: "Sun Odisey".
const longLine = 10

// nearestLine finds the line of a builder that the words from i up to but not including j differ from by one letter, where they are long by
// two.
func (t *turn) nearestLine(builder string, i, j int) (line string, k int, ok bool) {
	misspelt, _ := t.phrase(i, j)
	best, least := "", 1
	if len(misspelt) >= longLine {
		least = 2
	}
	for key, n := range t.makes.names {
		if n.make != builder || n.line == "" || key[0] != misspelt[0] {
			continue
		}
		if d := fold.Distance(misspelt, key, least); d > 0 && (d < least || d == least && (best == "" || key < best)) {
			best, line, least = key, n.line, d
		}
	}
	if best == "" {
		return "", i, false
	}
	t.misnamed = append(t.misnamed, misnamed{i, j, line})
	return line, j, true
}
