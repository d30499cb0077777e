package measure

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func zoneTimeCalculator() calc.Calculator {
	ahead := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Bare, Min: -12, Max: 14, Announced: true}
	}
	return calc.Calculator{
		Name: "zone_time", Title: answer.Say("A time in another zone", "Eine Uhrzeit in einer anderen Zone", "Une heure dans un autre fuseau"),
		Answers: "what time it is in another time zone, as from the UTC of a tide table to the time on the clock",
		Formula: "time there = time here - hours here + hours there, in hours ahead of UTC",
		Source:  "the zones' offsets from UTC; summer time lasts from the end of March to the end of October in Europe, from mid March to early November in North America",
		Inputs: []calc.Input{
			{Name: "time", Label: "time of day", Dim: quantity.Clock},
			ahead("from", "hours that its zone is ahead of UTC"), ahead("to", "hours that the other zone is ahead of UTC"),
			calc.Optional(ahead("summer", "hours to add to the result while summer time is kept, where that is not known")),
		},
		Topic: []string{"what|which time", "local time", "in|to|into|is|as|at|on|for", "convert*", "uhr|uhrzeit|ortszeit", "heure|heures"},
		Never: []string{"knots|kn|kts|speed", "sunrise|sunset|moon*", "arriv*|eta|arrive", "later|earlier|takes", "height|depth"},
		Whole: true, Rank: 1,
		Read:    readZones,
		Compute: zoneTime,
	}
}

// readZones takes the only time of day, the zone that it is told in and the other that it is asked for in; a question that does not name
// both is refused.
func readZones(q *question.Question, d *calc.Draft) {
	clock := slices.IndexFunc(q.Quantities, isClock)
	if clock < 0 {
		d.Refused = true
		return
	}
	named := input.ZonesOf(q)
	if slices.IndexFunc(q.Quantities[clock+1:], isClock) >= 0 || len(named) != 2 {
		d.Refused = true
		return
	}
	from, to := named[0], named[1]
	if at := q.Quantities[clock]; to.Start >= at.Start && to.Start <= at.End+1 { // "what is it in UTC at 20:15 BST"
		from, to = to, from
	}
	d.Take("time", clock)
	d.Args["from"], d.Args["to"] = from.Offset, to.Offset
	if summer := to.Summer - from.Summer; summer != 0 {
		d.Args["summer"] = summer
	}
	d.Quality += 3
	for i, one := range q.Quantities {
		d.Used[i] = d.Used[i] || one.Dim == quantity.Calendar
	}
	for _, z := range named {
		d.SpokenFor(z.Start, z.End)
	}
}

func isClock(one quantity.Quantity) bool { return one.Dim == quantity.Clock }

func zoneTime(v *calc.Values) (answer.Answer, error) {
	from, to := v.Number("from"), v.Number("to")
	at := func(offset float64) string {
		return answer.Clock(v.Number("time")+(offset-from)*3600, quantity.ZoneName(offset))
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Say("time there", "Die Uhrzeit dort", "L'heure là-bas"), at(to))},
		Working:  fmt.Sprintf("%s, %s to %s: %+g h", answer.ShowQuantity(v.Quantity("time")), quantity.ZoneName(from), quantity.ZoneName(to), to-from),
	}
	if v.Has("summer") {
		a.Outcomes = append(a.Outcomes, answer.Plain(answer.Say("while summer time is kept", "Während der Sommerzeit", "Pendant l'heure d'été"), at(to+v.Number("summer"))))
	}
	return a, nil
}
