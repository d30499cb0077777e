package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

// product gives a distance that is missing as the only speed times the only time of the question, for calculators that take
// neither: "4 degrees wrong for 3 hours at 6 knots".
func (d *draft) product(q *question) {
	input := ""
	for _, in := range d.calculator.Inputs {
		_, done := d.args[in.Name]
		switch {
		case in.Dim == quantity.Speed || in.Dim == quantity.Time:
			return
		case in.Dim == quantity.Length && in.Unit == "nm" && in.Required() && !done:
			input = in.Name
		}
	}
	speed, time := q.onlyOf(quantity.Speed), q.onlyOf(quantity.Time)
	if input == "" || speed < 0 || time < 0 {
		return
	}
	d.args[input] = fmt.Sprintf("%.6g nm", q.quantities[speed].Value*q.quantities[time].Value/1852)
	d.used[speed], d.used[time] = true, true
	d.quality += 2
}

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
	clocks = q.inOrder(clocks)
	d.used[clocks[0]], d.used[clocks[1]] = true, true
	for _, i := range clocks {
		if one := q.quantities[i]; one.Value > day { // no clock shows it: Call refuses it as it was written
			d.args[input] = canonical(one)
			return
		}
	}
	seconds := math.Mod(q.quantities[clocks[1]].Value-q.quantities[clocks[0]].Value+2*day, day)
	if seconds == 0 {
		seconds = day
	}
	d.args[input] = fmt.Sprintf("%g min", seconds/60)
	d.quality += 2
}

// inOrder puts two times of day the other way round where the question tells the arrival first: "to arrive at 07:00, leaving at 17:00".
func (q *question) inOrder(clocks []int) []int {
	begin := q.where("leave|leaves|leaving|left", "depart*", "start*", "set off|sail|out", "cast off", "from", "since", "abfahrt", "départ")
	end := q.where("arriv*", "be there", "get there|in", "reach*", "by", "until", "to", "ankunft", "arrivée")
	a, b := clocks[0], clocks[1]
	if q.announced(b, begin) > q.announced(a, begin) && q.announced(a, end) > q.announced(b, end) {
		return []int{b, a}
	}
	return clocks
}
