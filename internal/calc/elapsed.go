package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

// elapsed gives a time that is missing as what lies between the only two times of day of the question: "from 09:15 to 13:30",
// "noon to noon". Calculators that take times of day read them otherwise.
func (d *draft) elapsed(q *question) {
	input := ""
	for _, in := range d.calculator.Inputs {
		_, done := d.args[in.Name]
		switch {
		case in.Dim == quantity.Clock:
			return
		case in.Dim == quantity.Time && (in.Required() || len(d.calculator.either) > 0 && !in.Announced) && !done && input == "":
			input = in.Name
		}
	}
	if input == "" {
		return
	}
	var clocks []int
	for i, one := range q.quantities {
		if one.Dim == quantity.Clock && !d.used[i] {
			clocks = append(clocks, i)
		}
	}
	if len(clocks) != 2 {
		return
	}
	const day = 86400
	seconds := math.Mod(q.quantities[clocks[1]].Value-q.quantities[clocks[0]].Value+2*day, day)
	if seconds == 0 {
		seconds = day
	}
	d.args[input] = fmt.Sprintf("%g min", seconds/60)
	d.used[clocks[0]], d.used[clocks[1]] = true, true
	d.quality += 2
}
