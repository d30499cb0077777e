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
