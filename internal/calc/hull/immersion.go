package hull

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

func immersionCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "immersion", Title: answer.Say("Sinkage under load", "Eintauchung durch Zuladung", "Enfoncement sous charge"),
		Answers: "how much deeper a boat floats with a load, from the area of its waterplane",
		Formula: "sinkage = load / (1.025 × LWL × beam × coefficient)",
		Source:  "displaced volume; waterplane coefficient about 0.65 for yachts, sea water of 1025 kg/m³",
		Inputs: []calc.Input{
			{Name: "load", Label: "load", Dim: quantity.Mass, Unit: "kg", Min: 0.1, Max: 1e6},
			input.Metres(input.Waterline()), input.Metres(input.Beam()),
			{Name: "coefficient", Label: "waterplane coefficient", Dim: quantity.Bare, Min: 0.4, Max: 1, Default: 0.65,
				Announced: true, Words: []string{
					"coefficient", "cw", "cwp", "waterplane coefficient",
				}},
		},
		Topic: []string{
			"sink*", "immersion", "immerse*", "how much deeper", "deeper", "lower in the water", "cm|mm|inches|centimetres|centimeters|much lower", "settle",
			"eintauch*", "tiefer", "enfonce*", "increase ... draft|draught", "loaded",
		},
		Asks:    []string{"how much", "how many", "how far", "what", "wie viel|weit", "combien"},
		Never:   []string{"anchor*", "sinking"},
		Compute: immersion,
	}
}

func immersionRateCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "immersion_rate", Title: answer.Say("Load for a depth of immersion", "Last je Tauchung", "Charge par enfoncement"),
		Answers: "how many kilograms a centimetre, or pounds an inch, sink a boat deeper, from the area of her waterplane",
		Formula: "load per depth = area of the waterplane × density, 1.025 t/m³ in the sea and 1 in fresh water",
		Source:  "displaced volume",
		Inputs: []calc.Input{
			{Name: "waterplane", Label: "area of the waterplane", Dim: quantity.Area, Unit: "m2", Min: 0.1, Max: 1e5},
			{Name: "density", Label: "density of the water in t/m³, 1.025 in the sea where it is left out", Dim: quantity.Bare, Min: 0.9, Max: 1.2, Optional: true, Announced: true,
				Words: []string{"density", "dichte", "densité"}, Values: []calc.Phrase{{Words: "fresh|lake|river", Value: 1}, {Words: "süßwasser|binnen", Value: 1}, {Words: "eau douce", Value: 1}}},
		},
		Topic:   []string{"per|an|a inch|cm|centimetre|centimeter", "waterplane", "immersion", "ppi", "tpc", "wasserlinienfläche", "flottaison"},
		Asks:    []string{"how much|many", "what", "wie viel*", "combien", "immersion", "?"},
		Never:   []string{"# kg|lb|t", "paint|antifoul*"},
		Whole:   true,
		Compute: immersionRate,
	}
}

func immersionRate(v *calc.Values) (answer.Answer, error) {
	m2, density := v.In("waterplane", "m2"), 1.025
	if v.Has("density") {
		density = v.Number("density")
	}
	perCentimetre := 10 * m2 * density
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("load per centimetre", "Die Last je Zentimeter", "La charge par centimètre"),
			answer.In(perCentimetre, "kg/cm"), answer.In(perCentimetre*2.54/quantity.Pound, "lb/in"))},
		Working: answer.Working("%s m² × 0.01 m × %s t/m³ = %s kg", m2, answer.Rounded(density, 3), perCentimetre),
	}, nil
}

func immersion(v *calc.Values) (answer.Answer, error) {
	kg, lwl, beam, coefficient := v.In("load", "kg"), v.In("waterline_length", "m"), v.In("beam", "m"), v.Number("coefficient")
	perCentimetre := 1025 * lwl * beam * coefficient / 100
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("sinkage", "Die Eintauchung", "L'enfoncement"), answer.In(kg/perCentimetre, "cm"),
				answer.In(kg/perCentimetre/2.54, "in")),
			answer.Value(answer.Say("load per centimetre", "Last je Zentimeter", "Charge par centimètre"), answer.In(perCentimetre, "kg/cm"),
				answer.In(perCentimetre*2.54/quantity.Pound, "lb/in")),
		},
		Working: answer.Working("1025 × %s × %s × %s / 100 = %s kg/cm; %s kg / %s = %s cm", lwl, beam, coefficient, perCentimetre, kg,
			perCentimetre, kg/perCentimetre),
	}, nil
}
