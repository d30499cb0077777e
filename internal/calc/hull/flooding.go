package hull

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func floodingCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "flooding_rate", Title: answer.Say("Water through a hole", "Wasser durch ein Leck", "Eau par une voie d'eau"),
		Answers: "how much water a round hole below the waterline lets in",
		Formula: "Q = c A √(2 g h), c = 0.6",
		Source:  "Torricelli's law with the customary coefficient of a sharp edged hole",
		Inputs: []calc.Input{
			{Name: "diameter", Label: "diameter of the hole", Dim: quantity.Length, Unit: "mm", Min: 1, Max: 2000, Words: []string{"hole", "diameter", "wide", "seacock", "leak", "through hull", "loch", "leck", "trou", "across"}},
			{Name: "depth", Label: "depth below the waterline", Dim: quantity.Length, Unit: "m", Min: 0.01, Max: 20, Words: []string{"below", "under", "deep", "below the? waterline|surface|water", "down", "under the? water*", "unter", "sous"}},
		},
		Topic:   []string{"hole ... below|under|waterline|flood*|water|leak*", "water|flood*|litres|liters|gallons ... hole|seacock|leak", "leak*|flood* ... diameter", "leck ... wasser", "voie d eau"},
		Asks:    []string{"how much", "how many", "how fast", "what rate", "rate", "per minute|hour", "wie viel", "combien"},
		Never:   []string{"draft|draught|lwl", "what do|should", "plug*|stop*|repair*", "pump ... handle|enough|big|size"},
		Whole:   true,
		Rank:    1.5,
		Compute: floodingRate,
	}
}

func floodingRate(v *calc.Values) (answer.Answer, error) {
	d, h := v.In("diameter", "m"), v.In("depth", "m")
	square, speed := math.Pi*d*d/4, math.Sqrt(2*9.80665*h)
	litres := 0.6 * square * speed * 60000
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("inflow per minute", "Der Zufluss je Minute", "L'entrée par minute"), answer.In(litres, "L"), answer.In(litres/3.785411784, "gal")),
			answer.Value(answer.Say("per hour", "Je Stunde", "Par heure"), answer.In(litres*60, "L"), answer.In(litres*60/3.785411784, "gal")),
			answer.Value(answer.Say("per minute without any loss at the edge", "Je Minute ohne Verlust an der Kante", "Par minute sans perte au bord"), answer.In(litres/0.6, "L")),
		},
		Working: answer.Working("0.6 × %s m² × √(2 × 9.81 × %s m) = 0.6 × %s m² × %s m/s", square, h, square, speed),
	}, nil
}
