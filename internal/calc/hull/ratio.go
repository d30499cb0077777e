package hull

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func displacementInput() calc.Input {
	return calc.Input{
		Name: "displacement", Label: "displacement", Dim: quantity.Mass, Unit: "lb", Min: 20, Max: 5e6,
		Words: []string{
			"displacement", "displaces", "displacing", "disp", "weighs", "weight", "weighing", "boat", "yacht", "verdrängung",
			"déplacement", "d", "light",
		},
		Design: func(d design.Design) float64 { return d.Displacement },
	}
}

func ballastInput() calc.Input {
	return calc.Input{
		Name: "ballast", Label: "ballast", Dim: quantity.Mass, Unit: "lb", Min: 5, Max: 2e6,
		Words:  []string{"ballast", "keel", "lead", "of ballast", "kiel", "lest", "ballasted", "iron", "keel|ballast|kiel weighs|weigh|weight|is|wiegt"},
		Design: func(d design.Design) float64 { return d.Ballast },
	}
}

func loaInput() calc.Input {
	return calc.Input{
		Name: "length_overall", Label: "length overall", Dim: quantity.Length, Unit: "ft", Min: 4, Max: 1000,
		Words: []string{
			"loa", "length overall", "overall", "length over all", "lüa", "länge über alles", "longueur hors tout",
			"lod", "overall length", "long", "length",
		},
		Design: func(d design.Design) float64 { return d.LOA },
	}
}

func sailAreaDisplacementCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "sail_area_displacement", Title: answer.Say("Sail area to displacement (SA/D)",
			"Segelfläche zu Verdrängung (SA/D)", "Surface de voile sur déplacement (SA/D)"),
		Answers: "how much sail a boat carries for its weight",
		Formula: "SA/D = SA / (D/64)^(2/3), SA in sq ft, D in lb",
		Source:  "customary ratio for sailing yachts; 64 lb is a cubic foot of sea water",
		Inputs:  []calc.Input{sailAreaInput(), displacementInput(), calc.Optional(input.Waterline())},
		Topic: []string{
			"sa/d", "sa/disp*", "sail area ... displacement", "sad", "sail area/displacement", "sa d ratio",
			"segeltragezahl", "sa to displacement", "segelfläche ... verdrängung", "voile ... déplacement",
			"displacement ... sail area", "sa d",
		},
		Asks:   []string{"what", "calculate", "compute", "ratio", "?"},
		Spares: true,
		Read:   readSails,
		Compute: withDisplacementLength(ratio("SA/D", "SA/D ratio", func(v *calc.Values) (float64, bool) {
			return design.SailAreaDisplacement(v.In("sail_area", "m2"), v.In("displacement", "kg"))
		}, func(v *calc.Values, r float64) string {
			return answer.Working("%s sq ft / (%s lb / 64)^(2/3) = %s", v.In("sail_area", "ft2"), v.In("displacement", "lb"), r)
		})),
	}
}

func displacementLengthCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "displacement_length", Title: answer.Say("Displacement to length (D/L)", "Verdrängung zu Länge (D/L)",
			"Déplacement sur longueur (D/L)"),
		Answers: "how heavy a boat is for its waterline",
		Formula: "D/L = (D/2240) / (0.01 LWL)³, D in lb, LWL in ft",
		Source:  "customary ratio after D. W. Taylor; 2240 lb is a long ton",
		Inputs:  []calc.Input{displacementInput(), input.Waterline()},
		Topic: []string{
			"d/l", "dlr", "displacement/length", "displacement to? length", "displacement length", "displ/length",
			"length displacement", "disp/len*", "disp length", "verdrängungs* längen*", "déplacement ... longueur", "dl ratio",
			"d l ratio", "displacement ... to ... length",
		},
		Asks:   []string{"what", "calculate", "compute", "ratio", "?"},
		Spares: true,
		Compute: withHullSpeed(ratio("D/L", "D/L ratio", func(v *calc.Values) (float64, bool) {
			return design.DisplacementLength(v.In("displacement", "kg"), v.In("waterline_length", "m"))
		}, func(v *calc.Values, r float64) string {
			return answer.Working("(%s lb / 2240) / (0.01 × %s ft)³ = %s", v.In("displacement", "lb"), v.In("waterline_length", "ft"), r)
		})),
	}
}

