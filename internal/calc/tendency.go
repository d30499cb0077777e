package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

func tendencyCalculators() []Calculator { return []Calculator{tendencyCalculator()} }

func tendencyCalculator() Calculator {
	pressure := func(name, label string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Pressure, Unit: "hPa", Min: 850, Max: 1090, Bare: true,
			Words: []string{"from", "to", "pressure", "barometer", "was", "now", "hpa", "mb"}}
	}
	return Calculator{
		Name: "pressure_tendency", Title: say("Pressure tendency", "Drucktendenz", "Tendance barométrique"),
		Answers: "how fast the barometer falls or rises, and what forecasts call that",
		Formula: "tendency = change of pressure / time, in hPa an hour and in 3 hours",
		Source:  "terms of the British shipping forecast: slowly up to 1.5 hPa in 3 hours, quickly from 3.6, very rapidly above 6.0",
		Inputs: []Input{pressure("first", "first pressure"), pressure("second", "second pressure"), {
			Name: "time", Label: "time between", Dim: quantity.Time, Unit: "h", Min: 0.05, Max: 200, Words: []string{"in", "over", "within", "after", "for"},
		}},
		topic: []string{
			"pressure|barometer|glass ... drop*|fall*|fell|rise*|rose|chang*|from", "drop*|fall*|fell|rise*|rose ... pressure|barometer|hpa|mb", "tendency", "luftdruck ... fällt|gefallen|steigt|gestiegen",
			"# to # ... hours|h", "pressure|barometer|glass|hpa|mb # ... #", "baromètre ... baiss*|mont*",
		},
		asks:    []string{"rate", "per hour", "how fast|quick*|rapid*", "tendency", "what", "hour", "quick*", "rapid*"},
		never:   []string{"tyre|tire", "bar|psi"},
		whole:   true,
		read:    readBetween,
		rank:    0.5,
		compute: tendency,
	}
}

func tendency(v *values) (answer, error) {
	change, hours := v.In("second", "hPa")-v.In("first", "hPa"), v.In("time", "h")
	perHour := change / hours
	term := say("slowly", "langsam", "lentement")
	switch three := math.Abs(3 * perHour); {
	case three > 6:
		term = say("very rapidly: expect a gale", "sehr schnell: Sturm erwarten", "très rapidement : attendez un coup de vent")
	case three > 3.5:
		term = say("quickly", "schnell", "rapidement")
	case three > 1.5:
		term = say("at a moderate rate", "mäßig", "modérément")
	}
	label := say("fall of the pressure", "Der Druckfall", "La baisse de pression")
	if change > 0 {
		label = say("rise of the pressure", "Der Druckanstieg", "La hausse de pression")
	}
	return answer{
		Outcomes: []Outcome{
			outcome(say(label.EN+" in an hour", label.DE+" je Stunde", label.FR+" par heure"), fixed(math.Abs(perHour), "hPa", 2)).remarked(term),
			outcome(say("in 3 hours", "In 3 Stunden", "En 3 heures"), fixed(math.Abs(3*perHour), "hPa", 1)),
		},
		Working: fmt.Sprintf("(%s - %s) hPa / %s h = %s hPa/h", formatNumber(v.In("second", "hPa"), 1, "en"), formatNumber(v.In("first", "hPa"), 1, "en"), sh(hours), sh(perHour)),
	}, nil
}

// readBetween takes the time between two times of day, where no duration is given: "1021 at noon, 1009 at 18:00".
func readBetween(q *question, d *draft) {
	var clocks []int
	for i, one := range q.quantities {
		switch one.Dim {
		case quantity.Time:
			return
		case quantity.Clock:
			clocks = append(clocks, i)
		}
	}
	if len(clocks) != 2 {
		return
	}
	from, to := q.quantities[clocks[0]].Value, q.quantities[clocks[1]].Value
	d.args["time"] = fmt.Sprintf("%g h", quantity.HoursBetween(from, to))
	d.used[clocks[0]], d.used[clocks[1]] = true, true
	d.quality++
}
