package sail

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func windForceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "wind_force", Title: answer.Say("Force of the wind on an area", "Windkraft auf eine Fläche", "Force du vent sur une surface"),
		Answers: "roughly how hard a wind pushes on a sail or on the windage of a boat, and at what wind that doubles",
		Formula: "F = ½ ρ V² A c, ρ = 1.225 kg/m³, V in m/s, A in m², c = 1",
		Source:  "dynamic pressure of air at sea level; c is 1.0 to 1.3 for a flat surface across the wind",
		Inputs: []calc.Input{
			{Name: "wind_speed", Label: "wind speed", Dim: quantity.Speed, Unit: "kn", Min: 0.5, Max: 200, Words: []string{"wind", "breeze", "gust*", "vent"}},
			{Name: "area", Label: "area across the wind", Dim: quantity.Area, Unit: "m2", Min: 0.01, Max: 10000, Words: []string{
				"sail", "area", "windage", "main", "genoa", "jib", "fläche", "surface", "segel",
			}, Values: []calc.Phrase{{Words: "a|one|per|each|every|the square metre|meter", Value: 1}, {Words: "per|a|jeden quadratmeter", Value: 1}, {Words: "par|un mètre carré", Value: 1}}},
		},
		Topic: []string{
			"force|load|pressure|push* ... wind|sail|windage|gust*", "wind|gust|windage ... force|load|pressure|push*|drag", "pressure|force ... wind|knot*", "knot* wind ... push|press*|force|exert", "windkraft|winddruck|winddruck*",
			"force du vent", "pression du vent",
		},
		Never:   []string{"beaufort", "bft", "force #", "barometer|hpa|mbar"},
		Whole:   true,
		Compute: windForce,
	}
}

func windForceRatioCalculator() calc.Calculator {
	wind := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Speed, Unit: "kn", Min: 0.5, Max: 200, Bare: true, Words: []string{"wind", "knots", "than", "vs", "versus", "compared with|to", "instead of"}}
	}
	return calc.Calculator{
		Name: "wind_force_ratio", Title: answer.Say("Force of two winds compared", "Kraft zweier Winde im Vergleich", "Force de deux vents comparée"),
		Answers: "how many times as hard one wind pushes as another",
		Formula: "ratio = (V₁ / V₂)²",
		Source:  "dynamic pressure of air grows with the square of the speed",
		Inputs:  []calc.Input{wind("wind_speed", "stronger wind"), wind("other_wind", "other wind")},
		Topic: []string{
			"more|much|times force|pressure|load", "times stronger|harder|greater ... force|load|pressure|wind|pull|push", "force|load|pressure ... times stronger|harder|greater", "force|pressure|load|harder|stronger|push* ... than|vs|versus|compared", "how much stronger|harder", "times as strong|hard", "factor ... force|load|pressure", "force|load|pressure ... factor|rise*|grow*|increase*|change*",
			"wie viel* ... stärker|kraft", "combien ... plus fort",
		},
		Asks:    []string{"wind*", "knots", "gust*", "vent"},
		Never:   []string{"anchor chain", "hp", "rpm", "apparent", "tide|current|stream"},
		Whole:   true,
		Rank:    1.4,
		Compute: windForceRatio,
	}
}

// windForForceCalculator is the inverse of wind_force_ratio.
func windForForceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "wind_for_force", Title: answer.Say("Wind of a multiple of the force", "Wind eines Vielfachen der Kraft", "Vent d'un multiple de la force"),
		Answers: "the wind at which the force on the sails is some times that of another wind",
		Formula: "V₂ = V₁ √n",
		Source:  "dynamic pressure of air grows with the square of the speed",
		Inputs: []calc.Input{
			{Name: "wind_speed", Label: "wind speed", Dim: quantity.Speed, Unit: "kn", Min: 0.5, Max: 200, Bare: true, Words: []string{"wind", "from", "at", "that at|of|in"}},
			{Name: "times", Label: "multiple of the force", Dim: quantity.Bare, Min: 0.01, Max: 100, Announced: true, Words: []string{"times"},
				Values: []calc.Phrase{{Words: "double*|twice", Value: 2}, {Words: "treble*|triple*", Value: 3}, {Words: "quadruple*", Value: 4}, {Words: "half|halve*", Value: 0.5}}},
		},
		Topic:   []string{"pressure|force|load|push ... double*|twice|treble*|triple*|half|halve*|quadruple*|times", "double*|twice|treble*|triple*|half|halve*|times ... pressure|force|load|push"},
		Asks:    []string{"what|which ... wind|speed|knots", "how many knots|kn", "how much|strong ... wind"},
		Never:   []string{"beaufort|bft", "area|m2|sq", "barometer|hpa|mbar", "chain|rode|line|sheet|rope"},
		Whole:   true,
		Rank:    1.5,
		Compute: windForForce,
	}
}

func windForForce(v *calc.Values) (answer.Answer, error) {
	knots := v.In("wind_speed", "kn") * math.Sqrt(v.Number("times"))
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("wind", "Der Wind", "Le vent"), knots*1852/3600)},
		Working:  answer.Working("%s kn × √%s = %s kn", v.In("wind_speed", "kn"), v.Number("times"), knots),
	}, nil
}

func windForceRatio(v *calc.Values) (answer.Answer, error) {
	a, b := v.In("wind_speed", "kn"), v.In("other_wind", "kn")
	strong, weak := max(a, b), min(a, b)
	ratio := strong * strong / (weak * weak)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("force of the stronger wind, as a multiple of the other's", "Die Kraft des stärkeren Windes als Vielfaches", "La force du vent le plus fort, en multiple de l'autre"),
				answer.Fixed(ratio, "", 2)),
			answer.Value(answer.Say("more by", "Mehr um", "En plus"), answer.Fixed(100*(ratio-1), "%", 0)),
		},
		Working: answer.Working("(%s kn / %s kn)² = %s", strong, weak, ratio),
	}, nil
}

func windForce(v *calc.Values) (answer.Answer, error) {
	ms, m2 := v.In("wind_speed", "m/s"), v.In("area", "m2")
	newtons := 0.5 * 1.225 * ms * ms * m2
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("force of the wind", "Die Windkraft", "La force du vent"), answer.In(newtons, "N"), answer.In(newtons/9.80665, "kgf"), answer.In(newtons/4.4482216, "lbf")),
			answer.Speed(answer.Say("wind at which it doubles", "Wind, bei dem sie sich verdoppelt", "Vent auquel elle double"), ms*1.41421356),
		},
		Working: answer.Working("0.5 × 1.225 × %s² × %s = %s N", ms, m2, newtons),
		Notes: []answer.Text{answer.Say("The force grows with the square of the wind: twice the wind is four times the force.",
			"Die Kraft wächst mit dem Quadrat des Windes: doppelter Wind, vierfache Kraft.",
			"La force croît avec le carré du vent : vent double, force quadruple.")},
	}, nil
}
