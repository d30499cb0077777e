package tide

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func reductionCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "reduction_to_soundings", Title: answer.Say("Charted depth from a sounding", "Kartentiefe aus einer Lotung",
			"Sonde portée d'après une mesure"),
		Answers: "the charted depth, to compare with the chart, from the sounder's depth and the height of tide",
		Formula: "charted depth = sounder depth + depth of the transducer - height of tide",
		Source:  "the definition of charted depth; reduction to soundings",
		Inputs: []calc.Input{
			{Name: "sounded", Label: "depth that the sounder shows", Dim: quantity.Length, Unit: "m", Max: 500, Words: []string{
				"sounder", "sounder reads|shows|says", "echo sounder", "reads", "shows", "depth", "measured", "sounded", "depth sounder", "lead line",
				"below|under the? transducer", "touch* ... with a? draft|draught of?", "aground ... draft|draught of?", "echolot", "lot", "sondeur",
			}},
			{Name: "transducer", Label: "depth of the transducer below the waterline", Dim: quantity.Length, Unit: "m", Max: 30,
				Default: "0 m", Announced: true, Words: []string{
					"transducer is", "transducer", "offset", "below|under the? waterline|surface|wl|lwl", "draft", "draught", "draw", "draws", "geber",
				}},
			{Name: "tide_height", Label: "height of tide", Dim: quantity.Length, Unit: "m", Min: -5, Max: 20, Announced: true, Words: []string{
				"height of tide", "tide", "tide height", "tidal height", "of tide", "tide is", "tidenhöhe", "hauteur d eau", "marée",
			}},
		},
		Topic: []string{
			"what|find|calculate|which ... charted? depth|sounding ... chart", "what|s|is|the charted depth ?", "charted depth? ?", "charted depth should|would|will|do",
			"reduc* ... sounding*", "reduction to soundings", "depth ... on the chart ?", "what|which charted depth", "kartentiefe ?", "sonde ... carte ?",
		},
		Never:   []string{"under my|our|the? keel", "bridge|mast", "scope|chain|rode", "need*"},
		Whole:   true,
		Rank:    1.2,
		Compute: reduction,
	}
}

func reduction(v *calc.Values) (answer.Answer, error) {
	sounded, transducer, tide := v.In("sounded", "m"), v.In("transducer", "m"), v.In("tide_height", "m")
	charted := sounded + transducer - tide
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Length(answer.Say("charted depth", "Die Kartentiefe", "La sonde portée sur la carte"), charted, v.Customary("sounded")),
			answer.Length(answer.Say("depth of water", "Wassertiefe", "Profondeur d'eau"), sounded+transducer, v.Customary("sounded")),
		},
		Working: answer.Working("%s + %s - %s = %s m", sounded, transducer, signed(tide), charted),
	}
	if charted < 0 {
		a.Notes = append(a.Notes, answer.Say("Negative: the chart shows a drying height there.", "Negativ: die Karte zeigt dort eine trockenfallende Höhe.",
			"Négatif : la carte y porte une hauteur qui découvre."))
	}
	return a, nil
}
