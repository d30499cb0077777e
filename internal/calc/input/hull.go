package input

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Waterline is the input that many ratios share.
func Waterline() calc.Input {
	return calc.Input{
		Name: "waterline_length", Label: "waterline length", Dim: quantity.Length, Unit: "ft", Min: 1, Max: 1000,
		Words: []string{
			"waterline", "waterlines", "lwl", "water line", "length waterline", "length on the waterline",
			"wasserlinie", "flottaison", "dwl", "lwl of", "on the water", "in the water",
		},
		Design: func(d design.Design) float64 { return d.LWL },
	}
}

// Beam is the largest width of a boat.
func Beam() calc.Input {
	return calc.Input{
		Name: "beam", Label: "beam", Dim: quantity.Length, Unit: "ft", Min: 0.5, Max: 200,
		Words:  []string{"beam", "wide", "boa", "width", "breite", "bau", "largeur", "max beam", "beamy"},
		Design: func(d design.Design) float64 { return d.Beam },
	}
}

// Draft is how deep a boat reaches.
func Draft() calc.Input {
	return calc.Input{
		Name: "draft", Label: "draft", Dim: quantity.Length, Unit: "m", Min: 0.1, Max: 30,
		Words: []string{
			"draft", "draught", "draw", "draws", "drawing", "my draft", "boat draws", "tiefgang", "tirant d eau",
			"tirant", "keel depth", "drafts",
		},
		Design: func(d design.Design) float64 { return d.DraftMax },
	}
}

// Metres makes an input's bare numbers metres.
func Metres(in calc.Input) calc.Input {
	in.Unit = "m"
	return in
}
