package calc

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func displacementInput() Input {
	return Input{
		Name: "displacement", Label: "displacement", Dim: quantity.Mass, Unit: "lb", Min: 20, Max: 5e6,
		Words: []string{
			"displacement", "displaces", "displacing", "disp", "weighs", "weight", "weighing", "boat", "yacht", "verdrängung",
			"déplacement", "d", "light",
		},
		Design: func(d design.Design) float64 { return d.Displacement },
	}
}

func ballastInput() Input {
	return Input{
		Name: "ballast", Label: "ballast", Dim: quantity.Mass, Unit: "lb", Min: 5, Max: 2e6,
		Words:  []string{"ballast", "keel", "lead", "of ballast", "kiel", "lest", "ballasted", "iron", "keel|ballast|kiel weighs|weigh|weight|is|wiegt"},
		Design: func(d design.Design) float64 { return d.Ballast },
	}
}

func beamInput() Input {
	return Input{
		Name: "beam", Label: "beam", Dim: quantity.Length, Unit: "ft", Min: 0.5, Max: 200,
		Words:  []string{"beam", "wide", "boa", "width", "breite", "bau", "largeur", "max beam", "beamy"},
		Design: func(d design.Design) float64 { return d.Beam },
	}
}

func loaInput() Input {
	return Input{
		Name: "length_overall", Label: "length overall", Dim: quantity.Length, Unit: "ft", Min: 4, Max: 1000,
		Words: []string{
			"loa", "length overall", "overall", "length over all", "lüa", "länge über alles", "longueur hors tout",
			"lod", "overall length", "long", "length",
		},
		Design: func(d design.Design) float64 { return d.LOA },
	}
}

func ratioCalculators() []Calculator {
	return []Calculator{sailAreaDisplacementCalculator(), displacementLengthCalculator(), capsizeScreeningCalculator(),
		comfortRatioCalculator(), ballastRatioCalculator(), ballastWeightCalculator(), lengthBeamCalculator(), sailAreaCalculator()}
}

func sailAreaDisplacementCalculator() Calculator {
	return Calculator{
		Name: "sail_area_displacement", Title: say("Sail area to displacement (SA/D)",
			"Segelfläche zu Verdrängung (SA/D)", "Surface de voile sur déplacement (SA/D)"),
		Answers: "how much sail a boat carries for its weight",
		Formula: "SA/D = SA / (D/64)^(2/3), SA in sq ft, D in lb",
		Source:  "customary ratio for sailing yachts; 64 lb is a cubic foot of sea water",
		Inputs:  []Input{sailAreaInput(), displacementInput(), optional(waterline())},
		topic: []string{
			"sa/d", "sa/disp*", "sail area ... displacement", "sad", "sail area/displacement", "sa d ratio",
			"segeltragezahl", "sa to displacement", "segelfläche ... verdrängung", "voile ... déplacement",
			"displacement ... sail area", "sa d",
		},
		asks:   []string{"what", "calculate", "compute", "ratio", "?"},
		spares: true,
		read:   readSails,
		compute: withDisplacementLength(ratio("SA/D", "SA/D ratio", func(v *values) (float64, bool) {
			return design.SailAreaDisplacement(v.In("sail_area", "m2"), v.In("displacement", "kg"))
		}, func(v *values, r float64) string {
			return fmt.Sprintf("%s sq ft / (%s lb / 64)^(2/3) = %s", sh(v.In("sail_area", "ft2")), sh(v.In("displacement",
				"lb")), sh(r))
		})),
	}
}

func displacementLengthCalculator() Calculator {
	return Calculator{
		Name: "displacement_length", Title: say("Displacement to length (D/L)", "Verdrängung zu Länge (D/L)",
			"Déplacement sur longueur (D/L)"),
		Answers: "how heavy a boat is for its waterline",
		Formula: "D/L = (D/2240) / (0.01 LWL)³, D in lb, LWL in ft",
		Source:  "customary ratio after D. W. Taylor; 2240 lb is a long ton",
		Inputs:  []Input{displacementInput(), waterline()},
		topic: []string{
			"d/l", "dlr", "displacement/length", "displacement to? length", "displacement length", "displ/length",
			"length displacement", "disp/len*", "verdrängungs* längen*", "déplacement ... longueur", "dl ratio",
			"d l ratio", "displacement ... to ... length",
		},
		asks:   []string{"what", "calculate", "compute", "ratio", "?"},
		spares: true,
		compute: withHullSpeed(ratio("D/L", "D/L ratio", func(v *values) (float64, bool) {
			return design.DisplacementLength(v.In("displacement", "kg"), v.In("waterline_length", "m"))
		}, func(v *values, r float64) string {
			return fmt.Sprintf("(%s lb / 2240) / (0.01 × %s ft)³ = %s", sh(v.In("displacement", "lb")),
				sh(v.In("waterline_length", "ft")), sh(r))
		})),
	}
}

// withHullSpeed adds what the waterline alone tells, because both are often asked for together.
func withHullSpeed(compute func(*values) (answer, error)) func(*values) (answer, error) {
	return func(v *values) (answer, error) {
		a, err := compute(v)
		if knots, ok := design.HullSpeed(v.In("waterline_length", "m")); ok && err == nil {
			a.Outcomes = append(a.Outcomes, speed(say("hull speed", "Die Rumpfgeschwindigkeit", "La vitesse de carène"), knots*1852/3600))
		}
		return a, err
	}
}

