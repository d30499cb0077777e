package boat

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// furtherModels reads the numbers that go on a list: "Bavaria 42, 43 or 46".
func (r *Reader) furtherModels(asks []Name) []Name {
	var out []Name
	for _, a := range asks {
		if last := len(out) - 1; last >= 0 && r.isNumberOf(out[last], a) {
			a.Make, a.Model = out[last].Make, a.Make
		}
		out = append(out, a)
		for next, ok := r.furtherModel(a); ok; next, ok = r.furtherModel(next) {
			out = append(out, next)
		}
	}
	return out
}

// furtherModel reads the next model of a list behind one of it.
func (r *Reader) furtherModel(a Name) (next Name, ok bool) {
	if a.Model == "" {
		return Name{}, false
	}
	j := r.behindVersion(a.J)
	if sentence.Joins(r.Fold(j)) != "" || sentence.IsVersus(r.Fold(j)) && !r.Breaks(j-1) {
		j++
	}
	if j > a.J {
		if k, model := r.furtherMark(a.Model, j); k > j {
			r.Use(j, k)
			return Name{I: j, J: k, Make: a.Make, Model: model}, true
		}
		if next := (Name{I: j, J: j, Make: a.Make}); !sentence.IsDigit(a.Model[0]) {
			if r.unknownModel(&next); next.Model != "" {
				return next, true // "Amel Maramu or Santorin"
			}
		}
		if k := r.likeLettered(a.Model, j); k > j {
			r.Use(j, k)
			return Name{I: j, J: k, Make: a.Make, Model: r.RawOf(j, k)}, true
		}
	}
	if !r.isFurther(a, j) {
		return Name{}, false
	}
	for between := a.J; between < j && !r.Known(between) && !joinsModels(r.Fold(between)); between++ {
		r.Use(between, between+1)
		r.TellBack(between, between+1) // the "mk2" of "46 mk2 or 48"
	}
	k := r.versionBehind(a.Make, r.Touching(j))
	if r.Free(k, k+1) && !r.Breaks(k-1) && strings.HasSuffix(lexicon.Key(a.Model), " "+r.Fold(k)) {
		k++ // "36 Classic or 38 Classic"
	}
	r.Use(j, k)
	return Name{I: j, J: k, Make: a.Make, Model: strings.TrimSuffix(r.RawOf(j, k), "s")}, true
}

// isFurther reports whether word j is the number of a further model on a list behind one.
func (r *Reader) isFurther(a Name, j int) bool {
	if j >= len(r.Words) || r.Words[j].Used || !r.Figure(j) || !r.ModelNumber(j) && !r.sameSuffix(a.Model, j) || r.Counts(j+1) {
		return false
	}
	if c, _, compared := amount.Trailing(r.Sentence, j+1); compared && (c == amount.Less || c == amount.More) && !r.Breaks(j) {
		return false // "Bavaria 37, 250 max"
	}
	number := r.Fold(j)
	if len(number) > max(3, len(a.Model)) && !strings.Contains(number, ".") {
		return false
	}
	if gap := strings.TrimSpace(r.Gap(j - 1)); !joinsModels(r.Fold(j-1)) && gap != "," && gap != "&" && (gap != "/" || len(number) < 2) {
		return false
	}
	return !slices.ContainsFunc(r.Quantities, func(q quantity.Quantity) bool {
		plural := q.Unit == "s" && strings.HasSuffix(strings.ToLower(q.Text), "s")
		return q.Start == r.Words[j].Start && !plural && !r.sameSuffix(a.Model, j) && !r.beforeCoast(j) && !(j > a.J && r.beforePrice(q, a.Model)) && (q.Dim != quantity.Bare || q.Part != quantity.Whole)
	})
}

// joinsModels reports whether a word stands between two models of a list.
func joinsModels(word string) bool { return sentence.Joins(word) != "" || sentence.IsVersus(word) }

// beforePrice reports whether a number on a list of models, as long as theirs, only seems to begin a range of prices: "381 or 393 up to 60k".
func (r *Reader) beforePrice(q quantity.Quantity, model string) bool {
	return q.Part == quantity.Low && len(q.Text) == len(model) && sentence.IsFigures(q.Text+model) && len(q.Text) > 1
}

// isNumberOf reports whether a class that is called by a number alone is rather a further model of the boat before it on a list:
// the 420 of "Hanse 370 or 420".
func (r *Reader) isNumberOf(before, class Name) bool {
	letters := strings.TrimRight(before.Model, "0123456789")
	return class.J == class.I+1 && sentence.IsFigures(class.Make) && len(before.Model)-len(letters) == len(class.Make) &&
		r.Joint(before.J, class.I) != ""
}
