package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

// trueBearingCalculator turns a bearing from the bow into one of the compass rose.
func trueBearingCalculator() Calculator {
	return Calculator{
		Name: "bearing_from_bow", Title: say("Bearing from a relative bearing", "Peilung aus einer Seitenpeilung", "Relèvement d'après un gisement"),
		Answers: "the bearing of an object from its relative bearing and the heading",
		Formula: "bearing = heading + relative bearing, clockwise from the bow; port is subtracted",
		Source:  "the definition of relative bearings",
		Inputs: []Input{
			{Name: "relative", Label: "relative bearing, clockwise from the bow, negative to port", Dim: quantity.Angle, Unit: "deg", Min: -180, Max: 360, Bare: true,
				Announced: true, Words: []string{"relative", "relative bearing", "bears", "on the bow", "off the bow", "on the port|starboard bow", "seitenpeilung", "gisement"}},
			{Name: "heading", Label: "heading", Dim: quantity.Angle, Unit: "deg", Max: 360, Bare: true,
				Announced: true, Words: []string{"heading", "hdg", "course", "steering", "head", "kurs", "steuerkurs", "cap", "ship's head"}},
		},
		topic: []string{"relative bearing|brg", "relative # ... heading|hdg|course", "# relative", "relative to # heading|course", "seitenpeilung", "gisement", "on|off the port|starboard? bow ... true|bearing"},
		asks:  []string{"bearing", "true", "what", "peilung", "relèvement", "magnetic"},
		never: []string{"run|ran", "distance", "doubl*", "wind", "cpa|tcpa", "nm|miles|kn|knots"},
		whole: true,
		rank:  0.5,
		read: func(q *question, d *draft) {
			if !q.says("port", "red", "backbord", "bâbord") {
				return
			}
			d.takeToPort(q, "relative", q.where("relative", "relative bearing", "on|off the? port? bow", "port", "red", "backbord", "bâbord"), inputWords{})
		},
		compute: bearingFromBow,
	}
}

func bearingFromBow(v *values) (answer, error) {
	heading, relative := v.In("heading", "deg"), v.In("relative", "deg")
	bearing := wrap(heading + relative)
	return answer{
		Outcomes: []Outcome{course(say("bearing", "Die Peilung", "Le relèvement"), bearing, "")},
		Working:  fmt.Sprintf("%s %+.4g° = %s", showCourse(heading), relative, showCourse(bearing)),
		Notes: []Text{say("True or magnetic as the heading is.", "Rechtweisend oder missweisend wie der Kurs.",
			"Vrai ou magnétique comme le cap.")},
	}, nil
}
