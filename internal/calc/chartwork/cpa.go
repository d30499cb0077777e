package chartwork

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func closestApproachCalculator() calc.Calculator {
	heading := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Angle, Unit: "deg", Max: 360, Words: words}
	}
	knots := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Speed, Unit: "kn", Max: 100, Words: words}
	}
	return calc.Calculator{
		Name: "closest_approach", Title: answer.Say("Closest point of approach", "Dichteste Annäherung", "Distance minimale de passage"),
		Answers: "CPA and TCPA of another vessel from her bearing, range, course and speed and one's own course and speed",
		Formula: "v = v(target) - v(own); TCPA = -r·v / |v|²; CPA = |r + v TCPA|",
		Source:  "relative motion on a plane, both vessels keeping course and speed",
		Inputs: []calc.Input{
			{Name: "bearing", Label: "true bearing of the other vessel", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true},
			{Name: "relative_bearing", Label: "bearing from one's own bow, clockwise", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true},
			{Name: "range", Label: "range", Dim: quantity.Length, Unit: "nm", Min: 0.001, Max: 200},
			heading("course", "course of the other vessel"), knots("speed", "speed of the other vessel"),
			heading("own_course", "own course"), knots("own_speed", "own speed"),
		},
		Topic: []string{
			"cpa", "tcpa", "closest point of approach", "closest approach", "how close ... pass|come|get", "pass ... how close", "how near ... pass|come",
			"dichteste annäherung", "distance minimale",
		},
		Either:  []string{"bearing", "relative_bearing"},
		Read:    readApproach,
		Compute: closestApproach,
	}
}

// readApproach tells the other vessel's course and speed from one's own: own are those that stand after a word for
// oneself, with no word for the other between.
func readApproach(q *question.Question, d *calc.Draft) {
	own := q.Where("i|we|i_m|we_re|my|our|own|own_ship|me|us|ich|wir|mein|meine|unser*|je|nous|mon|notre")
	other := q.Where("target|ship|vessel|his|her|he|she|it|its|their|they|tanker|freighter|ferry|other|contact|schiff|navire|cargo")
	bearing := q.Where("bearing|brg|bears|bear|peilung|relèvement")
	ours := func(i int) bool {
		at := q.TokenOf(i)
		mine, theirs := own.LastBefore(at), other.LastBefore(at)
		return mine > theirs
	}
	if side, ok := relativeSide(q); ok {
		d.Args["relative_bearing"] = side
	}
	relative := q.Where("relative")
	for i, one := range q.Quantities {
		name := ""
		angle := one.Dim == quantity.Angle || one.Dim == quantity.Bare && one.Unit == ""
		switch _, bears := d.Args["bearing"]; {
		case angle && q.Announced(i, relative) > 1.4:
			d.Take("relative_bearing", i)
			continue
		case one.Dim == quantity.Length:
			name = "range"
		case (one.Dim == quantity.Speed || one.Dim == quantity.Bare && angle && follows(q, i, "at")) && ours(i):
			name = "own_speed"
		case one.Dim == quantity.Speed || angle && one.Dim == quantity.Bare && follows(q, i, "at"):
			name = "speed"
		case angle && !bears && q.Announced(i, bearing) > 1:
			name = "bearing"
		case angle && ours(i):
			name = "own_course"
		case angle:
			name = "course"
		}
		if _, taken := d.Args[name]; name != "" && !taken {
			d.Take(name, i)
		}
	}
}

// relativeSide reads a bearing that is said without a figure.
func relativeSide(q *question.Question) (degrees string, ok bool) {
	for _, side := range []struct{ phrase, degrees string }{
		{"starboard|right beam", "90 deg"}, {"port|left beam", "270 deg"}, {"dead|right ahead", "0 deg"}, {"dead|right astern", "180 deg"},
	} {
		if q.Says(side.phrase) {
			return side.degrees, true
		}
	}
	return "", false
}

// follows reports whether quantity i stands right behind the word.
func follows(q *question.Question, i int, word string) bool {
	at := q.TokenOf(i)
	return at > 0 && q.Tokens[at-1].Text == word
}

func closestApproach(v *calc.Values) (answer.Answer, error) {
	course, speed := v.In("course", "deg")*quantity.Degree, v.In("speed", "kn")
	own, ownSpeed := v.In("own_course", "deg")*quantity.Degree, v.In("own_speed", "kn")
	bearing, distance := v.In("bearing", "deg")*quantity.Degree, v.In("range", "nm")
	if !v.Has("bearing") {
		bearing = own + v.In("relative_bearing", "deg")*quantity.Degree
	}
	x, y := distance*math.Sin(bearing), distance*math.Cos(bearing)
	vx, vy := speed*math.Sin(course)-ownSpeed*math.Sin(own), speed*math.Cos(course)-ownSpeed*math.Cos(own)
	relative := math.Hypot(vx, vy)
	if relative < 0.01 {
		return answer.Answer{}, calc.InputErrorf("speed", "and course are your own: the distance stays %s", answer.Show(distance, "nm"))
	}
	hours := -(x*vx + y*vy) / (relative * relative)
	passing := answer.Say("closest point of approach (CPA)", "Die dichteste Annäherung (CPA)", "La distance minimale de passage (CPA)")
	working := answer.Working("relative speed %s kn towards %s; ", relative, answer.ShowCourse(math.Atan2(vx, vy)/quantity.Degree))
	if hours <= 0 {
		return answer.Answer{
			Outcomes: []answer.Outcome{answer.Run(passing, distance*1852).Remarked(answer.Say("now: the range is opening", "jetzt: der Abstand wächst",
				"maintenant : la distance augmente"))},
			Working: working + "the closest point is past",
		}, nil
	}
	cpa := math.Hypot(x+vx*hours, y+vy*hours)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Run(passing, cpa*1852),
			answer.Duration(answer.Say("time to it (TCPA)", "Die Zeit bis dahin (TCPA)", "Le temps jusque-là (TCPA)"), hours*3600).Led(),
		},
		Working: working + answer.Working("TCPA %s h, CPA %s nm", hours, cpa),
		Notes: []answer.Text{answer.Say("Bearings and courses wander by some degrees: where the bearing hardly changes assume a risk of collision and act early (Rules 7 and 8).",
			"Peilungen und Kurse schwanken um einige Grad: steht die Peilung fast, Kollisionsgefahr annehmen und früh handeln (KVR 7 und 8).",
			"Relèvements et caps varient de quelques degrés : si le relèvement change à peine, supposez un risque d'abordage et manœuvrez tôt (règles 7 et 8).")},
	}, nil
}
