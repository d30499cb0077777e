package hull

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

func lengthBeamCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "length_beam_ratio", Title: answer.Say("Length to beam ratio", "Längen-Breiten-Verhältnis", "Rapport longueur sur largeur"),
		Answers: "how slender a boat or one hull of a multihull is: its length over its beam",
		Formula: "L/B = length / beam",
		Source:  "the definition; of a catamaran's hull at the waterline, 8 and more is slender",
		Inputs: []calc.Input{
			{Name: "length", Label: "length", Dim: quantity.Length, Unit: "ft", Min: 1, Max: 1000, Words: append(input.Waterline().Words, loaInput().Words...), Design: loaInput().Design},
			input.Beam(),
		},
		Topic: []string{
			"length ... beam ratio", "length/beam", "l/b", "length to? beam", "beam to? length", "slender*", "fineness ratio", "beam/length", "hull ... ratio ... beam|wide",
			"längen breiten", "länge ... breite verhältnis", "longueur ... largeur",
		},
		Asks:    []string{"what", "ratio", "calculate", "how", "wie", "quel*"},
		Never:   []string{"displacement|displaces", "capsize", "comfort", "sail area", "antifoul*", "kg|lb|tons"},
		Whole:   true,
		Compute: lengthBeam,
	}
}

func lengthBeam(v *calc.Values) (answer.Answer, error) {
	length, beam := v.In("length", "m"), v.In("beam", "m")
	if beam > length {
		return answer.Answer{}, calc.InputErrorf("beam", "of %s is more than the length of %s", answer.Show(beam, "m"), answer.Show(length, "m"))
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("length to beam ratio", "Das Längen-Breiten-Verhältnis", "Le rapport longueur sur largeur"), answer.In(length/beam, ":1"))},
		Working:  answer.Working("%s m / %s m = %s", length, beam, length/beam),
	}, nil
}
