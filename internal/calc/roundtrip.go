package calc

import (
	"fmt"
	"math"
)

func roundTripCalculator() Calculator {
	return Calculator{
		Name: "round_trip", Title: say("There and back in a current", "Hin und zurück im Strom", "Aller et retour dans un courant"),
		Answers: "how long a distance takes there and back with a current that helps one way and hinders the other",
		Formula: "t = d / (V + current) + d / (V - current), d one way",
		Source:  "speed, time and distance",
		Inputs:  []Input{distanceInput(), speedInput(), onlyAnnounced(streamInput())},
		topic:   []string{"and back", "round trip", "up and down", "out and back", "comes|come|coming|go|goes|return* back", "both ways", "hin und zurück", "aller et retour", "aller retour"},
		asks:    []string{"how long", "time", "hours", "wie lange", "combien", "average|speed"},
		never:   []string{"cable|wire|mm2|ah|battery", "fuel|litres|gallons"},
		whole:   true,
		rank:    1,
		compute: roundTrip,
	}
}

// streamInput is the speed of a current, whichever way it goes.
func streamInput() Input {
	in := alongInput()
	in.Label, in.Min, in.Optional, in.Words = "current", 0.01, false, append(in.Words, "river", "flow*", "flowing at", "runs", "running")
	return in
}

func roundTrip(v *values) (answer, error) {
	d, knots, current := v.In("distance", "nm"), v.In("speed", "kn"), math.Abs(v.In("current", "kn"))
	if current >= knots {
		return answer{}, inputError("current", "of %s stops a boat that makes %s", show(current, "kn"), show(knots, "kn"))
	}
	against, with := d/(knots-current), d/(knots+current)
	return answer{
		Outcomes: []Outcome{
			duration(say("time there and back", "Die Zeit hin und zurück", "La durée aller et retour"), (against+with)*3600),
			duration(say("against the current", "Gegen den Strom", "Contre le courant"), against*3600),
			duration(say("with the current", "Mit dem Strom", "Avec le courant"), with*3600),
		},
		Working: fmt.Sprintf("%s / (%s - %s) + %s / (%s + %s) = %s + %s h", sh(d), sh(knots), sh(current), sh(d), sh(knots), sh(current), sh(against), sh(with)),
		Notes:   []Text{say("The distance is taken as one way.", "Die Strecke gilt für einen Weg.", "La distance est celle d'un trajet.")},
	}, nil
}
