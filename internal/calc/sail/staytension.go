package sail

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// stayTensionCalculator takes the breaking load from whoever asks: makers' tables of the same wire differ by a fifth, so that a
// diameter alone does not tell it.
func stayTensionCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "stay_tension", Title: answer.Say("Tension of a stay", "Spannung eines Stags", "Tension d'un étai"),
		Answers: "the tension of a shroud or stay as a share of the breaking load of its wire",
		Formula: "tension = share × breaking load",
		Source:  "the definition; the breaking load is in the maker's table of the wire",
		Inputs: []calc.Input{
			{Name: "share", Label: "share of the breaking load", Dim: quantity.Percent, Unit: "%", Min: 0.1, Max: 100},
			{Name: "breaking_load", Label: "breaking load of the wire, from its maker's table", Dim: quantity.Mass, Unit: "kg", Min: 10, Max: 1e6},
			{Name: "diameter", Label: "diameter of the wire", Dim: quantity.Length, Unit: "mm", Max: 100, Optional: true},
		},
		Topic: []string{
			"shroud|stay|shrouds|stays|forestay|backstay|rig|wire ... breaking|break", "% ... breaking", "# of? the? breaking load|strength", "breaking load|strength ... %", "wire ... breaking load|strength",
			"bruchlast", "charge de rupture",
		},
		Asks:  []string{"tension*", "how tight|much", "what", "# of? the? breaking", "spannung", "tension", "?"},
		Never: []string{"safe working load", "chain", "safety factor", "anchor*"},
		Rank:  0.5,
		Compute: calc.Product(calc.Factor{Input: "share", Unit: ""}, calc.Factor{Input: "breaking_load", Unit: "kg"}, "kg", func(_ *calc.Values, kg float64) []answer.Outcome {
			return []answer.Outcome{answer.Mass(answer.Say("tension", "Die Spannung", "La tension"), kg, false)}
		}),
	}
}
