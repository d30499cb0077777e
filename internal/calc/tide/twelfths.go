package tide

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func twelfthsCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "twelfths", Title: answer.Say("Height of tide by the rule of twelfths", "Tidenhöhe nach der Zwölftelregel",
			"Hauteur d'eau par la règle des douzièmes"),
		Answers: "the height of tide between high and low water",
		Formula: "1, 3, 6, 9, 11, 12 twelfths of the range after each sixth of the time; low water = high water - range",
		Source:  "the rule of twelfths, an approximation of a half-daily tide",
		Inputs: []calc.Input{
			{Name: "high_water", Label: "height of high water", Dim: quantity.Length, Unit: "m", Min: -2, Max: 20,
				Optional: true,
				Words:    []string{"high water", "hw", "high tide", "high", "hochwasser", "pleine mer", "pm", "haute", "to"}},
			{Name: "low_water", Label: "height of low water", Dim: quantity.Length, Unit: "m", Min: -3, Max: 15, Default: "0 m",
				Words: []string{"low water", "lw", "low tide", "low", "niedrigwasser", "basse mer", "bm", "basse", "from"}},
			{Name: "range", Label: "range", Dim: quantity.Length, Unit: "m", Min: 0.05, Max: 18, Optional: true,
				Announced: true,
				Words:     []string{"range", "tidal range", "tidenhub", "marnage", "range of"}},
			{Name: "hours_after_low", Label: "time after low water", Dim: quantity.Time, Unit: "h", Max: 7,
				Optional: true, Announced: true, Words: []string{"after low water|tide", "after lw"},
				Values: []calc.Phrase{{Words: "mid|half tide", Value: 3}, {Words: "half_way|halfway ?", Value: 3}, {Words: "half_way|halfway up|through|between", Value: 3}, {Words: "halbtide", Value: 3}, {Words: "mi marée", Value: 3}}},
			{Name: "hours_after_high", Label: "time after high water", Dim: quantity.Time, Unit: "h", Max: 7,
				Optional: true, Announced: true, Words: []string{"after high water|tide", "after hw"}},
			{Name: "nth_hour", Label: "hour after the turn, first to sixth", Dim: quantity.Bare, Min: 1, Max: 6,
				Optional: true, Announced: true,
				Values: []calc.Phrase{
					{Words: "first|1st and|to|through", Value: 1}, {Words: "second|2nd and|to|through", Value: 2}, {Words: "third|3rd and|to|through", Value: 3},
					{Words: "fourth|4th and|to|through", Value: 4}, {Words: "fifth|5th and|to|through", Value: 5},
					{Words: "first|1st|erste*|première hour|stunde|heure", Value: 1}, {Words: "second|2nd|zweite*|deuxième|seconde hour|stunde|heure", Value: 2},
					{Words: "third|3rd|dritte*|troisième hour|stunde|heure", Value: 3}, {Words: "fourth|4th|vierte*|quatrième hour|stunde|heure", Value: 4},
					{Words: "fifth|5th|fünfte*|cinquième hour|stunde|heure", Value: 5}, {Words: "sixth|6th|sechste*|sixième hour|stunde|heure", Value: 6},
				}},
			{Name: "last_hour", Label: "last of several hours, where there are several", Dim: quantity.Bare, Min: 1, Max: 6,
				Optional: true, Announced: true,
				Values: []calc.Phrase{
					{Words: "and|to|through the? second|2nd hour|hours", Value: 2}, {Words: "and|to|through the? third|3rd hour|hours", Value: 3}, {Words: "and|to|through the? fourth|4th hour|hours", Value: 4},
					{Words: "and|to|through the? fifth|5th hour|hours", Value: 5}, {Words: "and|to|through the? sixth|6th hour|hours", Value: 6},
				}},
			{Name: "low_time", Label: "time of low water", Dim: quantity.Clock, Optional: true, Announced: true,
				Words: []string{
					"low water", "lw", "low tide", "low", "niedrigwasser", "basse mer",
				}},
			{Name: "high_time", Label: "time of high water", Dim: quantity.Clock, Optional: true, Announced: true,
				Words: []string{
					"high water", "hw", "high tide", "high", "hochwasser", "pleine mer",
				}},
			{Name: "time", Label: "time asked for", Dim: quantity.Clock, Optional: true, Words: []string{"at", "um", "à",
				"height ... at", "tide at"}},
		},
		Topic: []string{
			"twelfth*", "12ths", "zwölftel*", "douzième*", "height of tide", "tide height", "tidal height",
			"height ... after|before|past low|high|lw|hw", "how high ... tide", "tide ... at #",
			"rise|risen|fall|fallen|rises|rising|falling ... after|in|by|hour", "tide ... after|before|past",
			"height ... at #", "how high at #", "how high ... at #", "# after|before|past hw|lw ... height ?", "rise|risen|rising|fall|fallen so far", "fallen|risen|dropped by|at|before|when #", "combien ... baissé|monté|descendu", "baissé|monté|descendu|baisse|monte ... à|a #", "depth|height|water above|over cd|datum|chart_datum", "level ... at #", "how much water|tide ... at #", "how much ... tide|water ... after|risen|rise|fall|fallen|rises",
			"höhe ... nach|vor|um", "hauteur ... après|avant|à", "wasserstand", "hauteur d eau", "tidenhöhe", "low|high water ... height", "height ... hours after|before|past", "height|level|water ... mid|half tide", "height ... half_way|halfway",
		},
		Asks:    []string{"what", "height", "how high", "how much", "use", "estimate", "wie hoch", "quelle"},
		Never:   []string{"draw|draws|draft|draught", "under|below|unter|sous the|my|our|her|dem|la? keel|kiel|quille", "bridge", "clearance", "scope|chain|rode", "drying|dries", "tirant_d_eau|mon_tirant|seuil|assèche|asseche"},
		Read:    readTideTime,
		Either:  []string{"high_water", "range"},
		Next:    []calc.Had{{Calculator: "twelfths_time", Asks: whenAsked}},
		Compute: twelfths,
	}
}

