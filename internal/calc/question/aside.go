package question

import (
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// asides is what each quantity of a question may be besides an input, true where it is.
type asides struct{ boat, engine, year, foreign []bool }

// aside reads them once.
func (q *Question) aside() asides {
	if q.told.year == nil {
		n := len(q.Quantities)
		q.told = asides{make([]bool, n), make([]bool, n), make([]bool, n), make([]bool, n)}
		hull, water := q.Where("draft|draught|draws", "beam", "loa", "lwl", "waterline", "tiefgang", "breite", "wasserlinie"), q.Where("current|stream|tide", "current|stream|tide of", "strom|courant")
		keel := q.Where("ballast", "of ballast", "keel", "kiel", "lest", "quille")
		engine, built := q.Where("engine|diesel|outboard|moteur|außenborder"), q.Where("built|build", "baujahr", "construit")
		for i, one := range q.Quantities {
			q.told.engine[i] = one.Dim == quantity.Power && q.Announced(i, engine) > 1.5
			q.told.foreign[i] = one.Dim == quantity.Length && q.Announced(i, hull) > surelyTold || one.Dim == quantity.Speed && q.Announced(i, water) > surelyTold ||
				one.Dim == quantity.Mass && q.Announced(i, keel) > surelyTold || q.OfTime(i)
			q.told.year[i] = one.Dim == quantity.Bare && one.Unit == "" && one.Given >= 1900 && one.Given < 2100 && q.Announced(i, built) > 1.5
		}
		for _, i := range q.Particulars() {
			q.told.boat[i] = true
		}
	}
	return q.told
}

// surelyTold is how near a word must stand to a quantity to tell what it is.
const surelyTold = 1.9

// OfAnotherKind reports whether what stands right beside quantity i says that it is a draft, a beam, a length,
// a current, a ballast or a share of the time.
func (q *Question) OfAnotherKind(i int) bool { return q.aside().foreign[i] }

// OfBoat reports whether quantity i is one of the particulars.
func (q *Question) OfBoat(i int) bool { return q.aside().boat[i] }

// OfEngine reports whether quantity i is the power of an engine that burns something.
func (q *Question) OfEngine(i int) bool { return q.aside().engine[i] }

// IsYear reports whether a number is the year that a boat was built in.
func (q *Question) IsYear(i int) bool { return q.aside().year[i] }

// Description are the quantities that only tell what boat it is: her length, her engine and when she was built, and how thick her gear is.
func (q *Question) Description() []int {
	return q.toldBy("boat|yacht|loa|sailboat|sloop|ketch|cutter|catamaran|boot|schiff|bateau|voilier|overall|lüa", "long")
}

// Particulars are the description and what else a boat has: her draft, her beam and what she displaces.
func (q *Question) Particulars() []int {
	return q.toldBy("boat|yacht|loa|sailboat|sloop|ketch|cutter|catamaran|boot|schiff|bateau|voilier|overall|lüa", "long", "draft|draught|draws|beam|tiefgang|breite", "displac*")
}

// toldBy are the lengths and masses of a boat that phrases announce, with her engine, year and gear.
func (q *Question) toldBy(phrases ...string) []int {
	boat := q.Where(phrases...)
	gear := q.Where("chain|wire|rope|line|warp|shroud|cable|bolt|hose", "kette|tau|leine", "chaîne|cordage")
	var list []int
	for i, one := range q.Quantities {
		switch {
		case strings.HasSuffix(one.Text, "footer"),
			(one.Dim == quantity.Mass || one.Dim == quantity.Length && strings.Contains(" m cm ft in ", " "+one.Unit+" ")) && q.Announced(i, boat) > 1.5,
			one.Unit == "mm" && q.Announced(i, gear) > 1.5,
			q.OfEngine(i),
			q.IsYear(i):
			list = append(list, i)
		}
	}
	return list
}

// Blanked is the text without some of its quantities and the words beside them that tell what of the boat they are.
func (q *Question) Blanked(left []int) string {
	text := []byte(q.Text)
	blank := func(from, to int) {
		for k := from; k < to; k++ {
			text[k] = ' '
		}
	}
	for _, i := range left {
		one := q.Quantities[i]
		blank(one.Start, one.End)
		at := q.TokenOf(i)
		for _, k := range []int{at - 1, at + 1} {
			if k >= 0 && k < len(q.Tokens) && strings.Contains(" draft draught beam diesel engine outboard displacement ", " "+q.Tokens[k].Text+" ") {
				blank(q.Tokens[k].Start, q.Tokens[k].Start+len(q.Tokens[k].Text))
			}
		}
	}
	return string(text)
}
