package stores

import (
	"fmt"
	"regexp"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func ratioInput(min float64, words ...string) calc.Input {
	return calc.Input{Name: "ratio", Label: "ratio of the parts", Dim: quantity.Ratio, Unit: ":1", Min: min, Max: 1000, Words: words}
}

func mixtureCalculator() calc.Calculator {
	amount := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Mass, Unit: "g", Min: 0.1, Max: 1e7, Optional: true, Words: words}
	}
	return calc.Calculator{
		Name: "resin_mix", Title: answer.Say("Resin and hardener", "Harz und Härter", "Résine et durcisseur"),
		Answers: "how much resin and hardener make an amount of epoxy, or how much hardener goes with the resin, by weight or by volume",
		Formula: "hardener = total / (ratio + 1), resin = ratio × hardener",
		Source:  "the definition of a mixing ratio; that by volume differs a little from that by weight",
		Inputs: []calc.Input{
			ratioInput(0.2, "ratio", "mix*", "epoxy"), amount("total", "amount mixed", "total", "altogether", "mixed", "need", "of epoxy", "batch", "insgesamt"),
			calc.Announced(amount("resin", "resin", "resin", "of resin", "harz", "résine")),
			inVolume(amount("total_volume", "volume mixed", "total", "altogether", "mixed", "need", "of epoxy", "batch", "insgesamt")),
			inVolume(calc.Announced(amount("resin_volume", "volume of resin", "resin", "of resin", "harz", "résine"))),
		},
		Topic:   []string{"epoxy", "resin", "hardener", "epoxid*", "harz", "härter", "résine", "durcisseur"},
		Asks:    []string{"how much", "how many", "what", "mix*", "wie viel*", "combien"},
		Either:  []string{"total", "resin", "total_volume", "resin_volume"},
		Read:    readParts,
		Compute: mixture,
	}
}

// toParts stands between the two numbers of a ratio whose second is not one: "100:35", "100 parts resin to 35".
var toParts = regexp.MustCompile(`(?i)^ ?(?:parts?)?(?: (?:of |by )?(?:resin|weight|volume))? ?(?::|to|zu|pour|/) ?$`)

// readParts takes a ratio of two numbers as that of the first to one.
func readParts(q *question.Question, d *calc.Draft) {
	for i := 1; i < len(q.Quantities); i++ {
		a, b := q.Quantities[i-1], q.Quantities[i]
		if a.Dim == quantity.Bare && b.Dim == quantity.Bare && b.Given > 0 && toParts.MatchString(q.Text[a.End:b.Start]) {
			d.Used[i] = true
			d.TakeAs("ratio", i-1, fmt.Sprintf("%g:1", a.Given/b.Given))
			return
		}
	}
}

// inVolume is an amount by volume, beside the same by weight.
func inVolume(in calc.Input) calc.Input {
	in.Dim, in.Unit = quantity.Volume, "mL"
	return in
}

func fuelOilCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "two_stroke_oil", Title: answer.Say("Oil for a two-stroke", "Öl für einen Zweitakter", "Huile pour un deux-temps"),
		Answers: "how much oil a two-stroke outboard's petrol takes at a mixing ratio",
		Formula: "oil = petrol / ratio",
		Source:  "the definition of the ratio, petrol to oil; the ratio itself is in the engine's manual",
		Inputs: []calc.Input{ratioInput(5, "ratio", "mix*", "at"), {
			Name: "fuel", Label: "petrol", Dim: quantity.Volume, Unit: "L", Min: 0.01, Max: 10000,
			Words: []string{"petrol", "gasoline", "fuel", "benzin", "essence", "tank", "can", "litres of"},
		}},
		Topic: []string{"oil ... petrol|gasoline|fuel|mix*|two_stroke|2_stroke", "two stroke", "2 stroke", "mix* ... oil", "zweitakt*", "deux temps", "petrol|gasoline|fuel ... oil", "oil for # litres|liters|l|gallons?", "# oil for #", "oil for #", "needs|need|takes|runs|at|with # of? oil", "# mix*"},
		Never: []string{"oil change", "gearbox", "diesel"},
		Whole: true,
		Read: func(q *question.Question, d *calc.Draft) {
			if share := q.OnlyOf(quantity.Percent); !readOneTo(q, d) && share >= 0 && q.Quantities[share].Value > 0 {
				d.TakeAs("ratio", share, fmt.Sprintf("%g:1", 1/q.Quantities[share].Value))
			}
		},
		Compute: calc.Quotient(calc.Factor{Input: "fuel", Unit: "L"}, calc.Factor{Input: "ratio", Unit: ""}, "L", func(_ *calc.Values, oil float64) []answer.Outcome {
			return []answer.Outcome{answer.Value(answer.Say("oil", "Das Öl", "L'huile"), answer.In(1000*oil, "mL"), answer.In(oil, "L"), answer.In(oil*33.8140227, "fl oz"))}
		}),
	}
}

func mixture(v *calc.Values) (answer.Answer, error) {
	ratio, unit := v.Number("ratio"), "g"
	whole, part := "total", "resin"
	if v.Has("total_volume") || v.Has("resin_volume") {
		whole, part, unit = "total_volume", "resin_volume", "mL"
	}
	hardener := v.In(part, unit) / ratio
	if !v.Has(part) {
		hardener = v.In(whole, unit) / (ratio + 1)
	}
	resin := hardener * ratio
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("resin", "Das Harz", "La résine"), answer.In(resin, unit)),
			answer.Value(answer.Say("hardener", "Der Härter", "Le durcisseur"), answer.In(hardener, unit)).Led(),
		},
		Working: answer.Working("%s in %s parts: %s + %s", answer.Show(resin+hardener, unit), ratio+1, answer.Show(resin, unit),
			answer.Show(hardener, unit)),
		Notes: []answer.Text{answer.Say("Weigh both: a wrong ratio never cures. The maker's ratio by weight may differ from that by volume.",
			"Beides wiegen: ein falsches Verhältnis härtet nie. Das Verhältnis nach Gewicht kann von dem nach Volumen abweichen.",
			"Pesez les deux : un mauvais dosage ne durcit pas. Le rapport en poids peut différer de celui en volume.")},
	}, nil
}
