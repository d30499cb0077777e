package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

// slipCalculator is propeller_speed's slip where both speeds are told.
func slipCalculator() Calculator {
	return Calculator{
		Name: "propeller_slip", Title: say("Slip from two speeds", "Schlupf aus zwei Geschwindigkeiten", "Recul d'après deux vitesses"),
		Answers: "the slip of a propeller from its speed without slip and the boat's speed",
		Formula: "slip = 1 - speed / speed without slip",
		Source:  "definition of slip",
		Inputs: []Input{
			{Name: "theoretical", Label: "speed without slip", Dim: quantity.Speed, Unit: "kn", Min: 0.1, Max: 200, Words: []string{
				"theoretical", "without slip", "should give|make|do", "prop|propeller speed", "pitch", "calculated", "no slip", "theoretisch", "théorique",
			}},
			{Name: "speed", Label: "boat speed", Dim: quantity.Speed, Unit: "kn", Max: 200, Bare: true, Words: []string{"actual*", "boat", "do", "make", "really", "only", "measured", "i|we|she do|does|make|makes", "real", "tatsächlich", "réelle"}},
		},
		topic: []string{"slip", "schlupf", "recul"},
		asks:  []string{"what", "how much", "percent*", "%", "slip ?", "wie", "quel*"},
		never: []string{"rpm|revs", "gear*", "marina|berth|mooring", "clutch"},
		whole: true,
		rank:  0.4,
		compute: func(v *values) (answer, error) {
			full, knots := v.In("theoretical", "kn"), v.In("speed", "kn")
			if knots > full {
				full, knots = knots, full
			}
			slip := 100 * (1 - knots/full)
			return answer{
				Outcomes: []Outcome{outcome(say("slip", "Der Schlupf", "Le recul"), in(slip, "%"))},
				Working:  fmt.Sprintf("1 - %s kn / %s kn = %s %%", sh(knots), sh(full), sh(slip)),
			}, nil
		},
	}
}
