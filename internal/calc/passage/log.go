package passage

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func logSpeedCalculator() calc.Calculator {
	reading := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "nm", Max: 1e7, Bare: true}
	}
	clock := func(name, label string) calc.Input { return calc.Input{Name: name, Label: label, Dim: quantity.Clock} }
	return calc.Calculator{
		Name: "log_speed", Title: answer.Say("Speed from two log readings", "Fahrt aus zwei Loggeständen", "Vitesse d'après deux lectures du loch"),
		Answers: "the distance run and the average speed from two readings of the log and their times",
		Formula: "V = (second reading - first) / (second time - first)",
		Source:  "speed, time and distance, through the water",
		Inputs: []calc.Input{
			reading("first_reading", "first log reading"), clock("first_time", "time of the first reading"),
			reading("second_reading", "second log reading"), clock("second_time", "time of the second reading"),
		},
		Topic:   []string{"log # ... #", "log read*|show*|was # ... #", "log reading*", "logge # ... #", "loggestand", "loch # ... #", "trip log"},
		Asks:    []string{"speed", "how fast", "distance", "average", "how far", "fahrt", "vitesse"},
		Never:   []string{"tide|current|stream"},
		Whole:   true,
		Rank:    1,
		Compute: logSpeed,
	}
}

func logSpeed(v *calc.Values) (answer.Answer, error) {
	run1, run2 := v.In("first_reading", "nm"), v.In("second_reading", "nm")
	seconds := math.Mod(v.Number("second_time")-v.Number("first_time")+86400, 86400)
	if run2 <= run1 {
		return answer.Answer{}, calc.InputErrorf("second_reading", "must be above the first of %s", answer.Number(run1))
	}
	if seconds == 0 {
		return answer.Answer{}, calc.InputErrorf("second_time", "must be later than the first")
	}
	if err := sailable("second_reading", (run2-run1)*1852, seconds); err != nil {
		return answer.Answer{}, err
	}
	d, hours := run2-run1, seconds/3600
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Speed(answer.Say("average speed", "Die mittlere Fahrt", "La vitesse moyenne"), d*1852/seconds),
			answer.Run(answer.Say("distance run", "Gelaufene Strecke", "Distance parcourue"), d*1852),
		},
		Working: answer.Working("(%s - %s) nm / %s h = %s kn", answer.Rounded(run2, 1), answer.Rounded(run1, 1), hours, d/hours),
	}, nil
}
