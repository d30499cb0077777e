package calc

import (
	"reflect"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// spared reads a question that no sum has a use for all of: first without what only describes the boat, then without any one
// quantity of a kind that its sum takes nothing of. nil unless just one sum comes of it, which computes what is asked for.
func (s *Set) spared(q *question) *draft {
	wanted := q.wanted()
	if len(q.quantities) < 2 {
		return nil
	}
	without, left := q, q.particulars()
	if len(left) > 0 {
		without = s.newQuestion(q.blanked(left))
		if d := s.readWhole(without); s.answers(d, wanted) {
			return d.leaving(q, left)
		}
	}
	if len(wanted) == 0 {
		return nil
	}
	var only *draft
	for i, one := range without.quantities {
		if !droppable(one) || slices.ContainsFunc(partsOf(wanted), func(dim quantity.Dimension) bool { return dim == one.Dim }) {
			continue
		}
		d := s.readWhole(s.newQuestion(without.blanked([]int{i})))
		if !s.answers(d, wanted) || d.takes(one.Dim) {
			continue
		}
		if only != nil && !reflect.DeepEqual(only.args, d.args) {
			return nil
		}
		only = d.leaving(q, left).leaving(without, []int{i})
	}
	return only
}

// surelyMeant is the score of a question that names both a sum and its kind, for one that tells in no other way what it wants.
const surelyMeant = 6

// answers reports whether a draft is a whole sum that comes to what is wanted.
func (s *Set) answers(d *draft, wanted map[quantity.Dimension]bool) bool {
	return d != nil && len(d.missing()) == 0 && (s.computes(d, wanted) || len(wanted) == 0 && d.score > surelyMeant)
}

// leaving notes quantities of q that were blanked out, so that the answer tells them as not used.
func (d *draft) leaving(q *question, left []int) *draft {
	for _, i := range left {
		d.spared = append(d.spared, strings.TrimSpace(q.quantities[i].Text))
	}
	return d
}

// takes reports whether the calculator has an input of a dimension.
func (d *draft) takes(dim quantity.Dimension) bool {
	return slices.ContainsFunc(d.calculator.Inputs, func(in Input) bool { return in.Dim == dim || in.Dim == "" || in.Kind == Loads })
}

// droppable are quantities that often tell of something else than the sum does. Times, shares and angles change what it comes to
// even where it has no input for them.
func droppable(one quantity.Quantity) bool {
	switch one.Dim {
	case quantity.Length, quantity.Mass, quantity.Area, quantity.Volume, quantity.Power, quantity.Money, quantity.Speed, quantity.Temperature, quantity.Charge, quantity.Rotation:
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
		parts = append(parts, made[dim]...)
	}
	return parts
}

// blanked is the text without some of its quantities.
func (q *question) blanked(left []int) string {
	text := []byte(q.text)
	for _, i := range left {
		one := q.quantities[i]
		for k := one.Start; k < one.End; k++ {
			text[k] = ' '
		}
	}
	return string(text)
}

// particulars are the quantities that only tell what boat it is: her length, draft and beam, her engine and when she was built, and how
// thick her gear is.
func (q *question) particulars() []int {
	boat := q.where("boat|yacht|loa|sailboat|sloop|ketch|cutter|catamaran|boot|schiff|bateau|voilier|overall|lüa", "long", "draft|draught|beam|tiefgang|breite", "displac*")
	gear := q.where("chain|wire|rope|line|warp|shroud|cable|bolt|hose", "kette|tau|leine", "chaîne|cordage")
	engine := q.where("engine|diesel|outboard|motor|moteur|außenborder")
	built := q.where("built|build", "from", "of", "baujahr", "construit")
	var list []int
	for i, one := range q.quantities {
		switch {
		case strings.HasSuffix(one.Text, "footer"),
			(one.Dim == quantity.Mass || one.Dim == quantity.Length && strings.Contains(" m cm ft in ", " "+one.Unit+" ")) && q.announced(i, boat) > 1.5,
			one.Unit == "mm" && q.announced(i, gear) > 1.5,
			one.Dim == quantity.Power && q.announced(i, engine) > 1.5,
			one.Dim == quantity.Bare && one.Unit == "" && one.Given >= 1900 && one.Given < 2100 && q.announced(i, built) > 1.5:
			list = append(list, i)
		}
	}
	return list
}
