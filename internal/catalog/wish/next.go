package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// greatest are the greatest values, in metres, that a dimension of a boat has; of what is more it is none.
var greatest = map[subject]float64{ofDraft: deepest, ofBeam: 9, ofHeadroom: mostHeadroom}

// beginsNext reports whether the name of a dimension that ends before word j, behind a number, belongs to the number behind it: the draft
// of "9-11 m draft under 1 m", since no boat draws so much, or none in a range.
func (t *turn) beginsNext(what subject, j int) bool {
	k := t.lastQuantity(j)
	if k < 0 || k+1 >= len(t.Quantities) {
		return false
	}
	number, next := t.Quantities[k], t.Quantities[k+1]
	if _, limited := greatest[what]; !limited && what != ofAirDraft && what != ofHours && what != ofDisplacement {
		return false
	}
	from, end := t.At(next.Start, next.End)
	if !t.bounded(j, from) || t.namedBehind(end) {
		return false
	}
	tooMuch := greatest[what] > 0 && number.Dim == quantity.Length && number.Value > greatest[what]
	return tooMuch || number.Part == quantity.High && from > j
}

// spending stand behind what somebody has to pay with: "I have 2000 to spend".
var spending = sentence.Set("to spend|to play with|to invest|zur verfugung|zum ausgeben|a depenser")

// lastQuantity is the last number that ends before word j, -1 for none.
func (t *turn) lastQuantity(j int) int {
	for k, q := range slices.Backward(t.Quantities) {
		if _, end := t.At(q.Start, q.End); end < j {
			return k
		}
	}
	return -1
}

// bounded reports whether nothing but a comparison stands from word j up to a number at word i.
func (t *turn) bounded(j, i int) bool {
	if i < j {
		return false
	}
	for i > j {
		if _, n, ok := sentence.EndingAt(t.Sentence, leading, i); ok && i-n >= j {
			i -= n
			continue
		}
		if !fillers[t.Fold(i-1)] {
			return false
		}
		i--
	}
	return true
}

// namedBehind reports whether the name of a dimension stands at word j: the "long" of "max 12 m long".
func (t *turn) namedBehind(j int) bool {
	_, _, ok := sentence.StartingAt(t.Sentence, subjects, j)
	return ok && !t.Breaks(j-1)
}

// onwards reports whether the words from word i up to but not including j, which end with "on", make a year a lower bound: "from 2010
// on", not "30 feet on deck" or "2010 on the Clyde".
func (t *turn) onwards(i, j int) bool {
	if !t.IsYear(i-1) && t.Fold(i-1) != "s" {
		return false
	}
	return j == len(t.Words) || t.Breaks(j-1) || !sentence.IsArticle(t.Fold(j)) && !t.InPlace(j)
}
