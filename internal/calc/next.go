package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// next is the sum that a turn goes on to with what the draft before came to and what that was made of; nil where the turn gives anything
// else, or not all that the sum needs.
func (s *Set) next(q *question.Question, before *Draft) *Draft {
	if len(before.Calculator.Next) == 0 || len(before.missing()) > 0 || q.Explains() || len(q.Tokens) > mostGoingOn {
		return nil
	}
	came, ok := s.cameTo(before)
	for _, of := range before.Calculator.Next {
		if !ok && of.Input != "" {
			continue
		}
		if of.Asks == nil && len(q.Quantities) > 0 || q.Says(of.Asks...) {
			if d := s.goingOn(q, before, of, came); d != nil {
				return d
			}
		}
	}
	return nil
}

// mostGoingOn is how many words and figures a turn has at most that goes on to another sum.
const mostGoingOn = 40

// goingOn is next for one sum, which takes what the one before came to.
func (s *Set) goingOn(q *question.Question, before *Draft, of Had, came quantity.Quantity) *Draft {
	c := &s.calculators[s.byName[of.Calculator]]
	d := c.begin(q)
	if d == nil {
		return nil
	}
	d.Args[of.Input] = held{}
	d.give(q, s.patterns()[s.byName[c.Name]])
	if delete(d.Args, of.Input); d.leftover(q) > 0 {
		return nil
	}
	if of.Input != "" {
		d.Args[of.Input] = Argument(came)
	}
	d.inherit(before)
	d.Demanded = nil // what it demands of one turn stands in two
	if _, err := s.Call(c.Name, d.Args); err != nil {
		return nil
	}
	d.score, d.onward = before.score, true
	return d
}

// cameTo is what a draft that lacks nothing comes to, as a quantity; false where that is none.
func (s *Set) cameTo(d *Draft) (quantity.Quantity, bool) {
	result, err := s.Call(d.Calculator.Name, d.Args)
	if err != nil || len(result.Outcomes) == 0 {
		return quantity.Quantity{}, false
	}
	first := result.Outcomes[0]
	amount := first.Amount
	switch {
	case first.Plain == "":
	case len(first.Also) == 0:
		return quantity.Quantity{}, false
	default: // a time in hours and minutes
		amount = first.Also[0]
	}
	return quantity.Parse(fmt.Sprintf("%s %s", quantity.FourFigures(amount.Value), amount.Unit))
}

// sufficing ask whether there is enough of what was computed.
var sufficing = []string{"enough", "sufficient", "suffice", "suffices", "do it|then", "make it", "make|do|reach|manage|cover #", "reach|manage|cover ... #", "# possible|feasible", "will|would|can # do", "last #", "can|could|will|would it|she|we|i|they run|motor #", "get # miles|nm|far", "get me|us there", "schaffe*|komme* ich|wir|sie? #", "tenir|faire #", "will|would|does that do", "reicht", "reichen", "genug", "genügt", "suffit", "assez", "suffisant"}

// otherValue gives a value anew: "make it 80 Ah".
var otherValue = []string{"make it|that #"}

// Side is on which side of a comparison stands what a calculator computes.
type Side int

// The sides: what is needed for something, or what there is of it.
const (
	Neither Side = iota
	Need
	Have
)

// enough compares what the draft before came to with the amount of the same kind that a turn tells, where it asks whether that is enough;
// nil where it does not.
func (s *Set) enough(q *question.Question, before *Draft) *Draft {
	i, known := s.byName["enough"]
	if !known || before.Calculator.Comes == Neither || !q.Says(sufficing...) || q.Says(otherValue...) && !q.Says("can|could|will|would|do|does|shall ... make") || len(before.missing()) > 0 {
		return nil
	}
	came, ok := s.cameTo(before)
	if !ok {
		return nil
	}
	c := &s.calculators[i]
	told, other := "have", "need"
	if before.Calculator.Comes == Have {
		told, other = other, told
	}
	d := newDraft(c, q)
	for i, one := range q.Quantities {
		switch {
		case one.Dim == quantity.Percent && q.Says("reserve", "spare", "margin", "reserve von", "réserve"):
			d.Take("reserve", i)
		case one.Dim == came.Dim && d.Args[told] == nil:
			d.Take(told, i)
		}
	}
	if d.Args[told] == nil || d.leftover(q) > 0 {
		return nil
	}
	d.Args[other] = Argument(came)
	d.score, d.onward = before.score, true
	return d
}
