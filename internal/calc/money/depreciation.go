package money

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func depreciationCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "depreciation", Title: answer.Say("Value after a loss each year", "Wert nach jährlichem Verlust", "Valeur après une perte annuelle"),
		Answers: "what something is worth after losing, or gaining, a percentage of its value every year",
		Formula: "value = price × (1 - rate)^years",
		Source:  "the rate taken of what is left each year; taken of the price each year it falls in a straight line",
		Inputs: []calc.Input{
			priceInput(),
			{Name: "rate", Label: "loss a year", Dim: quantity.Percent, Unit: "%", Min: 0.1, Max: 90, Words: []string{"depreciat*", "loses", "falls", "drops", "a year", "per year", "inflation", "by", "verliert", "perd"}},
			{Name: "time", Label: "time", Dim: quantity.Time, Unit: "years", Min: 0.1, Max: 100, Words: []string{"after", "in", "over", "years", "nach", "après"}},
		},
		Topic: []string{"depreciat*", "loses|falls|drops # ... year*", "worth after|in", "value after|in # years", "wertverlust", "verliert ... jahr", "perd ... an", "increase*|rise*|inflation ... year*"},
		Asks:  []string{"worth", "value", "what", "how much", "wert", "vaut"},
		Never: []string{"loan|mortgage|borrow*|finance*", "insur*", "total cost", "owning|ownership", "moon|tide", "interest"},
		Whole: true,
		Rank:  0.5,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			price, rate, years := v.Number("price"), v.Number("rate"), v.In("time", "years")
			left := price * math.Pow(1-rate, years)
			return answer.Answer{
				Outcomes: []answer.Outcome{
					v.Priced(answer.Say("value then", "Der Wert dann", "La valeur alors"), left, "price"),
					v.Priced(answer.Say("loss", "Verlust", "Perte"), price-left, "price"),
					v.Priced(answer.Say("with the loss taken of the price each year", "Mit gleichem Betrag jedes Jahr", "Avec la même perte chaque année"), max(0, price*(1-rate*years)), "price"),
				},
				Working: answer.Working("%s × (1 - %s)^%s = %s", price, rate, years, left),
			}, nil
		},
	}
}

func costShareCalculator() calc.Calculator {
	more := func(name string) calc.Input {
		return calc.Input{Name: name, Label: "further cost", Dim: quantity.Money, Min: 0.01, Max: 1e9, Optional: true}
	}
	return calc.Calculator{
		Name: "cost_share", Title: answer.Say("Cost for each", "Kosten für jeden", "Coût par personne"),
		Answers: "what each of several people pays of one or more costs",
		Formula: "share = Σ costs / people",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "cost", Label: "cost", Dim: quantity.Money, Min: 0.01, Max: 1e9}, more("second_cost"), more("third_cost"), more("fourth_cost"),
			{Name: "people", Label: "how many share it", Dim: quantity.Bare, Min: 1, Max: 500, Bare: true, Words: []string{
				"of us", "people", "persons", "friends", "crew", "sharers", "owners", "couples", "between", "among", "ways", "by", "sharing", "guests", "adults", "personen", "leute", "personnes",
			}},
		},
		Topic: []string{
			"share|shared|shares|sharing", "split*", "divide*", "each of us", "each person|pay|pays|owe*|contribut*", "per person|head|capita", "apiece", "teilen", "pro person|kopf|nase", "jeder",
			"partage*", "par personne|tête", "chacun",
		},
		Asks:    []string{"what", "how much", "each", "wie viel", "combien", "cost"},
		Never:   []string{"litres|liters|water|food", "interest|loan", "% share", "hours|miles|nm"},
		Whole:   true,
		Rank:    0.6,
		Compute: costShare,
	}
}

func costShare(v *calc.Values) (answer.Answer, error) {
	total, working := 0.0, ""
	for _, name := range []string{"cost", "second_cost", "third_cost", "fourth_cost"} {
		if !v.Has(name) {
			continue
		}
		if unit := v.Unit(name); unit != "" && v.Unit("cost") != "" && unit != v.Unit("cost") {
			return answer.Answer{}, calc.InputErrorf(name, "must be in the currency of the first, %s, not %s", v.Unit("cost"), unit)
		}
		if working != "" {
			working += " + "
		}
		working += answer.Number(v.Number(name))
		total += v.Number(name)
	}
	each := total / v.Number("people")
	return answer.Answer{
		Outcomes: []answer.Outcome{
			v.Priced(answer.Say("cost for each", "Der Anteil", "La part"), each, "cost"),
			v.Priced(answer.Say("together", "Zusammen", "Ensemble"), total, "cost"),
		},
		Working: answer.Working("(%s) / %s = %s", working, v.Number("people"), each),
	}, nil
}
