package hull

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// gravity is standard gravity in m/s².
const gravity = 9.80665

func rightingMomentCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "righting_moment", Title: answer.Say("Righting moment", "Aufrichtendes Moment", "Moment de redressement"),
		Answers: "the moment that rights a heeled boat, from her displacement and the righting arm GZ",
		Formula: "RM = displacement × GZ × g, in N m with kg, m and g = 9.80665 m/s²",
		Source:  "statics: the weight of the boat times the righting arm",
		Inputs: []calc.Input{
			displacementInput(),
			{Name: "arm", Label: "righting arm GZ", Dim: quantity.Length, Unit: "m", Min: 0.001, Max: 20, Words: []string{
				"gz", "arm|lever", "righting arm|lever", "aufrichtender hebel*", "hebelarm", "bras de levier",
			}},
		},
		Topic: []string{"righting moment", "rm", "aufrichtend* moment", "moment de redressement", "gz ... moment", "moment ... gz"},
		Asks:  []string{"what", "how much|big|large|strong", "calculate", "?", "welch*", "quel*"},
		Whole: true,
		Rank:  1,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			kg, metres := v.In("displacement", "kg"), v.In("arm", "m")
			moment := kg * metres * gravity
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Value(answer.Say("righting moment", "Das aufrichtende Moment", "Le moment de redressement"),
					answer.In(moment/1000, "kN m"), answer.In(kg*metres/1000, "t m"), answer.In(moment/1.3558179483314, "lb ft"))},
				Working: answer.Working("%s kg × %s m × 9.81 m/s² = %s kN m", kg, metres, moment/1000),
			}, nil
		},
	}
}
