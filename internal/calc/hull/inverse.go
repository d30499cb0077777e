package hull

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

func sailAreaNeededCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "sail_area_needed", Title: answer.Say("Sail area for an SA/D", "Segelfläche für ein SA/D", "Surface de voile pour un SA/D"),
		Answers: "how much sail a displacement needs for a wanted SA/D",
		Formula: "SA = SA/D × (D/64)^(2/3), SA in sq ft, D in lb",
		Source:  "customary ratio for sailing yachts; 64 lb is a cubic foot of sea water",
		Inputs: []calc.Input{displacementInput(), {
			Name: "ratio", Label: "SA/D wanted", Dim: quantity.Bare, Min: 3, Max: 60, Bare: true, Announced: true, Words: []string{"sa/d", "sa d", "ratio", "sail area/displacement", "sail area displacement ratio", "of"},
		}},
		Topic:   []string{"sa/d", "sa d", "sail area ... displacement ratio", "sail area to? displacement", "segeltragezahl"},
		Asks:    []string{"how much|big sail|sails|canvas|area", "what|which sail area", "sail area ... need*|for|give*", "square metres|feet", "wie viel* segel*"},
		Never:   []string{"waterline|lwl"},
		Whole:   true,
		Rank:    1,
		Compute: sailAreaNeeded,
	}
}

func displacementForSailCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "displacement_for_sail", Title: answer.Say("Displacement for an SA/D", "Verdrängung für ein SA/D", "Déplacement pour un SA/D"),
		Answers: "what a boat displaces whose sail area gives a wanted SA/D",
		Formula: "D = 64 × (SA / (SA/D))^1.5, SA in sq ft, D in lb",
		Source:  "customary ratio for sailing yachts; 64 lb is a cubic foot of sea water",
		Inputs: []calc.Input{sailAreaInput(), {
			Name: "ratio", Label: "SA/D wanted", Dim: quantity.Bare, Min: 3, Max: 60, Bare: true, Announced: true, Words: []string{"sa/d", "sa d", "ratio", "sail area/displacement", "sail area displacement ratio", "of"},
		}},
		Topic: []string{"sa/d", "sa d", "sail area ... displacement ratio", "sail area to? displacement", "segeltragezahl"},
		Asks:  []string{"what|which displacement", "how heavy", "displacement ... gives|for|need*", "may|can|must|should she|it|the_boat weigh|displace", "welche verdrängung", "wie schwer"},
		Never: []string{"waterline|lwl", "displacement|displaces|weighs of? #"},
		Whole: true,
		Rank:  1,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			feet, ratio := v.In("sail_area", "ft2"), v.Number("ratio")
			lb := 64 * math.Pow(feet/ratio, 1.5)
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Mass(answer.Say("displacement", "Die Verdrängung", "Le déplacement"), lb*quantity.Pound, v.Customary("sail_area"))},
				Working:  answer.Working("64 × (%s sq ft / %s)^1.5 = %s lb", feet, ratio, lb),
			}, nil
		},
	}
}

func displacementForRatioCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "displacement_needed", Title: answer.Say("Displacement for a D/L", "Verdrängung für ein D/L", "Déplacement pour un D/L"),
		Answers: "what a boat of a waterline displaces that has a given D/L",
		Formula: "D = D/L × (0.01 LWL)³ × 2240, D in lb, LWL in ft",
		Source:  "customary ratio after D. W. Taylor; 2240 lb is a long ton",
		Inputs: []calc.Input{input.Waterline(), {
			Name: "ratio", Label: "D/L", Dim: quantity.Bare, Min: 20, Max: 700, Bare: true, Announced: true, Words: []string{"d/l", "d l", "dlr", "ratio", "displacement/length", "displacement length ratio", "of"},
		}},
		Topic:   []string{"d/l", "d l", "dlr", "displacement/length", "displacement length", "displacement to length"},
		Asks:    []string{"does|will|would|must|may|should she|it|the_boat displace|weigh", "how heavy", "what displacement", "displacement ... give*|for|need*"},
		Never:   []string{"sail"},
		Whole:   true,
		Rank:    1,
		Compute: displacementNeeded,
	}
}

func waterlineForRatioCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "waterline_for_ratio", Title: answer.Say("Waterline for a D/L", "Wasserlinie für ein D/L", "Flottaison pour un D/L"),
		Answers: "how long a waterline gives a displacement a wanted D/L",
		Formula: "LWL = 100 × (D / (2240 × D/L))^(1/3), D in lb, LWL in ft",
		Source:  "customary ratio after D. W. Taylor; 2240 lb is a long ton",
		Inputs: []calc.Input{displacementInput(), {
			Name: "ratio", Label: "D/L", Dim: quantity.Bare, Min: 20, Max: 700, Bare: true, Announced: true, Words: []string{"d/l", "d l", "dlr", "ratio", "displacement/length", "displacement length ratio", "of"},
		}},
		Topic: []string{"d/l", "d l", "dlr", "displacement/length", "displacement length", "displacement to length"},
		Asks:  []string{"what|which|how_much|how_long|long a? ... waterline|lwl", "waterline|lwl ... give*|for|need*", "waterline|lwl ?"},
		Never: []string{"sail", "waterline|lwl of? #", "# waterline|lwl", "what|s|is the|my|her? d_l|d/l"},
		Whole: true,
		Rank:  1,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			lb, ratio := v.In("displacement", "lb"), v.Number("ratio")
			feet := 100 * math.Cbrt(lb/2240/ratio)
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Length(answer.Say("waterline needed", "Die nötige Wasserlinie", "La flottaison nécessaire"), feet*quantity.Foot, v.Customary("displacement"))},
				Working:  answer.Working("100 × (%s lb / (2240 × %s))^(1/3) = %s ft", lb, ratio, feet),
			}, nil
		},
	}
}

func sailAreaNeeded(v *calc.Values) (answer.Answer, error) {
	lb, ratio := v.In("displacement", "lb"), v.Number("ratio")
	feet := ratio * math.Pow(lb/64, 2.0/3)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Area(answer.Say("sail area needed", "Die nötige Segelfläche", "La surface nécessaire"), feet*0.09290304, v.Customary("displacement"))},
		Working:  answer.Working("%s × (%s lb / 64)^(2/3) = %s sq ft", ratio, lb, feet),
	}, nil
}

func displacementNeeded(v *calc.Values) (answer.Answer, error) {
	feet, ratio := v.In("waterline_length", "ft"), v.Number("ratio")
	lb := ratio * math.Pow(0.01*feet, 3) * 2240
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Mass(answer.Say("displacement", "Die Verdrängung", "Le déplacement"), lb*quantity.Pound, v.Customary("waterline_length"))},
		Working:  answer.Working("%s × (0.01 × %s ft)³ × 2240 = %s lb", ratio, feet, lb),
	}, nil
}

func beamForCapsizeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "beam_for_capsize", Title: answer.Say("Beam for a capsize screening value", "Breite für eine Kenterzahl", "Largeur pour un indice de chavirage"),
		Answers: "how wide a boat of a displacement may be to stay at a capsize screening value",
		Formula: "B = CSV × (D/64)^(1/3), B in ft, D in lb",
		Source:  "Technical Committee of the Cruising Club of America",
		Inputs: []calc.Input{displacementInput(), {
			Name: "value", Label: "capsize screening value", Dim: quantity.Bare, Min: 0.8, Max: 4, Default: 2.0, Words: []string{"capsize", "screening", "value", "of", "number", "csf", "csv", "below", "under"},
		}},
		Topic: []string{"capsize", "csf", "csv", "kenter*", "chavirage"},
		Asks:  []string{"how wide|beamy", "what|which|how_much|least|max*|minimum beam"},
		Never: []string{"what|s|is the|my|her capsize"},
		Whole: true,
		Compute: func(v *calc.Values) (answer.Answer, error) {
			lb, value := v.In("displacement", "lb"), v.Number("value")
			feet := value * math.Cbrt(lb/64)
			return answer.Answer{
				Outcomes: []answer.Outcome{answer.Length(answer.Say("beam", "Die Breite", "La largeur"), feet*quantity.Foot, v.Customary("displacement"))},
				Working:  answer.Working("%s × (%s lb / 64)^(1/3) = %s ft", value, lb, feet),
			}, nil
		},
	}
}
