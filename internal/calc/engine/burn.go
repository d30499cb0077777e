package engine

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func fuelConsumptionCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuel_consumption", Title: answer.Say("Fuel consumption", "Kraftstoffverbrauch", "Consommation"),
		Answers: "the hourly consumption from fuel used and hours run",
		Yields:  quantity.VolumeRate,
		Formula: "consumption = fuel / t",
		Source:  "the definition",
		Inputs: []calc.Input{tankInput(), calc.Optional(input.Time()), calc.Optional(input.Speed()), {
			Name: "distance", Label: "distance", Dim: quantity.Length, Unit: "nm", Min: 0.1, Max: 30000, Optional: true,
		}, {
			Name: "after", Label: "fuel in the tank afterwards, when the other amount is what there was before", Dim: quantity.Volume, Unit: "L", Max: 1e6,
			Optional: true, Announced: true, Words: []string{"ended", "ended with|at", "finish*", "finished with|at", "down to", "afterwards", "at the end", "to"},
		}, {
			Name: "remaining", Label: "fuel left, to tell how long it lasts", Dim: quantity.Volume, Unit: "L", Min: 0.1, Max: 1e6, Optional: true,
			Announced: true, Words: []string{"last", "left", "remaining", "remains", "how long will|would|does", "reicht", "still have"},
		}},
		Topic: []string{
			"consumption", "burn rate", "fuel burn", "litres|liters|gallons|l per nm|mile|nautical", "per hour", "an hour", "verbrauch", "consommation",
			"rate ... fuel", "litres|gallons per hour", "used|burned|burnt # ... #", "fuel ... rate", "economy", "gph", "l/h", "she|it|engine|boat burn|use|consume ?",
		},
		Asks:    []string{"what", "how much", "calculate", "wie", "quelle", "how many"},
		Never:   []string{"water"},
		Read:    readRun,
		Whole:   true,
		Either:  []string{"time", "distance"},
		Next:    burnGoesOn(),
		Compute: fuelConsumption,
	}
}

// readRun refuses what tells neither a time nor a speed, and reads an hour meter.
func readRun(q *question.Question, d *calc.Draft) {
	d.Refused = !slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool {
		return one.Dim == quantity.Time || one.Dim == quantity.Speed || one.Dim == quantity.Clock || one.Dim == quantity.Bare
	})
	readHourMeter(q, d)
}

// readHourMeter takes the difference of two readings of an hour meter.
func readHourMeter(q *question.Question, d *calc.Draft) {
	var times []int
	for i, one := range q.Quantities {
		if one.Dim == quantity.Time && one.Unit == "h" {
			times = append(times, i)
		}
	}
	if len(times) != 2 || !q.Says("again", "hour meter|counter|metre", "engine hours", "meter read*|show*", "from # to #", "then at #", "betriebsstunden*") {
		return
	}
	if span := q.Quantities[times[1]].Value - q.Quantities[times[0]].Value; span > 0 && q.Quantities[times[0]].Value > span {
		d.Args["time"] = fmt.Sprintf("%g h", span/3600)
		d.Used[times[0]], d.Used[times[1]] = true, true
		d.Quality += 2
	}
}

func fuelConsumption(v *calc.Values) (answer.Answer, error) {
	used, before := v.In("fuel", "L")-v.In("after", "L"), ""
	if used <= 0 {
		return answer.Answer{}, calc.InputErrorf("after", "must be less than the fuel before, %s, not %s", answer.Show(v.In("fuel", "L"), "L"), answer.Show(v.In("after", "L"), "L"))
	}
	if v.Has("after") {
		before = answer.Working("%s L - %s L = %s L; ", v.In("fuel", "L"), v.In("after", "L"), used)
	}
	hours := v.In("time", "h")
	if !v.Has("time") {
		if !v.Has("speed") {
			return answer.Answer{}, calc.InputErrorf("time", "is missing: hours run, or give the speed")
		}
		hours = v.In("distance", "nm") / v.In("speed", "kn")
		before += answer.Working("%s nm / %s kn = %s h; ", v.In("distance", "nm"), v.In("speed", "kn"), hours)
	}
	rate := used / hours
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Consumption(answer.Say("consumption", "Der Verbrauch", "La consommation"), rate, v.Customary("fuel"))},
		Working:  before + answer.Working("%s L / %s h = %s L/h", used, hours, rate),
	}
	if v.Has("remaining") {
		left := v.In("remaining", "L") / rate
		a.Outcomes = append(a.Outcomes, answer.Duration(answer.Say("the rest lasts", "Der Rest reicht", "Le reste dure"), left*3600))
		a.Working += answer.Working("; %s L / %s L/h = %s h", v.In("remaining", "L"), rate, left)
	}
	if v.Has("speed") && !v.Has("distance") {
		run := v.In("speed", "kn") * v.In("time", "h")
		a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("per nautical mile", "Je Seemeile", "Par mille"), answer.In(used/run, "L/nm")))
		a.Working += answer.Working("; %s L / (%s kn × %s h) = %s L/nm", used, v.In("speed", "kn"), v.In("time", "h"), used/run)
	}
	if v.Has("distance") {
		a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("per nautical mile", "Je Seemeile", "Par mille"), answer.In(used/v.In("distance", "nm"), "L/nm")))
	}
	return a, nil
}
