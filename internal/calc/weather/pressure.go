package weather

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func tendencyCalculator() calc.Calculator {
	pressure := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Pressure, Unit: "hPa", Min: 850, Max: 1090, Bare: true,
			Words: []string{"from", "to", "pressure", "barometer", "was", "now", "hpa", "mb"}}
	}
	return calc.Calculator{
		Name: "pressure_tendency", Title: answer.Say("Pressure tendency", "Drucktendenz", "Tendance barométrique"),
		Answers: "how fast the barometer falls or rises, and what forecasts call that",
		Formula: "tendency = change of pressure / time, in hPa an hour and in 3 hours",
		Source:  "terms of the British shipping forecast: slowly up to 1.5 hPa in 3 hours, quickly from 3.6, very rapidly above 6.0",
		Inputs: []calc.Input{pressure("first", "first pressure"), pressure("second", "second pressure"), {
			Name: "time", Label: "time between", Dim: quantity.Time, Unit: "h", Min: 0.05, Max: 200, Words: []string{"in", "over", "within", "after", "for"},
		}},
		Topic: []string{
			"pressure|barometer|glass ... drop*|fall*|fell|rise*|rose|chang*|from", "drop*|fall*|fell|rise*|rose ... pressure|barometer|hpa|mb", "tendency", "luftdruck ... fällt|gefallen|steigt|gestiegen",
			"# to # ... hours|h", "pressure|barometer|glass|hpa|mb # ... #", "baromètre ... baiss*|mont*",
		},
		Asks:    []string{"rate", "per hour", "how fast|quick*|rapid*", "tendency", "what", "hour", "quick*", "rapid*"},
		Never:   []string{"tyre|tire", "bar|psi"},
		Whole:   true,
		Read:    readBetween,
		Rank:    0.5,
		Compute: tendency,
	}
}

func tendency(v *calc.Values) (answer.Answer, error) {
	change, hours := v.In("second", "hPa")-v.In("first", "hPa"), v.In("time", "h")
	perHour := change / hours
	term := answer.Say("slowly", "langsam", "lentement")
	switch three := math.Abs(3 * perHour); {
	case three > 6:
		term = answer.Say("very rapidly: expect a gale", "sehr schnell: Sturm erwarten", "très rapidement : attendez un coup de vent")
	case three > 3.5:
		term = answer.Say("quickly", "schnell", "rapidement")
	case three > 1.5:
		term = answer.Say("at a moderate rate", "mäßig", "modérément")
	}
	label := answer.Say("fall of the pressure", "Der Druckfall", "La baisse de pression")
	if change > 0 {
		label = answer.Say("rise of the pressure", "Der Druckanstieg", "La hausse de pression")
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say(label.EN+" in an hour", label.DE+" je Stunde", label.FR+" par heure"), answer.Fixed(math.Abs(perHour), "hPa", 2)).Remarked(term),
			answer.Value(answer.Say("in 3 hours", "In 3 Stunden", "En 3 heures"), answer.Fixed(math.Abs(3*perHour), "hPa", 1)),
		},
		Working: answer.Working("(%s - %s) hPa / %s h = %s hPa/h", answer.Rounded(v.In("second", "hPa"), 1), answer.Rounded(v.In("first", "hPa"), 1),
			hours, perHour),
	}, nil
}

// readBetween takes the time between two times of day, where no duration is given: "1021 at noon, 1009 at 18:00".
func readBetween(q *question.Question, d *calc.Draft) {
	var clocks []int
	for i, one := range q.Quantities {
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
	from, to := q.Quantities[clocks[0]].Value, q.Quantities[clocks[1]].Value
	d.Args["time"] = fmt.Sprintf("%g h", quantity.HoursBetween(from, to))
	d.Used[clocks[0]], d.Used[clocks[1]] = true, true
	d.Quality++
}