// withHullSpeed adds what the waterline alone tells, because both are often asked for together.
func withHullSpeed(compute func(*calc.Values) (answer.Answer, error)) func(*calc.Values) (answer.Answer, error) {
	return func(v *calc.Values) (answer.Answer, error) {
		a, err := compute(v)
		if knots, ok := design.HullSpeed(v.In("waterline_length", "m")); ok && err == nil {
			a.Outcomes = append(a.Outcomes, answer.Speed(answer.Say("hull speed", "Die Rumpfgeschwindigkeit", "La vitesse de carène"), knots*1852/3600))
		}
		return a, err
	}
}

// withDisplacementLength adds the ratio to the waterline where that is given.
func withDisplacementLength(compute func(*calc.Values) (answer.Answer, error)) func(*calc.Values) (answer.Answer, error) {
	return func(v *calc.Values) (answer.Answer, error) {
		a, err := compute(v)
		if r, ok := design.DisplacementLength(v.In("displacement", "kg"), v.In("waterline_length", "m")); ok && err == nil {
			a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("D/L ratio", "Das D/L-Verhältnis", "Le rapport D/L"), answer.Fixed(r, "", 1)))
		}
		return a, err
	}
}

func capsizeScreeningCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "capsize_screening", Title: answer.Say("Capsize screening value", "Kenterzahl (CSV)", "Indice de chavirage"),
		Answers: "whether a boat passes the capsize screen for offshore sailing",
		Formula: "CSV = B / (D/64)^(1/3), B in ft, D in lb",
		Source:  "Technical Committee of the Cruising Club of America",
		Inputs:  []calc.Input{input.Beam(), displacementInput()},
		Topic:   []string{"capsize", "csf", "csv", "capsize screening", "kenter*", "chavirage"},
		Asks:    []string{"what", "calculate", "compute", "ratio", "value", "number", "?"},
		Never:   []string{"how wide|beamy", "what|which|how_much|least|max*|minimum beam"},
		Spares:  true,
		Compute: ratio("capsize screening", "capsize screening value", func(v *calc.Values) (float64, bool) {
			return design.CapsizeScreening(v.In("beam", "m"), v.In("displacement", "kg"))
		}, func(v *calc.Values, r float64) string {
			return answer.Working("%s ft / (%s lb / 64)^(1/3) = %s", v.In("beam", "ft"), v.In("displacement", "lb"), r)
		}),
	}
}

func comfortRatioCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "comfort_ratio", Title: answer.Say("Motion comfort ratio", "Komfortzahl", "Indice de confort"),
		Answers: "how quick or gentle a boat's motion is",
		Formula: "D / (0.65 (0.7 LWL + 0.3 LOA) B^1.333), D in lb, lengths in ft",
		Source:  "Ted Brewer's motion comfort ratio",
		Inputs:  []calc.Input{displacementInput(), input.Waterline(), loaInput(), input.Beam()},
		Topic:   []string{"comfort", "brewer*", "motion comfort", "komfort*", "confort", "comfort ratio"},
		Asks:    []string{"what", "calculate", "compute", "ratio", "?"},
		Spares:  true,
		Compute: ratio("comfort ratio", "motion comfort ratio", func(v *calc.Values) (float64, bool) {
			return design.ComfortRatio(v.In("displacement", "kg"), v.In("waterline_length", "m"), v.In("length_overall",
				"m"), v.In("beam", "m"))
		}, func(v *calc.Values, r float64) string {
			return answer.Working("%s lb / (0.65 × (0.7 × %s + 0.3 × %s) × %s^1.333) = %s", v.In("displacement", "lb"),
				v.In("waterline_length", "ft"), v.In("length_overall", "ft"), v.In("beam", "ft"), r)
		}),
	}
}

func ballastRatioCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "ballast_ratio", Title: answer.Say("Ballast ratio", "Ballastanteil", "Rapport de lest"),
		Answers: "what share of the displacement is ballast",
		Formula: "ballast ratio = ballast / displacement",
		Source:  "the definition",
		Inputs: []calc.Input{ballastInput(), displacementInput(), {
			Name: "load", Label: "load that she takes on besides", Dim: quantity.Mass, Unit: "kg", Min: 0.1, Max: 1e6, Optional: true, Announced: true,
			Words: []string{"carry|carries|add|adds|load|loads|take|takes on?", "of stores|water|gear|fuel|cargo|supplies|equipment|provisions", "stores", "extra", "loaded with", "zuladung", "de charge"},
		}},
		Topic: []string{
			"ballast ratio", "ballast/displacement", "ballast ... percent*|%|ratio|share|displacement",
			"ballastanteil", "rapport de lest", "ballast to displacement", "ratio ... ballast",
			"percent* ... ballast", "ballast",
		},
		Asks:    []string{"what", "calculate", "compute", "ratio", "?", "percent*"},
		Spares:  true,
		Compute: ballastRatio,
	}
}

// ratio makes the compute function of a ratio whose value the design package also judges.
func ratio(name, label string, of func(*calc.Values) (float64, bool), working func(*calc.Values,
	float64) string) func(*calc.Values) (answer.Answer, error) {
	return func(v *calc.Values) (answer.Answer, error) {
		r, ok := of(v)
		if !ok {
			return answer.Answer{}, calc.InputErrorf("", "all dimensions must be above zero")
		}
		digits := 1
		if r < 10 {
			digits = 2
		}
		remark := design.Reading(name, r)
		if step := math.Pow10(-digits) / 2; design.Reading(name, r-step) != design.Reading(name, r+step) { // the digits shown would hide on which side it is
			digits++
			remark += fmt.Sprintf("; %s rounded, so right at the limit, and published figures are not that exact", strconv.FormatFloat(r, 'f', digits-1, 64))
		}
		return answer.Answer{
			Outcomes: []answer.Outcome{answer.Value(answer.Text{EN: label}, answer.Fixed(r, "", digits)).Remarked(answer.Text{EN: remark})},
			Working:  strings.TrimSuffix(working(v, r), answer.Number(r)) + answer.Rounded(r, max(digits, answer.In(r, "").Digits())),
		}, nil
	}
}

// laden writes the displacement with the load that she takes on.
func laden(v *calc.Values) string {
	if !v.Has("load") {
		return answer.ShowQuantity(v.Quantity("displacement"))
	}
	return "(" + answer.ShowQuantity(v.Quantity("displacement")) + " + " + answer.ShowQuantity(v.Quantity("load")) + ")"
}

func ballastRatio(v *calc.Values) (answer.Answer, error) {
	percent, _ := design.BallastRatio(v.In("ballast", "kg"), v.In("displacement", "kg")+v.In("load", "kg"))
	if percent > 100 {
		return answer.Answer{}, calc.InputErrorf("ballast", "of %s is more than the displacement of %s", answer.Show(v.In("ballast", "kg"),
			"kg"), answer.Show(v.In("displacement", "kg"), "kg"))
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("ballast ratio", "Der Ballastanteil", "Le rapport de lest"), answer.Fixed(percent, "%",
			1)).Remarked(answer.Text{EN: design.Reading("ballast ratio", percent)})},
		Working: answer.Show(v.In("ballast", v.Unit("displacement")), v.Unit("displacement")) + " / " + laden(v) + answer.Working(" = %s %%", percent),
	}, nil
}
