package tide

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// underTransducerCalculator is the clearance that a sounder tells whose transducer lies below the surface.
func underTransducerCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "under_keel_by_sounder", Title: answer.Say("Under keel clearance from the sounder", "Wasser unter dem Kiel nach dem Echolot", "Pied de pilote d'après le sondeur"),
		Answers: "what is left under the keel where the sounder shows the depth below its transducer",
		Formula: "clearance = sounder depth + depth of the transducer + rise or - fall of the tide still to come - draft",
		Source:  "the definition of the draft; the sounder without an offset of its own",
		Inputs: []calc.Input{
			{Name: "sounded", Label: "depth that the sounder shows", Dim: quantity.Length, Unit: "m", Max: 500, Words: []string{
				"sounder", "sounder reads|shows|says", "echo sounder", "reads", "shows", "depth sounder", "below|under the? transducer", "echolot", "sondeur",
			}},
			{Name: "transducer", Label: "depth of the transducer below the waterline", Dim: quantity.Length, Unit: "m", Max: 30, Announced: true, Words: []string{
				"transducer", "transducer is", "below|under the? water|waterline|surface", "geber", "sonde",
			}},
			calc.Demanded(input.Draft()), depthAfterChangeCalculator().Input("fall"), depthAfterChangeCalculator().Input("rise"),
		},
		Topic:   []string{"transducer", "geber"},
		Asks:    []string{"how much", "clearance", "what", "under ... keel", "wie viel", "combien"},
		Never:   []string{"charted|chart", "height of tide|water", "tide is", "offset ... set|enter|program*"},
		Whole:   true,
		Rank:    2,
		Read:    func(q *question.Question, d *calc.Draft) { d.Refused = !q.Says("keel|ukc|kiel|quille|clearance") },
		Compute: underTransducer,
	}
}

func underTransducer(v *calc.Values) (answer.Answer, error) {
	sounded, transducer, draft := v.In("sounded", "m"), v.In("transducer", "m"), v.In("draft", "m")
	change := v.In("rise", "m") - v.In("fall", "m")
	left := sounded + transducer + change - draft
	turned := ""
	if change != 0 {
		turned = " " + signedMetres(change)
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Length(answer.Say("clearance under the keel", "Das Wasser unter dem Kiel", "Le pied de pilote"), left, v.Customary("draft")),
			answer.Length(answer.Say("depth of water", "Wassertiefe", "Profondeur d'eau"), sounded+transducer+change, v.Customary("draft")),
		},
		Working: answer.Working("%s + %s%s - %s = %s m", sounded, transducer, turned, draft, left),
	}
	if left <= 0 {
		a.Notes = append(a.Notes, answer.Say("Nothing is left: she is aground.", "Nichts bleibt: sie sitzt auf.", "Il ne reste rien : il touche."))
	}
	return a, nil
}
