package amount

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Deepest is the most that a boat draws, in metres: what is less and stands alone behind a draft is none of her length.
const Deepest = 4.5

// MostHeadroom is more than anybody stands below, in metres.
const MostHeadroom = 3.5

// greatest are the greatest values, in metres, that a dimension of a boat has; of what is more it is none.
var greatest = map[Subject]float64{OfDraft: Deepest, OfBeam: 9, OfHeadroom: MostHeadroom}

// beginsNext reports whether the name of a dimension that ends before word j, behind a number, belongs to the number behind it: the draft
// of "9-11 m draft under 1 m", since no boat draws so much, or none in a range.
func (r *reader) beginsNext(what Subject, j int) bool {
	k := r.lastQuantity(j)
	if k < 0 || k+1 >= len(r.Quantities) {
		return false
	}
	number, next := r.Quantities[k], r.Quantities[k+1]
	if _, limited := greatest[what]; !limited && what != OfAirDraft && what != OfHours && what != OfDisplacement {
		return false
	}
	from, end := r.At(next.Start, next.End)
	if !r.bounded(j, from) || r.namedBehind(end) {
		return false
	}
	tooMuch := greatest[what] > 0 && number.Dim == quantity.Length && number.Value > greatest[what]
	return tooMuch || number.Part == quantity.High && from > j
}

// spending stand behind what somebody has to pay with: "I have 2000 to spend".
var spending = sentence.Set("to spend|to play with|to invest|zur verfugung|zum ausgeben|a depenser")

// lastQuantity is the last number that ends before word j, -1 for none.
func (r *reader) lastQuantity(j int) int {
	for k, q := range slices.Backward(r.Quantities) {
		if _, end := r.At(q.Start, q.End); end < j {
			return k
		}
	}
	return -1
}

// bounded reports whether nothing but a comparison stands from word j up to a number at word i.
func (r *reader) bounded(j, i int) bool {
	if i < j {
		return false
	}
	for i > j {
		if _, n, ok := Leading(r.Sentence, i); ok && i-n >= j {
			i -= n
			continue
		}
		if !fillers[r.Fold(i-1)] {
			return false
		}
		i--
	}
	return true
}

// namedBehind reports whether the name of a dimension stands at word j: the "long" of "max 12 m long".
func (r *reader) namedBehind(j int) bool {
	_, _, ok := sentence.StartingAt(r.Sentence, subjects, j)
	return ok && !r.Breaks(j-1)
}

// onwards reports whether the words from word i up to but not including j, which end with "on", make a year a lower bound: "from 2010
// on", not "30 feet on deck" or "2010 on the Clyde".
func (r *reader) onwards(i, j int) bool {
	if !r.IsYear(i-1) && r.Fold(i-1) != "s" {
		return false
	}
	return j == len(r.Words) || r.Breaks(j-1) || !sentence.IsArticle(r.Fold(j)) && !r.InPlace(j)
}

// leads reports whether a comparison from word i to j is of the number behind it: the "max" of "12 m max 60,000 euros".
func (r *reader) leads(i, j int) bool {
	_, n, ok := Leading(r.Sentence, j)
	return ok && n == j-i && r.Figure(j) && !r.Breaks(j-1)
}
