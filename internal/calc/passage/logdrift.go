package passage

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

func logDriftCalculator() calc.Calculator {
	distance := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "nm", Min: 0.01, Max: 30000, Announced: true, Bare: true, Words: words}
	}
	return calc.Calculator{
		Name: "current_from_log", Title: answer.Say("Current from log and ground distance", "Strom aus Log- und Grundstrecke", "Courant d'après le loch et le fond"),
		Answers: "the current along the course from the distances over the ground and through the water in the same time",
		Formula: "current = (distance over ground - distance through water) / t",
		Source:  "the velocity triangle of boat and current, along one line",
		Inputs: []calc.Input{
			distance("ground", "distance over the ground", "over the? ground", "gps", "made good", "chart", "ground", "über grund", "sur le fond"),
			distance("water", "distance through the water", "log", "log shows|showed|says|said|reads|read", "through the? water", "logged", "durchs wasser", "loch", "sur l eau"),
			input.Time(),
		},
		Topic: []string{"current|tide|stream ... have|had|strong|much", "how much|strong ... current|tide|stream", "what ... current|tide|stream", "average current|tide|stream", "current|tide|stream ?", "which current|tide|stream", "strom", "courant"},
		Asks:  []string{"what", "how much|strong", "which", "wie", "quel*"},
		Never: []string{"heading|steer*|course # ", "set and drift", "knots|kn"},
		Whole: true,
		Rank:  0.6,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			ground, water, hours := v.In("ground", "nm"), v.In("water", "nm"), v.In("time", "h")
			knots := (ground - water) / hours
			label := answer.Say("fair current", "Der mitlaufende Strom", "Le courant portant")
			if knots < 0 {
				label, knots = answer.Say("foul current", "Der Gegenstrom", "Le courant contraire"), -knots
			}
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Speed(label, knots*1852/3600)},
				Working:  answer.Working("(%s - %s) nm / %s h = %s kn", ground, water, hours, (ground-water)/hours),
			}, nil
		},
	}
}
