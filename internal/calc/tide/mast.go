package tide

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// mastAllowedCalculator is the inverse of bridge_clearance.
func mastAllowedCalculator() calc.Calculator {
	bridge := bridgeClearanceCalculator()
	charted, antenna := bridge.Input("charted_clearance"), bridge.Input("antenna")
	antenna.Words = append(antenna.Words, "of antenna|aerial|instruments")
	more := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "m", Max: 50, Default: "0 m", Announced: true, Words: words}
	}
	return calc.Calculator{
		Name: "mast_allowed", Title: answer.Say("Tallest mast under a bridge", "Höchster Mast unter einer Brücke", "Mât le plus haut sous un pont"),
		Answers: "how high a mast or an air draft a bridge or cable allows, with a margin, an antenna and the height of the mast step taken off",
		Formula: "mast = charted clearance + (level of its datum - height of tide) - margin - antenna - height of the mast step",
		Source:  "charted clearances stand above HAT or MHWS",
		Inputs: []calc.Input{
			charted, antenna,
			more("margin", "margin wanted above the mast", "margin", "safety", "spare", "to spare", "reserve", "safety margin", "of margin|clearance|room", "clearance of", "gap", "sicherheit", "abstand", "marge"),
			more("step", "height of the mast step above the water", "mast step", "to the? mast step", "step", "deck", "waterline to the? mast? step|deck", "coachroof", "foot of the mast", "mastfuß"),
			bridge.Input("datum_level"), bridge.Input("tide_height"),
		},
		Topic: []string{
			"what|which|max*|tallest|highest|greatest air draft|draught|mast|rig", "how tall|long|high may|can|could|must|should ... mast|rig|air_draft|air_draught", "how tall|long|high a mast|rig", "how tall|high ... mast|rig|air_draft|air_draught be|have",
			"mast|rig be at most", "air draft|draught can|may|do i|we", "max* mast", "wie hoch darf ... mast", "quel mât", "quel tirant d air",
		},
		Asks:    []string{"bridge*", "cable*", "power line*", "span", "clearance", "brücke*", "pont"},
		Never:   []string{"what|which|how_high tide|height_of_tide", "under the? keel", "how much room|clearance|space", "sail area", "weigh*", "dries|drying|bank|shoal|sandbank|bar"},
		Whole:   true,
		Rank:    1.2,
		Compute: mastAllowed,
	}
}

func mastAllowed(v *calc.Values) (answer.Answer, error) {
	charted, lower := v.In("charted_clearance", "m"), belowCharted(v)
	unit := "m"
	if v.Customary("charted_clearance") {
		unit = "ft"
	}
	off := v.In("antenna", "m") + v.In("margin", "m") + v.In("step", "m")
	left := charted + lower - off
	if left <= 0 {
		return answer.Answer{}, calc.InputErrorf("charted_clearance", "of %s leaves no mast at all", answer.Show(v.In("charted_clearance", unit), unit))
	}
	label := answer.Say("greatest air draft of the mast", "Die größte Höhe des Masts über Wasser", "La plus grande hauteur du mât sur l'eau")
	if v.In("step", "m") > 0 {
		label = answer.Say("greatest length of the mast", "Die größte Länge des Masts", "La plus grande longueur du mât")
	}
	working := answer.Show(v.In("charted_clearance", unit), unit)
	if lower != 0 {
		working += " + " + answer.Working("%s - %s", answer.Show(v.In("datum_level", unit), unit), answer.Show(v.In("tide_height", unit), unit))
	}
	for _, name := range []string{"margin", "antenna", "step"} {
		if v.In(name, "m") > 0 {
			working += " - " + answer.Show(v.In(name, unit), unit)
		}
	}
	result := answer.Length(label, left, unit == "ft")
	return answer.Answer{Outcomes: []answer.Outcome{result}, Working: working + " = " + result.Amount.Show("en")}, nil
}
