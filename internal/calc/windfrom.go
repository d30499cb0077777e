package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

// windFromCalculator is the inverse of wind_angle.
func windFromCalculator() Calculator {
	return Calculator{
		Name: "wind_direction", Title: say("Direction of the wind", "Windrichtung", "Direction du vent"),
		Answers: "where the wind comes from, from the heading and the wind's angle off the bow",
		Formula: "direction = heading + angle, the angle negative on the port side",
		Source:  "the definition; both counted from the same north",
		Inputs: []Input{
			{Name: "angle", Label: "wind angle off the bow, negative to port", Dim: quantity.Angle, Unit: "deg", Min: -180, Max: 180, Announced: true, Words: []string{
				"wind angle", "true wind angle", "twa", "angle", "to port|starboard", "on the? port|starboard bow|side", "off the? port|starboard? bow", "port|starboard", "windwinkel", "angle du vent",
			}},
			{Name: "heading", Label: "heading", Dim: quantity.Angle, Unit: "deg", Max: 360, Bare: true, Announced: true,
				Words: []string{"heading", "hdg", "course", "steer*", "sailing", "head", "kurs", "cap"}},
		},
		topic: []string{
			"where ... wind ... from", "direction ... wind", "wind direction", "wind come*|blow*|coming|blowing from ?", "twd", "wind from ?", "what direction ... wind",
			"windrichtung", "woher ... wind", "d où ... vent", "direction du vent",
		},
		never:   []string{"apparent", "aws|awa", "which|what tack", "angle ... wind direction #", "twd # ", "wind|twd from #", "current"},
		whole:   true,
		rank:    0.8,
		read:    readSide,
		compute: windFrom,
	}
}

// readSide makes an angle negative where the wind comes over the port side.
func readSide(q *question, d *draft) {
	if !q.says("port", "backbord", "bâbord") || q.says("starboard", "steuerbord", "tribord") {
		return
	}
	d.takeToPort(q, "angle", q.where(windFromCalculator().Inputs[0].Words...), q.where("heading", "hdg", "course", "steer*", "kurs", "cap"))
}

// takeToPort takes the angle that stands nearest to words, and not to others, as one to port, which is negative.
func (d *draft) takeToPort(q *question, input string, words, others inputWords) {
	best, at := 0.0, -1
	for i, one := range q.quantities {
		near := q.announced(i, words) - q.announced(i, others)
		if (one.Dim == quantity.Angle || one.Dim == quantity.Bare) && near > best && one.Value >= 0 && one.Value <= 180 {
			best, at = near, i
		}
	}
	if at >= 0 {
		d.take(input, at)
		d.args[input] = fmt.Sprintf("-%g deg", q.quantities[at].Given)
	}
}

func windFrom(v *values) (answer, error) {
	heading, angle := v.In("heading", "deg"), v.In("angle", "deg")
	from := wrap(heading + angle)
	return answer{
		Outcomes: []Outcome{course(say("wind direction", "Die Windrichtung", "La direction du vent"), from, "")},
		Working:  fmt.Sprintf("%s %+.4g° = %s", showCourse(heading), angle, showCourse(from)),
		Notes: []Text{say("True or magnetic as the heading is; an angle without a side counts to starboard.",
			"Rechtweisend oder missweisend wie der Kurs; ein Winkel ohne Seite zählt nach Steuerbord.",
			"Vrai ou magnétique comme le cap ; un angle sans côté compte vers tribord.")},
	}, nil
}
