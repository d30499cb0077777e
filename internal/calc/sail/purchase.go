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
		Formula: "pull = load / (ratio × efficiency)",
		Source:  "the definition of a mechanical advantage; each turn round a sheave costs some 2 to 10 % by friction",
		Inputs: []calc.Input{
			{Name: "ratio", Label: "mechanical advantage", Dim: quantity.Ratio, Unit: ":1", Min: 1, Max: 200, Words: []string{"purchase", "tackle", "ratio", "talje", "palan"}},
			{Name: "load", Label: "load", Dim: quantity.Mass, Unit: "kg", Min: 0.1, Max: 1e6, Optional: true,
				Words: []string{"load", "holds|hold", "lift*", "weigh*", "move", "last", "charge", "to hold|lift|move"}},
			{Name: "pull", Label: "pull on the tail", Dim: quantity.Mass, Unit: "kg", Min: 0.1, Max: 1e5, Optional: true, Announced: true,
				Words: []string{"pull|pulls|pulling", "i|we can pull", "haul*", "tail", "effort", "zug"}},
			{Name: "efficiency", Label: "efficiency", Dim: quantity.Percent, Unit: "%", Min: 10, Max: 100, Default: "100 %", Announced: true,
				Words: []string{"efficien*", "wirkungsgrad", "rendement"}},
		},
		Topic: []string{"purchase", "tackle", "mainsheet|vang|kicker|backstay|winch|cascade ... #", "mechanical advantage", "power ratio", "talje", "palan", "block* ... pull"},
		Asks:  []string{"what", "how much|hard|heavy", "pull", "load", "wie viel*", "combien"},
		Never: []string{"price|cost|deposit|buy|buying|loan", "scope", "gear*|reduction", "epoxy|resin"},
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
