package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func logDriftCalculator() Calculator {
	distance := func(name, label string, words ...string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Length, Unit: "nm", Min: 0.01, Max: 30000, Announced: true, Bare: true, Words: words}
	}
	return Calculator{
		Name: "current_from_log", Title: say("Current from log and ground distance", "Strom aus Log- und Grundstrecke", "Courant d'après le loch et le fond"),
		Answers: "the current along the course from the distances over the ground and through the water in the same time",
		Formula: "current = (distance over ground - distance through water) / t",
		Source:  "the velocity triangle of boat and current, along one line",
		Inputs: []Input{
			distance("ground", "distance over the ground", "over the? ground", "gps", "made good", "chart", "ground", "über grund", "sur le fond"),
			distance("water", "distance through the water", "log", "log shows|showed|says|said|reads|read", "through the? water", "logged", "durchs wasser", "loch", "sur l eau"),
			timeInput(),
		},
		topic: []string{"current|tide|stream ... have|had|strong|much", "how much|strong ... current|tide|stream", "what ... current|tide|stream", "average current|tide|stream", "current|tide|stream ?", "which current|tide|stream", "strom", "courant"},
		asks:  []string{"what", "how much|strong", "which", "wie", "quel*"},
		never: []string{"heading|steer*|course # ", "set and drift", "knots|kn"},
		whole: true,
		rank:  0.6,
		compute: func(v *values) (answer, error) {
			ground, water, hours := v.In("ground", "nm"), v.In("water", "nm"), v.In("time", "h")
			knots := (ground - water) / hours
			label := say("fair current", "Der mitlaufende Strom", "Le courant portant")
			if knots < 0 {
				label, knots = say("foul current", "Der Gegenstrom", "Le courant contraire"), -knots
			}
			return answer{
				Outcomes: []Outcome{speed(label, knots*1852/3600)},
				Working:  fmt.Sprintf("(%s - %s) nm / %s h = %s kn", sh(ground), sh(water), sh(hours), sh((ground-water)/hours)),
			}, nil
		},
	}
}
