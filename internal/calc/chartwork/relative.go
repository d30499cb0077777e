package chartwork

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// trueBearingCalculator turns a bearing from the bow into one of the compass rose.
func trueBearingCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "bearing_from_bow", Title: answer.Say("Bearing from a relative bearing", "Peilung aus einer Seitenpeilung", "Relèvement d'après un gisement"),
		Answers: "the bearing of an object from its relative bearing and the heading",
		Formula: "bearing = heading + relative bearing, clockwise from the bow; port is subtracted",
		Source:  "the definition of relative bearings",
		Inputs: []calc.Input{
			{Name: "relative", Label: "relative bearing, clockwise from the bow, negative to port", Dim: quantity.Angle, Unit: "deg", Min: -180, Max: 360, Bare: true,
				Announced: true, Words: []string{"relative", "relative bearing", "bears", "on the bow", "off the bow", "on the port|starboard bow", "seitenpeilung", "gisement"}},
			{Name: "heading", Label: "heading", Dim: quantity.Angle, Unit: "deg", Max: 360, Bare: true,
				Announced: true, Words: []string{"heading", "hdg", "course", "steering", "head", "kurs", "steuerkurs", "cap", "ship's head"}},
		},
		Topic: []string{"relative bearing|brg", "relative # ... heading|hdg|course", "# relative", "relative to # heading|course", "seitenpeilung", "gisement", "on|off the port|starboard? bow ... true|bearing"},
		Asks:  []string{"bearing", "true", "what", "peilung", "relèvement", "magnetic"},
		Never: []string{"run|ran", "distance", "doubl*", "wind", "cpa|tcpa", "nm|miles|kn|knots"},
		Whole: true,
		Rank:  0.5,
		Read: func(q *question.Question, d *calc.Draft) {
			if !q.Says("port", "red", "backbord", "bâbord") {
				return
			}
			input.TakeToPort(d, q, "relative", q.Where("relative", "relative bearing", "on|off the? port? bow", "port", "red", "backbord", "bâbord"), question.Words{})
		},
		Compute: bearingFromBow,
	}
}

func bearingFromBow(v *calc.Values) (answer.Answer, error) {
	heading, relative := v.In("heading", "deg"), v.In("relative", "deg")
	bearing := answer.Wrap(heading + relative)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Course(answer.Say("bearing", "Die Peilung", "Le relèvement"), bearing, "")},
		Working:  fmt.Sprintf("%s %+.4g° = %s", answer.ShowCourse(heading), relative, answer.ShowCourse(bearing)),
		Notes: []answer.Text{answer.Say("True or magnetic as the heading is.", "Rechtweisend oder missweisend wie der Kurs.",
			"Vrai ou magnétique comme le cap.")},
	}, nil
}
