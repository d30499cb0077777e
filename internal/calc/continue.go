package calc

import (
	"fmt"
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// continuedBy reports whether a turn can be read as going on from the draft before, whose inputs have words: it is
// short, and it opens like a continuation, hardly holds more than quantities, or names an input.
func (before *Draft) continuedBy(q *question.Question, words []question.Words) bool {
	const short, bare = 14, 3
	said := 0
	for _, t := range q.Tokens {
		if t.Quantity < 0 && !t.Mark() {
			said++
		}
	}
	silent := len(q.Quantities) == 0 && len(q.Places) == 0 && q.Boat.ID == "" && before.Calculator.Resume == nil && !slices.ContainsFunc(words, func(w question.Words) bool { return w.Phrased })
	if said > short || silent || q.Explains() || q.Talks() {
		return false
	}
	return said <= bare || q.GoesOn() || len(before.missing()) > 0 || q.Announces(words)
}

// continued changes and completes the draft before by what the turn gives; nil when it gives nothing that fits.
func (s *Set) continued(q *question.Question, before *Draft) *Draft {
	c := before.Calculator
	d := c.begin(q)
	if d == nil {
		return nil
	}
	r := s.patterns()[s.byName[c.Name]]
	d.sameHalfDay(q, before)
	d.sameSize(q, before)
	d.assignFirst(q, q.Locate(r.words, r.values), before)
	d.phrases(q, r)
	d.fromBoat(q)
	if c.Resume != nil {
		c.Resume(q, d, before)
	}
	if len(d.Args) == 0 || d.leftover(q) > 1 {
		return nil
	}
	d.inherit(before)
	d.replaceLoad(q, before)
	d.score, d.onward = before.score, before.onward
	return d
}

// sameSize takes a number without a unit, "what if I slow to 4.5", for the input whose value before is of its size, where those of all others
// are far from it.
func (d *Draft) sameSize(q *question.Question, before *Draft) {
	const near, far = 2, 4 // times
	for k, one := range q.Quantities {
		if one.Dim != quantity.Bare || one.Unit != "" || one.Given <= 0 || d.Used[k] {
			continue
		}
		var nearest quantity.Quantity
		input, least, next := "", math.Inf(1), math.Inf(1)
		for _, in := range d.Calculator.Inputs {
			was, ok := quantity.Parse(fmt.Sprint(before.Args[in.Name]))
			if n, counted := before.Args[in.Name].(float64); counted { // "and if we are 4" may count the crew
				was, ok = quantity.Quantity{Given: n, Value: n, Dim: quantity.Bare}, true
			}
			given := slices.ContainsFunc(q.Quantities, func(o quantity.Quantity) bool { return o.Dim == in.Dim && in.Dim != quantity.Bare }) // with its unit
			if !ok || was.Given <= 0 || was.Dim != in.Dim || given {
				continue
			}
			switch times := max(was.Given/one.Given, one.Given/was.Given); {
			case times < least:
				input, nearest, least, next = in.Name, was, times, least
			case times < next:
				next = times
			}
		}
		if least > near || next < far || math.IsInf(next, 1) {
			continue
		}
		nearest.Value, nearest.Given = nearest.Value*one.Given/nearest.Given, one.Given
		d.TakeAs(input, k, Argument(nearest))
	}
}

// inherit gives the inputs that a draft lacks what the one before has for them.
func (d *Draft) inherit(before *Draft) {
	for name, value := range before.Args {
		if _, told := d.Args[name]; !told && d.Calculator.Input(name).Name != "" {
			d.Args[name] = value
		}
	}
}

// sameHalfDay takes a bare hour, "and at 4?" behind a height at three in the afternoon, as the time of day that is nearer to the time before
// it, for an input that is asked about and names no turn of the tide.
func (d *Draft) sameHalfDay(q *question.Question, before *Draft) {
	const half, evening = 12, 23
	for _, in := range d.Calculator.Inputs {
		was, told := before.Args[in.Name].(string)
		if in.Dim != quantity.Clock || in.Announced || !told || len(q.Quantities) != 1 {
			continue
		}
		one := q.Quantities[0]
		earlier, ok := quantity.Parse(was)
		if !ok || one.Dim != quantity.Bare || one.Unit != "" || one.Given != math.Trunc(one.Given) || one.Given < 1 || one.Given > half || q.Announced(0, q.Where(in.Words...)) == 0 {
			continue
		}
		hour := one.Given
		if late := math.Mod(hour+half, 2*half); math.Abs(late-earlier.Value/3600) < math.Abs(hour-earlier.Value/3600) && late <= evening {
			hour = late
		}
		d.TakeAs(in.Name, 0, fmt.Sprintf("%02.0f:00", hour))
	}
}

// having are the ways to tell how much of something there is.
var having = []string{"have|got|ve #", "have|got|ve only|just #", "only|just have|got|carry #", "have|got|ve only|just got #", "habe|haben #", "habe|haben nur|bloß #", "ai|avons #", "ai|avons que #"}

// had is the sum that a turn asks for by telling how much there is of what the draft before computes; nil where it tells none.
func (s *Set) had(q *question.Question, before *Draft) *Draft {
	of := before.Calculator.Had
	if of.Calculator == "" || len(q.Quantities) != 1 || !q.Says(having...) {
		return nil
	}
	c := &s.calculators[s.byName[of.Calculator]]
	if q.Quantities[0].Dim != c.Input(of.Input).Dim {
		return nil
	}
	d := newDraft(c, q)
	d.Take(of.Input, 0)
	d.inherit(before)
	if len(d.missing()) > 0 {
		return nil
	}
	d.score = before.score
	return d
}

// assignFirst prefers the inputs that the draft before lacks, then those that it has.
func (d *Draft) assignFirst(q *question.Question, words []question.Words, before *Draft) {
	missing := before.missing()
	if len(missing) == 0 {
		d.assign(q, words)
		return
	}
	for name := range before.Args {
		if _, ok := d.Args[name]; !ok {
			d.Args[name] = held{}
		}
	}
	d.assign(q, words)
	for name, value := range d.Args {
		if value == (held{}) {
			delete(d.Args, name)
		}
	}
	d.assign(q, words)
}

// held keeps an input from being assigned.
type held struct{}
