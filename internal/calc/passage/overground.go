package passage

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
)

// overGroundCalculator is for who sails with or against a current for a time.
func overGroundCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "distance_over_ground", Title: answer.Say("Distance over the ground with a current", "Strecke über Grund mit Strom", "Distance fond avec courant"),
		Answers: "how far over the ground a speed carries in a time with a fair or foul current",
		Formula: "d = (V ± current) t",
		Source:  "speed, time and distance",
		Inputs:  []calc.Input{input.Speed(), input.Time(), calc.Demanded(input.Along())},
		Topic:   []string{"current", "tide", "stream", "ebb|flood", "foul|fair|adverse|favourable|favorable", "strom|gegenstrom", "courant"},
		Asks:    []string{"how far", "what distance", "how many miles|nm|nautical|km", "distance", "over the? ground", "made good", "wie weit", "welche strecke|distanz", "quelle distance", "combien de milles"},
		Never: []string{
			"carried|carry|swept|pushed|displaced|offset|sideways|drift*", "how long", "eta", "arriv*", "fix", "dr", "wind", "fuel|litres|burn*", "range|tank", "set|sets|setting", "steer|course|heading",
			"longer|shorter|sooner|later|difference", "high|low water", "hw|lw", "chain|rode|scope|anchor", "battery|ah",
		},
		Whole: true,
		Rank:  1.6,
		Read: func(q *question.Question, d *calc.Draft) {
			takeDrift(q, d, "speed", "current")
			input.ReadCurrentSign(q, d)
			acrossTrack(q, d)
			d.Refused = d.Refused || !q.Says("against", "foul|adverse|contrary|head|gegenstrom", "fair|favourable|favorable|following|mitlaufend*", "with me|us|you", "in my|our favour|favor", "with # of? tide|current|stream", "with a # tide|current|stream")
		},
		Compute: overGround,
	}
}

func overGround(v *calc.Values) (answer.Answer, error) {
	speed, current, hours := v.In("speed", "kn"), v.In("current", "kn"), v.In("time", "h")
	ground := speed + current
	if ground <= 0 {
		return answer.Answer{}, calc.InputErrorf("current", "of %s stops a boat that makes %s", answer.Show(-current, "kn"), answer.Show(speed, "kn"))
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Run(answer.Say("distance over the ground", "Die Strecke über Grund", "La distance fond"), ground*hours*1852),
			answer.Run(answer.Say("through the water", "Durchs Wasser", "Sur l'eau"), speed*hours*1852),
		},
		Working: answer.Working("(%s %+.3g) kn × %s h = %s nm", speed, current, hours, ground*hours),
	}, nil
}
