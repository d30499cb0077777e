package hull

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// gravity is standard gravity in m/s².
const gravity = 9.80665

func rightingMomentCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "righting_moment", Title: answer.Say("Righting moment", "Aufrichtendes Moment", "Moment de redressement"),
		Answers: "the moment that rights a heeled boat, from her displacement and the righting arm GZ, or at small angles from GM and the heel",
		Formula: "RM = displacement × GZ × g, GZ = GM × sin heel where it is not told, in N m with kg, m and g = 9.80665 m/s²",
		Source:  "statics: the weight of the boat times the righting arm",
		Inputs: []calc.Input{
			displacementInput(),
			{Name: "arm", Label: "righting arm GZ", Dim: quantity.Length, Unit: "m", Min: 0.001, Max: 20, Optional: true, Words: []string{
				"gz", "arm|lever", "righting arm|lever", "aufrichtender hebel*", "hebelarm", "bras de levier",
			}},
			{Name: "gm", Label: "metacentric height GM, instead of the arm", Dim: quantity.Length, Unit: "m", Min: 0.001, Max: 20, Optional: true, Announced: true, Words: []string{"gm", "metacentric height", "metazentrische höhe", "hauteur métacentrique"}},
			{Name: "heel", Label: "angle of heel", Dim: quantity.Angle, Unit: "deg", Min: 0.1, Max: 180, Optional: true, Words: []string{"heel", "degrees of? heel", "heeled", "heeling", "heel of", "at", "krängung", "gîte"}},
		},
		Topic:  []string{"righting moment", "rm", "aufrichtend* moment", "moment de redressement", "gz ... moment", "moment ... gz", "righting arm|lever|force", "restoring moment"},
		Asks:   []string{"what", "how much|big|large|strong", "calculate", "?", "welch*", "quel*"},
		Whole:  true,
		Rank:   1,
		Either: []string{"arm", "gm"},
		Compute: func(v *calc.Values) (answer.Answer, error) {
			kg, metres, small := v.In("displacement", "kg"), v.In("arm", "m"), ""
			if !v.Has("arm") {
				if !v.Has("heel") {
					return answer.Answer{}, calc.InputErrorf("heel", "is missing: angle of heel in degrees, with the metacentric height")
				}
				metres = v.In("gm", "m") * math.Sin(v.In("heel", "deg")*quantity.Degree)
				small = answer.Working("GZ = %s m × sin %s° = %s m; ", v.In("gm", "m"), v.In("heel", "deg"), metres)
			}
			moment := kg * metres * gravity
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Value(answer.Say("righting moment", "Das aufrichtende Moment", "Le moment de redressement"),
					answer.In(moment/1000, "kN m"), answer.In(kg*metres/1000, "t m"), answer.In(moment/1.3558179483314, "lb ft"))},
				Working: small + answer.Working("%s kg × %s m × 9.81 m/s² = %s kN m", kg, metres, moment/1000),
			}, nil
		},
	}
}
