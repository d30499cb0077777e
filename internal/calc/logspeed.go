package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

func logCalculators() []Calculator { return []Calculator{logSpeedCalculator()} }

func logSpeedCalculator() Calculator {
	reading := func(name, label string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Length, Unit: "nm", Max: 1e7, Bare: true}
	}
	clock := func(name, label string) Input { return Input{Name: name, Label: label, Dim: quantity.Clock} }
	return Calculator{
		Name: "log_speed", Title: say("Speed from two log readings", "Fahrt aus zwei Loggeständen", "Vitesse d'après deux lectures du loch"),
		Answers: "the distance run and the average speed from two readings of the log and their times",
		Formula: "V = (second reading - first) / (second time - first)",
		Source:  "speed, time and distance, through the water",
		Inputs: []Input{
			reading("first_reading", "first log reading"), clock("first_time", "time of the first reading"),
			reading("second_reading", "second log reading"), clock("second_time", "time of the second reading"),
		},
		topic:   []string{"log # ... #", "log read*|show*|was # ... #", "log reading*", "logge # ... #", "loggestand", "loch # ... #", "trip log"},
		asks:    []string{"speed", "how fast", "distance", "average", "how far", "fahrt", "vitesse"},
		never:   []string{"tide|current|stream"},
		whole:   true,
		rank:    1,
		compute: logSpeed,
	}
}

func logSpeed(v *values) (answer, error) {
	run1, run2 := v.In("first_reading", "nm"), v.In("second_reading", "nm")
	seconds := math.Mod(v.Number("second_time")-v.Number("first_time")+86400, 86400)
	if run2 <= run1 {
		return answer{}, inputError("second_reading", "must be above the first of %s", sh(run1))
	}
	if seconds == 0 {
		return answer{}, inputError("second_time", "must be later than the first")
	}
	d, hours := run2-run1, seconds/3600
	return answer{
		Outcomes: []Outcome{
			speed(say("average speed", "Die mittlere Fahrt", "La vitesse moyenne"), d*1852/seconds),
			run(say("distance run", "Gelaufene Strecke", "Distance parcourue"), d*1852),
		},
		Working: fmt.Sprintf("(%s - %s) nm / %s h = %s kn", formatNumber(run2, 1, "en"), formatNumber(run1, 1, "en"), sh(hours), sh(d/hours)),
	}, nil
}