// turnForms are the ways to say how long before or after a turn of the tide it is.
var turnForms = []struct {
	phrases []string
	input   string
	before  bool
}{
	{[]string{
		"# after|past|since ... low|lw", "low|lw + #", "lw #", "# nach niedrigwasser|nw", "# après la? basse|bm",
		"# into the flood|rise|rising", "# of flood",
	}, "hours_after_low", false},
	{[]string{"# before ... high|hw", "high|hw - #", "# vor hochwasser|hw", "# avant la? pleine|pm"}, "hours_after_low", true},
	{[]string{
		"# after|past|since ... high|hw", "high|hw + #", "# nach hochwasser|hw", "# après la? pleine|pm",
		"# into the ebb|fall|falling", "# of ebb",
	}, "hours_after_high", false},
	{[]string{"# before ... low|lw", "low|lw - #", "# vor niedrigwasser|nw", "# avant la? basse|bm"}, "hours_after_high", true},
}

// readTideTime turns "2 hours before high water" into hours after low water, and so on. Hours without a turn count
// from low water; a fall "from 5 m to 1.4 m" begins at high water.
func readTideTime(q *question.Question, d *calc.Draft) {
	if takeUnnamedTurns(d, q) {
		return
	}
	takeTurnOfRange(d, q)
	takeTurnTimes(d, q)
	if lacksLow(q) {
		d.Demanded = append(d.Demanded, "low_water")
	}
	falling := q.Says("fall*", "ebb*", "drop*", "fällt", "baisse|baissé|descendu", "goes down")
	if falling {
		takeFall(d, q)
	}
	defer func() { // what other durations there are is how long the tide takes
		for i, one := range q.Quantities {
			d.Used[i] = d.Used[i] || one.Dim == quantity.Time
		}
	}()
	if takeNearestTurn(d, q) {
		return
	}
	for i, one := range q.Quantities {
		if one.Dim == quantity.Time {
			input := "hours_after_low"
			if falling {
				input = "hours_after_high"
			}
			takeHours(d, input, q, i, false)
			return
		}
	}
}

// lacksLow reports whether a question tells the height of high water alone, which says nothing of how far the tide falls.
func lacksLow(q *question.Question) bool {
	heights := 0
	for _, one := range q.Quantities {
		if one.Dim == quantity.Length {
			heights++
		}
	}
	return heights == 1 && q.Says(highWords...) && !q.Says(lowWords...) && q.ValueOf(quantity.Length, highWords...) >= 0 && !q.Says("range|tidenhub|marnage|rise|rises|fall|falls")
}

// takeNearestTurn takes a duration with the turn of the tide that is named right beside it: in "1 hour after hw, lw 0.4 m" that is
// high water.
func takeNearestTurn(d *calc.Draft, q *question.Question) bool {
	const none = 1 << 10
	nearest, input, before, at := none, "", false, -1
	for _, form := range turnForms {
		for _, e := range q.Find(form.phrases...) {
			if i := q.QuantityIn(e, quantity.Time); i >= 0 && e.To-e.From < nearest {
				nearest, input, before, at = e.To-e.From, form.input, form.before, i
			}
		}
	}
	if at >= 0 {
		takeHours(d, input, q, at, before)
	}
	return at >= 0
}

// takeFall reads "from # to #" downwards.
func takeFall(d *calc.Draft, q *question.Question) {
	for _, e := range q.Find("from # to #") {
		both := q.QuantitiesIn(e)
		high, low := both[0], both[1]
		if q.Quantities[high].Dim == quantity.Length && q.Quantities[low].Dim == quantity.Length {
			d.Take("high_water", high)
			d.Take("low_water", low)
			return
		}
	}
}

