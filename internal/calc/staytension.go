package calc

import "github.com/fairlead/fairlead/internal/quantity"

// stayTensionCalculator takes the breaking load from whoever asks: makers' tables of the same wire differ by a fifth, so that a
// diameter alone does not tell it.
func stayTensionCalculator() Calculator {
	return Calculator{
		Name: "stay_tension", Title: say("Tension of a stay", "Spannung eines Stags", "Tension d'un étai"),
		Answers: "the tension of a shroud or stay as a share of the breaking load of its wire",
		Formula: "tension = share × breaking load",
		Source:  "the definition; the breaking load is in the maker's table of the wire",
		Inputs: []Input{
			{Name: "share", Label: "share of the breaking load", Dim: quantity.Percent, Unit: "%", Min: 0.1, Max: 100},
			{Name: "breaking_load", Label: "breaking load of the wire, from its maker's table", Dim: quantity.Mass, Unit: "kg", Min: 10, Max: 1e6},
			{Name: "diameter", Label: "diameter of the wire", Dim: quantity.Length, Unit: "mm", Max: 100, Optional: true},
		},
		topic: []string{
			"shroud|stay|shrouds|stays|forestay|backstay|rig|wire ... breaking|break", "% ... breaking", "# of? the? breaking load|strength", "breaking load|strength ... %", "wire ... breaking load|strength",
			"bruchlast", "charge de rupture",
		},
		asks:  []string{"tension*", "how tight|much", "what", "# of? the? breaking", "spannung", "tension", "?"},
		never: []string{"safe working load", "chain", "safety factor", "anchor*"},
		rank:  0.5,
		compute: product(factor{"share", ""}, factor{"breaking_load", "kg"}, "kg", func(_ *values, kg float64) []Outcome {
			return []Outcome{mass(say("tension", "Die Spannung", "La tension"), kg, false)}
		}),
	}
}
