package wish

import (
	"cmp"
	"regexp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// restate reads a number without a unit that only takes the place of another, "make that 130, and no ex-charter": of the bounds that stood
// before it is the one that it is nearest to.
func (t *turn) restate(base catalog.Query) {
	t.restateYear(base)
	numbers := t.numbersOfClauses()
	if n, ok := t.onlyNumber(); ok {
		numbers = []figure{n}
	}
	for _, n := range numbers {
		if t.articleBefore(n.i) || !t.restated(base, n) {
			continue
		}
		t.Use(n.i, n.j)
		t.about = true
		for k := n.i; k > 0 && t.Words[k-1].Used; k-- {
			t.Words[k-1].Unmet = false // it was told back as one that bounds nothing
		}
		for k := n.i; k < len(t.Words) && t.Words[k].Used && t.Words[k].Unmet; k++ {
			t.Words[k].Unmet = false
		}
	}
}

// restated has a number take the place of what it is nearest to, and is false where it is near nothing.
func (t *turn) restated(base catalog.Query, n figure) bool {
	lifted := t.Fold(n.i-1) == "to" // "lift the price to 450"
	price, far := n.value, mostRestated
	if bound := cmp.Or(base.PriceMax, base.PriceMin); bound != nil && !t.prices() && (lifted || !t.withdrawn.Holds(demand.Price)) {
		if *bound >= demand.InThousands {
			price = *demand.Thousands(&price)
		}
		far = timesApart(price, *bound)
	}
	unit, near := t.lengthNear(base, n.value)
	switch {
	case unit != "" && near < far && near < nearLength:
		t.restateLength(base, n.value*metresOf[unit])
	case far < mostRestated:
		t.query.PriceMax, t.query.PriceMin = &price, nil
		if base.PriceMax == nil {
			t.query.PriceMax, t.query.PriceMin = nil, &price
		}
	case sentence.IsFigures(base.ModelContains) && n.j == n.i+1 && len(base.ModelContains) == len(t.Fold(n.i)) && restating.MatchString(t.Text):
		t.query.Make, t.query.ModelContains = base.Make, t.Fold(n.i) // "make that 46" behind a Lagoon 42
	default:
		return false
	}
	return true
}

// mostRestated is by what factor one changes one's mind at most.
const mostRestated = 4.0

var metresOf = map[string]float64{"m": 1, "ft": quantity.Foot}

// lengthNear tells in what unit a number is nearest to a bound of the length that stood before, and by what factor it is off; "" where the
// turn has a length of its own or there was none.
func (t *turn) lengthNear(base catalog.Query, v float64) (unit string, off float64) {
	off = mostRestated
	if t.query.LengthMin+t.query.LengthMax > 0 || t.withdrawn.Holds(demand.Length) {
		return "", off
	}
	for _, bound := range []float64{base.LengthMin, base.LengthMax} {
		for _, u := range []string{"ft", "m"} {
			if far := timesApart(v*metresOf[u], bound); bound > 0 && far < off {
				unit, off = u, far
			}
		}
	}
	return unit, off
}

// timesApart is by what factor two numbers differ.
func timesApart(a, b float64) float64 { return max(a, b) / max(min(a, b), 0.01) }

// restateLength has a length take the place of the bound that it is beyond, of the upper one where it is beyond none. A length with its
// tolerance is replaced by another.
func (t *turn) restateLength(base catalog.Query, v float64) {
	q := &t.query
	switch {
	case base.LengthMin > 0 && base.LengthMax > 0 && base.LengthMax/base.LengthMin < (1+tolerance)/(1-tolerance)+0.01:
		q.LengthMin, q.LengthMax = round(v*(1-tolerance), 2), round(v*(1+tolerance), 2)
	case base.LengthMax == 0 || base.LengthMin > 0 && v < base.LengthMin:
		q.LengthMin = round(v, 2)
	default:
		q.LengthMax = round(v, 2)
	}
}

// restating are the words by which one figure is to take the place of another.
var restating = regexp.MustCompile(`(?i)\b(?:make (?:it|that|this)|change (?:it|that|this)(?: to)?|let'?s say|rather|lieber|doch|plutôt|mach(?:en)?|disons|mettons|sagen wir|better)\b`)

// restateYear has a year that is to take the place of another bound the boats on the same side: "built after 2000", then "make that 2005".
func (t *turn) restateYear(base catalog.Query) {
	q := &t.query
	if q.YearMin == 0 || q.YearMin != q.YearMax || (base.YearMin > 0) == (base.YearMax > 0) || !restating.MatchString(t.Text) {
		return
	}
	if base.YearMin > 0 {
		q.YearMax = 0
		return
	}
	q.YearMin = 0
}

// numbersOfClauses are the numbers of a turn that nothing was made of and that say nothing else in their clauses, none where another one
// does.
func (t *turn) numbersOfClauses() (numbers []figure) {
	for _, q := range t.Quantities {
		i, j := t.At(q.Start, q.End)
		if q.Dim != quantity.Bare || q.Unit != "" || q.Part != quantity.Whole || !t.Unread(i, j) {
			continue
		}
		if !t.aloneInClause(i, j) {
			return nil
		}
		numbers = append(numbers, figure{q.Given, i, j})
	}
	return numbers
}

// aloneInClause reports whether the clause of words i to j has only words besides that ask for nothing.
func (t *turn) aloneInClause(i, j int) bool {
	says := func(k int) bool {
		w := t.Words[k]
		_, group := command.GroupOf(w.Fold)
		return w.Used && amount.Currency(w.Fold) == "" && !restates[w.Fold] && !group || !w.Used && !t.lexicon.Noise(w.Fold) && !restates[w.Fold]
	}
	for k := i; k > 0 && !t.Breaks(k-1) && sentence.Joins(t.Fold(k-1)) == ""; k-- {
		if says(k - 1) {
			return false
		}
	}
	for k := j; k < len(t.Words) && !t.Breaks(k-1) && sentence.Joins(t.Fold(k)) == "" && !sentence.IsBut(t.Fold(k)); k++ {
		if says(k) {
			return false
		}
	}
	return true
}

// restates are words of such a clause that may be used or have a meaning of their own.
var restates = sentence.Set("make|that|it|this|rather|lieber|plutot|say|lets|let|mach|machen|disons|mettons|sagen|wir|hmm|hm|ok|well|better|then|go|to|up|stretch|raise|change|doch|eher|um|about|around|budget|lift|increase|lower|reduce|the|cap|limit|s|is")
