package calc

import "github.com/fairlead/fairlead/internal/calc/answer"

// Factor is what a sum multiplies or divides by: an input in the unit that it is worked with, "" for a bare number or a share.
type Factor struct{ Input, Unit string }

func (f Factor) of(v *Values) float64 {
	if f.Unit == "" {
		return v.Number(f.Input)
	}
	return v.In(f.Input, f.Unit)
}

// Tell makes the outcomes of what a sum comes to.
type Tell func(v *Values, result float64) []answer.Outcome

// Product is the compute function of a sum that does nothing but multiply two factors, and comes out in a unit.
func Product(a, b Factor, unit string, tell Tell) func(*Values) (answer.Answer, error) {
	return func(v *Values) (answer.Answer, error) {
		return v.step(a, " × ", b, a.of(v)*b.of(v), unit, tell), nil
	}
}

// Quotient is the compute function of a sum that does nothing but divide.
func Quotient(a, b Factor, unit string, tell Tell) func(*Values) (answer.Answer, error) {
	return func(v *Values) (answer.Answer, error) {
		return v.step(a, " / ", b, a.of(v)/b.of(v), unit, tell), nil
	}
}

// step is the answer of one step, with its working.
func (v *Values) step(a Factor, sign string, b Factor, result float64, unit string, tell Tell) answer.Answer {
	return answer.Answer{
		Outcomes: tell(v, result),
		Working:  answer.Show(a.of(v), a.Unit) + sign + answer.Show(b.of(v), b.Unit) + " = " + answer.Show(result, unit),
	}
}
