package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/geo"
)

func driftOfFixCalculator() Calculator {
	return Calculator{
		Name: "current_from_fix", Title: say("Set and drift from two positions", "Strom aus Koppelort und Standort", "Courant d'après l'estime et le point"),
		Answers: "set and rate of the current from the positions of dead reckoning and fix at the same time",
		Formula: "set = course from DR to fix, drift = distance / time since the last fix",
		Source:  "the definition of set and drift",
		Inputs: []Input{
			{Name: "dead_reckoning", Label: "position by dead reckoning", Kind: Place}, {Name: "fix", Label: "position of the fix", Kind: Place}, timeInput(),
		},
		topic:   []string{"set and|or drift", "drift", "current", "dr ... fix", "dead_reckoning ... fix", "fix ... dr|dead_reckoning", "set", "stromversetzung|besteckversetzung", "courant|dérive"},
		asks:    []string{"what", "set", "drift", "current", "find", "calculate", "how strong"},
		whole:   true,
		rank:    1,
		read:    readFix,
		compute: driftOfFix,
	}
}

// readFix takes the position that stands behind "fix" as the fix, else the second.
func readFix(q *question, d *draft) {
	if len(q.places) != 2 || !q.says("dr", "dead reckoning", "reckoned|estimated position", "ep", "koppelort", "estime") {
		d.refused = true
		return
	}
	dr, fix := q.places[0], q.places[1]
	if found := q.find("fix|gps|actual|observed"); len(found) > 0 && q.tokens[found[0].from].start < dr.start {
		dr, fix = fix, dr
	}
	d.args["dead_reckoning"], d.args["fix"] = dr.name, fix.name
	d.quality += 2
}

func driftOfFix(v *values) (answer, error) {
	from, _, err := v.position("dead_reckoning")
	if err != nil {
		return answer{}, err
	}
	to, _, err := v.position("fix")
	if err != nil {
		return answer{}, err
	}
	d, hours := geo.RhumbDistance(from, to), v.In("time", "h")
	return answer{
		Outcomes: []Outcome{
			course(say("set", "Die Stromrichtung", "La direction du courant"), geo.RhumbBearing(from, to), "T"),
			speed(say("drift", "die Stromstärke", "la vitesse du courant"), d/hours*1852/3600).led(),
			run(say("distance from DR to fix", "Versetzung", "Distance de l'estime au point"), d*1852),
		},
		Working: fmt.Sprintf("from %s to %s: %s nm in %s h", from, to, sh(d), sh(hours)),
	}, nil
}
