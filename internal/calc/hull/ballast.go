package hull

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// ballastWeightCalculator is the inverse of ballast_ratio.
func ballastWeightCalculator() calc.Calculator {
	displacement, ballast := displacementInput(), ballastInput()
	displacement.Optional, ballast.Optional = true, true
	return calc.Calculator{
		Name: "ballast_weight", Title: answer.Say("Ballast from the ballast ratio", "Ballast aus dem Ballastanteil", "Lest d'après le rapport de lest"),
		Answers: "the weight of the ballast from displacement and ballast ratio, or the displacement from the weight of the ballast",
		Formula: "ballast = displacement × ballast ratio",
		Source:  "the definition",
		Inputs: []calc.Input{displacement, ballast, {Name: "ratio", Label: "ballast ratio", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 95, Words: []string{
			"ballast ratio", "ratio", "of the boat|displacement|total", "ballastanteil", "rapport de lest",
		}}},
		Topic:  []string{"ballast ratio", "# ballast", "ballast|keel ... # of", "ballast ... #", "ballastanteil", "rapport de lest"},
		Asks:   []string{"how heavy|much|many", "weigh*", "displace*", "what", "wie schwer", "combien"},
		Whole:  true,
		Rank:   0.8,
		Either: []string{"displacement", "ballast"},
		Read: func(q *question.Question, d *calc.Draft) {
			i := q.OnlyOf(quantity.Mass)
			if i >= 0 && q.Says("what|which|how_much|wie_viel|combien_de ballast|lead|lest", "what|which|how_much keel|ballast weight|mass", "how heavy|much ... ballast|keel", "weight of the ballast") && !q.Says("displace* ?", "how much|heavy ... displace*|boat weigh") {
				d.Take("displacement", i)
				return
			}
			if i >= 0 && q.Says("makes|make up", "ballast|keel weighs|weigh|is #", "# of? ballast|lead|iron", "# keel") {
				d.Take("ballast", i)
			}
		},
		Compute: ballastWeight,
	}
}

func ballastWeight(v *calc.Values) (answer.Answer, error) {
	if v.Has("displacement") {
		return calc.Product(calc.Factor{Input: "displacement", Unit: "kg"}, calc.Factor{Input: "ratio", Unit: ""}, "kg", func(v *calc.Values, kg float64) []answer.Outcome {
			return []answer.Outcome{answer.Mass(answer.Say("weight of the ballast", "Das Gewicht des Ballasts", "Le poids du lest"), kg, v.Customary("displacement"))}
		})(v)
	}
	return calc.Quotient(calc.Factor{Input: "ballast", Unit: "kg"}, calc.Factor{Input: "ratio", Unit: ""}, "kg", func(v *calc.Values, kg float64) []answer.Outcome {
		return []answer.Outcome{answer.Mass(answer.Say("displacement", "Die Verdrängung", "Le déplacement"), kg, v.Customary("ballast"))}
	})(v)
}
