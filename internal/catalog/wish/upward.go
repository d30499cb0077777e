package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// readUpward makes of a model and what is bigger of her builder the builder's boats from her length on, "Elan 340 or bigger", and of one and
// what is smaller those up to it. It returns the boats that are left to ask for.
func (t *turn) readUpward(asks []boat.Name) []boat.Name {
	for k, a := range asks {
		if a.Model == "" || sentence.Joins(t.Fold(a.J)) == "" || t.Breaks(a.J-1) {
			continue
		}
		c, n, ok := amount.Trailing(t.Sentence, a.J)
		if !ok || n < 2 || !bySize[t.Fold(a.J+n-1)] || t.Figure(a.J+n) || sentence.IsThan(t.Fold(a.J+n)) {
			continue
		}
		length := t.models.Design(a.Make, a.Model).LOA
		if length == 0 {
			continue
		}
		if c == amount.Less {
			t.query.LengthMax = round(length, 2)
		} else {
			t.query.LengthMin = round(length, 2)
		}
		t.Use(a.J, a.J+n)
		asks[k].Model = ""
		if next := k + 1; next < len(asks) && asks[next].I == a.J+n && asks[next].Make == a.Make && asks[next].Model == "" {
			return slices.Delete(asks, next, next+1) // "Elan 340 or bigger Elan"
		}
		return asks
	}
	return asks
}

// bySize are the words for a boat that is longer than another, or shorter.
var bySize = sentence.Set("bigger|larger|longer|smaller|shorter|grosser|langer|kleiner|kurzer")

// readSpan makes of two models of a builder with "to" between them the builder's boats between their lengths: "Hanse 315 to 388". It returns the
// boats that are left to ask for.
func (t *turn) readSpan(asks []boat.Name) []boat.Name {
	for k, a := range asks {
		number := withoutVariant(a.Model)
		if number == "" || !spanning[t.Fold(a.J)] || t.Breaks(a.J-1) || t.Breaks(a.J) || a.J+1 >= len(t.Words) {
			continue
		}
		to, j, next := "", a.J+2, k+1
		named := next < len(asks) && asks[next].I == a.J+1
		switch {
		case named && asks[next].Make == a.Make && asks[next].Model != "":
			to, j = asks[next].Model, asks[next].J
		case !named && t.endsSpan(a.J+1):
			to = number[:strings.IndexAny(number, "0123456789")] + t.Fold(a.J+1)
		default:
			continue
		}
		low, high := t.models.Design(a.Make, a.Model).LOA, t.models.Design(a.Make, to).LOA
		if low == 0 || high <= low {
			continue
		}
		t.query.LengthMin, t.query.LengthMax = round(low, 2), round(high, 2)
		t.Use(a.J, j)
		if asks[k].Model = ""; named {
			return slices.Delete(asks, next, next+1)
		}
		return asks
	}
	return asks
}

// endsSpan reports whether word i is a number of three figures that measures nothing.
func (t *turn) endsSpan(i int) bool {
	return t.Free(i, i+1) && len(t.Fold(i)) == 3 && sentence.IsFigures(t.Fold(i)) && !t.Counts(i+1) && !slices.ContainsFunc(t.Quantities, func(q quantity.Quantity) bool {
		return q.Start == t.Words[i].Start && (q.Dim != quantity.Bare || q.Text != t.Raw(i))
	})
}

// spanning stand between the ends of a range.
var spanning = sentence.Set("to|through|thru|bis|a|up to")

// sameSize are the words for the size of the boat that stood before.
var sameSize = sentence.Set("that size|this size|same size|similar size|similar length|same length|that length|this length|dieser grosse|gleicher grosse|gleichen grosse|ahnlicher grosse|der grosse|dieser lange|cette taille|meme taille|taille similaire|meme longueur")

// readSameSize asks for boats of another builder that are about as long as the model that stood before: "maybe a Jeanneau of that
// size".
func (t *turn) readSameSize() {
	q := &t.query
	if q.ModelContains != "" || q.ModelsAny != nil || q.LengthMin+q.LengthMax > 0 || t.base.ModelContains == "" && t.base.ModelsAny == nil {
		return
	}
	for i := range t.Words {
		n, ok := t.After(i, sameSize, 2)
		if !ok {
			continue
		}
		t.Use(i, i+n)
		if q.Make == "" && q.MakesAny == nil {
			t.asLong = true
			return
		}
		like := t.loosen(t.base)
		q.LengthMin, q.LengthMax = like.LengthMin, like.LengthMax
		return
	}
}
