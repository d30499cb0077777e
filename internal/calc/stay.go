package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

// stayCostCalculator multiplies what a night or another time costs.
func stayCostCalculator() Calculator {
	return Calculator{
		Name: "stay_cost", Title: say("Cost of a stay", "Kosten eines Aufenthalts", "Coût d'un séjour"),
		Answers: "what a price per night, week or month comes to for a stay",
		Formula: "cost = rate × time / time that the rate is for",
		Source:  "the definition",
		Inputs: []Input{
			{Name: "rate", Label: "rate", Dim: quantity.Money, Min: 0.01, Max: 1e6, Bare: true, Words: []string{"marina", "berth", "mooring", "rate", "fee", "charter"}},
			{Name: "time", Label: "length of the stay", Dim: quantity.Time, Unit: "days", Min: 0.04, Max: 40000, Words: []string{"for", "stay", "für", "pour", "total"}},
			{Name: "period", Label: "time that the rate is for", Dim: quantity.Time, Unit: "days", Min: 0.04, Max: 4000, Default: "1 days", Announced: true},
		},
		topic: []string{
			"marina|berth|mooring|buoy|harbour|stay|charter|anchorage|fee*|liegeplatz|hafen|port|charter ... #", "# ... marina|berth|mooring|stay|charter|liegeplatz|hafen",
		},
		asks:    []string{"cost", "total", "how much", "what", "kosten", "combien"},
		never:   []string{"per|a|each|pro|par|le metre|meter|m|foot|ft|mètre|fuß|pied", "fuel|diesel|litre|liter|gallon", "loan|interest|finance", "%"},
		whole:   true,
		read:    readStay,
		compute: stayCost,
	}
}

func stayCost(v *values) (answer, error) {
	rate, times := v.Number("rate"), v.In("time", "s")/v.In("period", "s")
	return answer{
		Outcomes: []Outcome{v.priced(say("cost", "Die Kosten", "Le coût"), rate*times, "rate")},
		Working:  fmt.Sprintf("%s × %s = %s", sh(rate), sh(times), sh(rate*times)),
	}, nil
}

// readStay takes the time that the rate is for, which it must say; a rate per length belongs to another sum.
func readStay(q *question, d *draft) {
	d.takePeriod(q)
	for _, one := range q.quantities {
		if one.Dim != quantity.Money || one.Per == "" {
			continue
		}
		if u, ok := quantity.Lookup(one.Per); ok && u.Dim == quantity.Time {
			d.args["period"] = "1 " + u.Symbol
			continue
		}
		d.refused = true
	}
	d.refused = d.refused || d.args["period"] == nil
}
