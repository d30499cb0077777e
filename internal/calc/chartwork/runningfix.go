package chartwork

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// runningFixCalculator is doubling_angle for bearings that are counted from north.
func runningFixCalculator() calc.Calculator {
	bearing := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Angle, Unit: "deg", Max: 360, Announced: true}
	}
	return calc.Calculator{
		Name: "running_fix", Title: answer.Say("Distance off by two bearings and the run between", "Abstand aus zwei Peilungen mit Versegelung", "Distance par deux relèvements successifs"),
		Answers: "how far off a mark is of which two bearings were taken, from the course steered and the distance run between them",
		Formula: "off at the second bearing = run × sin a / sin (b - a), a and b the angles from the course to the bearings",
		Source:  "the sine rule in the triangle of the two positions and the mark",
		Inputs: []calc.Input{
			bearing("course", "course steered"), bearing("first_bearing", "first bearing"), bearing("second_bearing", "second bearing"),
			{Name: "run", Label: "distance run between the bearings", Dim: quantity.Length, Unit: "nm", Min: 0.01, Max: 200, Optional: true},
			{Name: "speed", Label: "speed, instead of the run", Dim: quantity.Speed, Unit: "kn", Min: 0.1, Max: 60, Optional: true},
			{Name: "time", Label: "time between the bearings, instead of the run", Dim: quantity.Time, Unit: "min", Min: 0.1, Max: 2000, Optional: true},
		},
		Topic: []string{
			"bears|bearing|bore|bearings ... later|after|then|now|and", "bears|bearing|bore # ... bears|bearing|bore #", "bears|bore|bearing|bearings #", "bearing|bearings is|was|now|of|taken", "running fix", "two|2 bearings", "peilung*", "versegelung*|versegelte*", "relèvement*", "relève",
		},
		Asks:    []string{"how far", "distance", "what", "off", "wie weit", "abstand", "à quelle distance"},
		Never:   []string{"on the? bow", "relative", "variation|deviation", "cpa|collision|collide|closing", "wind", "current|stream", "compass", "sextant"},
		Whole:   true,
		Rank:    1,
		Either:  []string{"run", "speed"},
		Read:    readBearings,
		Compute: runningFix,
	}
}

// readBearings takes the course by what announces it, and the two other directions as the bearings in their order.
func readBearings(q *question.Question, d *calc.Draft) {
	course := -1
	for _, e := range q.Find("steering|steer|steered|heading|course|cog|track|sailing|motoring|going|head|headed|kurs|cap due|is|of|was|at|: #", "steering|steer|steered|heading|course|cog|track|sailing|motoring|going|head|headed|kurs|cap #") {
		if i := q.QuantitiesIn(e)[0]; direction(q.Quantities[i]) {
			course = i
			break
		}
	}
	var bearings []int
	for i, one := range q.Quantities {
		if i != course && direction(one) {
			bearings = append(bearings, i)
		}
	}
	if course < 0 || len(bearings) != 2 {
		d.Refused = course >= 0 || len(bearings) != 3
		return
	}
	for name, i := range map[string]int{"course": course, "first_bearing": bearings[0], "second_bearing": bearings[1]} {
		one, _ := d.Calculator.Input(name).Of(q, i)
		d.TakeAs(name, i, calc.Argument(one))
	}
}

func runningFix(v *calc.Values) (answer.Answer, error) {
	run, working := v.In("run", "nm"), ""
	if run == 0 {
		if run = v.In("speed", "kn") * v.In("time", "h"); run == 0 {
			return answer.Answer{}, calc.InputErrorf("time", "is missing: time between the bearings in min")
		}
		working = answer.Working("%s kn × %s h = %s nm; ", v.In("speed", "kn"), v.In("time", "h"), run)
	}
	if a, b := v.Quantity("course").Side, v.Quantity("first_bearing").Side; a != b && (a == "T" || a == "M") && (b == "T" || b == "M") {
		return answer.Answer{}, calc.InputErrorf("first_bearing", "must be counted from the same north as the course")
	}
	from := func(name string) float64 { // the course, negative to port
		return math.Remainder(v.In(name, "deg")-v.In("course", "deg"), 360)
	}
	first, second := from("first_bearing"), from("second_bearing")
	if first*second < 0 || math.Abs(second)-math.Abs(first) < 1 || math.Abs(second) > 179 {
		return answer.Answer{}, calc.InputErrorf("second_bearing", "must be farther aft than the first on the same side of the boat, by a degree or more")
	}
	first, second = math.Abs(first), math.Abs(second)
	off := run * math.Sin(first*quantity.Degree) / math.Sin((second-first)*quantity.Degree)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Run(answer.Say("distance off at the second bearing", "Der Abstand bei der zweiten Peilung", "La distance au second relèvement"), off*1852),
			answer.Run(answer.Say("distance off when abeam", "Abstand querab", "Distance par le travers"), off*math.Sin(second*quantity.Degree)*1852),
			answer.Run(answer.Say("distance off at the first bearing", "Abstand bei der ersten Peilung", "Distance au premier relèvement"), run*math.Sin(second*quantity.Degree)/math.Sin((second-first)*quantity.Degree)*1852),
		},
		Working: working + answer.Working("angles on the bow %s° and %s°; %s nm × sin %s° / sin (%s° - %s°) = %s nm", first, second, run, first, second, first, off),
		Notes: []answer.Text{answer.Say("Without current and leeway: both move the run over the ground.",
			"Ohne Strom und Abdrift: beide verändern die Versegelung über Grund.", "Sans courant ni dérive : les deux modifient le chemin sur le fond.")},
	}, nil
}
