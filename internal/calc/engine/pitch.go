package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// inchesPerMile are the inches of a nautical mile.
const inchesPerMile = 6076.115 * 12

// propellerPitchCalculator is the inverse of propeller_speed.
func propellerPitchCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "propeller_pitch", Title: answer.Say("Propeller pitch for a speed", "Propellersteigung für eine Geschwindigkeit", "Pas d'hélice pour une vitesse"),
		Answers: "the pitch that drives a boat at a speed, from the engine's revolutions, the reduction gear and the slip",
		Formula: "pitch = V × 72,913 in / (60 × rpm / gear × (1 - slip))",
		Source:  "definition of pitch and slip; 6076.12 ft to the nautical mile",
		Inputs: []calc.Input{
			{Name: "rpm", Label: "engine speed", Dim: quantity.Rotation, Unit: "rpm", Min: 10, Max: 20000, Words: []string{"rpm", "engine", "revs", "at"}},
			{Name: "speed", Label: "boat speed", Dim: quantity.Speed, Unit: "kn", Min: 0.5, Max: 100},
			{Name: "gear", Label: "reduction gear", Dim: quantity.Ratio, Unit: ":1", Min: 0.3, Max: 12, Default: "1:1",
				Words: []string{"gear*", "reduction", "ratio", "getriebe", "untersetzung", "réducteur", "gearbox", "transmission"}},
			{Name: "slip", Label: "slip", Dim: quantity.Percent, Unit: "%", Max: 95, Words: []string{"slip", "schlupf", "recul"}},
		},
		Topic:   []string{"what|which|how_much ... pitch", "pitch ... need*|for|required|?", "welche steigung", "quel pas"},
		Asks:    []string{"prop|propeller|screw|hélice", "slip|schlupf|recul", "gear*", "need*", "rpm|revs"},
		Whole:   true,
		Rank:    0.6,
		Compute: propellerPitch,
	}
}

func propellerPitch(v *calc.Values) (answer.Answer, error) {
	shaft, knots, slip := v.In("rpm", "rpm")/v.Number("gear"), v.In("speed", "kn"), v.Number("slip")
	inches := knots * inchesPerMile / (60 * shaft * (1 - slip))
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("pitch", "Die Steigung", "Le pas"), answer.In(inches, "in"), answer.In(inches*2.54, "cm"))},
		Working:  answer.Working("%s kn × 72,913 in / (60 × %s rpm of the shaft × (1 - %s)) = %s in", knots, shaft, slip, inches),
		Notes: []answer.Text{answer.Say("The propeller's maker settles pitch and diameter together: the engine has to reach its rated revolutions.",
			"Steigung und Durchmesser legt der Hersteller zusammen fest: Der Motor muss seine Nenndrehzahl erreichen.",
			"Le fabricant fixe le pas et le diamètre ensemble : le moteur doit atteindre son régime nominal.")},
	}, nil
}
