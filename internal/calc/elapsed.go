package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// product gives a distance that is missing as the only speed times the only time of the question, for calculators that take
// neither: "4 degrees wrong for 3 hours at 6 knots".
func (d *Draft) product(q *question.Question) {
	input := ""
	for _, in := range d.Calculator.Inputs {
		_, done := d.Args[in.Name]
		switch {
		case in.Dim == quantity.Speed || in.Dim == quantity.Time:
			return
		case in.Dim == quantity.Length && in.Unit == "nm" && in.Required() && !done:
			input = in.Name
		}
	}
	speed, time := q.OnlyOf(quantity.Speed), q.OnlyOf(quantity.Time)
	if input == "" || speed < 0 || time < 0 {
		return
	}
	d.Args[input] = fmt.Sprintf("%.6g nm", q.Quantities[speed].Value*q.Quantities[time].Value/1852)
	d.Used[speed], d.Used[time] = true, true
	d.Quality += 2
}

// elapsed gives a time that is missing as what lies between the only two times of day of the question: "from 09:15 to 13:30",
// "noon to noon". Calculators that take times of day read them otherwise.
func (d *Draft) elapsed(q *question.Question) {
	input := ""
	for _, in := range d.Calculator.Inputs {
		_, done := d.Args[in.Name]
		switch {
		case in.Dim == quantity.Clock:
			return
		case in.Dim == quantity.Time && (in.Required() || len(d.Calculator.Either) > 0 && !in.Announced) && !done && input == "":
			input = in.Name
		}
	}
	if input == "" {
		return
	}
	var clocks []int
	for i, one := range q.Quantities {
		if one.Dim == quantity.Clock && !d.Used[i] {
			clocks = append(clocks, i)
		}
	}
	if len(clocks) != 2 {
		return
	}
	const day = 86400
	clocks = inOrder(q, clocks)
	d.Used[clocks[0]], d.Used[clocks[1]] = true, true
	for _, i := range clocks {
		if one := q.Quantities[i]; one.Value > day { // no clock shows it: Call refuses it as it was written
			d.Args[input] = Argument(one)
			return
		}
	}
	seconds := math.Mod(q.Quantities[clocks[1]].Value-q.Quantities[clocks[0]].Value+2*day, day)
	if seconds == 0 {
		seconds = day
	}
	d.Args[input] = fmt.Sprintf("%g min", seconds/60)
	d.Quality += 2
}

// inOrder puts two times of day the other way round where the question tells the arrival first: "to arrive at 07:00, leaving at 17:00".
func inOrder(q *question.Question, clocks []int) []int {
	begin := q.Where("leave|leaves|leaving|left", "depart*", "start*", "set off|sail|out", "cast off", "from", "since", "now", "it is|s", "abfahrt", "départ")
	end := q.Where("arriv*", "be there", "get there|in", "reach*", "by", "until", "to", "make a|the", "lock|bridge|gate|harbour|marina at|by", "ankunft", "arrivée")
	a, b := clocks[0], clocks[1]
	if q.Announced(b, begin) > q.Announced(a, begin) && q.Announced(a, end) > q.Announced(b, end) {
		return []int{b, a}
	}
	return clocks
}
