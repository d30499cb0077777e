package calc

import (
	"slices"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// inferred reads a question by its quantities alone, for wordings that name no calculator: one that yields what is asked
// for, whose required inputs are all given and which has a use for every quantity. "14 h at 3.2 L/h, used how much?" can
// only be a volume. nil when nothing or more than one thing is meant.
func (s *Set) inferred(q *question.Question) *Draft {
	if len(q.Quantities) < 2 {
		return nil
	}
	wanted, least := q.Wanted(), 2
	if q.OnlyQuantities() {
		least = 1
	} else if len(wanted) == 0 {
		return nil
	}
	var best *Draft
	rivals := 0
	for i := range s.calculators {
		if c := &s.calculators[i]; c.Yields == "" || len(wanted) > 0 && !wanted[c.Yields] || c.Yields == quantity.Clock && !timed(q) {
			continue
		}
		d := s.fill(i, q, least)
		switch {
		case d == nil:
		case best == nil || d.Quality > best.Quality+0.2:
			best, rivals = d, 0
		case d.Quality > best.Quality-0.2:
			rivals++
		}
	}
	if rivals > 0 {
		return nil
	}
	return best
}

// lastly reads a question by the calculators that read what no words recognise, in their order; nil where none has a use for nearly
// all that it gives.
func (s *Set) lastly(q *question.Question) *Draft {
	for i := range s.calculators {
		c := &s.calculators[i]
		if c.Last == nil {
			continue
		}
		d := newDraft(c, q)
		if !c.Last(q, d, func() (Result, error) { return s.Call(c.Name, d.Args) }) {
			continue
		}
		if left := d.leftover(q); left <= context && (!c.Wholly || left == 0) {
			d.found, d.score = d.countFound(), acceptScore
			return d
		}
	}
	return nil
}

// fill reads the question for calculator i without regard to its subject; nil when a quantity is wanting or left over, or
// fewer than least have a unit.
func (s *Set) fill(i int, q *question.Question, least int) *Draft {
	c, r := &s.calculators[i], s.patterns()[i]
	if q.Has(r.never) || q.OpensWithInput(r.words, r.topic, r.asks) {
		return nil
	}
	d := c.begin(q)
	if d == nil {
		return nil
	}
	d.give(q, r)
	if len(d.missing()) > 0 || d.leftover(q) > context || d.withUnit(q) < least {
		return nil
	}
	d.found, d.score = d.countFound(), acceptScore
	return d
}

// withUnit is how many quantities with units are used: one alone says too little.
func (d *Draft) withUnit(q *question.Question) int {
	n := 0
	for i, used := range d.Used {
		if used && q.Quantities[i].Unit != "" {
			n++
		}
	}
	return n
}

// timed reports whether the question has a time of day.
func timed(q *question.Question) bool {
	return slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Clock })
}
