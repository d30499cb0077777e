package chartwork

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func chartScaleCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "chart_scale", Title: answer.Say("Distance from the scale of a chart", "Strecke nach dem Kartenmaßstab", "Distance d'après l'échelle d'une carte"),
		Answers: "how far apart two places are whose distance was measured on paper, from the scale of the chart",
		Formula: "d = length on the chart × scale",
		Source:  "the definition of a scale; on a Mercator chart it holds at the latitude it is given for",
		Inputs: []calc.Input{
			{Name: "measured", Label: "length on the chart", Dim: quantity.Length, Unit: "cm", Min: 0.001, Max: 1000, Words: []string{"apart", "measure*", "chart", "karte", "carte"}},
			{Name: "scale", Label: "scale of the chart, 1 to", Dim: quantity.Ratio, Unit: ":1", Min: 1e-8, Max: 0.01},
		},
		Topic:   []string{"chart|scale|map|plan", "karte|maßstab|seekarte", "carte|échelle"},
		Asks:    []string{"how far|many|long", "distance", "represent*|correspond*", "wie weit|viele", "combien|quelle"},
		Whole:   true,
		Compute: chartDistance,
	}
}

func chartDistance(v *calc.Values) (answer.Answer, error) {
	paper, scale := v.In("measured", "m"), v.Number("scale")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("distance", "Die Strecke", "La distance"), paper/scale)},
		Working:  answer.Working("%s cm × %s = %s m", 100*paper, answer.Rounded(1/scale, 0), paper/scale),
	}, nil
}
