package sail

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func purchaseCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "purchase", Title: answer.Say("Pull on a purchase", "Zug an einer Talje", "Effort sur un palan"),
		Answers: "what a purchase or winch leaves to pull of a load, or what load a pull holds",
		Formula: "load = pull × ratio × efficiency; pull = load / (ratio × efficiency)",
		Source:  "the definition of a mechanical advantage; each turn round a sheave costs some 2 to 10 % by friction",
		Inputs: []calc.Input{
			{Name: "ratio", Label: "mechanical advantage", Dim: quantity.Ratio, Unit: ":1", Min: 1, Max: 200, Words: []string{"purchase", "tackle", "ratio", "talje", "palan"}},
			{Name: "load", Label: "load", Dim: quantity.Mass, Unit: "kg", Min: 0.1, Max: 1e6, Optional: true,
				Words: []string{"load", "holds|hold", "lift*", "weigh*", "move", "last", "charge", "to hold|lift|move"}},
			{Name: "pull", Label: "pull on the tail", Dim: quantity.Mass, Unit: "kg", Min: 0.1, Max: 1e5, Optional: true, Announced: true,
				Words: []string{"pull|pulls|pulling", "i|we can pull", "haul*", "tail", "sheet in with", "on the handle", "winch with|handle #", "push", "i|we push|grind|wind with", "on|at the? handle", "effort", "zug"}},
			{Name: "efficiency", Label: "efficiency", Dim: quantity.Percent, Unit: "%", Min: 10, Max: 100, Default: "100 %", Announced: true,
				Words: []string{"efficien*", "wirkungsgrad", "rendement"}},
		},
		Topic: []string{"purchase", "tackle", "mainsheet|vang|kicker|backstay|winch|cascade ... #", "# winch ... pull|load|hold*", "# ... # winch", "mechanical advantage", "power ratio", "talje", "palan", "block* ... pull"},
		Asks:  []string{"what", "how much|hard|heavy", "pull", "load", "wie viel*", "combien"},
		Never: []string{"price|cost|deposit|buy|buying|loan", "scope", "gear*|reduction|propeller|prop|shaft", "epoxy|resin"},
		Whole: true, Rank: 0.5,
		Either:  []string{"load", "pull"},
		Compute: purchase,
	}
}

func purchase(v *calc.Values) (answer.Answer, error) {
	gain := v.Number("ratio") * v.Number("efficiency")
	if v.Has("pull") && !v.Has("load") {
		load := v.In("pull", "kg") * gain
		return answer.Answer{
			Outcomes: []answer.Outcome{answer.Mass(answer.Say("load that it holds", "Die gehaltene Last", "La charge tenue"), load, v.Customary("pull"))},
			Working:  answer.Working("%s kg × %s = %s kg", v.In("pull", "kg"), gain, load),
		}, nil
	}
	pull := v.In("load", "kg") / gain
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Mass(answer.Say("pull", "Der Zug", "L'effort"), pull, v.Customary("load"))},
		Working:  answer.Working("%s kg / %s = %s kg", v.In("load", "kg"), gain, pull),
	}, nil
}

func winchPowerCalculator() calc.Calculator {
	length := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "mm", Min: 5, Max: 2000, Announced: true, Words: words}
	}
	return calc.Calculator{
		Name: "winch_power_ratio", Title: answer.Say("Power ratio of a winch", "Kraftverhältnis einer Winsch", "Rapport de puissance d'un winch"),
		Answers: "how many times a winch multiplies the force on its handle, without friction",
		Formula: "power ratio = 2 × handle / drum diameter × gear ratio",
		Source:  "the definition of a lever and a gear; friction takes some 20 to 40 % of it",
		Inputs: []calc.Input{
			length("handle", "length of the handle", "handle", "kurbel", "manivelle"), length("drum", "diameter of the drum", "drum", "trommel", "tambour", "poupée"),
			{Name: "gear", Label: "gear ratio", Dim: quantity.Ratio, Unit: ":1", Min: 0.5, Max: 100, Default: "1:1", Words: []string{"gear", "gear ratio", "geared", "ratio"}},
		},
		Topic: []string{"winch", "winsch", "handle ... drum", "drum ... handle"},
		Asks:  []string{"power ratio", "ratio", "how much|many", "what", "advantage", "?"},
		Whole: true, Rank: 1,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			handle, drum, gear := v.In("handle", "mm"), v.In("drum", "mm"), v.Number("gear")
			ratio := 2 * handle / drum * gear
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Value(answer.Say("power ratio", "Das Kraftverhältnis", "Le rapport de puissance"), answer.In(ratio, ":1"))},
				Working:  answer.Working("2 × %s mm / %s mm × %s = %s", handle, drum, gear, ratio),
			}, nil
		},
	}
}

func workingLoadCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "working_load", Title: answer.Say("Working load and safety factor", "Arbeitslast und Sicherheitsfaktor", "Charge de travail et coefficient de sécurité"),
		Answers: "the working load of a rope, wire or fitting from its breaking load and a safety factor, or the factor that a load leaves",
		Formula: "working load = breaking load / safety factor",
		Source:  "the definition; 4 to 5 is usual for running rigging, more where lives hang on it; knots and age take a third or half of the strength",
		Inputs: []calc.Input{
			{Name: "breaking_load", Label: "breaking load", Dim: quantity.Mass, Unit: "kg", Min: 1, Max: 1e7, Words: []string{"break*", "breaking load|strength", "mbl", "bruchlast", "rupture", "strength"}},
			{Name: "factor", Label: "safety factor", Dim: quantity.Bare, Min: 1, Max: 50, Optional: true, Announced: true,
				Words: []string{"safety factor", "safety factor of", "factor", "factor of", "factor of safety", "sicherheitsfaktor", "coefficient de sécurité", "coefficient de"}},
			{Name: "load", Label: "load", Dim: quantity.Mass, Unit: "kg", Min: 0.1, Max: 1e7, Optional: true, Announced: true, Words: []string{"load of|is", "loaded with|to", "carries", "holds", "working load of|is"}},
		},
		Topic:  []string{"safety factor", "factor of safety", "safe working load", "swl|wll", "sicherheitsfaktor", "arbeitslast", "coefficient de sécurité"},
		Asks:   []string{"what", "how much|many", "working load", "factor", "?"},
		Never:  []string{"sail area", "ballast", "chain size"},
		Either: []string{"factor", "load"},
		Whole:  true, Rank: 1,
		Compute: workingLoad,
	}
}

func workingLoad(v *calc.Values) (answer.Answer, error) {
	breaking := v.In("breaking_load", "kg")
	if !v.Has("factor") {
		factor := breaking / v.In("load", "kg")
		return answer.Answer{
			Outcomes: []answer.Outcome{answer.Value(answer.Say("safety factor", "Der Sicherheitsfaktor", "Le coefficient de sécurité"), answer.In(factor, ""))},
			Working:  answer.Working("%s kg / %s kg = %s", breaking, v.In("load", "kg"), factor),
		}, nil
	}
	load := breaking / v.Number("factor")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Mass(answer.Say("working load", "Die Arbeitslast", "La charge de travail"), load, v.Customary("breaking_load"))},
		Working:  answer.Working("%s kg / %s = %s kg", breaking, v.Number("factor"), load),
	}, nil
}
