package boat

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// measures reports whether a number that could be a model's is a length or the start of a range.
func (r *Reader) measures(q quantity.Quantity, exact bool) bool {
	switch q.Dim {
	case quantity.Length:
		return q.Given < 120
	case quantity.Bare:
		return q.Part == quantity.Low && q.Given >= 15 && q.Given < 100
	case quantity.Money:
		return !exact && q.Part == quantity.Low && !r.untilFigures(q)
	}
	return false
}

// untilFigures reports whether a number is followed by a word and a price in full figures, which it is no part of: the 36 of "Dehler 36
// bis 80.000 Euro", unlike that of "36-80.000 Euro" and "36 bis 80 Tausend".
func (r *Reader) untilFigures(low quantity.Quantity) bool {
	k := slices.IndexFunc(r.Quantities, func(q quantity.Quantity) bool { return q.Start > low.Start })
	if k < 0 || len(low.Text) > 3 {
		return false
	}
	high := r.Quantities[k]
	join := strings.TrimSpace(r.Text[low.End:high.Start])
	backwards := low.Part == quantity.Low && low.Given*1000 > high.Value && low.Given < high.Value // no range, even in thousands: "393 bis 60 TEUR"
	return join != "" && sentence.IsLetter(strings.ToLower(join)) && untilWords[strings.ToLower(join)] && (strings.Contains(high.Text, "000") || backwards)
}

// untilWords stand between the ends of a range, or before the highest price.
var untilWords = sentence.Set("bis|up to|to|jusqu'à|à|bis zu")

// firstInSeries is the year from which on decades are asked for behind a builder: before, hardly one of today's built boats.
const firstInSeries = 1960

// ModelNumber reports whether word i is a number that stands alone, not a measure or a year.
func (r *Reader) ModelNumber(i int) bool {
	w := r.Words[i]
	if !sentence.IsDigit(w.Fold[0]) || len(w.Fold) > 5 || strings.HasPrefix(w.Fold, "0") {
		return false
	}
	if r.IsYear(i) {
		return false
	}
	for _, q := range r.Quantities {
		if q.Unit == "decade" && (strings.HasSuffix(q.Text, "S") && strings.HasSuffix(r.Text[:q.End], q.Text) || len(w.Fold) == 2 && q.Value < firstInSeries) {
			continue // "40S" is a boat, and so are "Hanse 40s"
		}
		if q.Unit == "s" && strings.HasSuffix(strings.ToLower(q.Text), "s") || q.Dim == quantity.Angle && !strings.ContainsAny(q.Text, "°'") {
			continue // "36s" are boats, not seconds, and neither a "36S" nor an "S2 9.1" is south of the equator
		}
		if q.Dim == quantity.Angle && r.beforeCoast(i) {
			continue
		}
		if q.Start <= w.Start && w.Start < q.End && !r.untilFigures(q) && (q.Dim != quantity.Bare || q.Unit != "" || strings.HasSuffix(strings.ToLower(q.Text), "k")) {
			return false
		}
	}
	return true
}

// numberBehind adds a model number that the design table does not know to a builder or line.
func (r *Reader) numberBehind(a *Name) {
	if r.lettered(a) {
		return
	}
	j := a.J
	if effects, end := r.Meaning(j, 1); end > j && a.Model == "" && effects[0].Field == "type" && !r.Breaks(j-1) && end < len(r.Words) && len(r.Fold(end)) > 1 {
		j = end // "Hunter sailboat 33"
	}
	if j >= len(r.Words) || r.Words[j].Used || !r.Figure(j) || r.Breaks(j-1) || !r.ModelNumber(j) {
		return
	}
	if r.CountsFew(j) || amount.BoundBehind(r.Sentence, j+1) {
		return // "Bavaria 3 cabins", "Swan 50 or bigger"
	}
	for _, q := range r.Quantities {
		if q.Start == r.Words[j].Start && r.measures(q, false) {
			return
		}
	}
	k := r.Touching(j)
	k = r.versionBehind(a.Make, k)
	number := strings.TrimSuffix(r.RawOf(j, k), "s")
	r.Use(j, k)
	a.J = k
	if r.sources.Models.IsSize(a.Make, a.Model, r.Fold(j)) {
		return
	}
	if a.Model == "" || len(r.Fold(j)) > 2 {
		a.Model = number
		return
	}
	a.Model = r.sources.Names.Model(a.Make, a.Model, number, false)
}

// beforeCoast reports whether word i is a number before a coast, and of no longitude: "J 109 or 105 east coast".
func (r *Reader) beforeCoast(i int) bool { return r.Fold(i+2) == "coast" }
