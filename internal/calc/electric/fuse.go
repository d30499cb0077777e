package electric

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func fuseCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuse_size", Title: answer.Say("Fuse for a load", "Sicherung für einen Verbraucher", "Fusible pour une charge"),
		Answers: "what fuse or breaker a continuous load needs",
		Formula: "fuse ≥ load × factor, load = power / voltage; the next size sold",
		Source:  "a fuse rated at 125 % of the continuous load is common practice",
		Inputs: []calc.Input{
			{Name: "current", Label: "current of the load", Dim: quantity.Current, Unit: "A", Min: 0.01, Max: 2000, Optional: true},
			{Name: "power", Label: "power of the load", Dim: quantity.Power, Unit: "W", Min: 0.1, Max: 50000, Optional: true},
			voltageInput(),
			{Name: "factor", Label: "fuse as a share of the load", Dim: quantity.Percent, Unit: "%", Min: 100, Max: 300, Default: "125 %"},
		},
		Topic:   []string{"fuse", "circuit breaker", "breaker size", "fused", "sicherung", "fusible", "disjoncteur"},
		Asks:    []string{"what size", "what", "which", "how big", "how many amp*", "rating", "size", "welche", "wie groß", "quel*"},
		Never:   []string{"blow*|blew|blown", "where", "why", "type|types", "mm2|mm²|awg", "cable|wire|cross", "how long", "starter"},
		Either:  []string{"current", "power"},
		Whole:   true,
		Read:    readFuseMargin,
		Compute: fuseSize,
	}
}

// readFuseMargin takes a margin above the load as the share of both: "25 % margin".
func readFuseMargin(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		if one.Dim == quantity.Percent && one.Given < 100 {
			d.TakeAs("factor", i, fmt.Sprintf("%g %%", 100+one.Given))
		}
	}
}

// fuseSizes are the ratings that are sold, in amperes.
var fuseSizes = [...]float64{1, 2, 3, 5, 7.5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 125, 150, 175, 200, 225, 250, 300, 350, 400, 500}

func fuseSize(v *calc.Values) (answer.Answer, error) {
	load, working := v.In("current", "A"), ""
	if !v.Has("current") {
		load = v.In("power", "W") / v.In("voltage", "V")
		working = answer.Working("%s W / %s V = %s A; ", v.In("power", "W"), v.In("voltage", "V"), load)
	}
	least := load * v.Number("factor")
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("least rating of the fuse", "Der Mindestwert der Sicherung", "Le calibre minimal"), answer.In(least, "A"))},
		Working:  working + answer.Working("%s A × %s = %s A", load, v.Number("factor"), least),
		Notes: []answer.Text{answer.Say("The fuse protects the cable: it must not be above what the cable may carry.",
			"Die Sicherung schützt das Kabel: sie darf nicht größer sein, als das Kabel trägt.",
			"Le fusible protège le câble : il ne doit pas dépasser ce que le câble supporte.")},
	}
	for _, size := range fuseSizes {
		if size >= least-1e-9 {
			a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("next size sold", "nächste Größe", "calibre suivant"), answer.In(size, "A")))
			break
		}
	}
	return a, nil
}
