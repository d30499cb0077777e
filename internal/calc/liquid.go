package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

// liquids are what tanks hold, in kilograms a litre. The longer names come first, since the first that is found counts.
var liquids = []Phrase{
	{"sea|salt water", 1.025}, {"seawater|saltwater", 1.025}, {"salzwasser|seewasser|meerwasser", 1.025}, {"eau de mer", 1.025},
	{"diesel|gasoil|gasoel|gazole|heizöl", 0.84}, {"petrol|gasoline|benzin|essence", 0.74},
	{"fresh? water", 1}, {"drinking water", 1}, {"wasser|trinkwasser|süßwasser", 1}, {"eau", 1},
}

// liquidWeightCalculator weighs what is in a tank.
func liquidWeightCalculator() Calculator {
	return Calculator{
		Name: "liquid_weight", Title: say("Weight of a liquid", "Gewicht einer Flüssigkeit", "Poids d'un liquide"),
		Answers: "what a volume of diesel, petrol, fresh or sea water weighs, or what volume a weight of it fills",
		Formula: "weight = volume × density",
		Source:  "densities at 15 to 20 °C: diesel 0.84, petrol 0.74, fresh water 1.00, sea water 1.025 kg/L",
		Inputs: []Input{
			{Name: "volume", Label: "volume", Dim: quantity.Volume, Unit: "L", Max: 1e7, Optional: true},
			{Name: "mass", Label: "weight", Dim: quantity.Mass, Unit: "kg", Max: 1e7, Optional: true},
			{Name: "density", Label: "density in kg per litre", Dim: quantity.Bare, Min: 0.5, Max: 2, Values: liquids, Words: []string{"density", "dichte", "densité"}},
		},
		topic: []string{
			"weigh*|weight|heavy|mass|kg|kilos|pounds|lb|lbs ... diesel|petrol|gasoline|water|fuel|gasoil|benzin|wasser|eau|seawater", "diesel|petrol|gasoline|water|fuel|seawater ... weigh*|weight|heavy|kg|kilos|pounds|lb|lbs",
			"litres|liters|gallons|litre ... diesel|petrol|gasoline|water ... weigh*|kg|heavy", "# ... diesel|petrol|gasoline|water in kg|kilos|lb|pounds", "# of diesel|petrol|gasoline|water|fresh_water|sea_water in litres|liters|l|gallons",
			"litres|liters|gallons of # diesel|petrol|gasoline|water", "wiegt|wiegen|gewicht|schwer", "pèse|pèsent|poids", "litres|liters|gallons is|are # of",
		},
		asks:    []string{"how much|many|heavy", "what", "kg|kilos|pounds|lb|lbs", "weight of", "weigh*", "wie viel|schwer", "was", "combien", "quel"},
		never:   []string{"boat|yacht|total|trailer|altogether", "displacement|displaces", "salinity", "dissolv*", "per kg|kilo", "watermaker", "cost*|price", "people|persons|crew", "trailer", "hull", "trim", "engine weigh*", "water weigh* ? hull"},
		either:  []string{"volume", "mass"},
		whole:   true,
		rank:    0.6,
		compute: liquidWeight,
	}
}

func liquidWeight(v *values) (answer, error) {
	density := v.Number("density")
	if v.Has("volume") {
		litres := v.In("volume", "L")
		kg := litres * density
		weight := outcome(say("weight", "Das Gewicht", "Le poids"), in(kg, "kg"), in(kg/0.45359237, "lb"))
		return answer{
			Outcomes: []Outcome{weight},
			Working:  fmt.Sprintf("%s L × %s kg/L = %s kg", sh(litres), formatNumber(density, 3, "en"), sh(kg)),
		}, nil
	}
	kg := v.In("mass", "kg")
	litres := kg / density
	return answer{
		Outcomes: []Outcome{outcome(say("volume", "Das Volumen", "Le volume"), in(litres, "L"), in(litres/3.785411784, "gal"))},
		Working:  fmt.Sprintf("%s kg / %s kg/L = %s L", sh(kg), formatNumber(density, 3, "en"), sh(litres)),
	}, nil
}
