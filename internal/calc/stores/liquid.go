package stores

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// liquids are what tanks hold, in kilograms a litre. The longer names come first, since the first that is found counts.
var liquids = []calc.Phrase{
	{Words: "sea|salt water", Value: 1.025}, {Words: "seawater|saltwater", Value: 1.025}, {Words: "salzwasser|seewasser|meerwasser", Value: 1.025}, {Words: "eau de mer", Value: 1.025},
	{Words: "diesel|gasoil|gasoel|gazole|heizöl", Value: 0.84}, {Words: "petrol|gasoline|benzin|essence", Value: 0.74},
	{Words: "fresh? water", Value: 1}, {Words: "drinking water", Value: 1}, {Words: "wasser|trinkwasser|süßwasser", Value: 1}, {Words: "eau", Value: 1},
	{Words: "fuel|kraftstoff|carburant", Value: 0.84},
}

// liquidWeightCalculator weighs what is in a tank.
func liquidWeightCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "liquid_weight", Title: answer.Say("Weight of a liquid", "Gewicht einer Flüssigkeit", "Poids d'un liquide"),
		Answers: "what a volume of diesel, petrol, fresh or sea water weighs, or what volume a weight of it fills",
		Formula: "weight = volume × density",
		Source:  "densities at 15 to 20 °C: diesel 0.84, petrol 0.74, fresh water 1.00, sea water 1.025 kg/L",
		Inputs: []calc.Input{
			{Name: "volume", Label: "volume", Dim: quantity.Volume, Unit: "L", Max: 1e7, Optional: true},
			{Name: "mass", Label: "weight", Dim: quantity.Mass, Unit: "kg", Max: 1e7, Optional: true},
			{Name: "density", Label: "density in kg per litre", Dim: quantity.Bare, Min: 0.5, Max: 2, Values: liquids, Words: []string{"density", "dichte", "densité"}},
		},
		Topic: []string{
			"weigh*|weight|heavy|mass|kg|kilos|tonnes|tons|pounds|lb|lbs ... diesel|petrol|gasoline|water|fuel|gasoil|benzin|wasser|eau|seawater", "diesel|petrol|gasoline|water|fuel|seawater ... weigh*|weight|heavy|kg|kilos|pounds|lb|lbs",
			"litres|liters|gallons|litre ... diesel|petrol|gasoline|water|fuel ... weigh*|kg|heavy", "# ... diesel|petrol|gasoline|water in kg|kilos|tonnes|tons|lb|pounds", "# of diesel|petrol|gasoline|water|fresh_water|sea_water in litres|liters|l|gallons",
			"litres|liters|gallons of # diesel|petrol|gasoline|water", "wiegt|wiegen|gewicht|schwer", "pèse|pèsent|poids", "litres|liters|gallons is|are # of", "cubic feet|metres|meters is|are # of", "# of diesel|petrol|gasoline|water|fresh_water|sea_water in? cubic_feet|cubic_metres|m3|ft3",
		},
		Asks:    []string{"how much|many|heavy", "what", "kg|kilos|pounds|lb|lbs", "weight of", "weigh*", "wie viel|schwer", "was", "combien", "quel"},
		Never:   []string{"boat|yacht|total|trailer|altogether", "displacement|displaces", "salinity", "dissolv*", "per kg|kilo", "watermaker", "cost*|price", "people|persons|crew", "trailer", "hull", "trim", "engine weigh*", "water weigh* ? hull"},
		Either:  []string{"volume", "mass"},
		Whole:   true,
		Rank:    0.6,
		Compute: liquidWeight,
	}
}

func liquidWeight(v *calc.Values) (answer.Answer, error) {
	density := v.Number("density")
	if v.Has("volume") {
		litres := v.In("volume", "L")
		kg := litres * density
		weight := answer.Value(answer.Say("weight", "Das Gewicht", "Le poids"), answer.In(kg, "kg"), answer.In(kg/quantity.Pound, "lb"))
		return answer.Answer{
			Outcomes: []answer.Outcome{weight},
			Working:  answer.Working("%s L × %s kg/L = %s kg", litres, answer.Rounded(density, 3), kg),
		}, nil
	}
	kg := v.In("mass", "kg")
	litres := kg / density
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("volume", "Das Volumen", "Le volume"), answer.In(litres, "L"), answer.In(litres/3.785411784, "gal"))},
		Working:  answer.Working("%s kg / %s kg/L = %s L", kg, answer.Rounded(density, 3), litres),
	}, nil
}
