package calc

import (
	"strings"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// impossible gives inputs what is said right beside their words and cannot be: an amount below nothing, a direction of more than a
// circle. Else another number would be taken for it.
func (d *Draft) impossible(q *question.Question, located []question.Words) {
	const beside = 1.7
	for k, in := range d.Calculator.Inputs {
		if _, done := d.Args[in.Name]; done || in.Kind != Measure || in.Min < 0 {
			continue
		}
		for i, one := range q.Quantities {
			below := one.Value < 0 && one.Dim == in.Dim && one.Side == "" && in.Dim != quantity.Temperature
			around := in.Dim == quantity.Angle && in.Max == 360 && one.Given > 360 && (one.Dim == in.Dim || in.Bare && one.Dim == quantity.Bare && one.Unit == "")
			if d.Used[i] || !below && !around || q.Announced(i, located[k]) < beside {
				continue
			}
			if one.Dim == quantity.Bare {
				one, _ = in.Of(q, i)
			}
			d.Args[in.Name] = Argument(one)
			d.Used[i] = true
			d.Quality++
			break
		}
	}
}

// beyond gives inputs that the question says nothing fitting of, also those with a default, a quantity outside of their bounds, where it is the only one of its
// dimension: Call then says which bound it breaks, instead of nothing being understood.
func (d *Draft) beyond(q *question.Question) {
	for _, in := range d.Calculator.Inputs {
		if _, done := d.Args[in.Name]; done || in.Optional || in.Kind != Measure {
			continue
		}
		if i := q.OnlyOf(in.Dim); i >= 0 && !d.Used[i] && d.onlyInput(in) && !(in.Unit == "m" && faraway(q.Quantities[i])) && in.inBounds(q.Quantities[i]) != nil {
			d.Args[in.Name] = Argument(q.Quantities[i])
			d.Used[i] = true
		}
	}
}

// faraway reports whether a length is one over the sea, which is no depth, height or length of a boat, though it be too large for one.
func faraway(one quantity.Quantity) bool {
	return strings.Contains(" nm mi miles cable ", " "+one.Unit+" ")
}

// onlyInput reports whether no other input, optional ones aside, of the calculator has the dimension.
func (d *Draft) onlyInput(in Input) bool {
	for _, other := range d.Calculator.Inputs {
		if other.Name != in.Name && other.Dim == in.Dim && !other.Optional && (other.Default == nil && !other.Announced || in.Dim != quantity.Angle) {
			return false
		}
	}
	return in.Dim != quantity.Bare
}

// complete gives the only input that is missing the only number that is left, where it has no unit: "heading 270 at 6,
// current 2 kn north". The answer tells the unit that it was taken in.
func (d *Draft) complete(q *question.Question) {
	missing := d.missing()
	if len(missing) != 1 || missing[0].Kind != Measure || missing[0].Dim != quantity.Speed && missing[0].Dim != quantity.Angle && missing[0].Dim != quantity.Length &&
		missing[0].Dim != quantity.VolumeRate {
		return
	}
	in, left := missing[0], -1
	for i, one := range q.Quantities {
		if d.Used[i] || !strings.ContainsAny(one.Text, "0123456789") {
			continue
		}
		if left >= 0 || one.Dim != quantity.Bare || one.Unit != "" {
			return
		}
		left = i
	}
	if left < 0 || len(d.Args) == 0 || q.Talks() {
		return
	}
	if one, ok := in.Of(q, left); ok && one.Value > 0 && in.inBounds(one) == nil {
		d.Args[in.Name] = Argument(one)
		d.Used[left] = true
		d.unitless = append(d.unitless, in.Name)
	}
}
