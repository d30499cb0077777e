package calc

import (
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// maxAssigned bounds the quantities and inputs that are matched against each other.
const (
	maxAssigned = 14
	maxInputs   = 10
)

// assign gives the free quantities to the free inputs so that the fit is best over all of them together: each
// quantity to at most one input, by dimension, announcing words and plausible size.
func (d *Draft) assign(q *question.Question, words []question.Words) {
	var inputs, quantities []int
	for i, in := range d.Calculator.Inputs {
		if _, done := d.Args[in.Name]; !done && in.Kind == Measure && len(inputs) < maxInputs {
			inputs = append(inputs, i)
		}
	}
	for i := range q.Quantities {
		if !d.Used[i] && len(quantities) < maxAssigned {
			quantities = append(quantities, i)
		}
	}
	m := matching{fit: make([][]float64, len(quantities)), memo: map[[2]int]float64{}}
	for row, i := range quantities {
		m.fit[row] = make([]float64, len(inputs))
		for col, k := range inputs {
			m.fit[row][col] = d.Calculator.Inputs[k].fit(q, i, words[k])
			if m.fit[row][col] > 0 {
				m.fit[row][col] -= 0.01 * math.Abs(float64(row-col))
				if !d.Calculator.Inputs[k].Required() {
					m.fit[row][col] -= optionalLess
				}
			}
		}
	}
	for row, col := range m.best() {
		if col < 0 {
			continue
		}
		in := d.Calculator.Inputs[inputs[col]]
		fitting, _ := in.Of(q, quantities[row])
		d.Args[in.Name] = Argument(fitting)
		d.Used[quantities[row]] = true
		d.Quality += m.fit[row][col]
		if q.Quantities[quantities[row]].Unit == "" && in.doubtful(q) {
			d.unitless = append(d.unitless, in.Name)
		}
	}
}

// optionalLess is how much worse a quantity fits an input that may be missing than one that may not, all else being alike.
const optionalLess = 0.04

// matching finds the assignment of rows to columns with the largest sum of fits, leaving rows out where need be.
type matching struct {
	fit  [][]float64
	memo map[[2]int]float64
}

// best returns the column of every row, -1 for none.
func (m matching) best() []int {
	choice := make([]int, len(m.fit))
	taken := 0
	for row := range m.fit {
		choice[row] = -1
		value := m.rest(row+1, taken)
		for col, fit := range m.fit[row] {
			if taken&(1<<col) != 0 || fit <= 0 {
				continue
			}
			if with := fit + m.rest(row+1, taken|1<<col); with > value {
				choice[row], value = col, with
			}
		}
		if choice[row] >= 0 {
			taken |= 1 << choice[row]
		}
	}
	return choice
}

// rest is the best sum that rows from row on can still reach.
func (m matching) rest(row, taken int) float64 {
	if row >= len(m.fit) {
		return 0
	}
	key := [2]int{row, taken}
	if value, ok := m.memo[key]; ok {
		return value
	}
	value := m.rest(row+1, taken)
	for col, fit := range m.fit[row] {
		if taken&(1<<col) == 0 && fit > 0 {
			value = max(value, fit+m.rest(row+1, taken|1<<col))
		}
	}
	m.memo[key] = value
	return value
}

// Of is quantity i of a question read in the dimension of the input.
func (in Input) Of(q *question.Question, i int) (quantity.Quantity, bool) {
	one := q.Quantities[i]
	if in.Dim == quantity.Bare {
		return one, one.Dim == quantity.Bare && one.Unit == "" || one.Dim == quantity.Ratio
	}
	if in.Dim == quantity.Money && one.Dim == quantity.Bare && one.Unit == "" {
		one.Dim = quantity.Money
		return one, true
	}
	return one.As(in.Dim, unitFor(q, in.Unit))
}

// unitFor is the unit of a bare number: the input's own, or its counterpart when the question writes the other system.
func unitFor(q *question.Question, unit string) string {
	for _, pair := range [][2]string{{"ft", "m"}, {"lb", "kg"}, {"gal", "L"}, {"ft2", "m2"}} {
		if unit == pair[0] && q.Metric {
			return pair[1]
		}
		if unit == pair[1] && q.Feet {
			return pair[0]
		}
	}
	return unit
}

// doubtful reports whether a number without a unit may be in either system of units as the input.
func (in Input) doubtful(q *question.Question) bool {
	if q.Metric || q.Feet || in.Unit == "nm" {
		return false
	}
	return in.Dim == quantity.Length || in.Dim == quantity.Mass || in.Dim == quantity.Volume || in.Dim == quantity.Area
}

// fit judges quantity i as the input; 0 means that it cannot be.
func (in Input) fit(q *question.Question, i int, words question.Words) float64 {
	one, ok := in.Of(q, i)
	if !ok || in.inBounds(one) != nil || !in.refersTo(one.Side) {
		return 0
	}
	if one.Side == "point" && in.Dim == quantity.Angle && in.Default != nil && in.Min < 0 { // "westerly" is no variation by itself
		return 0
	}
	if in.Dim != quantity.Bare && (q.CountsThings(i) || q.CountsHeads(i) || counts(q, i) && !strings.ContainsAny(q.Quantities[i].Text, "0123456789")) {
		return 0
	}
	near := q.Announced(i, words)
	if words.Phrased && !q.NamedAngle(i) && in.Dim == quantity.Angle && q.Quantities[i].Dim == quantity.Bare {
		return 0
	}
	if near == 0 && (in.Announced || in.Design == nil && one.Dim == quantity.Length && one.Unit != "mm" && q.OfBoat(i)) {
		return 0
	}
	if near < 1 && q.OfAnotherKind(i) && len(in.Words) > 0 {
		return 0
	}
	if in.Unit == "W" && q.OfEngine(i) || q.IsYear(i) {
		return 0
	}
	switch given := q.Quantities[i]; {
	case in.Unit == "nm" && strings.Contains(" ft in cm mm ", " "+given.Unit+" "): // hardly a passage
		return 0.1 + 0.1*near
	case given.Dim == in.Dim && in.Dim != quantity.Bare:
		return 1 + near
	case given.Dim == in.Dim || given.Dim == quantity.Bare || given.Dim == quantity.Ratio:
		if spelled := !strings.ContainsAny(given.Text, "0123456789½¼¾"); near == 0 && (!in.Bare || spelled) {
			return 0
		}
		if in.Dim == quantity.Percent && near < surelyShare {
			return 0
		}
		return 0.5 + near
	case near > 0:
		return 0.6 + near
	}
	return 0
}

// surelyShare is how near words must stand to a number without a sign to make it a percentage: it may as well count something.
const surelyShare = 1.5

// refersTo reports whether a direction counted from side can be the input.
func (in Input) refersTo(side string) bool {
	return in.Reference == "" || !strings.Contains("TMC", side) || strings.Contains(in.Reference, side)
}
