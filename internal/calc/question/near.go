package question

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// Words is where the words of an input stand in one question.
type Words struct {
	extents []sized
	// leading is that the question names things before their values ("HW 14:20 4.6 m, LW ..."), not behind them.
	leading bool
	// phrased is that words of the question stand for a value of the input, which a bare number then is not.
	Phrased bool
}

type sized struct {
	Extent
	size int
}

// First is the token at which the words stand first, -1 for none.
func (w Words) First() int {
	if len(w.extents) == 0 {
		return -1
	}
	return w.extents[0].From
}

// LastBefore is where the last of the words before token at begins, -1 for none.
func (w Words) LastBefore(at int) int {
	last := -1
	for _, e := range w.extents {
		if e.To <= at {
			last = max(last, e.From)
		}
	}
	return last
}

// Locate finds where the words of every input stand; values are the phrases that stand for a value of it.
func (q *Question) Locate(words, values [][]Pattern) []Words {
	list := make([]Words, len(words))
	for i, phrases := range words {
		for _, p := range phrases {
			for _, e := range q.find(p) {
				if e.To == e.From+1 && e.From > 0 && q.Tokens[e.From-1].Text == "how" { // "how high" names no high water
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
		list[i].Phrased = q.Has(phrases)
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
			return other.From <= one.From && one.To <= other.To && other.To-other.From > one.To-one.From && other.size > one.size
		})
	})
}

// leads reports whether the first quantity stands behind words of an input, and so do the others that words stand beside.
func (q *Question) leads(list []Words) bool {
	first := 0
	for first < len(q.Tokens) && q.Tokens[first].Quantity < 0 {
		first++
	}
	for _, words := range list {
		for _, e := range words.extents {
			if first > 0 && e.To <= first && q.valueAt(e.To) >= 0 {
				return true
			}
		}
	}
	return false
}

// Where finds phrases of the question, for announced.
func (q *Question) Where(phrases ...string) Words {
	var words Words
	for _, phrase := range phrases {
		p := PatternOf(phrase)
		for _, e := range q.find(p) {
			words.extents = append(words.extents, sized{e, p.size()})
		}
	}
	return words
}

// Announced is how near the best announcing phrase of an input stands to quantity i: 2 and more right beside it, 0
// when none is near. Marks, other quantities and words between count against it.
func (q *Question) Announced(i int, words Words) float64 {
	at, best := q.TokenOf(i), 0.0
	for _, e := range words.extents {
		if q.ofAnother(at, e.Extent) {
			continue
		}
		near := 2 + 0.2*float64(e.size-1)
		if e.To <= at {
			near -= q.distance(e.To, at)
		} else if e.From > at {
			near -= q.distance(at+1, e.From) + 0.05
			if words.leading && q.valueAt(e.To) >= 0 {
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
func (q *Question) valueAt(k int) int {
	for k < len(q.Tokens) && (q.namesDay(k) || q.Tokens[k].Quantity < 0 && strings.Contains(smallWords, " "+q.Tokens[k].Text+" ")) {
		k++
	}
	if k == len(q.Tokens) {
		return -1
	}
	return q.Tokens[k].Quantity
}

// smallWords stand between what is told and its value.
const smallWords = " at is was of = : the about will be with now then currently "

// namesDay reports whether a day in words stands at token k: "tonight", "tomorrow".
func (q *Question) namesDay(k int) bool {
	i := q.Tokens[k].Quantity
	return i >= 0 && q.Quantities[i].Dim == quantity.Calendar && !strings.ContainsAny(q.Quantities[i].Text, "0123456789")
}

// ValueOf is the first quantity of a dimension that stands behind one of the phrases, -1 for none.
func (q *Question) ValueOf(dim quantity.Dimension, phrases ...string) int {
	for _, e := range q.Find(phrases...) {
		if i := q.valueAt(e.To); i >= 0 && q.Quantities[i].Dim == dim {
			return i
		}
	}
	return -1
}

// ofAnother reports whether words say of what the quantity right before them is, "4,200 lb of ballast", which is not the one at
// token at.
func (q *Question) ofAnother(at int, e Extent) bool {
	of := e.From
	if q.Tokens[of].Text != "of" {
		of--
	}
	return of > 0 && q.Tokens[of].Text == "of" && q.Tokens[of].Quantity < 0 && q.Tokens[of-1].Quantity >= 0 && of-1 != at && q.Quantities[q.Tokens[of-1].Quantity].Side != "point" && q.valueAt(e.To) < 0
}

// belongsAhead is how much words between two quantities are farther from the one before them than from the one behind
// them, in a question that names things before their values.
const belongsAhead = 1.3

// distance weighs the tokens between two places of the question.
func (q *Question) distance(from, to int) float64 {
	sum := 0.0
	for k, t := range q.Tokens[from:to] {
		switch {
		case q.namesDay(from + k):
			sum += 0.3
		case t.Quantity >= 0:
			sum += 1.2
		case t.EndsSentence():
			sum += 3
		case t.Text == ",":
			sum++
		case t.Text == "+" || t.Text == "(" || t.Text == ")":
			sum += 0.8
		case t.Mark(), t.Text == "of", t.Text == "is", t.Text == "a", t.Text == "the", t.Text == "at", t.Text == "about":
			sum += 0.05
		case t.Text == "and" || t.Text == "with" || t.Text == "for" || t.Text == "und" || t.Text == "et" || t.Text == "to" || t.Text == "from":
			sum += 0.6
		default:
			sum += 0.3
		}
	}
	return sum
}

// Announces reports whether a quantity stands right beside the words of an input.
func (q *Question) Announces(words []Words) bool {
	for i := range q.Quantities {
		for _, w := range words {
			if q.Announced(i, w) > 1.5 {
				return true
			}
		}
	}
	return false
}
