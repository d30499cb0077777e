package engine

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func torqueCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "torque", Title: answer.Say("Torque of an engine", "Drehmoment eines Motors", "Couple d'un moteur"),
		Answers: "the torque of a power at a speed of rotation",
		Formula: "M = P / (2π n), P in W, n in turns a second",
		Source:  "mechanics: power is torque times angular speed",
		Inputs: []calc.Input{
			{Name: "power", Label: "power", Dim: quantity.Power, Unit: "kW", Min: 0.01, Max: 1e5},
			{Name: "revolutions", Label: "revolutions", Dim: quantity.Rotation, Unit: "rpm", Min: 1, Max: 50000},
		},
		Topic: []string{"torque", "drehmoment", "couple"},
		Asks:  []string{"what", "how much|many", "calculate", "?"},
		Whole: true,
		Rank:  1,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			watts, turns := v.In("power", "W"), v.In("revolutions", "rpm")
			torque := watts / (2 * math.Pi * turns / 60)
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Value(answer.Say("torque", "Das Drehmoment", "Le couple"), answer.In(torque, "N m"), answer.In(torque/1.3558179483314, "lb ft"))},
				Working:  answer.Working("%s W / (2π × %s / 60) = %s N m", watts, turns, torque),
			}, nil
		},
	}
}
