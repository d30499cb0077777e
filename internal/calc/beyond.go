package calc

import (
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// beyond gives inputs that the question says nothing fitting of, also those with a default, a quantity outside of their bounds, where it is the only one of its
// dimension: Call then says which bound it breaks, instead of nothing being understood.
func (d *draft) beyond(q *question) {
	for _, in := range d.calculator.Inputs {
		if _, done := d.args[in.Name]; done || in.Optional || in.Kind != Measure {
			continue
		}
		if i := q.onlyOf(in.Dim); i >= 0 && !d.used[i] && d.onlyInput(in) && in.inBounds(q.quantities[i]) != nil {
			d.args[in.Name] = canonical(q.quantities[i])
			d.used[i] = true
		}
	}
}

// onlyOf is the only quantity of a dimension with a unit in the question, -1 for none or several.
func (q *question) onlyOf(dim quantity.Dimension) int {
	only := -1
	for i, one := range q.quantities {
		if one.Dim != dim || one.Unit == "" {
			continue
		}
		if only >= 0 {
			return -1
		}
		only = i
	}
	return only
}

// onlyInput reports whether no other input, optional ones aside, of the calculator has the dimension.
func (d *draft) onlyInput(in Input) bool {
	for _, other := range d.calculator.Inputs {
		if other.Name != in.Name && other.Dim == in.Dim && !other.Optional && (other.Default == nil && !other.Announced || in.Dim != quantity.Angle) {
			return false
		}
	}
	return in.Dim != quantity.Bare
}

// complete gives the only input that is missing the only number that is left, where it has no unit: "heading 270 at 6,
// current 2 kn north". The answer tells the unit that it was taken in.
func (d *draft) complete(q *question) {
	missing := d.missing()
	if len(missing) != 1 || missing[0].Kind != Measure || missing[0].Dim != quantity.Speed && missing[0].Dim != quantity.Angle && missing[0].Dim != quantity.Length &&
		missing[0].Dim != quantity.VolumeRate {
		return
	}
	in, left := missing[0], -1
	for i, one := range q.quantities {
		if d.used[i] || !strings.ContainsAny(one.Text, "0123456789") {
			continue
		}
		if left >= 0 || one.Dim != quantity.Bare || one.Unit != "" {
			return
		}
		left = i
	}
	if left < 0 || len(d.args) == 0 || q.talks() {
		return
	}
	if one, ok := in.of(q, left); ok && one.Value > 0 && in.inBounds(one) == nil {
		d.args[in.Name] = canonical(one)
		d.used[left] = true
		d.unitless = append(d.unitless, in.Name)
	}
}