func takeHours(d *calc.Draft, input string, q *question.Question, i int, before bool) {
	hours, _ := q.Quantities[i].In("h")
	if before {
		hours = 6 - hours
	}
	d.TakeAs(input, i, fmt.Sprintf("%g h", hours))
	for k, one := range q.Quantities { // hours from a turn of the tide need no time of day
		d.Used[k] = d.Used[k] || one.Dim == quantity.Clock
	}
}

// twelfthsAfter is the share of the range that is reached after each sixth of the time.
var twelfthsAfter = [...]float64{0, 1, 3, 6, 9, 11, 12}

func twelfths(v *calc.Values) (answer.Answer, error) {
	low, high, err := turnsOfTide(v)
	if err != nil {
		return answer.Answer{}, err
	}
	if v.Has("nth_hour") {
		first := int(v.Number("nth_hour"))
		return tideInHours(v, high-low, first, max(first, int(v.Number("last_hour")))), nil
	}
	sixths, rising, err := tideHour(v)
	if err != nil {
		return answer.Answer{}, err
	}
	whole := min(5, math.Floor(sixths))
	reached := twelfthsAfter[int(whole)] + (sixths-whole)*(twelfthsAfter[int(whole)+1]-twelfthsAfter[int(whole)])
	change := (high - low) * reached / 12
	height, verb := low+change, "+"
	start := low
	if !rising {
		height, verb, start = high-change, "-", high
	}
	customary := v.Customary("high_water") || v.Customary("range")
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Length(answer.Say("height of tide", "Die Tidenhöhe", "La hauteur d'eau"), height, customary),
			answer.Length(answer.Say("change since the turn", "Änderung seit dem Stillstand", "Variation depuis l'étale"), change, customary),
		},
		Working: answer.Working("%s %s %s/12 × (%s - %s) = %s m", start, verb, reached, high, low, height),
		Notes: append(belowDatum(height), answer.Say("An approximation: use the port's own curve where it has one.",
			"Eine Näherung: wo es eine Tidenkurve gibt, diese benutzen.",
			"Une approximation : utilisez la courbe du port si elle existe.")),
	}, nil
}

// tideInHours is the change within one or several of the six hours of a tide.
func tideInHours(v *calc.Values, span float64, first, last int) answer.Answer {
	label := answer.Say("change in that hour", "Die Änderung in dieser Stunde", "La variation dans cette heure")
	if last > first {
		label = answer.Say("change in these hours", "Die Änderung in diesen Stunden", "La variation dans ces heures")
	}
	share := twelfthsAfter[last] - twelfthsAfter[first-1]
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(label, span*share/12, v.Customary("high_water") || v.Customary("range"))},
		Working:  answer.Working("%s/12 × %s m = %s m", share, span, span*share/12),
	}
}

// sinceTurn is how many hours a time lies after a turn of the tide, or after the one before it where it lies before this one, about six hours earlier.
func sinceTurn(turn, at float64) (hours float64, behind bool) {
	const day, tide = 24, 6
	hours = quantity.HoursBetween(turn, at)
	if before := day - hours; before <= tide {
		return tide - before, false
	}
	return hours, true
}

// tideHour is how many sixths of the way from one turn of the tide to the next, and whether the tide rises.
func tideHour(v *calc.Values) (sixths float64, rising bool, err error) {
	switch {
	case v.Has("low_time") && v.Has("high_time") && v.Has("time"):
		low, high, at := v.Number("low_time"), v.Number("high_time"), v.Number("time")
		const day = 86400
		rise := math.Mod(high-low+day, day)
		since := math.Mod(at-low+day, day)
		if rise <= day/2 && since <= rise {
			return 6 * since / rise, true, nil
		}
		fall := math.Mod(low-high+day, day)
		since = math.Mod(at-high+day, day)
		if fall > day/2 || since > fall {
			return 0, false, calc.InputErrorf("time", "must lie between high and low water")
		}
		return 6 * since / fall, false, nil
	case v.Has("low_time") && v.Has("time"):
		sixths, rising = sinceTurn(v.Number("low_time"), v.Number("time"))
	case v.Has("high_time") && v.Has("time"):
		sixths, rising = sinceTurn(v.Number("high_time"), v.Number("time"))
		rising = !rising
	case v.Has("hours_after_high"):
		sixths = v.In("hours_after_high", "h")
	case v.Has("hours_after_low"):
		sixths, rising = v.In("hours_after_low", "h"), true
	default:
		return 0, false, calc.InputErrorf("hours_after_low", "is missing: how long after low or high water, in h")
	}
	if sixths < 0 || sixths > 6.3 {
		return 0, false, calc.InputErrorf("time", "must be within about 6 h of the turn of the tide, not %s", answer.Show(sixths, "h"))
	}
	return min(sixths, 6), rising, nil
}
