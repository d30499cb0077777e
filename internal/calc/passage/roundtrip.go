package passage

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
)

func roundTripCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "round_trip", Title: answer.Say("There and back in a current", "Hin und zurück im Strom", "Aller et retour dans un courant"),
		Answers: "how long a distance takes there and back with a current that helps one way and hinders the other",
		Formula: "t = d / (V + current) + d / (V - current), d one way",
		Source:  "speed, time and distance",
		Inputs:  []calc.Input{input.Distance(), input.Speed(), calc.Announced(streamInput())},
		Topic:   []string{"and back", "round trip", "up and down", "out and back", "comes|come|coming|go|goes|return* back", "both ways", "hin und zurück", "aller et retour", "aller retour", "there ... back", "out ... back", "up|down|outward|outbound ... back", "there ... way back", "each leg|way ?"},
		Asks:    []string{"how long", "each leg|way", "time", "hours", "wie lange", "combien", "average|speed"},
		Never:   []string{"cable|wire|mm2|ah|battery", "fuel|litres|gallons"},
		Whole:   true,
		Rank:    1,
		Read:    takeOneWay,
		Compute: roundTrip,
	}
}

// takeOneWay takes the shorter of two distances of which the other is both ways.
func takeOneWay(q *question.Question, d *calc.Draft) {
	const nearly = 0.01
	input.OneWay(q, d, "distance", nearly, seaMiles)
}

// streamInput is the speed of a current, whichever way it goes.
func streamInput() calc.Input {
	in := input.Along()
	in.Label, in.Min, in.Optional, in.Words = "current", 0.01, false, append(in.Words, "river", "flow*", "flowing at", "runs", "running")
	return in
}

func roundTrip(v *calc.Values) (answer.Answer, error) {
	d, knots, current := v.In("distance", "nm"), v.In("speed", "kn"), math.Abs(v.In("current", "kn"))
	if current >= knots {
		return answer.Answer{}, calc.InputErrorf("current", "of %s stops a boat that makes %s", answer.Show(current, "kn"), answer.Show(knots, "kn"))
	}
	against, with := d/(knots-current), d/(knots+current)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Duration(answer.Say("time there and back", "Die Zeit hin und zurück", "La durée aller et retour"), (against+with)*3600),
			answer.Duration(answer.Say("time against the current", "Die Zeit gegen den Strom", "La durée contre le courant"), against*3600).Led(),
			answer.Duration(answer.Say("time with it", "Die Zeit mit ihm", "La durée avec lui"), with*3600).Led(),
		},
		Working: answer.Working("%s / (%s - %s) + %s / (%s + %s) = %s + %s h", d, knots, current, d, knots, current, against, with),
		Notes:   []answer.Text{answer.Say("The distance is taken as one way.", "Die Strecke gilt für einen Weg.", "La distance est celle d'un trajet.")},
	}, nil
}
