package calc

import "github.com/fairlead/fairlead/internal/quantity"

func shaftSpeedCalculator() Calculator {
	return Calculator{
		Name: "shaft_speed", Title: say("Revolutions of the shaft", "Wellendrehzahl", "Régime de l'arbre"),
		Answers: "how fast the propeller shaft turns behind a reduction gear, from the revolutions of the engine",
		Formula: "shaft rpm = engine rpm / gear",
		Source:  "the definition of a reduction",
		Inputs: []Input{
			{Name: "rpm", Label: "engine speed", Dim: quantity.Rotation, Unit: "rpm", Min: 1, Max: 20000},
			{Name: "gear", Label: "reduction gear", Dim: quantity.Ratio, Unit: ":1", Min: 0.3, Max: 12},
		},
		topic: []string{"shaft|propeller|prop rpm|speed|revs|revolutions|turn*", "fast ... shaft|propeller|prop turn*|spin*|rotate*", "rpm|revs ... shaft|propeller|prop", "wellendrehzahl|welle|propellerdrehzahl", "arbre|hélice"},
		never: []string{"pitch|slip", "knots|kn|speed through"},
		whole: true,
		compute: quotient(factor{"rpm", "rpm"}, factor{"gear", ""}, "rpm", func(_ *values, rpm float64) []Outcome {
			return []Outcome{outcome(say("shaft speed", "Die Wellendrehzahl", "Le régime de l'arbre"), in(rpm, "rpm"))}
		}),
	}
}
