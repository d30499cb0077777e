package stores

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// coatsCalculator tells how many coats an amount of paint gives.
func coatsCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "paint_coats", Title: answer.Say("Coats from an amount of paint", "Anstriche aus einer Menge Farbe", "Couches pour une quantité de peinture"),
		Answers: "how many coats an amount of paint gives on an area",
		Formula: "coats = paint × coverage / area",
		Source:  "the coverage on the tin",
		Inputs: []calc.Input{
			{Name: "paint", Label: "paint", Dim: quantity.Volume, Unit: "L", Min: 0.01, Max: 100000},
			{Name: "area", Label: "area", Dim: quantity.Area, Unit: "m2", Min: 0.01, Max: 100000},
			{Name: "coverage", Label: "coverage of the paint", Dim: quantity.Coverage, Unit: "m2/L", Min: 0.5, Max: 40, Words: []string{"coverage", "covers", "at"}},
		},
		Topic:   []string{"how many coats|layers", "number of coats", "wie viele anstriche|schichten", "combien de couches"},
		Whole:   true,
		Rank:    1,
		Read:    readCoverage,
		Compute: paintCoats,
	}
}

func paintCoats(v *calc.Values) (answer.Answer, error) {
	litres, m2, coverage := v.In("paint", "L"), v.In("area", "m2"), v.In("coverage", "m2/L")
	coats := litres * coverage / m2
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("number of full coats", "Die Zahl der ganzen Anstriche", "Le nombre de couches entières"), answer.In(answer.Down(coats), "")),
			answer.Value(answer.Say("exactly", "Genau", "Exactement"), answer.In(coats, "")),
			answer.Volume(answer.Say("paint for one coat", "Farbe für einen Anstrich", "Peinture par couche"), m2/coverage, v.Customary("area")),
		},
		Working: answer.Working("%s L × %s m²/L / %s m² = %s", litres, coverage, m2, coats),
	}, nil
}
