package chartwork

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func radioRangeCalculator() calc.Calculator {
	height := func(name string) calc.Input {
		return calc.Input{Name: name, Label: "height of an antenna above the water", Dim: quantity.Length, Unit: "m", Min: 0.2, Max: 2000, Words: []string{"antenna*", "aerial*", "mast", "height", "at", "high", "masthead", "station", "antenne*", "above"}}
	}
	other := height("other_height")
	other.Label = "height of the other antenna"
	return calc.Calculator{
		Name: "radio_range", Title: answer.Say("Range of VHF radio", "Reichweite des UKW-Funks", "Portée de la VHF"),
		Answers: "how far two VHF antennas reach each other, from their heights",
		Formula: "d = 2.2 (√h₁ + √h₂), h in m, d in nm",
		Source:  "line of sight with the refraction of radio waves",
		Inputs:  []calc.Input{height("height"), other},
		Topic:   []string{"vhf ... range|far|reach*|distance", "range|far|reach*|distance ... vhf|antenna*|aerial*", "radio horizon|range", "ais ... range|far", "ukw ... reichweite", "portée ... vhf"},
		Asks:    []string{"how far", "what", "range", "reach", "wie weit", "portée", "reichweite"},
		Never:   []string{"channel", "watt|watts|w"},
		Whole:   true,
		Rank:    0.8,
		Compute: radioRange,
	}
}

func radioRange(v *calc.Values) (answer.Answer, error) {
	a, b := v.In("height", "m"), v.In("other_height", "m")
	d := antennaFactor * (math.Sqrt(a) + math.Sqrt(b))
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("range", "Die Reichweite", "La portée"), d*1852)},
		Working:  answer.Working("2.2 × (√%s + √%s) = %s nm", a, b, d),
	}, nil
}

// antennaFactor times the root of an antenna's height in metres is the distance to its radio horizon in nautical miles.
const antennaFactor = 2.2
