package hull

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

func bruceNumberCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "bruce_number", Title: answer.Say("Bruce number", "Bruce-Zahl", "Nombre de Bruce"),
		Answers: "how much sail a multihull carries for its weight, as a ratio of lengths",
		Formula: "BN = √SA / ∛D, SA in sq ft, D in lb",
		Source:  "customary ratio for multihulls; without a dimension only in these units",
		Inputs:  []calc.Input{sailAreaInput(), displacementInput()},
		Topic:   []string{"bruce", "bruce number", "bruce zahl", "nombre de bruce"},
		Asks:    []string{"what", "calculate", "compute", "ratio", "number", "?"},
		Never:   []string{"anchor*"},
		Spares:  true,
		Rank:    1,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			r := math.Sqrt(v.In("sail_area", "ft2")) / math.Cbrt(v.In("displacement", "lb"))
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Value(answer.Say("Bruce number", "Die Bruce-Zahl", "Le nombre de Bruce"), answer.Fixed(r, "", 2))},
				Working:  answer.Working("√%s sq ft / ∛%s lb = %s", v.In("sail_area", "ft2"), v.In("displacement", "lb"), r),
			}, nil
		},
	}
}

func prismaticCoefficientCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "prismatic_coefficient", Title: answer.Say("Prismatic coefficient", "Prismatischer Koeffizient", "Coefficient prismatique"),
		Answers: "how full the ends of a hull are, from its volume or displacement, waterline and largest section",
		Formula: "Cp = volume / (LWL × area of the largest section), volume = displacement / 1.025 t/m³",
		Source:  "the definition; sea water of 1025 kg/m³",
		Inputs: []calc.Input{
			volumeInput(), calc.Optional(displacementInput()), input.Metres(input.Waterline()),
			{Name: "section", Label: "area of the largest section", Dim: quantity.Area, Unit: "m2", Min: 0.001, Max: 1000,
				Words: []string{"section", "midship*", "midsection", "hauptspant*", "maître couple"}},
		},
		Topic:   []string{"prismatic", "cp", "prismatisch*", "prismatique"},
		Asks:    []string{"what", "calculate", "compute", "coefficient", "?"},
		Spares:  true,
		Either:  []string{"volume", "displacement"},
		Compute: prismaticCoefficient,
	}
}

func blockCoefficientCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "block_coefficient", Title: answer.Say("Block coefficient", "Blockkoeffizient", "Coefficient de bloc"),
		Answers: "what share of the block around the immersed hull its volume fills",
		Formula: "Cb = volume / (LWL × beam × draft of the hull), volume = displacement / 1.025 t/m³",
		Source:  "the definition; sea water of 1025 kg/m³; the draft is that of the hull without a fin keel",
		Inputs: []calc.Input{
			volumeInput(), calc.Optional(displacementInput()), input.Metres(input.Waterline()), input.Metres(input.Beam()), input.Draft(),
		},
		Topic:   []string{"block coefficient", "cb", "blockkoeffizient", "coefficient de bloc"},
		Asks:    []string{"what", "calculate", "compute", "coefficient", "?"},
		Spares:  true,
		Either:  []string{"volume", "displacement"},
		Compute: blockCoefficient,
	}
}

// volumeInput is what a hull displaces, which may be given as a weight instead.
func volumeInput() calc.Input {
	return calc.Input{Name: "volume", Label: "displaced volume", Dim: quantity.Volume, Unit: "m3", Min: 1, Max: 1e9, Optional: true,
		Words: []string{"volume", "displaced", "displacement", "displaces", "verdrängung", "déplacement"}}
}

// displacedVolume is in cubic metres.
func displacedVolume(v *calc.Values) float64 {
	if v.Has("volume") {
		return v.In("volume", "m3")
	}
	return v.In("displacement", "kg") / 1025
}

func prismaticCoefficient(v *calc.Values) (answer.Answer, error) {
	volume, length, section := displacedVolume(v), v.In("waterline_length", "m"), v.In("section", "m2")
	return coefficient(answer.Say("prismatic coefficient", "Der prismatische Koeffizient", "Le coefficient prismatique"), "section", volume/(length*section),
		answer.Working("%s m³ / (%s m × %s m²)", volume, length, section))
}

func blockCoefficient(v *calc.Values) (answer.Answer, error) {
	volume, length, beam, draft := displacedVolume(v), v.In("waterline_length", "m"), v.In("beam", "m"), v.In("draft", "m")
	return coefficient(answer.Say("block coefficient", "Der Blockkoeffizient", "Le coefficient de bloc"), "volume", volume/(length*beam*draft),
		answer.Working("%s m³ / (%s m × %s m × %s m)", volume, length, beam, draft))
}

// coefficient is a share of a volume around the hull, which cannot be more than that; blamed is the input that is told to be wrong then.
func coefficient(label answer.Text, blamed string, c float64, working string) (answer.Answer, error) {
	if c > 1 {
		return answer.Answer{}, calc.InputErrorf(blamed, "does not go with the rest: the coefficient would be %s, and none is above 1", answer.Rounded(c, 3))
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(label, answer.Fixed(c, "", 3))},
		Working:  working + " = " + answer.Rounded(c, 3),
	}, nil
}
