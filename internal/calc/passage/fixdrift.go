package passage

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/geo"
)

func driftOfFixCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "current_from_fix", Title: answer.Say("Set and drift from two positions", "Strom aus Koppelort und Standort", "Courant d'après l'estime et le point"),
		Answers: "set and rate of the current from the positions of dead reckoning and fix at the same time",
		Formula: "set = course from DR to fix, drift = distance / time since the last fix",
		Source:  "the definition of set and drift",
		Inputs: []calc.Input{
			{Name: "dead_reckoning", Label: "position by dead reckoning", Kind: calc.Place}, {Name: "fix", Label: "position of the fix", Kind: calc.Place}, input.Time(),
		},
		Topic:   []string{"set and|or drift", "drift", "current", "dr ... fix", "dead_reckoning ... fix", "fix ... dr|dead_reckoning", "set", "stromversetzung|besteckversetzung", "courant|dérive"},
		Asks:    []string{"what", "set", "drift", "current", "find", "calculate", "how strong"},
		Whole:   true,
		Rank:    1,
		Read:    readFix,
		Compute: driftOfFix,
	}
}

// readFix takes the position that stands behind "fix" as the fix, else the second.
func readFix(q *question.Question, d *calc.Draft) {
	if len(q.Places) != 2 || !q.Says("dr", "dead reckoning", "reckoned|estimated position", "ep", "koppelort", "estime") {
		d.Refused = true
		return
	}
	dr, fix := q.Places[0], q.Places[1]
	if found := q.Find("fix|gps|actual|observed"); len(found) > 0 && q.Tokens[found[0].From].Start < dr.Start {
		dr, fix = fix, dr
	}
	d.Args["dead_reckoning"], d.Args["fix"] = dr.Name, fix.Name
	d.Quality += 2
}

func driftOfFix(v *calc.Values) (answer.Answer, error) {
	from, _, err := v.Position("dead_reckoning")
	if err != nil {
		return answer.Answer{}, err
	}
	to, _, err := v.Position("fix")
	if err != nil {
		return answer.Answer{}, err
	}
	d, hours := geo.RhumbDistance(from, to), v.In("time", "h")
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Course(answer.Say("set", "Die Stromrichtung", "La direction du courant"), geo.RhumbBearing(from, to), "T"),
			answer.Speed(answer.Say("drift", "die Stromstärke", "la vitesse du courant"), d/hours*1852/3600).Led(),
			answer.Run(answer.Say("distance from DR to fix", "Versetzung", "Distance de l'estime au point"), d*1852),
		},
		Working: answer.Working("from %s to %s: %s nm in %s h", from, to, d, hours),
	}, nil
}
