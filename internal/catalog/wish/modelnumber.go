package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

// measures reports whether a number that could be a model's is a length or the start of a range.
func (t *turn) measures(q quantity.Quantity, exact bool) bool {
	switch q.Dim {
	case quantity.Length:
		return q.Given < 120
	case quantity.Bare:
		return q.Part == quantity.Low && q.Given >= 15 && q.Given < 100
	case quantity.Money:
		return !exact && q.Part == quantity.Low && !t.untilFigures(q)
	}
	return false
}

// untilFigures reports whether a number is followed by a word and a price in full figures, which it is no part of: the 36 of "Dehler 36
// bis 80.000 Euro", unlike that of "36-80.000 Euro" and "36 bis 80 Tausend".
func (t *turn) untilFigures(low quantity.Quantity) bool {
	k := slices.IndexFunc(t.Quantities, func(q quantity.Quantity) bool { return q.Start > low.Start })
	if k < 0 || len(low.Text) > 3 {
		return false
	}
	high := t.Quantities[k]
	join := strings.TrimSpace(t.Text[low.End:high.Start])
	backwards := low.Part == quantity.Low && low.Given*1000 > high.Value && low.Given < high.Value // no range, even in thousands: "393 bis 60 TEUR"
	return join != "" && sentence.IsLetter(strings.ToLower(join)) && untilWords[strings.ToLower(join)] && (strings.Contains(high.Text, "000") || backwards)
}

var untilWords = sentence.Set("bis|up to|to|jusqu'à|à|bis zu")

// firstInSeries is the year from which on decades are asked for behind a builder: before, hardly one of today's built boats.
const firstInSeries = 1960

// modelNumber reports whether word i is a number that stands alone, not a measure or a year.
func (t *turn) modelNumber(i int) bool {
	w := t.Words[i]
	if !sentence.IsDigit(w.Fold[0]) || len(w.Fold) > 5 || strings.HasPrefix(w.Fold, "0") {
		return false
	}
	if t.IsYear(i) {
		return false
	}
	for _, q := range t.Quantities {
		if q.Unit == "decade" && (strings.HasSuffix(q.Text, "S") && strings.HasSuffix(t.Text[:q.End], q.Text) || len(w.Fold) == 2 && q.Value < firstInSeries) {
			continue // "40S" is a boat, and so are "Hanse 40s"
		}
		if q.Unit == "s" && strings.HasSuffix(strings.ToLower(q.Text), "s") || q.Dim == quantity.Angle && !strings.ContainsAny(q.Text, " °'") {
			continue // "36s" are boats, not seconds, and a "36S" is not south of the equator
		}
		if q.Dim == quantity.Angle && t.beforeCoast(i) {
			continue
		}
		if q.Start <= w.Start && w.Start < q.End && !t.untilFigures(q) && (q.Dim != quantity.Bare || q.Unit != "" || strings.HasSuffix(strings.ToLower(q.Text), "k")) {
			return false
		}
	}
	return true
}

// numberBehind adds a model number that the design table does not know to a builder or line.
func (t *turn) numberBehind(a *ask) {
	if t.lettered(a) {
		return
	}
	j := a.j
	if effects, end := t.Meaning(j, 1); end > j && a.model == "" && effects[0].Field == "type" && !t.Breaks(j-1) && end < len(t.Words) && len(t.Fold(end)) > 1 {
		j = end // "Hunter sailboat 33"
	}
	if j >= len(t.Words) || t.Words[j].Used || !t.Figure(j) || t.Breaks(j-1) || !t.modelNumber(j) {
		return
	}
	if t.CountsFew(j) || amount.BoundBehind(t.Sentence, j+1) {
		return // "Bavaria 3 cabins", "Swan 50 or bigger"
	}
	for _, q := range t.Quantities {
		if q.Start == t.Words[j].Start && t.measures(q, false) {
			return
		}
	}
	k := t.Touching(j)
	k = t.versionBehind(a.make, k)
	number := strings.TrimSuffix(t.RawOf(j, k), "s")
	t.Use(j, k)
	a.j = k
	if t.models.IsSize(a.make, a.model, t.Fold(j)) {
		return
	}
	if a.model == "" || len(t.Fold(j)) > 2 {
		a.model = number
		return
	}
	a.model = t.names.Model(a.make, a.model, number, false)
}

// furtherModels reads the numbers that go on a list: "Bavaria 42, 43 or 46".
func (t *turn) furtherModels(asks []ask) []ask {
	var out []ask
	for _, a := range asks {
		if last := len(out) - 1; last >= 0 && t.isNumberOf(out[last], a) {
			a.make, a.model = out[last].make, a.make
		}
		out = append(out, a)
		for next, ok := t.furtherModel(a); ok; next, ok = t.furtherModel(next) {
			out = append(out, next)
		}
	}
	return out
}

// furtherModel reads the next model of a list behind one of it.
func (t *turn) furtherModel(a ask) (next ask, ok bool) {
	if a.model == "" {
		return ask{}, false
	}
	j := t.behindVersion(a.j)
	if sentence.Joins(t.Fold(j)) != "" || sentence.IsVersus(t.Fold(j)) && !t.Breaks(j-1) {
		j++
	}
	if j > a.j {
		if k, model := t.furtherMark(a.model, j); k > j {
			t.Use(j, k)
			return ask{i: j, j: k, make: a.make, model: model}, true
		}
		if next := (ask{i: j, j: j, make: a.make}); !sentence.IsDigit(a.model[0]) {
			if t.unknownModel(&next); next.model != "" {
				return next, true // "Amel Maramu or Santorin"
			}
		}
		if k := t.likeLettered(a.model, j); k > j {
			t.Use(j, k)
			return ask{i: j, j: k, make: a.make, model: t.RawOf(j, k)}, true
		}
	}
	if !t.isFurther(a, j) {
		return ask{}, false
	}
	for between := a.j; between < j && !t.Known(between) && !joinsModels(t.Fold(between)); between++ {
		t.Use(between, between+1)
		t.TellBack(between, between+1) // the "mk2" of "46 mk2 or 48"
	}
	k := t.versionBehind(a.make, t.Touching(j))
	if t.Free(k, k+1) && !t.Breaks(k-1) && strings.HasSuffix(lexicon.Key(a.model), " "+t.Fold(k)) {
		k++ // "36 Classic or 38 Classic"
	}
	t.Use(j, k)
	return ask{i: j, j: k, make: a.make, model: strings.TrimSuffix(t.RawOf(j, k), "s")}, true
}

