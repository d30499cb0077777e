package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func lengthBeamCalculator() Calculator {
	return Calculator{
		Name: "length_beam_ratio", Title: say("Length to beam ratio", "Längen-Breiten-Verhältnis", "Rapport longueur sur largeur"),
		Answers: "how slender a boat or one hull of a multihull is: its length over its beam",
		Formula: "L/B = length / beam",
		Source:  "the definition; of a catamaran's hull at the waterline, 8 and more is slender",
		Inputs: []Input{
			{Name: "length", Label: "length", Dim: quantity.Length, Unit: "ft", Min: 1, Max: 1000, Words: append(waterline().Words, loaInput().Words...), Design: loaInput().Design},
			beamInput(),
		},
		topic: []string{
			"length ... beam ratio", "length/beam", "l/b", "length to? beam", "beam to? length", "slender*", "fineness ratio", "beam/length", "hull ... ratio ... beam|wide",
			"längen breiten", "länge ... breite verhältnis", "longueur ... largeur",
		},
		asks:    []string{"what", "ratio", "calculate", "how", "wie", "quel*"},
		never:   []string{"displacement|displaces", "capsize", "comfort", "sail area", "antifoul*", "kg|lb|tons"},
		whole:   true,
		compute: lengthBeam,
	}
}

func lengthBeam(v *values) (answer, error) {
	length, beam := v.In("length", "m"), v.In("beam", "m")
	if beam > length {
		return answer{}, inputError("beam", "of %s is more than the length of %s", show(beam, "m"), show(length, "m"))
	}
	return answer{
		Outcomes: []Outcome{outcome(say("length to beam ratio", "Das Längen-Breiten-Verhältnis", "Le rapport longueur sur largeur"), in(length/beam, ":1"))},
		Working:  fmt.Sprintf("%s m / %s m = %s", sh(length), sh(beam), sh(length/beam)),
	}, nil
}
