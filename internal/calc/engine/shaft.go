package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func shaftSpeedCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "shaft_speed", Title: answer.Say("Revolutions of the shaft", "Wellendrehzahl", "Régime de l'arbre"),
		Answers: "how fast the propeller shaft turns behind a reduction gear, from the revolutions of the engine",
		Formula: "shaft rpm = engine rpm / gear",
		Source:  "the definition of a reduction",
		Inputs: []calc.Input{
			{Name: "rpm", Label: "engine speed", Dim: quantity.Rotation, Unit: "rpm", Min: 1, Max: 20000, Words: []string{
				"engine", "engine speed", "engine turns|runs|revs|spins at", "max* engine speed", "turning|running|revving at", "engine at", "at", "speed", "drehzahl", "motor", "régime", "moteur",
			}},
			{Name: "gear", Label: "reduction gear", Dim: quantity.Ratio, Unit: ":1", Min: 0.3, Max: 12, Words: []string{"gear", "gearbox", "reduction", "ratio", "reduces", "gear ratio", "getriebe", "untersetzung", "réduction"}},
		},
		Topic: []string{"shaft|propeller|prop rpm|speed|revs|revolutions|turn*", "fast ... shaft|propeller|prop turn*|spin*|rotate*", "rpm|revs ... shaft|propeller|prop", "wellendrehzahl|welle|propellerdrehzahl", "arbre|hélice"},
		Never: []string{"pitch|slip", "knots|kn|speed through", "nm|torque"},
		Whole: true,
		Compute: calc.Quotient(calc.Factor{Input: "rpm", Unit: "rpm"}, calc.Factor{Input: "gear", Unit: ""}, "rpm", func(_ *calc.Values, rpm float64) []answer.Outcome {
			return []answer.Outcome{answer.Value(answer.Say("shaft speed", "Die Wellendrehzahl", "Le régime de l'arbre"), answer.In(rpm, "rpm"))}
		}),
	}
}
