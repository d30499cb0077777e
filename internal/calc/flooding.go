package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

func floodingCalculator() Calculator {
	return Calculator{
		Name: "flooding_rate", Title: say("Water through a hole", "Wasser durch ein Leck", "Eau par une voie d'eau"),
		Answers: "how much water a round hole below the waterline lets in",
		Formula: "Q = c A √(2 g h), c = 0.6",
		Source:  "Torricelli's law with the customary coefficient of a sharp edged hole",
		Inputs: []Input{
			{Name: "diameter", Label: "diameter of the hole", Dim: quantity.Length, Unit: "mm", Min: 1, Max: 2000, Words: []string{"hole", "diameter", "wide", "seacock", "leak", "through hull", "loch", "leck", "trou", "across"}},
			{Name: "depth", Label: "depth below the waterline", Dim: quantity.Length, Unit: "m", Min: 0.01, Max: 20, Words: []string{"below", "under", "deep", "below the? waterline|surface|water", "down", "under the? water*", "unter", "sous"}},
		},
		topic:   []string{"hole ... below|under|waterline|flood*|water|leak*", "water|flood*|litres|liters|gallons ... hole|seacock|leak", "leak*|flood* ... diameter", "leck ... wasser", "voie d eau"},
		asks:    []string{"how much", "how many", "how fast", "what rate", "rate", "per minute|hour", "wie viel", "combien"},
		never:   []string{"draft|draught|lwl", "what do|should", "plug*|stop*|repair*", "pump ... handle|enough|big|size"},
		whole:   true,
		rank:    1.5,
		compute: floodingRate,
	}
}

func floodingRate(v *values) (answer, error) {
	d, h := v.In("diameter", "m"), v.In("depth", "m")
	square, speed := math.Pi*d*d/4, math.Sqrt(2*9.80665*h)
	litres := 0.6 * square * speed * 60000
	return answer{
		Outcomes: []Outcome{
			outcome(say("inflow per minute", "Der Zufluss je Minute", "L'entrée par minute"), in(litres, "L"), in(litres/3.785411784, "gal")),
			outcome(say("per hour", "Je Stunde", "Par heure"), in(litres*60, "L"), in(litres*60/3.785411784, "gal")),
			outcome(say("per minute without any loss at the edge", "Je Minute ohne Verlust an der Kante", "Par minute sans perte au bord"), in(litres/0.6, "L")),
		},
		Working: fmt.Sprintf("0.6 × %s m² × √(2 × 9.81 × %s m) = 0.6 × %s m² × %s m/s", sh(square), sh(h), sh(square), sh(speed)),
	}, nil
}

// antennaFactor times the root of an antenna's height in metres is the distance to its radio horizon in nautical miles.
const antennaFactor = 2.2

func radioRangeCalculator() Calculator {
	height := func(name string) Input {
		return Input{Name: name, Label: "height of an antenna above the water", Dim: quantity.Length, Unit: "m", Min: 0.2, Max: 2000, Words: []string{"antenna*", "aerial*", "mast", "height", "at", "high", "masthead", "station", "antenne*", "above"}}
	}
	other := height("other_height")
	other.Label = "height of the other antenna"
	return Calculator{
		Name: "radio_range", Title: say("Range of VHF radio", "Reichweite des UKW-Funks", "Portée de la VHF"),
		Answers: "how far two VHF antennas reach each other, from their heights",
		Formula: "d = 2.2 (√h₁ + √h₂), h in m, d in nm",
		Source:  "line of sight with the refraction of radio waves",
		Inputs:  []Input{height("height"), other},
		topic:   []string{"vhf ... range|far|reach*|distance", "range|far|reach*|distance ... vhf|antenna*|aerial*", "radio horizon|range", "ais ... range|far", "ukw ... reichweite", "portée ... vhf"},
		asks:    []string{"how far", "what", "range", "reach", "wie weit", "portée", "reichweite"},
		never:   []string{"channel", "watt|watts|w"},
		whole:   true,
		rank:    0.8,
		compute: radioRange,
	}
}

func radioRange(v *values) (answer, error) {
	a, b := v.In("height", "m"), v.In("other_height", "m")
	d := antennaFactor * (math.Sqrt(a) + math.Sqrt(b))
	return answer{
		Outcomes: []Outcome{run(say("range", "Die Reichweite", "La portée"), d*1852)},
		Working:  fmt.Sprintf("2.2 × (√%s + √%s) = %s nm", sh(a), sh(b), sh(d)),
	}, nil
}
