package input

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// TakeToPort takes the angle that stands nearest to words, and not to others, as one to port, which is negative.
func TakeToPort(d *calc.Draft, q *question.Question, input string, words, others question.Words) {
	best, at := 0.0, -1
	for i, one := range q.Quantities {
		near := q.Announced(i, words) - q.Announced(i, others)
		if (one.Dim == quantity.Angle || one.Dim == quantity.Bare) && near > best && one.Value >= 0 && one.Value <= 180 {
			best, at = near, i
		}
	}
	if at >= 0 {
		d.TakeAs(input, at, fmt.Sprintf("-%g deg", q.Quantities[at].Given))
	}
}