// withDisplacementLength adds the ratio to the waterline where that is given.
func withDisplacementLength(compute func(*values) (answer, error)) func(*values) (answer, error) {
	return func(v *values) (answer, error) {
		a, err := compute(v)
		if r, ok := design.DisplacementLength(v.In("displacement", "kg"), v.In("waterline_length", "m")); ok && err == nil {
			a.Outcomes = append(a.Outcomes, outcome(say("D/L ratio", "Das D/L-Verhältnis", "Le rapport D/L"), fixed(r, "", 1)))
		}
		return a, err
	}
}

func capsizeScreeningCalculator() Calculator {
	return Calculator{
		Name: "capsize_screening", Title: say("Capsize screening value", "Kenterzahl (CSV)", "Indice de chavirage"),
		Answers: "whether a boat passes the capsize screen for offshore sailing",
		Formula: "CSV = B / (D/64)^(1/3), B in ft, D in lb",
		Source:  "Technical Committee of the Cruising Club of America",
		Inputs:  []Input{beamInput(), displacementInput()},
		topic:   []string{"capsize", "csf", "csv", "capsize screening", "kenter*", "chavirage"},
		asks:    []string{"what", "calculate", "compute", "ratio", "value", "number", "?"},
		never:   []string{"how wide|beamy", "what|which|how_much|least|max*|minimum beam"},
		spares:  true,
		compute: ratio("capsize screening", "capsize screening value", func(v *values) (float64, bool) {
			return design.CapsizeScreening(v.In("beam", "m"), v.In("displacement", "kg"))
		}, func(v *values, r float64) string {
			return fmt.Sprintf("%s ft / (%s lb / 64)^(1/3) = %s", sh(v.In("beam", "ft")), sh(v.In("displacement", "lb")), sh(r))
		}),
	}
}

func comfortRatioCalculator() Calculator {
	return Calculator{
		Name: "comfort_ratio", Title: say("Motion comfort ratio", "Komfortzahl", "Indice de confort"),
		Answers: "how quick or gentle a boat's motion is",
		Formula: "D / (0.65 (0.7 LWL + 0.3 LOA) B^1.333), D in lb, lengths in ft",
		Source:  "Ted Brewer's motion comfort ratio",
		Inputs:  []Input{displacementInput(), waterline(), loaInput(), beamInput()},
		topic:   []string{"comfort", "brewer*", "motion comfort", "komfort*", "confort", "comfort ratio"},
		asks:    []string{"what", "calculate", "compute", "ratio", "?"},
		spares:  true,
		compute: ratio("comfort ratio", "motion comfort ratio", func(v *values) (float64, bool) {
			return design.ComfortRatio(v.In("displacement", "kg"), v.In("waterline_length", "m"), v.In("length_overall",
				"m"), v.In("beam", "m"))
		}, func(v *values, r float64) string {
			return fmt.Sprintf("%s lb / (0.65 × (0.7 × %s + 0.3 × %s) × %s^1.333) = %s", sh(v.In("displacement", "lb")),
				sh(v.In("waterline_length", "ft")), sh(v.In("length_overall", "ft")), sh(v.In("beam", "ft")), sh(r))
		}),
	}
}

func ballastRatioCalculator() Calculator {
	return Calculator{
		Name: "ballast_ratio", Title: say("Ballast ratio", "Ballastanteil", "Rapport de lest"),
		Answers: "what share of the displacement is ballast",
		Formula: "ballast ratio = ballast / displacement",
		Source:  "the definition",
		Inputs:  []Input{ballastInput(), displacementInput()},
		topic: []string{
			"ballast ratio", "ballast/displacement", "ballast ... percent*|%|ratio|share|displacement",
			"ballastanteil", "rapport de lest", "ballast to displacement", "ratio ... ballast",
			"percent* ... ballast", "ballast",
		},
		asks:    []string{"what", "calculate", "compute", "ratio", "?", "percent*"},
		spares:  true,
		compute: ballastRatio,
	}
}

// ratio makes the compute function of a ratio whose value the design package also judges.
func ratio(name, label string, of func(*values) (float64, bool), working func(*values,
	float64) string) func(*values) (answer, error) {
	return func(v *values) (answer, error) {
		r, ok := of(v)
		if !ok {
			return answer{}, inputError("", "all dimensions must be above zero")
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
		return answer{
			Outcomes: []Outcome{outcome(Text{EN: label}, fixed(r, "", digits)).remarked(Text{EN: remark})},
			Working:  strings.TrimSuffix(working(v, r), sh(r)) + formatNumber(r, max(digits, in(r, "").digits()), "en"),
		}, nil
	}
}

func ballastRatio(v *values) (answer, error) {
	percent, _ := design.BallastRatio(v.In("ballast", "kg"), v.In("displacement", "kg"))
	if percent > 100 {
		return answer{}, inputError("ballast", "of %s is more than the displacement of %s", show(v.In("ballast", "kg"),
			"kg"), show(v.In("displacement", "kg"), "kg"))
	}
	return answer{
		Outcomes: []Outcome{outcome(say("ballast ratio", "Der Ballastanteil", "Le rapport de lest"), fixed(percent, "%",
			1)).remarked(Text{EN: design.Reading("ballast ratio", percent)})},
		Working: fmt.Sprintf("%s lb / %s lb = %s %%", sh(v.In("ballast", "lb")), sh(v.In("displacement", "lb")), sh(percent)),
	}, nil
}
