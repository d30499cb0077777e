package tide

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// turnsOfTide are the heights of low and high water in metres: both as they are told, or one of them and the range.
func turnsOfTide(v *calc.Values) (low, high float64, err error) {
	low, high = v.In("low_water", "m"), v.In("high_water", "m")
	span := v.In("range", "m")
	switch {
	case !v.Has("range"):
	case !v.Has("high_water"):
		high = low + span
	case !v.Stated("low_water"):
		low = high - span
		v.Assume("low_water", question.InUnits(math.Round(100*low)/100, "m")) // in whole centimetres
	case math.Abs(high-low-span) > 0.05*span+0.05:
		return 0, 0, calc.InputErrorf("range", "of %s does not go from the low water of %s to the high water of %s", answer.Show(span, "m"), answer.Show(low, "m"), answer.Show(high, "m"))
	}
	if high <= low {
		return 0, 0, calc.InputErrorf("high_water", "must be above the low water of %s, not %s", answer.Show(low, "m"), answer.Show(high, "m"))
	}
	return low, high, nil
}

// belowDatum says of a height below nothing that it is less water than the chart shows.
func belowDatum(height float64) []answer.Text {
	if height >= 0 {
		return nil
	}
	return []answer.Text{answer.Say("Below chart datum: there is less water than the chart shows. Check the heights that this was reckoned from.",
		"Unter Kartennull: es ist weniger Wasser da, als die Karte zeigt. Die Höhen prüfen, aus denen das gerechnet ist.",
		"Sous le zéro des cartes : il y a moins d'eau que la carte n'en montre. Vérifiez les hauteurs de départ.")}
}

var (
	highWords = []string{"high water|tide", "hw", "hws", "hwn", "hochwasser", "pleine mer", "pm"}
	lowWords  = []string{"low water|tide", "lw", "lws", "lwn", "niedrigwasser", "basse mer", "bm"}
)

// takeTurnOfRange takes the only height beside a range as that of the only turn of the tide that has a height or a time: "range 4.8 m, HW at
// 1200 with 5.6 m" tells high water, however far the height stands from its name.
func takeTurnOfRange(d *calc.Draft, q *question.Question) {
	span := spanTold(q)
	if span < 0 {
		return
	}
	if len(q.Find("range|tidenhub|marnage")) > 1 {
		d.Refused = true // one takes the place of the other, which the sum before knows
		return
	}
	d.Take("range", span)
	height, ofKeel := -1, q.Where("draft", "draught", "draw", "draws", "under the|my|our? keel", "clearance", "to spare", "dries", "drying", "charted depth", "tiefgang", "trockenfall*", "tirant")
	for i, one := range q.Quantities {
		if i == span || one.Dim != quantity.Length || q.Announced(i, ofKeel) > 1 {
			continue
		}
		if height >= 0 {
			return
		}
		height = i
	}
	input := turnTold(q)
	if height < 0 || input == "" {
		return
	}
	d.Take(input, height)
}

// spanTold is the quantity that is said to be the range of the tide, -1 for none.
func spanTold(q *question.Question) int {
	words := q.Where("range", "tidal range", "range of", "tidenhub", "marnage")
	best, near := -1, 1.0
	for i, one := range q.Quantities {
		if one.Dim != quantity.Length {
			continue
		}
		if at := q.Announced(i, words); at > near {
			best, near = i, at
		}
	}
	return best
}

// turnTold is the input for the height of the only turn of the tide that is named, "" where both are or none.
func turnTold(q *question.Question) string {
	high, low := q.Says(highWords...), q.Says(lowWords...)
	switch {
	case high == low:
		return ""
	case high:
		return "high_water"
	}
	return "low_water"
}

// takeTurnTimes takes the time of day right behind the name of a turn of the tide, "HW at 1300", as the time of that turn and not as the one
// asked about.
func takeTurnTimes(d *calc.Draft, q *question.Question) {
	for _, turn := range []struct {
		input string
		words []string
	}{{"high_time", highWords}, {"low_time", lowWords}} {
		if i := q.ValueOf(quantity.Clock, turn.words...); i >= 0 && !d.Used[i] && !q.Says("after|before|past|since|from high|hw|low|lw") {
			d.Take(turn.input, i)
		}
	}
}

// whenAsked are how a turn asks for the time at which there is water enough.
var whenAsked = []string{"when", "what time", "until", "latest", "earliest", "wann", "quand", "à quelle heure"}
