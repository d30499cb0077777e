package chartwork

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// horizonFactor times the root of a height in metres is the distance to the visible horizon in nautical miles with
// standard refraction (Bowditch, The American Practical Navigator: 1.169 √h in feet, that is 2.12; most almanacs and
// the RYA tables use 2.08).
const horizonFactor = 2.08

func eyeInput() calc.Input {
	return calc.Input{
		Name: "eye_height", Label: "height of eye", Dim: quantity.Length, Unit: "m", Max: 5000,
		Words: []string{
			"eye", "eyes", "eye height", "height of eye", "observer", "eye level", "my eye*", "above sea level",
			"standing", "augenhöhe", "auge", "œil", "yeux", "above the sea|water", "cockpit", "height", "eyeheight",
			"from",
		},
	}
}

// refractedGlobe is the source that its calculators share.
const refractedGlobe = "geometry of the globe with standard refraction, 2.08 nm per √m, as in almanac tables"

func horizonDistanceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "horizon_distance", Title: answer.Say("Distance to the horizon", "Entfernung zum Horizont", "Distance de l'horizon"),
		Answers: "how far away the sea horizon is from a height of eye",
		Formula: "d = 2.08 √h, h in m, d in nm",
		Source:  refractedGlobe,
		Inputs: []calc.Input{{Name: "eye_height", Label: "height of eye", Dim: quantity.Length, Unit: "m", Min: 0.01,
			Max: 20000, Words: eyeInput().Words, Bare: true}},
		Topic: []string{"horizon*", "kimm"},
		Asks:  []string{"how far", "distance", "what", "wie weit", "à quelle distance", "calculate", "entfernung"},
		Never: []string{
			"light|lighthouse|loom", "radar", "sextant", "feuer", "dip|dips|dipping", "phare", "tower|building",
			"artificial",
		},
		Compute: horizonDistance,
	}
}

func lightRangeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "light_range", Title: answer.Say("Range at which a light rises or dips", "Tragweite im Horizont",
			"Portée géographique d'un feu"),
		Answers: "the distance at which a light of a height comes over the horizon",
		Formula: "d = 2.08 (√h + √H), heights of eye and light in m, d in nm",
		Source:  refractedGlobe,
		Inputs: []calc.Input{
			{
				Name: "light_height", Label: "height of the light", Dim: quantity.Length, Unit: "m", Min: 0.1, Max: 9000,
				Words: []string{
					"light", "lighthouse", "elevation", "height of light", "tower", "focal", "feuer", "leuchtfeuer",
					"leuchtturm", "phare", "feu", "high", "target", "ship s", "mountain", "island", "hill", "peak", "cliff",
				},
			},
			{Name: "eye_height", Label: "height of eye", Dim: quantity.Length, Unit: "m", Max: 5000, Default: "2 m",
				Words: eyeInput().Words},
			{Name: "nominal_range", Label: "nominal range of the light", Dim: quantity.Length, Unit: "nm", Min: 0.5,
				Max: 60, Optional: true, Announced: true,
				Words: []string{"nominal", "luminous", "nominal range", "charted range", "tragweite", "range of",
					"visible for"}},
		},
		Topic: []string{
			"lighthouse", "light is|of? # high|tall", "over|above|below the? horizon", "light|lighthouse # ... eye", "light|lighthouse ... # ... dip|dips|dipping",
			"light|lighthouse ... range|far|distance|see|visible|dip*|rise*|horizon|raise",
			"dip*|rais* ... light|lighthouse", "range ... light|lighthouse", "how far|distance ... light|lighthouse",
			"geographic* range", "dipping", "far ... see|visible ... light|lighthouse|mountain|island|cliff|peak",
			"leuchtfeuer|feuer|leuchtturm ... weit|sichtbar|sehen|entfernung", "see ... light|lighthouse|loom",
			"phare ... visible|loin|distance|portée", "portée ... feu|phare", "visible ... light|lighthouse",
			"feuer ... kimm", "distance ... phare|feu", "sichtweite", "feuer|leuchtfeuer|leuchtturm ... horizont",
		},
		Asks: []string{
			"how far", "what range|distance", "when", "distance", "range", "wie weit", "at what",
			"à quelle distance", "calculate", "in welcher", "sichtweite",
		},
		Never:   []string{"sextant", "vertical angle", "subtend*", "navigation lights", "colreg*", "arcmin*", "sidelight*|sternlight*", "side|stern|masthead|steaming|anchor light|lights", "how high|tall is|s|was|must|would|are the|a|that|this|it? light|lighthouse|tower|it?"},
		Compute: lightRange,
	}
}

func horizonDistance(v *calc.Values) (answer.Answer, error) {
	metres := v.In("eye_height", "m")
	d := horizonFactor * math.Sqrt(metres)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("distance to the horizon", "Die Entfernung zum Horizont", "La distance de l'horizon"),
			d*1852)},
		Working: answer.Working("2.08 × √%s m = %s nm", metres, d),
	}, nil
}

func lightRange(v *calc.Values) (answer.Answer, error) {
	light, eye := v.In("light_height", "m"), v.In("eye_height", "m")
	d := horizonFactor * (math.Sqrt(light) + math.Sqrt(eye))
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("distance at which the light dips",
			"Die Entfernung, in der das Feuer in die Kimm kommt", "La distance à laquelle le feu disparaît"), d*1852)},
		Working: answer.Working("2.08 × (√%s + √%s) = %s nm", light, eye, d),
		Notes: []answer.Text{answer.Say("Heights of lights are charted above MHWS: at low water it is a little farther. The luminous range and the visibility may be less.",
			"Feuerhöhen gelten über MHWS: bei Niedrigwasser etwas weiter. Tragweite und Sicht können geringer sein.",
			"Les hauteurs sont comptées au-dessus des pleines mers de vive-eau. La portée lumineuse et la visibilité peuvent être moindres.")},
	}
	if nominal := v.In("nominal_range", "nm"); nominal > 0 && nominal < d {
		a.Outcomes = append(a.Outcomes, answer.Run(answer.Say("limited by the nominal range", "Begrenzt durch die Nenntragweite",
			"Limitée par la portée nominale"), nominal*1852))
	}
	return a, nil
}
