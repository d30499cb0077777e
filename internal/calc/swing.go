package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func rodeInput() Input {
	return Input{
		Name: "rode", Label: "rode paid out", Dim: quantity.Length, Unit: "m", Min: 0.5, Max: 1000, Announced: true,
		Words: []string{
			"chain", "rode", "warp", "rope", "out", "of chain", "of rode", "let out", "paid out", "veered", "kette",
			"leine", "chaîne", "mouillage", "cable", "of anchor chain|rode", "ankerkette", "de chaîne|mouillage",
		},
	}
}

func swingCalculators() []Calculator {
	return []Calculator{anchoringDepthCalculator(), swingingRadiusCalculator()}
}

func anchoringDepthCalculator() Calculator {
	inputs := anchorDepths()
	scope := Input{Name: "scope", Label: "scope", Dim: quantity.Ratio, Unit: ":1", Min: 1, Max: 20, Default: "5:1",
		Words: []string{"scope", "ratio", "verhältnis", "rapport", "times"}}
	return Calculator{
		Name: "anchoring_depth", Title: say("Depth that a rode reaches", "Ankertiefe für eine Kettenlänge",
			"Profondeur de mouillage possible"),
		Answers: "the deepest water to anchor in with a length of rode at a scope",
		Formula: "depth = rode / scope - bow height - rise of tide",
		Source:  "the definition of scope",
		Inputs:  []Input{rodeInput(), scope, inputs[1], inputs[2]},
		topic: []string{
			"deepest", "max*|greatest ... depth|water|deep", "how deep ... anchor*", "how deep can|may|could|is", "how deep max|at_most", "how deep ?", "max depth",
			"depth ... can i|we ... anchor*", "what|which depth|water ... anchor*", "maximal*|größte* wassertiefe|tiefe", "welche* ... wassertiefe|tiefe ... ankern",
			"wie tief ... ankern|höchstens", "profondeur max*", "quelle profondeur ... mouiller|ancrer",
		},
		asks: []string{"what", "how deep", "deepest", "max*", "which", "wie tief", "welche*", "quelle", "jusqu"},
		never: []string{
			"how much|many ... chain|rode", "length of chain|rode", "tide do|does", "under the? keel", "draft|draught|draws",
		},
		whole:   true,
		rank:    0.6,
		compute: anchoringDepth,
	}
}

func swingingRadiusCalculator() Calculator {
	depths := anchorDepths()
	return Calculator{
		Name: "swinging_radius", Title: say("Swinging circle at anchor", "Schwojekreis", "Cercle d'évitage"),
		Answers: "the radius of the circle in which a boat swings about its anchor",
		Formula: "radius = √(rode² - (depth + bow height + rise of tide)²) + LOA",
		Source:  "the rode taut in a straight line, the boat's length beyond the bow",
		Inputs: []Input{
			rodeInput(), depths[0], depths[1], depths[2],
			{Name: "length_overall", Label: "length of the boat", Dim: quantity.Length, Unit: "m", Min: 1, Max: 500,
				Words: []string{
					"boat", "loa", "yacht", "overall", "long", "boat is", "length", "foot|ft|feet boat", "boot", "bateau",
					"länge", "lüa", "longueur", "lang", "ketch|sloop|catamaran|cruiser", "boat length", "hull", "schiff",
				},
				Design: func(d design.Design) float64 { return d.LOA }},
		},
		topic: []string{
			"swing*", "schwoj*", "schwoi*", "évitage", "radius ... anchor*", "anchor* ... radius|circle", "swinging",
			"turning circle", "rayon",
		},
		asks: []string{
			"radius", "circle", "room", "how much|far|wide|big|large", "what", "diameter", "kreis", "wie groß|weit", "cercle",
			"quel*",
		},
		never:   []string{"compass|deviation"},
		rank:    0.8,
		compute: swingingRadius,
	}
}

func anchoringDepth(v *values) (answer, error) {
	rode, scope, bow, tide := v.In("rode", "m"), v.Number("scope"), v.In("bow_height", "m"), v.In("tide_rise", "m")
	depth := rode/scope - bow - tide
	if depth <= 0 {
		return answer{}, inputError("rode", "of %s is too short for a scope of %s:1 in any water", show(rode, "m"), sh(scope))
	}
	a := answer{
		Outcomes: []Outcome{length(say("deepest water to anchor in", "Die größte Ankertiefe", "La profondeur maximale"),
			depth, v.Customary("rode"))},
		Working: fmt.Sprintf("%s m / %s - %s - %s = %s m", sh(rode), sh(scope), sh(bow), sh(tide), sh(depth)),
	}
	if !v.Stated("bow_height") {
		a.Notes = append(a.Notes, say("Less the height of your bow roller above the water.",
			"Davon geht die Höhe der Bugrolle über dem Wasser ab.", "À diminuer de la hauteur du davier."))
	}
	if !v.Stated("tide_rise") {
		a.Notes = append(a.Notes, say("That is the depth at high water.", "Das ist die Tiefe bei Hochwasser.",
			"C'est la profondeur à pleine mer."))
	}
	return a, nil
}

func swingingRadius(v *values) (answer, error) {
	rode, loa := v.In("rode", "m"), v.In("length_overall", "m")
	drop := v.In("depth", "m") + v.In("bow_height", "m") + v.In("tide_rise", "m")
	if drop >= rode {
		return answer{}, inputError("rode", "of %s does not reach the bottom %s below the bow", show(rode, "m"), show(drop, "m"))
	}
	reach := math.Sqrt(rode*rode - drop*drop)
	customary := v.Customary("rode")
	return answer{
		Outcomes: []Outcome{
			length(say("swinging radius", "Der Schwojeradius", "Le rayon d'évitage"), reach+loa, customary),
			length(say("diameter of the circle", "Durchmesser des Kreises", "Diamètre du cercle"), 2*(reach+loa), customary),
		},
		Working: fmt.Sprintf("√(%s² - %s²) + %s = %s m", sh(rode), sh(drop), sh(loa), sh(reach+loa)),
		Notes: []Text{say("The most it can be, with the chain taut; in calm weather the chain lies on the bottom and the circle is smaller.",
			"Das Größtmaß bei gestreckter Kette; bei Ruhe liegt sie auf Grund und der Kreis ist kleiner.",
			"Le maximum, chaîne tendue ; par calme elle repose au fond et le cercle est plus petit.")},
	}, nil
}
