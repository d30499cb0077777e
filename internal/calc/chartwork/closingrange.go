package chartwork

import (
	"fmt"

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
		Topic:   []string{"range|distance ... from # to #", "closes|closed|closing|drops|dropped|dropping|falls|fell|shrinks|shrank|decreases|decreased from # to #", "abstand ... von # auf #", "distance ... de # à #"},
		Asks:    []string{"when", "how long", "how many minutes", "time", "minutes", "how fast", "closing speed", "wann", "wie lange", "dans combien"},
		Never:   []string{"rule*|colreg*", "fuel|tank|battery"},
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
		second := q.Quantities[both[1]]
		if second.Dim != quantity.Length || second.Unit == "" {
			continue
		}
		d.TakeAs("first_range", both[0], fmt.Sprintf("%g %s", q.Quantities[both[0]].Given, second.Unit))
		d.Take("second_range", both[1])
	}
}

func closingRange(v *calc.Values) (answer.Answer, error) {
	first, second, hours := v.In("first_range", "nm"), v.In("second_range", "nm"), v.In("time", "h")
	if second >= first {
		return answer.Answer{}, calc.InputErrorf("second_range", "must be less than the first of %s: she is not closing", answer.Show(first, "nm"))
	}
	closing := (first - second) / hours
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Duration(answer.Say("time left from the second range", "Die Zeit vom zweiten Abstand an", "Le temps restant depuis la deuxième distance"), second/closing*3600),
			answer.Speed(answer.Say("closing speed", "Annäherung", "Vitesse de rapprochement"), closing*1852/3600),
		},
		Working: answer.Working("(%s - %s) nm / %s h = %s kn; %s nm / %s kn × 60 = %s min", first, second, hours, closing, second, closing, second/closing*60),
		Notes: []answer.Text{answer.Say("A steady bearing means risk of collision: act early and boldly under the collision regulations.",
			"Eine stehende Peilung bedeutet Kollisionsgefahr: früh und deutlich nach den KVR handeln.",
			"Un gisement constant signifie un risque d'abordage : manœuvrez tôt et franchement selon le RIPAM.")},
	}, nil
}
