package sail

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// windFromCalculator is the inverse of wind_angle.
func windFromCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "wind_direction", Title: answer.Say("Direction of the wind", "Windrichtung", "Direction du vent"),
		Answers: "where the wind comes from, from the heading and the wind's angle off the bow",
		Formula: "direction = heading + angle, the angle negative on the port side",
		Source:  "the definition; both counted from the same north",
		Inputs: []calc.Input{
			{Name: "angle", Label: "wind angle off the bow, negative to port", Dim: quantity.Angle, Unit: "deg", Min: -180, Max: 180, Announced: true, Words: []string{
				"wind angle", "true wind angle", "twa", "angle", "to port|starboard", "on the? port|starboard bow|side", "off the? port|starboard? bow", "port|starboard", "windwinkel", "angle du vent",
			}},
			{Name: "heading", Label: "heading", Dim: quantity.Angle, Unit: "deg", Max: 360, Bare: true, Announced: true,
				Words: []string{"heading", "hdg", "course", "steer*", "sailing", "head", "kurs", "cap"}},
		},
		Topic: []string{
			"where ... wind ... from", "direction ... wind", "wind direction", "wind come*|blow*|coming|blowing from ?", "twd", "wind from ?", "what direction ... wind",
			"windrichtung", "woher ... wind", "d où ... vent", "direction du vent",
		},
		Never:   []string{"apparent", "aws|awa", "which|what tack", "angle ... wind direction #", "twd # ", "wind|twd from #", "current"},
		Whole:   true,
		Rank:    0.8,
		Read:    readSide,
		Compute: windFrom,
	}
}

// readSide makes an angle negative where the wind comes over the port side.
func readSide(q *question.Question, d *calc.Draft) {
	if !q.Says("port", "backbord", "bâbord") || q.Says("starboard", "steuerbord", "tribord") {
		return
	}
	input.TakeToPort(d, q, "angle", q.Where(windFromCalculator().Inputs[0].Words...), q.Where("heading", "hdg", "course", "steer*", "kurs", "cap"))
}

func windFrom(v *calc.Values) (answer.Answer, error) {
	heading, angle := v.In("heading", "deg"), v.In("angle", "deg")
	from := answer.Wrap(heading + angle)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Course(answer.Say("wind direction", "Die Windrichtung", "La direction du vent"), from, "")},
		Working:  fmt.Sprintf("%s %+.4g° = %s", answer.ShowCourse(heading), angle, answer.ShowCourse(from)),
		Notes: []answer.Text{answer.Say("True or magnetic as the heading is; an angle without a side counts to starboard.",
			"Rechtweisend oder missweisend wie der Kurs; ein Winkel ohne Seite zählt nach Steuerbord.",
			"Vrai ou magnétique comme le cap ; un angle sans côté compte vers tribord.")},
	}, nil
}
