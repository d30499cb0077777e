package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func specificConsumptionCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "specific_consumption", Title: answer.Say("Consumption from the specific consumption", "Verbrauch aus dem spezifischen Verbrauch", "Consommation d'après la consommation spécifique"),
		Answers: "what an engine burns in an hour, from the power that it makes and its specific consumption in grams per kilowatt hour",
		Yields:  quantity.VolumeRate,
		Formula: "L/h = kW × g/kWh / 1000 / density, density in kg/L",
		Source:  "the definition; diesel has about 0.84 kg per litre",
		Inputs: []calc.Input{
			{Name: "power", Label: "power that the engine makes", Dim: quantity.Power, Unit: "kW", Min: 0.1, Max: 1e5, Words: []string{"engine", "diesel", "motor", "makes|making|develops|delivers|produces|output", "power", "at", "leistung", "puissance"}},
			{Name: "specific", Label: "specific consumption", Dim: quantity.SpecificFuel, Unit: "g/kWh", Min: 50, Max: 1500},
			{Name: "density", Label: "density of the fuel", Dim: quantity.Density, Unit: "kg/L", Min: 0.4, Max: 1.2, Default: "0.84 kg/L"},
		},
		Topic:   []string{"specific fuel? consumption", "sfc|bsfc", "consumption|burn*|use|uses|drink*", "litres|liters|gallons per|an|each hour", "l/h|lph|gph", "how much fuel|diesel", "spezifisch* verbrauch", "verbrauch", "consommation"},
		Asks:    []string{"what", "how much|many", "litres|liters|gallons", "consumption", "burn", "l/h", "wie viel", "combien"},
		Never:   []string{"nm|miles|range", "cost*|price"},
		Whole:   true,
		Rank:    1,
		Compute: specificConsumption,
	}
}

func specificConsumption(v *calc.Values) (answer.Answer, error) {
	kw, grams, density := v.In("power", "kW"), v.In("specific", "g/kWh"), v.In("density", "kg/L")
	kg := kw * grams / 1000
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Consumption(answer.Say("consumption", "Der Verbrauch", "La consommation"), kg/density, false),
			answer.Value(answer.Say("by weight", "Nach Gewicht", "En masse"), answer.In(kg, "kg/h")),
		},
		Working: answer.Working("%s kW × %s g/kWh / 1000 = %s kg/h; / %s kg/L = %s L/h", kw, grams, kg, density, kg/density),
	}, nil
}
