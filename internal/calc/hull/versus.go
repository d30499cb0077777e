package hull

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func hullSpeedGainCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "hull_speed_gain", Title: answer.Say("Hull speeds compared", "Rumpfgeschwindigkeiten im Vergleich", "Vitesses de carène comparées"),
		Answers: "by how much the hull speeds of two waterlines differ",
		Formula: "V = 1.34 √LWL, LWL in ft, V in kn",
		Source:  "Froude's speed-length law with the customary constant 1.34 for displacement hulls",
		Inputs: []calc.Input{input.Waterline(), {
			Name: "other_waterline", Label: "other waterline length", Dim: quantity.Length, Unit: "ft", Min: 3, Max: 700, Words: input.Waterline().Words,
		}, {Name: "each", Label: "1 to tell the two speeds first", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true}},
		Topic: []string{
			"hull speed* ... faster|than|compared|versus|difference|apart", "compar* ... hull speed*", "difference ... hull speed*", "faster|difference|more|slower ... hull speed*|waterline", "waterline ... faster|slower than", "waterline ... versus|vs", "versus|vs ... waterline", "hull speed ... gain*|win|lose|increase*|add|change*", "gain*|win|lose|increase*|add|change* ... hull speed", "waterline* # ... # ... hull speed",
			"rumpfgeschwindigkeit* ... schneller|unterschied|als", "schneller|unterschied ... rumpfgeschwindigkeit*", "vitesse* de carène ... plus|différence", "hull speed* ... versus|vs", "hull speed* of|for each|both", "hull speeds",
		},
		Asks:    append([]string{"apart", "of|for each|both", "hull speeds"}, input.Comparing()...),
		Whole:   true,
		Rank:    1.5,
		Read:    readEach,
		Compute: hullSpeedGain,
	}
}

// readEach tells whether the two speeds are asked for rather than what lies between them.
func readEach(q *question.Question, d *calc.Draft) {
	if q.Says("each", "both", "hull speeds") && !q.Says(input.Comparing()...) {
		d.Args["each"] = 1.0
	}
}

func hullSpeedGain(v *calc.Values) (answer.Answer, error) {
	short, long := min(v.In("waterline_length", "m"), v.In("other_waterline", "m")), max(v.In("waterline_length", "m"), v.In("other_waterline", "m"))
	slow, _ := design.HullSpeed(short) // both are above zero, as their inputs are
	fast, _ := design.HullSpeed(long)
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Speed(answer.Say("difference of the hull speeds", "Der Unterschied der Rumpfgeschwindigkeiten", "La différence des vitesses de carène"), (fast-slow)*1852/3600),
			answer.Value(answer.Say("by which the longer is faster", "um so viel ist die längere schneller", "dont la longue est plus rapide"), answer.In(100*(fast/slow-1), "%")),
			answer.Speed(answer.Say("hull speed of the shorter waterline", "Die Rumpfgeschwindigkeit der kürzeren Wasserlinie", "La vitesse de carène de la flottaison courte"), slow*1852/3600),
			answer.Speed(answer.Say("hull speed of the longer waterline", "die Rumpfgeschwindigkeit der längeren Wasserlinie", "la vitesse de carène de la flottaison longue"), fast*1852/3600),
		},
		Working: answer.Working("1.34 × √%s - 1.34 × √%s = %s - %s = %s kn", long/quantity.Foot, short/quantity.Foot, fast, slow, fast-slow),
	}
	if v.Has("each") {
		a.Outcomes = []answer.Outcome{a.Outcomes[2], a.Outcomes[3].Led(), a.Outcomes[0], a.Outcomes[1]}
	}
	return a, nil
}
