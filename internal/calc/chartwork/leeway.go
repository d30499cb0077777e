package chartwork

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func leewayCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "leeway", Title: answer.Say("Course with leeway", "Kurs mit Abdrift", "Cap et dérive"),
		Answers: "the track through the water from heading and leeway, and the heading that makes up for it",
		Formula: "water track = heading ± leeway, away from the wind",
		Source:  "the definition of leeway",
		Inputs: []calc.Input{
			headingInput("heading", "heading", "", "heading", "course", "track", "steer*", "desired", "wanted"),
			{Name: "leeway", Label: "leeway", Dim: quantity.Angle, Unit: "deg", Min: 0, Max: 60, Announced: true,
				Words: []string{
					"leeway", "of leeway", "abdrift", "dérive", "leeway of",
				}},
			{Name: "wind_from", Label: "direction the wind comes from", Dim: quantity.Angle, Unit: "deg", Max: 360,
				Optional: true, Announced: true,
				Words: []string{"wind", "wind from", "wind from the", "wind is", "windrichtung", "vent", "in a|an|the"}},
			{Name: "side", Label: "side of the wind, 1 port, -1 starboard", Dim: quantity.Bare, Min: -1, Max: 1,
				Optional: true, Announced: true,
				Values: []calc.Phrase{
					{Words: "port tack", Value: 1}, {Words: "wind ... port", Value: 1}, {Words: "port side|bow|beam|quarter", Value: 1}, {Words: "starboard tack", Value: -1},
					{Words: "wind ... starboard", Value: -1}, {Words: "starboard side|bow|beam|quarter", Value: -1}, {Words: "backbordbug", Value: -1},
					{Words: "steuerbordbug", Value: 1}, {Words: "bâbord amures", Value: 1}, {Words: "tribord amures", Value: -1},
				}},
			calc.Optional(variationInput()), calc.Optional(deviationInput()),
		},
		Topic:   []string{"leeway", "abdrift", "dérive"},
		Asks:    []string{"what", "course", "track", "steer", "heading", "allow*"},
		Never:   []string{"set|drift|current"},
		Compute: leeway,
	}
}

func leeway(v *calc.Values) (answer.Answer, error) {
	heading, angle := v.In("heading", "deg"), v.In("leeway", "deg")
	side := v.Number("side")
	if v.Has("wind_from") {
		side = 1
		if math.Remainder(v.In("wind_from", "deg")-heading, 360) > 0 {
			side = -1
		}
	}
	if side == 0 {
		return answer.Answer{}, calc.InputErrorf("side", "is missing: on which side the wind is, port or starboard, or where it comes from")
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Course(answer.Say("track through the water", "Der Kurs durchs Wasser", "La route surface"), heading+side*angle, ""),
			answer.Course(answer.Say("heading that makes good the course", "Kurs, der die Abdrift ausgleicht",
				"Cap compensant la dérive"), heading-side*angle, ""),
		},
		Working: fmt.Sprintf("%s %s = %s", answer.ShowCourse(heading), signedAngle(side*angle), answer.ShowCourse(heading+side*angle)),
	}
	if v.Has("variation") {
		a.Outcomes, a.Working = byCompass(v, heading-side*angle)
	}
	return a, nil
}

// byCompass tells what to steer by compass for a true heading.
func byCompass(v *calc.Values, steered float64) ([]answer.Outcome, string) {
	variation, deviation := v.In("variation", "deg"), v.In("deviation", "deg")
	outcomes := []answer.Outcome{
		answer.Course(answer.Say("compass course that allows for the leeway", "Der Kompasskurs, der die Abdrift ausgleicht", "Le cap compas compensant la dérive"), steered-variation-deviation, "C"),
		answer.Course(answer.Say("true heading", "Rechtweisender Steuerkurs", "Cap vrai"), steered, "T"),
	}
	return outcomes, fmt.Sprintf("%s against the leeway; %s (variation) %s (deviation) = %s", answer.ShowCourse(steered), signedAngle(-variation), signedAngle(-deviation),
		answer.ShowCourse(steered-variation-deviation))
}
