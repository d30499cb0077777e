package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
)

// rangeGainCalculator compares how far the same fuel reaches at two speeds.
func rangeGainCalculator() calc.Calculator {
	otherBurn, otherSpeed := burnInput(), input.Speed()
	otherBurn.Name, otherBurn.Label = "other_consumption", "consumption at the other speed"
	otherSpeed.Name, otherSpeed.Label = "other_speed", "other speed"
	return calc.Calculator{
		Name: "range_gain", Title: answer.Say("Range at two speeds", "Reichweite bei zwei Geschwindigkeiten", "Autonomie à deux vitesses"),
		Answers: "how much further the same fuel reaches at the slower of two speeds",
		Formula: "Δd = fuel × (V₁ / consumption₁ - V₂ / consumption₂)",
		Source:  "consumption and speed as measured on board; the higher consumption is taken to be that of the higher speed",
		Inputs:  []calc.Input{tankInput(), burnInput(), otherBurn, input.Speed(), otherSpeed},
		Topic:   []string{"further|farther|more|extra|gain*", "range", "weiter|mehr", "plus loin", "save*|difference"},
		Asks:    []string{"how much|far|many", "wie viel|weit", "combien", "range"},
		Whole:   true,
		Rank:    2,
		Compute: rangeGain,
	}
}

func rangeGain(v *calc.Values) (answer.Answer, error) {
	a, b := v.In("speed", "kn"), v.In("other_speed", "kn")
	burnA, burnB, fuel := v.In("consumption", "L/h"), v.In("other_consumption", "L/h"), v.In("fuel", "L")
	slow, fast, little, much := min(a, b), max(a, b), min(burnA, burnB), max(burnA, burnB)
	far, near := fuel/little*slow, fuel/much*fast
	at := func(knots float64) answer.Text {
		speed := answer.Show(knots, "kn")
		return answer.Say("at "+speed, "Mit "+speed, "À "+speed)
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Run(answer.Say("gain in range", "Der Gewinn an Reichweite", "Le gain d'autonomie"), (far-near)*1852),
			answer.Run(at(slow), far*1852), answer.Run(at(fast), near*1852),
		},
		Working: answer.Working("%s L / %s L/h × %s kn - %s L / %s L/h × %s kn = %s - %s = %s nm", fuel, little, slow, fuel, much, fast, far, near, far-near),
	}, nil
}