// isFurther reports whether word j is the number of a further model on a list behind one.
func (t *turn) isFurther(a ask, j int) bool {
	if j >= len(t.Words) || t.Words[j].Used || !t.Figure(j) || !t.modelNumber(j) && !t.sameSuffix(a.model, j) || t.Counts(j+1) {
		return false
	}
	if c, _, compared := amount.Trailing(t.Sentence, j+1); compared && (c == amount.Less || c == amount.More) && !t.Breaks(j) {
		return false // "Bavaria 37, 250 max"
	}
	number := t.Fold(j)
	if len(number) > max(3, len(a.model)) && !strings.Contains(number, ".") {
		return false
	}
	if gap := strings.TrimSpace(t.Gap(j - 1)); !joinsModels(t.Fold(j-1)) && gap != "," && gap != "&" && (gap != "/" || len(number) < 2) {
		return false
	}
	return !slices.ContainsFunc(t.Quantities, func(q quantity.Quantity) bool {
		plural := q.Unit == "s" && strings.HasSuffix(strings.ToLower(q.Text), "s")
		return q.Start == t.Words[j].Start && !plural && !t.sameSuffix(a.model, j) && !t.beforeCoast(j) && !(j > a.j && t.beforePrice(q, a.model)) && (q.Dim != quantity.Bare || q.Part != quantity.Whole)
	})
}

// joinsModels reports whether a word stands between two models of a list.
func joinsModels(word string) bool { return sentence.Joins(word) != "" || sentence.IsVersus(word) }

// furtherMark is another mark of the model before word j and what is behind it: the "Mk2" of "34 Mk1 or Mk2"; j for none.
func (t *turn) furtherMark(model string, j int) (k int, other string) {
	number, mark, marked := strings.Cut(model, " Mk")
	if !marked || mark == "" || j >= len(t.Words) || t.Words[j].Used {
		return j, ""
	}
	version, k := t.variantAt(j, number)
	if k == j || !strings.HasPrefix(version, "Mk") {
		return j, ""
	}
	return k, number + " " + version
}

// sameSuffix reports whether word j is figures with one capital that touches them, as a model before it is: the "26M" of "26X or 26M",
// which is no distance.
func (t *turn) sameSuffix(model string, j int) bool {
	last := len(model) - 1
	return last > 0 && sentence.IsFigures(model[:last]) && 'A' <= model[last] && model[last] <= 'Z' && len(t.Fold(j)) == last &&
		t.Touching(j) == j+2 && len(t.Raw(j+1)) == 1 && t.Capitals(j+1)
}

// behindVersion is behind a mark or another version of the model before word j, where a further number goes on the list: the "mk2" of
// "Swan 46 mk2 or 48", the "Clipper" of "Oceanis 40 Clipper or 43"; j where there is none.
func (t *turn) behindVersion(j int) int {
	if !t.Free(j, j+1) || t.Breaks(j-1) {
		return j
	}
	k := j + 1
	switch w := t.Fold(j); {
	case w == "mk" || w == "mark":
		k++
	case marks[w] == "" && !t.names.Generic(w) && !(len(w) == 2 && t.Capitals(j)):
		return j
	}
	if k+1 >= len(t.Words) || t.Joint(k, k+1) != "or" && t.Joint(k, k+1) != "and" || !t.modelNumber(k+1) || t.Counts(k+2) {
		return j
	}
	return k
}

// beforePrice reports whether a number on a list of models, as long as theirs, only seems to begin a range of prices: "381 or 393 up to 60k".
func (t *turn) beforePrice(q quantity.Quantity, model string) bool {
	return q.Part == quantity.Low && len(q.Text) == len(model) && sentence.IsFigures(q.Text+model) && len(q.Text) > 1
}

// beforeCoast reports whether word i is a number before a coast, and of no longitude: "J 109 or 105 east coast".
func (t *turn) beforeCoast(i int) bool { return t.Fold(i+2) == "coast" }

// likeLettered is behind what starts with word j and is written as a model is, with other figures behind the same letters: the "E4" of
// "E3 or E4"; j for nothing of the kind.
func (t *turn) likeLettered(model string, j int) int {
	letters := strings.TrimRight(model, "0123456789")
	if letters == "" || letters == model || j+1 >= len(t.Words) || t.Words[j].Used || t.Words[j+1].Used || t.Gap(j) != "" || !t.Figure(j+1) ||
		t.Fold(j) != fold.String(strings.Trim(letters, "-/ ")) {
		return j
	}
	return j + 2
}

// isNumberOf reports whether a class that is called by a number alone is rather a further model of the boat before it on a list:
// the 420 of "Hanse 370 or 420".
func (t *turn) isNumberOf(before, class ask) bool {
	letters := strings.TrimRight(before.model, "0123456789")
	return class.j == class.i+1 && sentence.IsFigures(class.make) && len(before.model)-len(letters) == len(class.make) &&
		t.Joint(before.j, class.i) != ""
}
