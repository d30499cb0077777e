package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

func sharingCalculators() []Calculator {
	return []Calculator{depreciationCalculator(), costShareCalculator()}
}

func depreciationCalculator() Calculator {
	return Calculator{
		Name: "depreciation", Title: say("Value after a loss each year", "Wert nach jährlichem Verlust", "Valeur après une perte annuelle"),
		Answers: "what something is worth after losing, or gaining, a percentage of its value every year",
		Formula: "value = price × (1 - rate)^years",
		Source:  "the rate taken of what is left each year; taken of the price each year it falls in a straight line",
		Inputs: []Input{
			priceInput(),
			{Name: "rate", Label: "loss a year", Dim: quantity.Percent, Unit: "%", Min: 0.1, Max: 90, Words: []string{"depreciat*", "loses", "falls", "drops", "a year", "per year", "inflation", "by", "verliert", "perd"}},
			{Name: "time", Label: "time", Dim: quantity.Time, Unit: "years", Min: 0.1, Max: 100, Words: []string{"after", "in", "over", "years", "nach", "après"}},
		},
		topic: []string{"depreciat*", "loses|falls|drops # ... year*", "worth after|in", "value after|in # years", "wertverlust", "verliert ... jahr", "perd ... an", "increase*|rise*|inflation ... year*"},
		asks:  []string{"worth", "value", "what", "how much", "wert", "vaut"},
		never: []string{"loan|mortgage|borrow*|finance*", "insur*", "total cost", "owning|ownership", "moon|tide", "interest"},
		whole: true,
		rank:  0.5,
		compute: func(v *values) (answer, error) {
			price, rate, years := v.Number("price"), v.Number("rate"), v.In("time", "years")
			left := price * math.Pow(1-rate, years)
			return answer{
				Outcomes: []Outcome{
					v.priced(say("value then", "Der Wert dann", "La valeur alors"), left, "price"),
					v.priced(say("loss", "Verlust", "Perte"), price-left, "price"),
					v.priced(say("with the loss taken of the price each year", "Mit gleichem Betrag jedes Jahr", "Avec la même perte chaque année"), max(0, price*(1-rate*years)), "price"),
				},
				Working: fmt.Sprintf("%s × (1 - %s)^%s = %s", sh(price), sh(rate), sh(years), sh(left)),
			}, nil
		},
	}
}

func costShareCalculator() Calculator {
	more := func(name string) Input {
		return Input{Name: name, Label: "further cost", Dim: quantity.Money, Min: 0.01, Max: 1e9, Optional: true}
	}
	return Calculator{
		Name: "cost_share", Title: say("Cost for each", "Kosten für jeden", "Coût par personne"),
		Answers: "what each of several people pays of one or more costs",
		Formula: "share = Σ costs / people",
		Source:  "the definition",
		Inputs: []Input{
			{Name: "cost", Label: "cost", Dim: quantity.Money, Min: 0.01, Max: 1e9}, more("second_cost"), more("third_cost"), more("fourth_cost"),
			{Name: "people", Label: "how many share it", Dim: quantity.Bare, Min: 1, Max: 500, Bare: true, Words: []string{
				"of us", "people", "persons", "friends", "crew", "sharers", "owners", "couples", "between", "among", "ways", "by", "sharing", "guests", "adults", "personen", "leute", "personnes",
			}},
		},
		topic: []string{
			"share|shared|shares|sharing", "split*", "divide*", "each of us", "each person|pay|pays|owe*|contribut*", "per person|head|capita", "apiece", "teilen", "pro person|kopf|nase", "jeder",
			"partage*", "par personne|tête", "chacun",
		},
		asks:    []string{"what", "how much", "each", "wie viel", "combien", "cost"},
		never:   []string{"litres|liters|water|food", "interest|loan", "% share", "hours|miles|nm"},
		whole:   true,
		rank:    0.6,
		compute: costShare,
	}
}

func costShare(v *values) (answer, error) {
	total, working := 0.0, ""
	for _, name := range []string{"cost", "second_cost", "third_cost", "fourth_cost"} {
		if !v.Has(name) {
			continue
		}
		if unit := v.Unit(name); unit != "" && v.Unit("cost") != "" && unit != v.Unit("cost") {
			return answer{}, inputError(name, "must be in the currency of the first, %s, not %s", v.Unit("cost"), unit)
		}
		if working != "" {
			working += " + "
		}
		working += sh(v.Number(name))
		total += v.Number(name)
	}
	each := total / v.Number("people")
	return answer{
		Outcomes: []Outcome{
			v.priced(say("cost for each", "Der Anteil", "La part"), each, "cost"),
			v.priced(say("together", "Zusammen", "Ensemble"), total, "cost"),
		},
		Working: fmt.Sprintf("(%s) / %s = %s", working, sh(v.Number("people")), sh(each)),
	}, nil
}
