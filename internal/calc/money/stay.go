package money

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// stayCostCalculator multiplies what a night or another time costs.
func stayCostCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "stay_cost", Title: answer.Say("Cost of a stay", "Kosten eines Aufenthalts", "Coût d'un séjour"),
		Answers: "what a price per night, week or month comes to for a stay",
		Formula: "cost = rate × time / time that the rate is for",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "rate", Label: "rate", Dim: quantity.Money, Min: 0.01, Max: 1e6, Bare: true, Words: []string{"marina", "berth", "mooring", "rate", "fee", "charter"}},
			{Name: "time", Label: "length of the stay", Dim: quantity.Time, Unit: "days", Min: 0.04, Max: 40000, Words: []string{"for", "stay", "für", "pour", "total"}},
			{Name: "period", Label: "time that the rate is for", Dim: quantity.Time, Unit: "days", Min: 0.04, Max: 4000, Default: "1 days", Announced: true},
		},
		Topic: []string{
			"marina|berth|mooring|buoy|harbour|stay|charter|anchorage|fee*|liegeplatz|hafen|port ... #", "# ... marina|berth|mooring|stay|charter|liegeplatz|hafen",
		},
		Asks:    []string{"cost", "total", "how much", "what", "kosten", "combien"},
		Never:   []string{"per|a|each|pro|par|le metre|meter|m|foot|ft|mètre|fuß|pied", "fuel|diesel|litre|liter|gallon", "loan|interest|finance", "%"},
		Whole:   true,
		Read:    readStay,
		Compute: stayCost,
	}
}

func stayCost(v *calc.Values) (answer.Answer, error) {
	rate, times := v.Number("rate"), v.In("time", "s")/v.In("period", "s")
	return answer.Answer{
		Outcomes: []answer.Outcome{v.Priced(answer.Say("cost", "Die Kosten", "Le coût"), rate*times, "rate")},
		Working:  answer.Working("%s × %s = %s", rate, times, rate*times),
	}, nil
}

// readStay takes the time that the rate is for, which it must say; a rate per length belongs to another sum.
func readStay(q *question.Question, d *calc.Draft) {
	takePeriod(d, q)
	for _, one := range q.Quantities {
		if one.Dim != quantity.Money || one.Per == "" {
			continue
		}
		if u, ok := quantity.Lookup(one.Per); ok && u.Dim == quantity.Time {
			d.Args["period"] = "1 " + u.Symbol
			continue
		}
		d.Refused = true
	}
	d.Refused = d.Refused || d.Args["period"] == nil
}
