package chartwork

import (
	"fmt"
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// closingRangeCalculator is collision_time for a closing speed that is told by two ranges.
func closingRangeCalculator() calc.Calculator {
	distance := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "nm", Min: 0.001, Max: 200, Bare: true, Announced: true}
	}
	return calc.Calculator{
		Name: "closing_range", Title: answer.Say("Time to collision from two ranges", "Zeit bis zur Kollision aus zwei Abständen", "Temps avant collision d'après deux distances"),
		Answers: "when a vessel on a steady bearing arrives whose range is taken twice",
		Formula: "closing speed = (first range - second) / time between; time left = second range / closing speed",
		Source:  "speed, time and distance along a steady bearing",
		Inputs: []calc.Input{
			distance("first_range", "first range"), distance("second_range", "second range"),
			{Name: "time", Label: "time between them", Dim: quantity.Time, Unit: "min", Min: 0.05, Max: 1440},
		},
		Topic: []string{
			"range|ranges|distance|radar ... later|then|now|afterwards", "ranges ... # and|then #", "range ... # ... # ... apart|later", "range|distance now? # ... ago", "# off|away ... later|then|now", "ranged at #", "closing speed|rate", "range|distance # ... minutes ago", "# later|afterwards ... at|to|is|only #", "range|distance ... from # to #", "closes|closed|closing|drops|dropped|dropping|falls|fell|shrinks|shrank|decreases|decreased from # to #", "abstand ... von # auf #", "distance ... de # à #",
		},
		Asks:    []string{"when", "how long", "how many minutes", "time", "minutes", "how fast", "closing speed|rate", "speed|rate ... closing|approach", "hit|meet|collide*|collision", "wann", "wie lange", "dans combien"},
		Never:   []string{"rule*|colreg*", "fuel|tank|battery", "log", "abeam|bow", "tide|tidal|stream|current", "wind|gust*"},
		Whole:   true,
		Rank:    1,
		Read:    readRanges,
		Compute: closingRange,
	}
}

// readRanges takes the two ranges and the only time of the question.
func readRanges(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find(input.FromTo...) {
		both := q.QuantitiesIn(e)
		if second := q.Quantities[both[1]]; second.Dim == quantity.Length && second.Unit != "" {
			takeRanges(q, d, both[0], both[1])
			return
		}
	}
	if !q.Says("range|ranges|closing|closes|collision|collide*|hit|meet") {
		return
	}
	var ranges []int
	for i, one := range q.Quantities {
		switch {
		case direction(one):
			d.Used[i] = true // the bearing stays as it is
		case one.Dim == quantity.Length, one.Dim == quantity.Bare && one.Unit == "" && one.Given > 0:
			ranges = append(ranges, i)
		}
	}
	if len(ranges) != 2 || q.Quantities[ranges[0]].Unit == "" && q.Quantities[ranges[1]].Unit == "" {
		return
	}
	if ago := q.Find("# ago|earlier|before"); len(ago) > 0 && q.QuantityIn(ago[0], quantity.Time) >= 0 && q.Quantities[ranges[0]].Given < q.Quantities[ranges[1]].Given {
		slices.Reverse(ranges) // "range now 3 miles, it was 5 ten minutes ago"
	}
	takeRanges(q, d, ranges[0], ranges[1])
}

// takeRanges takes two ranges, of which one may go without a unit.
func takeRanges(q *question.Question, d *calc.Draft, first, second int) {
	for name, i := range map[string]int{"first_range": first, "second_range": second} {
		one := q.Quantities[i]
		if one.Unit == "" {
			one.Unit = q.Quantities[first+second-i].Unit
		}
		d.TakeAs(name, i, fmt.Sprintf("%g %s", one.Given, one.Unit))
	}
}

// direction reports whether a quantity is a direction, written in full or as an angle.
func direction(one quantity.Quantity) bool {
	return one.Dim == quantity.Angle || one.Dim == quantity.Bare && threeFigures.MatchString(one.Text)
}

// threeFigures is a direction as it is written.
var threeFigures = regexp.MustCompile(`^[0-3]\d\d$`)

func closingRange(v *calc.Values) (answer.Answer, error) {
	first, second, hours := v.In("first_range", "nm"), v.In("second_range", "nm"), v.In("time", "h")
	if second >= first {
		return answer.Answer{}, calc.InputErrorf("second_range", "must be less than the first of %s: she is not closing", answer.Show(first, "nm"))
	}
	closing := (first - second) / hours
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Duration(answer.Say("time left from the second range", "Die Zeit vom zweiten Abstand an", "Le temps restant depuis la deuxième distance"), second/closing*3600),
			answer.Speed(answer.Say("closing speed", "Die Annäherung", "La vitesse de rapprochement"), closing*1852/3600).Led(),
		},
		Working: answer.Working("(%s - %s) nm / %s h = %s kn; %s nm / %s kn × 60 = %s min", first, second, hours, closing, second, closing, second/closing*60),
		Notes: []answer.Text{answer.Say("A steady bearing means risk of collision: act early and boldly under the collision regulations.",
			"Eine stehende Peilung bedeutet Kollisionsgefahr: früh und deutlich nach den KVR handeln.",
			"Un gisement constant signifie un risque d'abordage : manœuvrez tôt et franchement selon le RIPAM.")},
	}, nil
}
