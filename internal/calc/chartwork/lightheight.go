package chartwork

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

// lightHeightCalculator is the inverse of light_range.
func lightHeightCalculator() calc.Calculator {
	dips := input.Distance()
	dips.Name, dips.Label, dips.Unit, dips.Max = "range", "distance at which it dips", "nm", 100
	return calc.Calculator{
		Name: "light_height", Title: answer.Say("Height of a light from its dipping range", "Höhe eines Feuers aus seiner Sichtweite in der Kimm", "Hauteur d'un feu d'après sa portée géographique"),
		Answers: "how high a light is that comes over the horizon at a distance",
		Formula: "h = (d / 2.08 - √H)², heights of light and eye in m, d in nm",
		Source:  refractedGlobe,
		Inputs: []calc.Input{
			dips,
			{Name: "eye_height", Label: "height of eye", Dim: quantity.Length, Unit: "m", Max: 5000, Default: "2 m", Words: eyeInput().Words},
		},
		Topic:   []string{"how high|tall ... light|lighthouse|tower|feuer|phare", "light|lighthouse|tower ... how high|tall", "height ... light|lighthouse", "wie hoch ... feuer|leuchtturm"},
		Asks:    []string{"how high|tall", "what height", "what is|s the? height", "wie hoch"},
		Never:   []string{"height of eye ?", "angle|subtend*|sextant", "light|lighthouse # high|tall", "masthead|anchor|steaming light*"},
		Whole:   true,
		Rank:    1,
		Compute: lightHeight,
	}
}

func lightHeight(v *calc.Values) (answer.Answer, error) {
	d, eye := v.In("range", "nm"), v.In("eye_height", "m")
	root := d/horizonFactor - math.Sqrt(eye)
	if root <= 0 {
		return answer.Answer{}, calc.InputErrorf("range", "of %s is within the horizon of the eye itself", answer.Show(d, "nm"))
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("height of the light", "Die Höhe des Feuers", "La hauteur du feu"), root*root, v.Customary("eye_height"))},
		Working:  answer.Working("(%s nm / 2.08 - √%s)² = %s m", d, eye, root*root),
	}, nil
}
