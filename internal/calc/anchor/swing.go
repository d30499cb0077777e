package anchor

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func rodeInput() calc.Input {
	return calc.Input{
		Name: "rode", Label: "rode paid out", Dim: quantity.Length, Unit: "m", Min: 0.5, Max: 1000, Announced: true,
		Words: []string{
			"chain", "rode", "warp", "rope", "out", "of chain", "of rode", "let out", "paid out", "veered", "kette",
			"leine", "chaîne", "mouillage", "cable", "of anchor chain|rode", "ankerkette", "de chaîne|mouillage",
		},
	}
}

func anchoringDepthCalculator() calc.Calculator {
	inputs := anchorDepths()
	scope := calc.Input{Name: "scope", Label: "scope", Dim: quantity.Ratio, Unit: ":1", Min: 1, Max: 20, Default: "5:1",
		Words: []string{"scope", "ratio", "verhältnis", "rapport", "times"}}
	return calc.Calculator{
		Name: "anchoring_depth", Title: answer.Say("Depth that a rode reaches", "Ankertiefe für eine Kettenlänge",
			"Profondeur de mouillage possible"),
		Answers: "the deepest water to anchor in with a length of rode at a scope",
		Formula: "depth = rode / scope - bow height - rise of tide",
		Source:  "the definition of scope",
		Inputs:  []calc.Input{rodeInput(), scope, inputs[1], inputs[2]},
		Topic: []string{
			"deepest", "max*|greatest ... depth|water|deep", "how deep ... anchor*", "how deep can|may|could|is", "how deep max|at_most", "how deep ?", "max depth",
			"depth ... can i|we ... anchor*", "what|which depth|water ... anchor*", "what|which depth|water can|could|may i|we lie|stay|be|anchor", "maximal*|größte* wassertiefe|tiefe", "welche* ... wassertiefe|tiefe ... ankern",
			"wie tief ... ankern|höchstens", "profondeur max*", "quelle profondeur ... mouiller|ancrer",
		},
		Asks: []string{"what", "how deep", "deepest", "max*", "which", "wie tief", "welche*", "quelle", "jusqu"},
		Never: []string{
			"how much|many ... chain|rode", "length of chain|rode", "tide do|does", "under the? keel", "draft|draught|draws",
		},
		Whole:   true,
		Rank:    0.6,
		Compute: anchoringDepth,
	}
}

func swingingRadiusCalculator() calc.Calculator {
	depths := anchorDepths()
	return calc.Calculator{
		Name: "swinging_radius", Title: answer.Say("Swinging circle at anchor", "Schwojekreis", "Cercle d'évitage"),
		Answers: "the radius of the circle in which a boat swings about its anchor",
		Formula: "radius = √(rode² - (depth + bow height + rise of tide)²) + LOA",
		Source:  "the rode taut in a straight line, the boat's length beyond the bow",
		Inputs: []calc.Input{
			rodeInput(), depths[0], depths[1], depths[2],
			{Name: "length_overall", Label: "length of the boat", Dim: quantity.Length, Unit: "m", Min: 1, Max: 500,
				Words: []string{
					"boat", "loa", "yacht", "overall", "long", "boat is", "length", "foot|ft|feet boat", "boot", "bateau",
					"länge", "lüa", "longueur", "lang", "ketch|sloop|catamaran|cruiser", "boat length", "hull", "schiff",
				},
				Design: func(d design.Design) float64 { return d.LOA }},
		},
		Topic: []string{
			"swing*", "schwoj*", "schwoi*", "évitage", "radius ... anchor*", "anchor* ... radius|circle", "swinging",
			"turning circle", "rayon",
		},
		Asks: []string{
			"radius", "circle", "room", "how much|far|wide|big|large", "what", "diameter", "kreis", "wie groß|weit", "cercle",
			"quel*",
		},
		Never:   []string{"compass|deviation"},
		Rank:    0.8,
		Compute: swingingRadius,
	}
}

func anchoringDepth(v *calc.Values) (answer.Answer, error) {
	rode, scope, bow, tide := v.In("rode", "m"), v.Number("scope"), v.In("bow_height", "m"), v.In("tide_rise", "m")
	depth := rode/scope - bow - tide
	if depth <= 0 {
		return answer.Answer{}, calc.InputErrorf("rode", "of %s is too short for a scope of %s:1 in any water", answer.Show(rode, "m"), answer.Number(scope))
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("deepest water to anchor in", "Die größte Ankertiefe", "La profondeur maximale"),
			depth, v.Customary("rode"))},
		Working: answer.Working("%s m / %s - %s - %s = %s m", rode, scope, bow, tide, depth),
	}
	if !v.Stated("bow_height") {
		a.Notes = append(a.Notes, answer.Say("Less the height of your bow roller above the water.",
			"Davon geht die Höhe der Bugrolle über dem Wasser ab.", "À diminuer de la hauteur du davier."))
	}
	if !v.Stated("tide_rise") {
		a.Notes = append(a.Notes, answer.Say("That is the depth at high water.", "Das ist die Tiefe bei Hochwasser.",
			"C'est la profondeur à pleine mer."))
	}
	return a, nil
}

func swingingRadius(v *calc.Values) (answer.Answer, error) {
	rode, loa := v.In("rode", "m"), v.In("length_overall", "m")
	drop := v.In("depth", "m") + v.In("bow_height", "m") + v.In("tide_rise", "m")
	if drop >= rode {
		return answer.Answer{}, calc.InputErrorf("rode", "of %s does not reach the bottom %s below the bow", answer.Show(rode, "m"), answer.Show(drop, "m"))
	}
	reach := math.Sqrt(rode*rode - drop*drop)
	customary := v.Customary("rode")
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Length(answer.Say("swinging radius", "Der Schwojeradius", "Le rayon d'évitage"), reach+loa, customary),
			answer.Length(answer.Say("diameter of the circle", "Durchmesser des Kreises", "Diamètre du cercle"), 2*(reach+loa), customary),
		},
		Working: answer.Working("√(%s² - %s²) + %s = %s m", rode, drop, loa, reach+loa),
		Notes: []answer.Text{answer.Say("The most it can be, with the chain taut; in calm weather the chain lies on the bottom and the circle is smaller.",
			"Das Größtmaß bei gestreckter Kette; bei Ruhe liegt sie auf Grund und der Kreis ist kleiner.",
			"Le maximum, chaîne tendue ; par calme elle repose au fond et le cercle est plus petit.")},
	}, nil
}
