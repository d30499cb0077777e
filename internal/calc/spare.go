package calc

import (
	"reflect"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// spared reads a question that no sum has a use for all of: without what only describes the boat, else without any one quantity of a
// kind that its sum takes nothing of. nil unless that makes a whole sum, which comes to what is asked for.
func (s *Set) spared(q *question) *draft {
	if len(q.quantities) < 2 {
		return nil
	}
	plain, all := q.description(), q.particulars()
	for _, left := range slices.CompactFunc([][]int{nil, plain, all}, slices.Equal)[1:] {
		if d := s.without(q, left, q.blanked(left)); d != nil {
			return d
		}
	}
	if d := s.withoutFirst(q); d != nil {
		return d
	}
	const many = 8 // each costs a reading
	if len(q.quantities) > many {
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
func (s *Set) withoutFirst(q *question) *draft {
	end := slices.IndexFunc(q.tokens, func(t token) bool { return t.endsSentence() && t.text == "." })
	if end < 0 || end+2 >= len(q.tokens) {
		return nil
	}
	var left []int
	for i, one := range q.quantities {
		if one.Start < q.tokens[end].start {
			left = append(left, i)
		}
	}
	if len(left) == 0 || len(left) == len(q.quantities) {
		return nil
	}
	d := s.without(q, left, strings.Repeat(" ", q.tokens[end].start)+q.text[q.tokens[end].start+1:])
	if d == nil || slices.ContainsFunc(left, func(i int) bool { return d.takes(q.quantities[i].Dim) && !q.ofBoat(i) && !q.isYear(i) }) {
		return nil
	}
	return d
}

// without is what a question reads as in a text without some of its quantities; nil where that is no whole sum that comes to what is
// wanted, or one of them is said to be an input of it.
func (s *Set) without(q *question, left []int, text string) *draft {
	d := s.readWhole(s.asker.read(text))
	if d == nil || len(d.missing()) > 0 || d.score <= surelyMeant && !s.computes(d, q.wanted()) {
		return nil
	}
	words := s.locate(q, d)
	for _, i := range left {
		for k, in := range d.calculator.Inputs {
			if _, fits := in.of(q, i); fits && !q.isYear(i) && q.announced(i, words[k]) > 1.5 {
				return nil
			}
		}
		d.spared = append(d.spared, strings.TrimSpace(q.quantities[i].Text))
	}
	return d
}

// withoutAnyOne is the best of without each single quantity besides some; nil where two are nearly as good.
func (s *Set) withoutAnyOne(q *question, base []int) *draft {
	const clearly = 0.5
	parts := partsOf(q.wanted())
	var best *draft
	for i, one := range q.quantities {
		if !droppable(one) || slices.Contains(base, i) || slices.Contains(parts, one.Dim) {
			continue
		}
		left := append(slices.Clone(base), i)
		d := s.without(q, left, q.blanked(left))
		switch {
		case d == nil || d.takes(one.Dim):
		case best == nil || d.score > best.score+clearly:
			best = d
		case d.score > best.score-clearly && !reflect.DeepEqual(best.args, d.args):
			return nil
		}
	}
	return best
}

// surelyMeant is the score of a question that names both a sum and its kind, for one that tells in no other way what it wants.
const surelyMeant = 6

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
		parts = append(append(parts, dim), made[dim]...)
	}
	return parts
}

// blanked is the text without some of its quantities and the words beside them that tell what of the boat they are.
func (q *question) blanked(left []int) string {
	text := []byte(q.text)
	blank := func(from, to int) {
		for k := from; k < to; k++ {
			text[k] = ' '
		}
	}
	for _, i := range left {
		one := q.quantities[i]
		blank(one.Start, one.End)
		at := q.tokenOf(i)
		for _, k := range []int{at - 1, at + 1} {
			if k >= 0 && k < len(q.tokens) && strings.Contains(" draft draught beam diesel engine outboard displacement ", " "+q.tokens[k].text+" ") {
				blank(q.tokens[k].start, q.tokens[k].start+len(q.tokens[k].text))
			}
		}
	}
	return string(text)
}

// asides is what each quantity of a question may be besides an input, true where it is.
type asides struct{ boat, engine, year, foreign []bool }

// aside reads them once.
func (q *question) aside() asides {
	if q.told.year == nil {
		n := len(q.quantities)
		q.told = asides{make([]bool, n), make([]bool, n), make([]bool, n), make([]bool, n)}
		hull, water := q.where("draft|draught|draws", "beam", "loa", "tiefgang", "breite"), q.where("current|stream|tide", "current|stream|tide of", "strom|courant")
		engine, built := q.where("engine|diesel|outboard|moteur|außenborder"), q.where("built|build", "baujahr", "construit")
		for i, one := range q.quantities {
			q.told.engine[i] = one.Dim == quantity.Power && q.announced(i, engine) > 1.5
			q.told.foreign[i] = one.Dim == quantity.Length && q.announced(i, hull) > surelyTold || one.Dim == quantity.Speed && q.announced(i, water) > surelyTold
			q.told.year[i] = one.Dim == quantity.Bare && one.Unit == "" && one.Given >= 1900 && one.Given < 2100 && q.announced(i, built) > 1.5
		}
		for _, i := range q.particulars() {
			q.told.boat[i] = true
		}
	}
	return q.told
}

// surelyTold is how near a word must stand to a quantity to tell what it is.
const surelyTold = 1.9

// ofAnotherKind reports whether what stands right beside quantity i says that it is a draft, a beam, a length overall or a current.
func (q *question) ofAnotherKind(i int) bool { return q.aside().foreign[i] }

// ofBoat reports whether quantity i is one of the particulars.
func (q *question) ofBoat(i int) bool { return q.aside().boat[i] }

// ofEngine reports whether quantity i is the power of an engine that burns something.
func (q *question) ofEngine(i int) bool { return q.aside().engine[i] }

// isYear reports whether a number is the year that a boat was built in.
func (q *question) isYear(i int) bool { return q.aside().year[i] }

// description are the quantities that only tell what boat it is: her length, her engine and when she was built, and how thick her gear is.
func (q *question) description() []int {
	return q.toldBy("boat|yacht|loa|sailboat|sloop|ketch|cutter|catamaran|boot|schiff|bateau|voilier|overall|lüa", "long")
}

// particulars are the description and what else a boat has: her draft, her beam and what she displaces.
func (q *question) particulars() []int {
	return q.toldBy("boat|yacht|loa|sailboat|sloop|ketch|cutter|catamaran|boot|schiff|bateau|voilier|overall|lüa", "long", "draft|draught|draws|beam|tiefgang|breite", "displac*")
}

// toldBy are the lengths and masses of a boat that phrases announce, with her engine, year and gear.
func (q *question) toldBy(phrases ...string) []int {
	boat := q.where(phrases...)
	gear := q.where("chain|wire|rope|line|warp|shroud|cable|bolt|hose", "kette|tau|leine", "chaîne|cordage")
	var list []int
	for i, one := range q.quantities {
		switch {
		case strings.HasSuffix(one.Text, "footer"),
			(one.Dim == quantity.Mass || one.Dim == quantity.Length && strings.Contains(" m cm ft in ", " "+one.Unit+" ")) && q.announced(i, boat) > 1.5,
			one.Unit == "mm" && q.announced(i, gear) > 1.5,
			q.ofEngine(i),
			q.isYear(i):
			list = append(list, i)
		}
	}
	return list
}
