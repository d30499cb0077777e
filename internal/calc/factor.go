package calc

// factor is what a sum multiplies or divides by: an input in the unit that it is worked with, "" for a bare number or a share.
type factor struct{ input, unit string }

func (f factor) of(v *values) float64 {
	if f.unit == "" {
		return v.Number(f.input)
	}
	return v.In(f.input, f.unit)
}

// told makes the outcomes of what a sum comes to.
type told func(v *values, result float64) []Outcome

// product is the compute function of a sum that does nothing but multiply two factors, and comes out in a unit.
func product(a, b factor, unit string, tell told) func(*values) (answer, error) {
	return func(v *values) (answer, error) {
		return v.step(a, " × ", b, a.of(v)*b.of(v), unit, tell), nil
	}
}

// quotient is the compute function of a sum that does nothing but divide.
func quotient(a, b factor, unit string, tell told) func(*values) (answer, error) {
	return func(v *values) (answer, error) {
		return v.step(a, " / ", b, a.of(v)/b.of(v), unit, tell), nil
	}
}

// step is the answer of one step, with its working.
func (v *values) step(a factor, sign string, b factor, result float64, unit string, tell told) answer {
	return answer{
		Outcomes: tell(v, result),
		Working:  show(a.of(v), a.unit) + sign + show(b.of(v), b.unit) + " = " + show(result, unit),
	}
}
