package tide

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func twelfthsTimeCalculator() calc.Calculator {
	height := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "m", Min: -3, Max: 20, Announced: true, Words: words}
	}
	clock := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Clock, Announced: true, Words: words}
	}
	high := []string{"high water", "hw", "high tide", "high", "hochwasser", "pleine mer"}
	low := []string{"low water", "lw", "low tide", "low", "niedrigwasser", "basse mer"}
	return calc.Calculator{
		Name: "twelfths_time", Title: answer.Say("Time of a height of tide by the rule of twelfths", "Zeit einer Tidenhöhe nach der Zwölftelregel",
			"Heure d'une hauteur d'eau par la règle des douzièmes"),
		Answers: "when the tide reaches a height between a low and a high water, or falls to it",
		Formula: "1, 3, 6, 9, 11, 12 twelfths of the range after each sixth of the time",
		Source:  "the rule of twelfths, an approximation of a half-daily tide",
		Inputs: []calc.Input{
			clock("low_time", "time of low water", low...), height("low_water", "height of low water", low...),
			clock("high_time", "time of high water", high...), height("high_water", "height of high water", high...),
			height("height", "height wanted", "there be", "is there", "there is", "reach*", "need", "be", "is it", "to have", "get", "depth of", "at least", "rise|risen|fall|fallen to", "height of tide of",
				"tide of", "# of tide|rise", "metres|feet of tide", "brauche", "when ... tide"),
		},
		Topic: []string{
			"when will|does|is|do|can|there", "what time ... reach*|be|rise*|fall*|have", "at what time", "earliest", "latest", "wann", "à quelle heure", "from when", "until when", "when ... tide|rise|flood|ebb",
		},
		Asks:    []string{"tide", "height", "twelfth*", "low|lw", "high|hw", "tidenhöhe", "hauteur"},
		Never:   []string{"scope|chain|rode", "bridge", "next"},
		Whole:   true,
		Rank:    0.8,
		Compute: twelfthsTime,
	}
}

func twelfthsTime(v *calc.Values) (answer.Answer, error) {
	low, high, height := v.In("low_water", "m"), v.In("high_water", "m"), v.In("height", "m")
	if high <= low {
		return answer.Answer{}, calc.InputErrorf("high_water", "must be above the low water of %s", answer.Show(low, "m"))
	}
	if height < low || height > high {
		return answer.Answer{}, calc.InputErrorf("height", "of %s is not between the low water of %s and the high water of %s", answer.Show(height, "m"), answer.Show(low, "m"), answer.Show(high, "m"))
	}
	from, to := v.In("low_time", "s"), v.In("high_time", "s")
	rising := math.Mod(to-from+86400, 86400) < 43200
	share, verb := (height-low)/(high-low), "rises"
	if !rising {
		from, to, share, verb = to, from, 1-share, "falls"
	}
	span := math.Mod(to-from+86400, 86400)
	at := math.Mod(from+span*timeShare(12*share), 86400)
	text := fmt.Sprintf("%02d:%02d", int(math.Round(at/60))/60%24, int(math.Round(at/60))%60)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Say("time at which the tide "+verb+" to "+answer.Show(height, "m"), "Die Zeit dieser Höhe", "L'heure de cette hauteur"), text)},
		Working: answer.Working("(%s - %s) / (%s - %s) = %s twelfths of the range; %s of %s", height, signed(low), high, signed(low),
			12*(height-low)/(high-low), timeShare(12*share), answer.ShowDuration(span)),
		Notes: []answer.Text{answer.Say("An approximation: use the port's own curve where there is one, and keep a margin.",
			"Eine Näherung: wo es eine Kurve des Hafens gibt, diese nehmen, und eine Reserve halten.",
			"Une approximation : prenez la courbe du port s'il y en a une, et gardez une marge.")},
	}, nil
}

// timeShare is the share of the time after which some twelfths of the range have passed.
func timeShare(twelfths float64) float64 {
	for i := 1; i < len(twelfthsAfter); i++ {
		if before, after := twelfthsAfter[i-1], twelfthsAfter[i]; twelfths <= after {
			return (float64(i-1) + (twelfths-before)/(after-before)) / 6
		}
	}
	return 1
}
