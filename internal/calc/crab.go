package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

func crabAngleCalculator() Calculator {
	return Calculator{
		Name: "crab_angle", Title: say("Angle to allow for a cross current", "Vorhaltewinkel bei Querstrom", "Angle de correction d'un courant traversier"),
		Answers: "by how many degrees to head up into a current square across the track, and the speed that is left along it",
		Formula: "sin α = current / V, SOG = V cos α",
		Source:  currentTriangle,
		Inputs: []Input{boatSpeedInput(), {
			Name: "current", Label: "current across the track", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 20, Announced: true, Words: []string{
				"current", "tide", "stream", "cross current|tide", "across", "on the beam", "abeam", "strom", "courant", "set*",
			},
		}},
		topic: []string{
			"crab*", "degrees|angle ... upstream|up_tide|uptide|into the current|tide|stream", "aim|head|steer|point up ... stream|tide|current", "degrees ... correct*|allow*|offset|lay_off|stay", "vorhalte*", "angle ... correction",
			"current|tide|stream ... on_the_beam|abeam|across|beam_on ... degrees|angle|correct*|allow*",
		},
		asks:    []string{"how many degrees", "what angle", "how much", "degrees", "by how much", "wie viel* grad", "combien de degrés"},
		never:   []string{"setting|sets #", "set #", "track|course of? #", "wind", "leeway", "miles|nm"},
		whole:   true,
		rank:    0.6,
		compute: crabAngle,
	}
}

func crabAngle(v *values) (answer, error) {
	knots, current := v.In("boat_speed", "kn"), v.In("current", "kn")
	if current >= knots {
		return answer{}, inputError("current", "of %s cannot be held against by a boat that makes %s", show(current, "kn"), show(knots, "kn"))
	}
	degrees := math.Asin(current/knots) / quantity.Degree
	return answer{
		Outcomes: []Outcome{
			angle(say("angle to head up", "Der Vorhaltewinkel", "L'angle de correction"), degrees),
			speed(say("speed over the ground", "Fahrt über Grund", "Vitesse fond"), knots*math.Cos(degrees*quantity.Degree)*1852/3600),
		},
		Working: fmt.Sprintf("sin α = %s / %s, α = %s°", sh(current), sh(knots), sh(degrees)),
	}, nil
}

func currentDelayCalculator() Calculator {
	return Calculator{
		Name: "current_delay", Title: say("Time lost or won by a current", "Zeitverlust oder -gewinn durch Strom", "Temps perdu ou gagné par un courant"),
		Answers: "how much longer or shorter a distance takes with a current than without",
		Formula: "Δt = d / (V ± current) - d / V",
		Source:  "speed, time and distance",
		Inputs:  []Input{distanceInput(), speedInput(), required(alongInput())},
		topic: []string{
			"than without|in_slack|in_still|with_no", "without the|a? current|tide|stream|it", "how much longer|sooner|faster|later", "how much longer|more_time|sooner|faster ... current|tide|stream", "how much time|longer ... lose|cost*|save*|gain ... current|tide|stream",
			"current|tide|stream ... cost|costs|save|saves ... time|minutes|hours", "compared ... slack|without|no current|tide|stream", "wie viel länger|mehr ... strom", "combien ... de plus ... courant",
		},
		asks:    []string{"how much", "how many", "longer", "sooner", "time", "wie viel", "combien"},
		never:   []string{"fuel|litres|gallons", "wind"},
		whole:   true,
		rank:    1.6,
		read:    readCurrentSign,
		compute: currentDelay,
	}
}

func currentDelay(v *values) (answer, error) {
	seconds, working, err := v.underWay()
	if err != nil {
		return answer{}, err
	}
	still := v.In("distance", "m") / v.In("speed", "m/s")
	label := say("time lost", "Der Zeitverlust", "Le temps perdu")
	if seconds < still {
		label = say("time won", "Der Zeitgewinn", "Le temps gagné")
	}
	return answer{
		Outcomes: []Outcome{
			duration(label, math.Abs(seconds-still)),
			duration(say("with the current", "Mit dem Strom", "Avec le courant"), seconds),
			duration(say("without a current", "Ohne Strom", "Sans courant"), still),
		},
		Working: working + fmt.Sprintf("; without %s h", sh(still/3600)),
	}, nil
}
