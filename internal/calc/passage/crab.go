package passage

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func crabAngleCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "crab_angle", Title: answer.Say("Angle to allow for a cross current", "Vorhaltewinkel bei Querstrom", "Angle de correction d'un courant traversier"),
		Answers: "by how many degrees to head up into a current square across the track, and the speed that is left along it",
		Formula: "sin α = current / V, SOG = V cos α",
		Source:  currentTriangle,
		Inputs: []calc.Input{input.BoatSpeed(), {
			Name: "current", Label: "current across the track", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 20, Announced: true, Words: []string{
				"current", "tide", "stream", "cross current|tide", "across", "on the beam", "abeam", "strom", "courant", "set*",
			},
		}},
		Topic: []string{
			"crab*", "degrees|angle ... upstream|up_tide|uptide|into the current|tide|stream", "aim|head|steer|point up ... stream|tide|current", "degrees ... correct*|allow*|offset|lay_off|stay", "vorhalte*", "angle ... correction",
			"current|tide|stream ... on_the_beam|abeam|across|beam_on ... degrees|angle|correct*|allow*",
		},
		Asks:    []string{"how many degrees", "what angle", "how much", "degrees", "by how much", "wie viel* grad", "combien de degrés"},
		Never:   []string{"setting|sets #", "set #", "track|course of? #", "wind", "leeway", "miles|nm"},
		Whole:   true,
		Rank:    0.6,
		Compute: crabAngle,
	}
}

func crabAngle(v *calc.Values) (answer.Answer, error) {
	knots, current := v.In("boat_speed", "kn"), v.In("current", "kn")
	if current >= knots {
		return answer.Answer{}, calc.InputErrorf("current", "of %s cannot be held against by a boat that makes %s", answer.Show(current, "kn"), answer.Show(knots, "kn"))
	}
	degrees := math.Asin(current/knots) / quantity.Degree
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Angle(answer.Say("angle to head up", "Der Vorhaltewinkel", "L'angle de correction"), degrees),
			answer.Speed(answer.Say("speed over the ground", "Fahrt über Grund", "Vitesse fond"), knots*math.Cos(degrees*quantity.Degree)*1852/3600),
		},
		Working: answer.Working("sin α = %s / %s, α = %s°", current, knots, degrees),
	}, nil
}

func currentDelayCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "current_delay", Title: answer.Say("Time lost or won by a current", "Zeitverlust oder -gewinn durch Strom", "Temps perdu ou gagné par un courant"),
		Answers: "how much longer or shorter a distance takes with a current than without",
		Formula: "Δt = d / (V ± current) - d / V",
		Source:  "speed, time and distance",
		Inputs:  []calc.Input{input.Distance(), input.Speed(), calc.Demanded(input.Along())},
		Topic: []string{
			"than without|in_slack|in_still|with_no", "without the|a? current|tide|stream|it", "how much longer|sooner|faster|later", "how much longer|more_time|sooner|faster ... current|tide|stream", "how much time|longer ... lose|cost*|save*|gain ... current|tide|stream",
			"how much time|longer|sooner ... current|tide|stream save|saves|cost|costs|lose|loses|gain|gains", "current|tide|stream ... cost|costs|save|saves ... time|minutes|hours", "compared ... slack|without|no current|tide|stream", "wie viel länger|mehr ... strom", "combien ... de plus ... courant",
		},
		Asks:  []string{"how much", "how many", "longer", "sooner", "time", "wie viel", "combien"},
		Never: []string{"fuel|litres|gallons", "wind"},
		Whole: true,
		Rank:  1.6,
		Read: func(q *question.Question, d *calc.Draft) {
			input.ReadCurrentSign(q, d)
			acrossTrack(q, d)
		},
		Compute: currentDelay,
	}
}

func currentDelay(v *calc.Values) (answer.Answer, error) {
	seconds, working, err := underWay(v)
	if err != nil {
		return answer.Answer{}, err
	}
	still := v.In("distance", "m") / v.In("speed", "m/s")
	label := answer.Say("time lost", "Der Zeitverlust", "Le temps perdu")
	if seconds < still {
		label = answer.Say("time won", "Der Zeitgewinn", "Le temps gagné")
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Duration(label, math.Abs(seconds-still)),
			answer.Duration(answer.Say("with the current", "Mit dem Strom", "Avec le courant"), seconds),
			answer.Duration(answer.Say("without a current", "Ohne Strom", "Sans courant"), still),
		},
		Working: working + answer.Working("; without %s h", still/3600),
	}, nil
}
