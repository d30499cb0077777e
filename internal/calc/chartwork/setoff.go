package chartwork

import (
	"fmt"
	"math"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// setOffInput is the angle by which tide or wind carries a boat off her heading, for which she steers as much to the other side.
func setOffInput() calc.Input {
	return calc.Input{Name: "set_off", Label: "angle that tide or leeway sets her off, to starboard positive", Dim: quantity.Angle, Unit: "deg", Min: -90, Max: 90, Optional: true, Announced: true}
}

// setTowardsInput is the direction towards which she is set off, where that is told by a point of the compass.
func setTowardsInput() calc.Input {
	return calc.Input{Name: "set_towards", Label: "direction towards which she is set off", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true}
}

var (
	// carried tells that something carries the boat off her course.
	carried = regexp.MustCompile(`(?i)\b(?:(?:tide|current|stream|wind|waves|it|leeway|drift)[\pL' ]{0,20} (?:sets?|setting|push(?:es|ing)?|carr(?:y|ies|ying)|drifts?|drives?|takes?)|(?:am|are|is|i'?m|we'?re|being|get|getting) (?:set|pushed|carried|drifted)|(?:set|drift|leeway)(?: is| of)?) `)
	// side is the side to which it does.
	side = regexp.MustCompile(`(?i)\b(?:to|towards?|onto) (?:the |my |our )?(right|left|starboard|port|north|south|east|west)\b`)
)

var points = map[string]string{"north": "0 deg", "east": "90 deg", "south": "180 deg", "west": "270 deg"}

// readSetOff takes the angle by which something sets the boat off: "the tide sets me 10 deg to the right".
func readSetOff(q *question.Question, d *calc.Draft) {
	if m := otherSide.FindStringSubmatchIndex(q.Text); m != nil {
		d.SpokenFor(m[4], m[5])
	}
	at, to := carried.FindStringIndex(q.Text), side.FindStringSubmatchIndex(q.Text)
	if at == nil || to == nil {
		return
	}
	for i, one := range q.Quantities {
		angle := one.Dim == quantity.Angle && one.Side != "point" || one.Dim == quantity.Bare && one.Unit == ""
		if !angle || one.Start < at[0] || one.Start > to[1] || one.Given > 90 {
			continue
		}
		word, sign := strings.ToLower(q.Text[to[2]:to[3]]), ""
		if word == "left" || word == "port" {
			sign = "-"
		}
		d.TakeAs("set_off", i, fmt.Sprintf("%s%g deg", sign, one.Given))
		d.SpokenFor(to[0], to[1])
		if towards, point := points[word]; point {
			d.Args["set_towards"] = towards
		}
		return
	}
}

// setOff is the angle by which a boat on a heading is set off, to starboard positive.
func setOff(v *calc.Values, heading float64) (float64, error) {
	if !v.Has("set_off") {
		return 0, nil
	}
	off := v.In("set_off", "deg")
	if !v.Has("set_towards") {
		return off, nil
	}
	across := math.Sin((v.In("set_towards", "deg") - heading) * math.Pi / 180)
	const hardly = 0.1 // along the course, on no side of it
	switch {
	case math.Abs(across) < hardly:
		return 0, calc.InputErrorf("set_towards", "is along the course, so that nothing sets the boat to a side of it")
	case across < 0:
		return -off, nil
	}
	return off, nil
}

// otherSide names an error of the compass with its side alone: "what if variation is east".
var otherSide = regexp.MustCompile(`(?i)\b(variation|var|deviation|dev)\b[\pL' ]{0,14}\b(east|west|easterly|westerly)\b`)

// goesOn takes what turns the variation or deviation round; what the wind does besides the tide is left, to be asked about: it takes the place of nothing.
func goesOn(q *question.Question, d, before *calc.Draft) {
	if before.Args["set_off"] != nil && q.Says("leeway|wind", "abdrift", "dérive") {
		delete(d.Args, "set_off")
		clear(d.Used)
	}
	turnedRound(q, d, before)
}

// turnedRound takes the variation or deviation of the turn before to the side that a turn names without a figure.
func turnedRound(q *question.Question, d, before *calc.Draft) {
	m := otherSide.FindStringSubmatch(q.Text)
	if m == nil {
		return
	}
	name := "variation"
	if strings.HasPrefix(strings.ToLower(m[1]), "dev") {
		name = "deviation"
	}
	was, ok := quantity.Parse(fmt.Sprint(before.Args[name]))
	if _, told := d.Args[name]; told || !ok {
		return
	}
	d.Args[name] = fmt.Sprintf("%g deg %s", math.Abs(was.Given), strings.ToUpper(m[2][:1]))
}
