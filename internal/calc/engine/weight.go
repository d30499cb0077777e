package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func powerToWeightCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "power_to_weight", Title: answer.Say("Power to weight", "Leistungsgewicht", "Puissance massique"),
		Answers: "how much engine a boat has for her weight",
		Formula: "power / displacement",
		Source:  "the definition; displacement yachts usually have 2.5 to 4 kW a tonne",
		Inputs: []calc.Input{
			{Name: "power", Label: "power of the engine", Dim: quantity.Power, Unit: "hp", Min: 0.1, Max: 1e6, Words: []string{"engine", "diesel", "motor", "power"}},
			{Name: "displacement", Label: "displacement", Dim: quantity.Mass, Unit: "t", Min: 0.02, Max: 1e6, Words: []string{"displacement", "displaces", "boat", "yacht", "weighs", "weight"}},
		},
		Topic:   []string{"hp|horsepower|kw|kilowatts|power|ps per|a|to|each|pro ton|tonne|tons|t", "power to? weight", "weight to? power", "leistungsgewicht", "puissance massique"},
		Asks:    []string{"what", "how much|many", "ratio", "calculate", "?"},
		Never:   []string{"need*", "should", "enough", "litres|liters|l|fuel|burn*"},
		Whole:   true,
		Rank:    1,
		Compute: powerToWeight,
	}
}

func powerToWeight(v *calc.Values) (answer.Answer, error) {
	tonnes := v.In("displacement", "t")
	hp, kw := v.In("power", "hp")/tonnes, v.In("power", "kW")/tonnes
	first, second, shown := answer.In(hp, "hp/t"), answer.In(kw, "kW/t"), "hp"
	if u := v.Unit("power"); u == "kW" || u == "W" {
		first, second, shown = second, first, "kW"
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("power to weight", "Das Leistungsgewicht", "La puissance massique"), first, second)},
		Working:  answer.Working("%s "+shown+" / %s t = %s", v.In("power", shown), tonnes, first.Value),
	}, nil
}
