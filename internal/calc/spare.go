package calc

import (
	"reflect"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// spared reads a question that no sum has a use for all of: without what only describes the boat, else without any one quantity of a
// kind that its sum takes nothing of. nil unless that makes a whole sum, which comes to what is asked for.
func (s *Set) spared(q *question.Question) *Draft {
	if len(q.Quantities) < 2 {
		return nil
	}
	plain, all := q.Description(), q.Particulars()
	for _, left := range slices.CompactFunc([][]int{nil, plain, all}, slices.Equal)[1:] {
		if d := s.without(q, left, q.Blanked(left)); d != nil {
			return d
		}
	}
	if d := s.withoutFirst(q); d != nil {
		return d
	}
	const many = 8 // each costs a reading
	if len(q.Quantities) > many {
		return nil
	}
	for _, base := range slices.CompactFunc([][]int{nil, plain, all}, slices.Equal) {
		if d := s.withoutAnyOne(q, base); d != nil {
			return d
		}
	}
	return nil
}

// withoutFirst is what a question reads as without its first sentence, where that only tells the occasion: nothing in it is of a kind that
// the sum takes.
func (s *Set) withoutFirst(q *question.Question) *Draft {
	end := slices.IndexFunc(q.Tokens, func(t question.Token) bool { return t.EndsSentence() && t.Text == "." })
	if end < 0 || end+2 >= len(q.Tokens) {
		return nil
	}
	var left []int
	for i, one := range q.Quantities {
		if one.Start < q.Tokens[end].Start {
			left = append(left, i)
		}
	}
	if len(left) == 0 || len(left) == len(q.Quantities) {
		return nil
	}
	d := s.without(q, left, strings.Repeat(" ", q.Tokens[end].Start)+q.Text[q.Tokens[end].Start+1:])
	if d == nil || slices.ContainsFunc(left, func(i int) bool { return d.takes(q.Quantities[i].Dim) && !q.OfBoat(i) && !q.IsYear(i) }) {
		return nil
	}
	return d
}

// without is what a question reads as in a text without some of its quantities; nil where that is no whole sum that comes to what is
// wanted, or one of them is said to be an input of it.
func (s *Set) without(q *question.Question, left []int, text string) *Draft {
	d := s.readWhole(s.asker.Read(text))
	if d == nil || d.Calculator.Wholly || len(d.missing()) > 0 || d.score <= surelyMeant && !s.computes(d, q.Wanted()) {
		return nil
	}
	words := s.locate(q, d)
	for _, i := range left {
		for k, in := range d.Calculator.Inputs {
			if _, fits := in.Of(q, i); fits && !q.IsYear(i) && q.Announced(i, words[k]) > 1.5 {
				return nil
			}
		}
		d.spared = append(d.spared, strings.TrimSpace(q.Quantities[i].Text))
	}
	return d
}

// withoutAnyOne is the best of without each single quantity besides some; nil where two are nearly as good.
func (s *Set) withoutAnyOne(q *question.Question, base []int) *Draft {
	const clearly = 0.5
	parts := partsOf(q.Wanted())
	var best *Draft
	for i, one := range q.Quantities {
		if !droppable(one) || slices.Contains(base, i) || slices.Contains(parts, one.Dim) {
			continue
		}
		left := append(slices.Clone(base), i)
		d := s.without(q, left, q.Blanked(left))
		switch {
		case d == nil || d.takes(one.Dim):
		case best == nil || d.score > best.score+clearly:
			best = d
		case d.score > best.score-clearly && !reflect.DeepEqual(best.Args, d.Args):
			return nil
		}
	}
	return best
}

// surelyMeant is the score of a question that names both a sum and its kind, for one that tells in no other way what it wants.
const surelyMeant = 6

// takes reports whether the calculator has an input of a dimension.
func (d *Draft) takes(dim quantity.Dimension) bool {
	return slices.ContainsFunc(d.Calculator.Inputs, func(in Input) bool { return in.Dim == dim || in.Dim == "" || in.Kind == Loads })
}

// droppable are quantities that often tell of something else than the sum does. Times, shares and angles change what it comes to
// even where it has no input for them.
func droppable(one quantity.Quantity) bool {
	switch one.Dim {
	case quantity.Length, quantity.Mass, quantity.Area, quantity.Volume, quantity.Power, quantity.Money, quantity.Speed, quantity.Temperature, quantity.Charge, quantity.Rotation, quantity.Current:
		return one.Unit != ""
	}
	return false
}

// partsOf are the dimensions that what is wanted may be made of, so that a quantity of them is no bystander.
func partsOf(wanted map[quantity.Dimension]bool) (parts []quantity.Dimension) {
	made := map[quantity.Dimension][]quantity.Dimension{
		quantity.VolumeRate: {quantity.Volume, quantity.Power, quantity.Speed}, quantity.Volume: {quantity.Area, quantity.Mass, quantity.Length, quantity.Power},
		quantity.Speed: {quantity.Length, quantity.Rotation}, quantity.Length: {quantity.Speed, quantity.Area, quantity.Volume}, quantity.Area: {quantity.Length, quantity.Volume},
		quantity.Time: {quantity.Charge}, quantity.Mass: {quantity.Volume, quantity.Length, quantity.Area}, quantity.Charge: {quantity.Power}, quantity.Energy: {quantity.Power, quantity.Charge},
		quantity.Current: {quantity.Power, quantity.Charge}, quantity.Power: {quantity.Speed, quantity.Charge, quantity.Mass},
		quantity.Money: {quantity.Length, quantity.Volume, quantity.Mass, quantity.Area, quantity.Charge},
	}
	for dim := range wanted {
		parts = append(append(parts, dim), made[dim]...)
	}
	return parts
}
