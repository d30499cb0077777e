package passage

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// lengthsPassedCalculator is the Dutchman's log.
func lengthsPassedCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "length_passed", Title: answer.Say("Speed from the time to pass a mark", "Fahrt aus der Zeit an einer Marke vorbei", "Vitesse d'après le temps de passage"),
		Answers: "how fast a boat goes whose length passes a buoy or something afloat in some seconds",
		Formula: "V = length / time",
		Source:  "the Dutchman's log: through the water where the mark drifts, over the ground where it is fixed",
		Inputs: []calc.Input{
			{Name: "length", Label: "length that passes", Dim: quantity.Length, Unit: "ft", Min: 1, Max: 1500, Words: []string{"boat", "yacht", "loa", "long", "length", "footer", "ship", "bow to stern"}},
			{Name: "time", Label: "time", Dim: quantity.Time, Unit: "s", Min: 0.2, Max: 600, Words: []string{"in", "takes", "took", "seconds", "after"}},
		},
		Topic:   []string{"pass|passes|passed|passing ... # ?", "pass|passes|passed|passing ... in|takes|took #", "dutchman*", "bow to stern", "# ... go|goes|went|drift|drifts past", "takes|took|in # ... pass|passes|past|stern", "wood|chip|bubble|cork ... # ... speed|fast"},
		Asks:    []string{"how fast", "speed", "how many knots", "knots", "wie schnell", "vitesse"},
		Never:   []string{"wave*|swell|crest*", "minutes|hours|min", "nm|miles", "bearing|light*"},
		Whole:   true,
		Rank:    1.2,
		Compute: lengthPassed,
	}
}

func lengthPassed(v *calc.Values) (answer.Answer, error) {
	metres, seconds := v.In("length", "m"), v.In("time", "s")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("speed", "Die Fahrt", "La vitesse"), metres/seconds)},
		Working:  answer.Working("%s m / %s s = %s m/s", metres, seconds, metres/seconds),
	}, nil
}
