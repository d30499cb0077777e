package tide

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func twelfthsTimeCalculator() calc.Calculator {
	height := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "m", Min: -3, Max: 20, Optional: true, Announced: true, Words: words}
	}
	clock := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Clock, Optional: true, Announced: true, Words: words}
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
			clock("low_time", "time of low water", low...), height("low_water", "height of low water", append([]string{"low|low_water|lw|low_tide at # with|of"}, low...)...),
			clock("high_time", "time of high water", high...), height("high_water", "height of high water", append([]string{"high|high_water|hw|high_tide at # with|of"}, high...)...),
			{Name: "range", Label: "range", Dim: quantity.Length, Unit: "m", Min: 0.05, Max: 18, Optional: true, Announced: true, Words: []string{"range", "tidal range", "tidenhub", "marnage", "range of"}},
			risingInput(),
			height("height", "height wanted", "there be", "is there", "there is", "reach*", "need", "be", "is it", "to have", "get", "depth of", "at least", "rise|risen|fall|fallen to", "height of tide of", "is the height", "height is|be|of|at|to", "when is # ",
				"tide of", "# of tide|rise", "metres|feet of tide", "brauche", "when ... tide"),
			calc.Announced(calc.Optional(input.Draft())), calc.Optional(keelClearance()), calc.Announced(calc.Optional(chartedInput())),
		},
		Topic: []string{
			"when will|does|is|do|can|there", "what time ... reach*|be|rise*|fall*|have", "at what time", "earliest", "latest", "wann", "à quelle heure", "from when", "until when", "when ... tide|rise|flood|ebb",
		},
		Asks:    []string{"tide", "height", "twelfth*", "low|lw", "high|hw", "range", "dries|bar|sill", "tidenhöhe", "hauteur"},
		Never:   []string{"scope|chain|rode", "bridge", "next"},
		Whole:   true,
		Rank:    0.8,
		Read:    demandTurns,
		Compute: twelfthsTime,
	}
}

// risingInput tells on which side of the only turn that is told a height is wanted.
func risingInput() calc.Input {
	return calc.Input{Name: "rising", Label: "1 on the rising tide, 0 on the falling one, where only one turn is told", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true,
		Values: []calc.Phrase{
			{Words: "latest", Value: 0}, {Words: "fall|falls|fallen|ebb|ebbs", Value: 0}, {Words: "until when", Value: 0}, {Words: "spätestens|fällt", Value: 0}, {Words: "au plus tard", Value: 0},
			{Words: "earliest", Value: 1}, {Words: "from when", Value: 1}, {Words: "soonest", Value: 1}, {Words: "rise|rises|risen to", Value: 1}, {Words: "frühestens|steigt", Value: 1}, {Words: "au plus tôt", Value: 1},
		}}
}

// demandTurns asks for both turns of the tide, or beside a range for the one that is named.
func demandTurns(q *question.Question, d *calc.Draft) {
	takeTurnOfRange(d, q)
	readDrying(q, d)
	switch turn := turnTold(q); {
	case spanTold(q) < 0 || turn == "":
		d.Demanded = []string{"low_time", "low_water", "high_time", "high_water"}
	case turn == "high_water":
		d.Demanded = []string{"high_time", "high_water"}
	default:
		d.Demanded = []string{"low_time", "low_water"}
	}
	if q.Says(input.Draft().Words...) {
		d.Demanded = append(d.Demanded, "draft", "charted_depth")
		return
	}
	d.Demanded = append(d.Demanded, "height")
}

// halfTide is how long the tide takes from one turn to the next by the rule of twelfths.
const halfTide = 6 * 3600

// timesOfTurns are the times of low and high water, of which one is told at least: the other comes after it, but for who asks from when
// there is enough water before high water, or until when before low water.
func timesOfTurns(v *calc.Values) (low, high float64, err error) {
	low, high = v.Number("low_time"), v.Number("high_time")
	rising := v.Number("rising") > 0 || !v.Has("rising") && !v.Has("high_time")
	switch {
	case v.Has("low_time") && v.Has("high_time"):
	case v.Has("high_time") && rising:
		low = high - halfTide
	case v.Has("high_time"):
		low = high + halfTide
	case v.Has("low_time") && rising:
		high = low + halfTide
	case v.Has("low_time"):
		high = low - halfTide
	default:
		return 0, 0, calc.InputErrorf("high_time", "is missing: the time of high or low water")
	}
	low, high = math.Mod(low+86400, 86400), math.Mod(high+86400, 86400)
	v.Assume("low_time", quantity.Quantity{Value: low, Given: low / 3600, Dim: quantity.Clock})
	v.Assume("high_time", quantity.Quantity{Value: high, Given: high / 3600, Dim: quantity.Clock})
	return low, high, nil
}

func twelfthsTime(v *calc.Values) (answer.Answer, error) {
	low, high, err := turnsOfTide(v)
	if err != nil {
		return answer.Answer{}, err
	}
	height, needs := v.In("height", "m"), ""
	if v.Has("draft") {
		draft, clearance, charted := v.In("draft", "m"), v.In("clearance", "m"), v.In("charted_depth", "m")
		height = draft + clearance - charted
		needs = answer.Working("%s + %s - %s = %s m of tide; ", draft, clearance, signed(charted), height)
	}
	if height < low || height > high {
		return answer.Answer{}, calc.InputErrorf("height", "of %s is not between the low water of %s and the high water of %s", answer.Show(height, "m"), answer.Show(low, "m"), answer.Show(high, "m"))
	}
	from, to, err := timesOfTurns(v)
	if err != nil {
		return answer.Answer{}, err
	}
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
		Working: needs + answer.Working("(%s - %s) / (%s - %s) = %s twelfths of the range; %s of %s", height, signed(low), high, signed(low),
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
