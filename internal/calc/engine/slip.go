package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// slipCalculator is propeller_speed's slip where both speeds are told.
func slipCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "propeller_slip", Title: answer.Say("Slip from two speeds", "Schlupf aus zwei Geschwindigkeiten", "Recul d'après deux vitesses"),
		Answers: "the slip of a propeller from its speed without slip and the boat's speed",
		Formula: "slip = 1 - speed / speed without slip",
		Source:  "definition of slip",
		Inputs: []calc.Input{
			{Name: "theoretical", Label: "speed without slip", Dim: quantity.Speed, Unit: "kn", Min: 0.1, Max: 200, Words: []string{
				"theoretical", "without slip", "should give|make|do", "prop|propeller speed", "pitch", "calculated", "no slip", "theoretisch", "théorique",
			}},
			{Name: "speed", Label: "boat speed", Dim: quantity.Speed, Unit: "kn", Max: 200, Bare: true, Words: []string{"actual*", "boat", "do", "make", "really", "only", "measured", "i|we|she do|does|make|makes", "real", "tatsächlich", "réelle"}},
		},
		Topic: []string{"slip", "schlupf", "recul"},
		Asks:  []string{"what", "how much", "percent*", "%", "slip ?", "wie", "quel*"},
		Never: []string{"rpm|revs", "gear*", "marina|berth|mooring", "clutch"},
		Whole: true,
		Rank:  0.4,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			full, knots := v.In("theoretical", "kn"), v.In("speed", "kn")
			if knots > full {
				full, knots = knots, full
			}
			slip := 100 * (1 - knots/full)
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Value(answer.Say("slip", "Der Schlupf", "Le recul"), answer.In(slip, "%"))},
				Working:  answer.Working("1 - %s kn / %s kn = %s %%", knots, full, slip),
			}, nil
		},
	}
}
