package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func collisionTimeCalculator() Calculator {
	return Calculator{
		Name: "collision_time", Title: say("Time to collision", "Zeit bis zur Kollision", "Temps avant collision"),
		Answers: "the minutes until two vessels on collision courses meet",
		Formula: "t = 60 d / V, d in nm, V the closing speed in kn, t in min",
		Source:  "speed, time and distance; head-on speeds add, an overtaking speed is the difference",
		Inputs: []Input{
			distanceInput(),
			{
				Name: "closing_speed", Label: "closing speed", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 150,
				Words: []string{
					"closing", "closing speed", "approach*", "relative speed", "combined", "rate of closing", "speed", "at",
					"annäherung*", "rapprochement",
				},
			},
		},
		topic: []string{
			"collision", "collide", "closing ... at|speed|on", "closing", "impact", "steady|constant|same bearing",
			"until ... meet", "minutes|long|soon|when ... meet", "they|we meet ?", "toward|towards each other", "approach* each other", "catch* ... up", "catch* her|him|them|it|up", "overtak*", "draw|draws|drawing|come|comes|coming level", "gain* on", "when ... meet", "cpa", "kollision*",
			"collision dans", "head on", "crash", "until ... hit*|reach* us", "stehende peilung", "gisement constant",
		},
		asks: []string{
			"how long", "how many minutes", "how much time", "time", "minutes", "when", "wie lange",
			"combien de temps", "wie viele minuten",
		},
		never:   []string{"rule*|colreg*|stand_on|give_way|right_of_way", "what should"},
		read:    readClosing,
		compute: collisionTime,
	}
}

// readClosing adds two speeds that meet head-on and subtracts them when one overtakes.
func readClosing(q *question, d *draft) {
	var speeds []int
	doing := q.where("do|does|doing|make|makes|making|at|our|my speed?", "boat|yacht|one|she|he|they ahead|astern|behind?")
	for i, one := range q.quantities {
		if one.Dim == quantity.Speed || one.Dim == quantity.Bare && one.Unit == "" && q.announced(i, doing) > 1.5 {
			speeds = append(speeds, i)
		}
	}
	if len(speeds) == 1 && q.says("overtak*", "catch* up|her|him|them|it", "each other", "head on", "same course|direction") && !q.says("clos*", "relative speed", "combined", "approach*", "gain*") {
		d.used[speeds[0]] = true // of one ship alone
	}
	if len(speeds) != 2 || q.says("closing speed", "closing at #", "closing on us at #",
		"relative speed") && !q.says("closing at # and", "head on") {
		return
	}
	first, _ := q.quantities[speeds[0]].As(quantity.Speed, "kn")
	second, _ := q.quantities[speeds[1]].As(quantity.Speed, "kn")
	a, _ := first.In("kn")
	b, _ := second.In("kn")
	sum := a + b
	if q.says("overtak*", "astern", "from behind", "catch*", "gain* on", "come|comes|coming|draw|draws level", "same direction", "same course", "slower", "faster") {
		sum = max(a, b) - min(a, b)
	}
	d.args["closing_speed"] = fmt.Sprintf("%g kn", sum)
	d.used[speeds[0]], d.used[speeds[1]] = true, true
	d.quality++
}

func collisionTime(v *values) (answer, error) {
	d, closing := v.In("distance", "nm"), v.In("closing_speed", "kn")
	return answer{
		Outcomes: []Outcome{duration(say("time to the meeting point", "Die Zeit bis zum Treffpunkt",
			"Le temps jusqu'au point de rencontre"), d/closing*3600)},
		Working: fmt.Sprintf("%s nm / %s kn × 60 = %s min", sh(d), sh(closing), sh(d/closing*60)),
		Notes: []Text{say("A steady bearing means risk of collision: act early and boldly under the collision regulations.",
			"Eine stehende Peilung bedeutet Kollisionsgefahr: früh und deutlich nach den KVR handeln.",
			"Un gisement constant signifie un risque d'abordage : manœuvrez tôt et franchement selon le RIPAM.")},
	}, nil
}
