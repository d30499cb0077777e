package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func fuelConsumptionCalculator() Calculator {
	return Calculator{
		Name: "fuel_consumption", Title: say("Fuel consumption", "Kraftstoffverbrauch", "Consommation"),
		Answers: "the hourly consumption from fuel used and hours run",
		yields:  quantity.VolumeRate,
		Formula: "consumption = fuel / t",
		Source:  "the definition",
		Inputs: []Input{tankInput(), timeInput(), optional(speedInput()), {
			Name: "distance", Label: "distance", Dim: quantity.Length, Unit: "nm", Min: 0.1, Max: 30000, Optional: true,
		}, {
			Name: "after", Label: "fuel in the tank afterwards, when the other amount is what there was before", Dim: quantity.Volume, Unit: "L", Max: 1e6,
			Optional: true, Announced: true, Words: []string{"ended", "ended with|at", "finish*", "finished with|at", "down to", "afterwards", "at the end", "to"},
		}, {
			Name: "remaining", Label: "fuel left, to tell how long it lasts", Dim: quantity.Volume, Unit: "L", Min: 0.1, Max: 1e6, Optional: true,
			Announced: true, Words: []string{"last", "left", "remaining", "remains", "how long will|would|does", "reicht", "still have"},
		}},
		topic: []string{
			"consumption", "burn rate", "fuel burn", "litres|liters|gallons|l per nm|mile|nautical", "per hour", "an hour", "verbrauch", "consommation",
			"rate ... fuel", "litres|gallons per hour", "used|burned|burnt # ... #", "fuel ... rate", "economy", "gph", "l/h", "she|it|engine|boat burn|use|consume ?",
		},
		asks:    []string{"what", "how much", "calculate", "wie", "quelle", "how many"},
		never:   []string{"water"},
		read:    readHourMeter,
		whole:   true,
		compute: fuelConsumption,
	}
}

// readHourMeter takes the difference of two readings of an hour meter.
func readHourMeter(q *question, d *draft) {
	var times []int
	for i, one := range q.quantities {
		if one.Dim == quantity.Time && one.Unit == "h" {
			times = append(times, i)
		}
	}
	if len(times) != 2 || !q.says("again", "hour meter|counter|metre", "engine hours", "meter read*|show*", "from # to #", "then at #", "betriebsstunden*") {
		return
	}
	if span := q.quantities[times[1]].Value - q.quantities[times[0]].Value; span > 0 && q.quantities[times[0]].Value > span {
		d.args["time"] = fmt.Sprintf("%g h", span/3600)
		d.used[times[0]], d.used[times[1]] = true, true
		d.quality += 2
	}
}

func fuelConsumption(v *values) (answer, error) {
	used, before := v.In("fuel", "L")-v.In("after", "L"), ""
	if used <= 0 {
		return answer{}, inputError("after", "must be less than the fuel before, %s, not %s", show(v.In("fuel", "L"), "L"), show(v.In("after", "L"), "L"))
	}
	if v.Has("after") {
		before = fmt.Sprintf("%s L - %s L = %s L; ", sh(v.In("fuel", "L")), sh(v.In("after", "L")), sh(used))
	}
	rate := used / v.In("time", "h")
	a := answer{
		Outcomes: []Outcome{consumption(say("consumption", "Der Verbrauch", "La consommation"), rate, v.Customary("fuel"))},
		Working:  before + fmt.Sprintf("%s L / %s h = %s L/h", sh(used), sh(v.In("time", "h")), sh(rate)),
	}
	if v.Has("remaining") {
		hours := v.In("remaining", "L") / rate
		a.Outcomes = append(a.Outcomes, duration(say("the rest lasts", "Der Rest reicht", "Le reste dure"), hours*3600))
		a.Working += fmt.Sprintf("; %s L / %s L/h = %s h", sh(v.In("remaining", "L")), sh(rate), sh(hours))
	}
	if v.Has("speed") && !v.Has("distance") {
		run := v.In("speed", "kn") * v.In("time", "h")
		a.Outcomes = append(a.Outcomes, outcome(say("per nautical mile", "Je Seemeile", "Par mille"), in(used/run, "L/nm")))
		a.Working += fmt.Sprintf("; %s L / (%s kn × %s h) = %s L/nm", sh(used), sh(v.In("speed", "kn")), sh(v.In("time", "h")), sh(used/run))
	}
	if v.Has("distance") {
		a.Outcomes = append(a.Outcomes, outcome(say("per nautical mile", "Je Seemeile", "Par mille"), in(used/v.In("distance", "nm"), "L/nm")))
	}
	return a, nil
}
