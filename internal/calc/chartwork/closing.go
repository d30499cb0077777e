package chartwork

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func collisionTimeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "collision_time", Title: answer.Say("Time to collision", "Zeit bis zur Kollision", "Temps avant collision"),
		Answers: "the minutes until two vessels on collision courses meet",
		Formula: "t = 60 d / V, d in nm, V the closing speed in kn, t in min",
		Source:  "speed, time and distance; head-on speeds add, an overtaking speed is the difference",
		Inputs: []calc.Input{
			input.Distance(),
			{
				Name: "closing_speed", Label: "closing speed", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 150,
				Words: []string{
					"closing", "closing speed", "approach*", "relative speed", "combined", "rate of closing", "speed", "at",
					"annäherung*", "rapprochement",
				},
			},
		},
		Topic: []string{
			"collision", "collide", "closing ... at|speed|on", "closing", "impact", "steady|constant|same bearing",
			"until ... meet|pass", "apart ... reciprocal|opposite|head_on", "reciprocal|opposite course* ... pass", "level with", "# astern|behind ... level|alongside|catch*", "to meeting", "reciprocal course* ... meet*", "head_on|reciprocal ... minutes|long", "minutes|long|soon|when ... meet", "they|we meet ?", "toward|towards each other", "approach* each other", "catch* ... up", "catch* her|him|them|it|up", "overtak*", "draw|draws|drawing|come|comes|coming level", "gain* on", "when ... meet", "cpa", "kollision*",
			"collision dans", "head on", "crash", "until ... hit*|reach* us", "stehende peilung", "gisement constant",
		},
		Asks: []string{
			"how long", "how many minutes", "how much time", "time", "minutes", "when", "wie lange",
			"combien de temps", "wie viele minuten",
		},
		Never:   []string{"rule*|colreg*|stand_on|give_way|right_of_way", "what should", "what|which s|is the|our|their|her closing_speed|rate_of_closing"},
		Read:    readClosing,
		Compute: collisionTime,
	}
}

// readClosing adds two speeds that meet head-on and subtracts them when one overtakes.
func readClosing(q *question.Question, d *calc.Draft) {
	var speeds []int
	doing := q.Where("do|does|doing|make|makes|making|at|our|my speed?", "boat|yacht|one|she|he|they ahead|astern|behind?")
	for i, one := range q.Quantities {
		if one.Dim == quantity.Speed || one.Dim == quantity.Bare && one.Unit == "" && q.Announced(i, doing) > 1.5 {
			speeds = append(speeds, i)
		}
	}
	if len(speeds) == 1 && q.Says("overtak*", "catch* up|her|him|them|it", "each other", "head on", "same course|direction") && !q.Says("clos*", "relative speed", "combined", "approach*", "gain*") {
		d.Used[speeds[0]] = true // of one ship alone
	}
	if len(speeds) != 2 || q.Says("closing speed", "closing at #", "closing on us at #",
		"relative speed") && !q.Says("closing at # and", "head on") {
		return
	}
	first, _ := q.Quantities[speeds[0]].As(quantity.Speed, "kn")
	second, _ := q.Quantities[speeds[1]].As(quantity.Speed, "kn")
	a, _ := first.In("kn")
	b, _ := second.In("kn")
	sum := a + b
	if q.Says("overtak*", "astern", "from behind", "catch*", "gain* on", "come|comes|coming|draw|draws level", "same direction", "same course", "slower", "faster") {
		sum = max(a, b) - min(a, b)
	}
	d.Args["closing_speed"] = fmt.Sprintf("%g kn", sum)
	d.Used[speeds[0]], d.Used[speeds[1]] = true, true
	d.Quality++
}

func collisionTime(v *calc.Values) (answer.Answer, error) {
	d, closing := v.In("distance", "nm"), v.In("closing_speed", "kn")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Duration(answer.Say("time to the meeting point", "Die Zeit bis zum Treffpunkt",
			"Le temps jusqu'au point de rencontre"), d/closing*3600)},
		Working: answer.Working("%s nm / %s kn × 60 = %s min", d, closing, d/closing*60),
		Notes: []answer.Text{answer.Say("A steady bearing means risk of collision: act early and boldly under the collision regulations.",
			"Eine stehende Peilung bedeutet Kollisionsgefahr: früh und deutlich nach den KVR handeln.",
			"Un gisement constant signifie un risque d'abordage : manœuvrez tôt et franchement selon le RIPAM.")},
	}, nil
}
