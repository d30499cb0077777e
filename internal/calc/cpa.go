package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

func approachCalculators() []Calculator { return []Calculator{closestApproachCalculator()} }

func closestApproachCalculator() Calculator {
	heading := func(name, label string, words ...string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Angle, Unit: "deg", Max: 360, Words: words}
	}
	knots := func(name, label string, words ...string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Speed, Unit: "kn", Max: 100, Words: words}
	}
	return Calculator{
		Name: "closest_approach", Title: say("Closest point of approach", "Dichteste Annäherung", "Distance minimale de passage"),
		Answers: "CPA and TCPA of another vessel from her bearing, range, course and speed and one's own course and speed",
		Formula: "v = v(target) - v(own); TCPA = -r·v / |v|²; CPA = |r + v TCPA|",
		Source:  "relative motion on a plane, both vessels keeping course and speed",
		Inputs: []Input{
			{Name: "bearing", Label: "true bearing of the other vessel", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true},
			{Name: "relative_bearing", Label: "bearing from one's own bow, clockwise", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true},
			{Name: "range", Label: "range", Dim: quantity.Length, Unit: "nm", Min: 0.001, Max: 200},
			heading("course", "course of the other vessel"), knots("speed", "speed of the other vessel"),
			heading("own_course", "own course"), knots("own_speed", "own speed"),
		},
		topic: []string{
			"cpa", "tcpa", "closest point of approach", "closest approach", "how close ... pass|come|get", "pass ... how close", "how near ... pass|come",
			"dichteste annäherung", "distance minimale",
		},
		either:  []string{"bearing", "relative_bearing"},
		read:    readApproach,
		compute: closestApproach,
	}
}

// readApproach tells the other vessel's course and speed from one's own: own are those that stand after a word for
// oneself, with no word for the other between.
func readApproach(q *question, d *draft) {
	own := q.where("i|we|i_m|we_re|my|our|own|own_ship|me|us|ich|wir|mein|meine|unser*|je|nous|mon|notre")
	other := q.where("target|ship|vessel|his|her|he|she|it|its|their|they|tanker|freighter|ferry|other|contact|schiff|navire|cargo")
	bearing := q.where("bearing|brg|bears|bear|peilung|relèvement")
	ours := func(i int) bool {
		at := q.tokenOf(i)
		mine, theirs := own.lastBefore(at), other.lastBefore(at)
		return mine > theirs
	}
	if side, ok := q.relativeSide(); ok {
		d.args["relative_bearing"] = side
	}
	relative := q.where("relative")
	for i, one := range q.quantities {
		name := ""
		angle := one.Dim == quantity.Angle || one.Dim == quantity.Bare && one.Unit == ""
		switch _, bears := d.args["bearing"]; {
		case angle && q.announced(i, relative) > 1.4:
			d.take("relative_bearing", i)
			continue
		case one.Dim == quantity.Length:
			name = "range"
		case (one.Dim == quantity.Speed || one.Dim == quantity.Bare && angle && q.follows(i, "at")) && ours(i):
			name = "own_speed"
		case one.Dim == quantity.Speed || angle && one.Dim == quantity.Bare && q.follows(i, "at"):
			name = "speed"
		case angle && !bears && q.announced(i, bearing) > 1:
			name = "bearing"
		case angle && ours(i):
			name = "own_course"
		case angle:
			name = "course"
		}
		if _, taken := d.args[name]; name != "" && !taken {
			d.take(name, i)
		}
	}
}

// relativeSide reads a bearing that is said without a figure.
func (q *question) relativeSide() (degrees string, ok bool) {
	for _, side := range []struct{ phrase, degrees string }{
		{"starboard|right beam", "90 deg"}, {"port|left beam", "270 deg"}, {"dead|right ahead", "0 deg"}, {"dead|right astern", "180 deg"},
	} {
		if q.says(side.phrase) {
			return side.degrees, true
		}
	}
	return "", false
}

// follows reports whether quantity i stands right behind the word.
func (q *question) follows(i int, word string) bool {
	at := q.tokenOf(i)
	return at > 0 && q.tokens[at-1].text == word
}

func closestApproach(v *values) (answer, error) {
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
		return answer{}, inputError("speed", "and course are your own: the distance stays %s", show(distance, "nm"))
	}
	hours := -(x*vx + y*vy) / (relative * relative)
	passing := say("closest point of approach (CPA)", "Die dichteste Annäherung (CPA)", "La distance minimale de passage (CPA)")
	working := fmt.Sprintf("relative speed %s kn towards %s; ", sh(relative), showCourse(math.Atan2(vx, vy)/quantity.Degree))
	if hours <= 0 {
		return answer{
			Outcomes: []Outcome{run(passing, distance*1852).remarked(say("now: the range is opening", "jetzt: der Abstand wächst",
				"maintenant : la distance augmente"))},
			Working: working + "the closest point is past",
		}, nil
	}
	cpa := math.Hypot(x+vx*hours, y+vy*hours)
	return answer{
		Outcomes: []Outcome{
			run(passing, cpa*1852),
			duration(say("time to it (TCPA)", "Die Zeit bis dahin (TCPA)", "Le temps jusque-là (TCPA)"), hours*3600).led(),
		},
		Working: working + fmt.Sprintf("TCPA %s h, CPA %s nm", sh(hours), sh(cpa)),
		Notes: []Text{say("Bearings and courses wander by some degrees: where the bearing hardly changes assume a risk of collision and act early (Rules 7 and 8).",
			"Peilungen und Kurse schwanken um einige Grad: steht die Peilung fast, Kollisionsgefahr annehmen und früh handeln (KVR 7 und 8).",
			"Relèvements et caps varient de quelques degrés : si le relèvement change à peine, supposez un risque d'abordage et manœuvrez tôt (règles 7 et 8).")},
	}, nil
}
