package chartwork

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
)

func variationFoundCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "variation_found", Title: answer.Say("Variation from true and compass", "Missweisung aus rechtweisendem Kurs und Kompasskurs",
			"Déclinaison par le vrai et le compas"),
		Answers: "the magnetic variation from a true and a compass or magnetic direction and the deviation",
		Formula: "variation = true - compass - deviation, east +, west -",
		Source:  compassRule,
		Inputs: []calc.Input{
			headingInput("true", "true heading or bearing", "T", "true", "true bearing", "true heading", "true course", "charted", "chart", "rechtweisend*", "t"),
			headingInput("compass", "compass or magnetic heading or bearing", "MC", "compass", "compass bearing", "magnetic", "reads", "by compass", "m"),
			deviationOfCompass(),
		},
		Topic:   []string{"what is|s the|my|local? variation", "what variation", "variation ?", "find|calculate|work_out ... variation", "missweisung ?", "welche missweisung", "quelle déclinaison"},
		Asks:    []string{"variation ?", "what ... variation", "find|calculate|work_out ... variation", "missweisung", "déclinaison"},
		Never:   []string{"variation is|of? #", "variation: #", "annual*|yearly|per year|a year"},
		Whole:   true,
		Rank:    0.6,
		Compute: variationFound,
	}
}

func deviationCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "deviation", Title: answer.Say("Deviation from a transit", "Ablenkung aus einer Deckpeilung",
			"Déviation par un alignement"),
		Answers: "the compass deviation from a known true bearing, the variation and the compass bearing",
		Formula: "deviation = true - variation - compass, east +, west -",
		Source:  compassRule,
		Inputs: []calc.Input{
			headingInput("true", "true bearing", "T", "true", "true bearing", "charted", "chart", "transit",
				"bearing true", "rechtweisend*", "t"),
			headingInput("compass", "compass bearing", "C", "compass", "compass bearing", "reads", "steering compass",
				"by compass", "kompasspeilung", "compass reads|shows"),
			calc.Demanded(variationInput()),
		},
		Topic: []string{
			"what is|s the|my? deviation", "deviation ?", "find|calculate|work_out ... deviation", "what deviation",
			"deviation on", "deviation is", "ablenkung ?", "welche ablenkung", "quelle déviation",
			"deviation of|for", "deviation if|when|where",
		},
		Asks:    []string{"deviation ?", "what is|s the|my? deviation", "what deviation", "find|calculate ... deviation", "deviation if|when|where"},
		Never:   []string{"deviation is|of? #", "deviation: #"},
		Whole:   true,
		Rank:    0.5,
		Compute: deviationFound,
	}
}

func deviationFound(v *calc.Values) (answer.Answer, error) {
	bearing, compass, variation := v.In("true", "deg"), v.In("compass", "deg"), v.In("variation", "deg")
	deviation := math.Remainder(bearing-variation-compass, 360)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Say("deviation", "Die Ablenkung", "La déviation"), east(deviation))},
		Working: fmt.Sprintf("magnetic %s %s = %s; less compass %s: %s", answer.ShowCourse(bearing), signedAngle(-variation),
			answer.ShowCourse(bearing-variation), answer.ShowCourse(compass), east(deviation)),
	}, nil
}

func variationFound(v *calc.Values) (answer.Answer, error) {
	bearing, magnetic := v.In("true", "deg"), v.In("compass", "deg")+v.In("deviation", "deg")
	variation := math.Remainder(bearing-magnetic, 360)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Say("variation", "Die Missweisung", "La déclinaison"), east(variation))},
		Working: fmt.Sprintf("magnetic %s %s = %s; true %s less magnetic: %s", answer.ShowCourse(v.In("compass", "deg")), signedAngle(v.In("deviation", "deg")),
			answer.ShowCourse(magnetic), answer.ShowCourse(bearing), east(variation)),
	}, nil
}
