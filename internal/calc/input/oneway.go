package input

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// OneWay takes for an input the shorter of the only two lengths of a kind, where the other says no more than how much that is there and back,
// but for a share of it: "a 9 mile round trip, 4.5 miles each way". It reports whether there are two such.
func OneWay(q *question.Question, d *calc.Draft, input string, nearly float64, of func(quantity.Quantity) bool) bool {
	var both []int
	for i, one := range q.Quantities {
		if of(one) {
			both = append(both, i)
		}
	}
	if len(both) != 2 {
		return false
	}
	short, long := both[0], both[1]
	if q.Quantities[short].Value > q.Quantities[long].Value {
		short, long = long, short
	}
	if math.Abs(2*q.Quantities[short].Value-q.Quantities[long].Value) > nearly*q.Quantities[long].Value {
		return false
	}
	d.Take(input, short)
	d.Used[long] = true
	return true
}
