package calc

import "github.com/fairlead/fairlead/internal/quantity"

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
		if other.Name != in.Name && other.Dim == in.Dim && !other.Optional {
			return false
		}
	}
	return in.Dim != quantity.Bare
}
