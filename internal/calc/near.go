package calc

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// inputWords is where the words of an input stand in one question.
type inputWords struct {
	extents []sized
	// leading is that the question names things before their values ("HW 14:20 4.6 m, LW ..."), not behind them.
	leading bool
	// phrased is that words of the question stand for a value of the input, which a bare number then is not.
	phrased bool
}

type sized struct {
	extent
	size int
}

// first is the token at which the words stand first, -1 for none.
func (w inputWords) first() int {
	if len(w.extents) == 0 {
		return -1
	}
	return w.extents[0].from
}

// lastBefore is where the last of the words before token at begins, -1 for none.
func (w inputWords) lastBefore(at int) int {
	last := -1
	for _, e := range w.extents {
		if e.to <= at {
			last = max(last, e.from)
		}
	}
	return last
}

// locate finds where the words of every input stand; values are the phrases that stand for a value of it.
func (q *question) locate(words, values [][]pattern) []inputWords {
	list := make([]inputWords, len(words))
	for i, phrases := range words {
		for _, p := range phrases {
			for _, e := range p.find(q.tokens) {
				if e.to == e.from+1 && e.from > 0 && q.tokens[e.from-1].text == "how" { // "how high" names no high water
					continue
				}
				list[i].extents = append(list[i].extents, sized{e, p.size()})
			}
		}
	}
	for i := range list {
		list[i].extents = widest(list[i].extents)
	}
	for i, phrases := range values {
		list[i].phrased = q.has(phrases)
	}
	leading := q.leads(list)
	for i := range list {
		list[i].leading = leading
	}
	return list
}

// widest drops what is part of a longer phrase: "low" of "low water".
func widest(list []sized) []sized {
	return slices.DeleteFunc(slices.Clone(list), func(one sized) bool {
		return slices.ContainsFunc(list, func(other sized) bool {
			return other.from <= one.from && one.to <= other.to && other.to-other.from > one.to-one.from && other.size > one.size
		})
	})
}

// leads reports whether the first quantity stands behind words of an input, and so do the others that words stand beside.
func (q *question) leads(list []inputWords) bool {
	first := 0
	for first < len(q.tokens) && q.tokens[first].quantity < 0 {
		first++
	}
	for _, words := range list {
		for _, e := range words.extents {
			if first > 0 && e.to <= first && q.valueAt(e.to) >= 0 {
				return true
			}
		}
	}
	return false
}

// where finds phrases of the question, for announced.
func (q *question) where(phrases ...string) inputWords {
	var words inputWords
	for _, p := range compilePatterns(phrases) {
		for _, e := range p.find(q.tokens) {
			words.extents = append(words.extents, sized{e, p.size()})
		}
	}
	return words
}

// announced is how near the best announcing phrase of an input stands to quantity i: 2 and more right beside it, 0
// when none is near. Marks, other quantities and words between count against it.
func (q *question) announced(i int, words inputWords) float64 {
	at, best := q.tokenOf(i), 0.0
	for _, e := range words.extents {
		if q.ofAnother(at, e.extent) {
			continue
		}
		near := 2 + 0.2*float64(e.size-1)
		if e.to <= at {
			near -= q.distance(e.to, at)
		} else if e.from > at {
			near -= q.distance(at+1, e.from) + 0.05
			if words.leading && q.valueAt(e.to) >= 0 {
				near -= belongsAhead
			}
		} else {
			continue
		}
		best = max(best, near)
	}
	if best < 0.2 {
		return 0
	}
	return best
}

// valueAt is the quantity that stands at token k, or behind the small words there: "low water at 19:35"; -1 for none.
func (q *question) valueAt(k int) int {
	for k < len(q.tokens) && q.tokens[k].quantity < 0 && strings.Contains(" at is was of = : the about will be with ", " "+q.tokens[k].text+" ") {
		k++
	}
	if k == len(q.tokens) {
		return -1
	}
	return q.tokens[k].quantity
}

// valueOf is the first quantity of a dimension that stands behind one of the phrases, -1 for none.
func (q *question) valueOf(dim quantity.Dimension, phrases ...string) int {
	for _, e := range q.find(phrases...) {
		if i := q.valueAt(e.to); i >= 0 && q.quantities[i].Dim == dim {
			return i
		}
	}
	return -1
}

// ofAnother reports whether words say of what the quantity right before them is, "4,200 lb of ballast", which is not the one at
// token at.
func (q *question) ofAnother(at int, e extent) bool {
	of := e.from
	if q.tokens[of].text != "of" {
		of--
	}
	return of > 0 && q.tokens[of].text == "of" && q.tokens[of].quantity < 0 && q.tokens[of-1].quantity >= 0 && of-1 != at && q.quantities[q.tokens[of-1].quantity].Side != "point" && q.valueAt(e.to) < 0
}

// belongsAhead is how much words between two quantities are farther from the one before them than from the one behind
// them, in a question that names things before their values.
const belongsAhead = 1.3

// distance weighs the tokens between two places of the question.
func (q *question) distance(from, to int) float64 {
	sum := 0.0
	for _, t := range q.tokens[from:to] {
		switch {
		case t.quantity >= 0:
			sum += 1.2
		case t.endsSentence():
			sum += 3
		case t.text == ",":
			sum++
		case t.text == "+" || t.text == "(" || t.text == ")":
			sum += 0.8
		case t.mark(), t.text == "of", t.text == "is", t.text == "a", t.text == "the", t.text == "at", t.text == "about":
			sum += 0.05
		case t.text == "and" || t.text == "with" || t.text == "for" || t.text == "und" || t.text == "et" || t.text == "to" || t.text == "from":
			sum += 0.6
		default:
			sum += 0.3
		}
	}
	return sum
}
