package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

// pointsOfSail are angles to the true wind that have names.
var pointsOfSail = []Phrase{
	{"dead downwind", 180}, {"dead run", 180}, {"straight downwind", 180}, {"directly downwind", 180},
	{"wind dead|directly? astern", 180}, {"from astern", 180}, {"dead|right|directly|straight astern", 180}, {"wind astern", 180}, {"dead|right|directly aft", 180}, {"from aft", 180}, {"running", 180}, {"downwind", 180},
	{"from|on the stern", 180}, {"vor dem wind", 180}, {"vent arrière", 180}, {"platt vorm", 180},
	{"broad reach*", 135}, {"beam reach*", 90}, {"on the beam", 90}, {"abeam", 90}, {"halbwind*", 90}, {"travers", 90},
	{"from the side", 90},
	{"close hauled", 45}, {"beating", 45}, {"close reach*", 60}, {"am wind", 45}, {"dead upwind", 0}, {"directly upwind",
		0}, {"straight into", 0}, {"dead ahead", 0}, {"directly into", 0}, {"on the nose", 0}, {"head to wind", 0},
	{"head wind", 0}, {"headwind", 0}, {"tailwind", 180}, {"from ahead", 0},
	{"from behind", 180},
}

func boatSpeedInput() Input {
	return Input{
		Name: "boat_speed", Label: "boat speed", Dim: quantity.Speed, Unit: "kn", Max: 100,
		Words: []string{
			"boat speed", "boat s speed", "boat", "boatspeed", "stw", "sog", "bsp", "my speed", "our speed",
			"speed through", "doing", "making", "sailing at", "motoring at", "motoring", "sailing", "moving", "going",
			"steaming", "makes", "sails", "sail at",
			"i|we do|make|sail", "does", "hull", "travelling", "fahrt", "bootsgeschwindigkeit", "bateau", "vitesse", "under power",
			"yacht", "we re at", "log", "logging", "moves", "run at", "segeln mit", "speed",
		},
	}
}

func windSpeedInput(name, label, unit string, words ...string) Input {
	return Input{Name: name, Label: label, Dim: quantity.Speed, Unit: unit, Max: 200, Words: words, Bare: false}
}

func windAngleInput(name, label string, words ...string) Input {
	return Input{
		Name: name, Label: label, Dim: quantity.Angle, Unit: "deg", Min: -180, Max: 360,
		Words: append(words, "angle", "off the bow", "on the bow", "from the bow", "degrees", "degrees off", "at",
			"winkel", "angle de"),
	}
}

// windVectors is the source that its calculators share.
const windVectors = "vectors: the boat's motion makes a wind of its own that adds to the true wind"

func windCalculators() []Calculator {
	return []Calculator{apparentWindCalculator(), trueWindCalculator()}
}

func apparentWindCalculator() Calculator {
	return Calculator{
		Name: "apparent_wind", Title: say("Apparent wind", "Scheinbarer Wind", "Vent apparent"),
		Answers: "the apparent wind from true wind and boat speed",
		Formula: "AWS = √(TWS² + V² + 2 TWS V cos TWA), AWA = atan2(TWS sin TWA, TWS cos TWA + V)",
		Source:  windVectors,
		Inputs: []Input{
			windSpeedInput("true_wind_speed", "true wind speed", "kn", "tws", "true wind speed", "true wind", "true",
				"wind", "breeze", "wind speed", "wahrer wind", "wahren wind*", "vent réel", "of wind", "wind of", "true wind|breeze?"),
			angleWithValues(windAngleInput("true_wind_angle", "true wind angle off the bow", "twa", "true wind angle",
				"true angle"), pointsOfSail),
			boatSpeedInput(),
		},
		topic: []string{
			"apparent wind*", "apparent", "aws", "awa", "scheinbare*", "vent apparent", "wind ... feel|felt",
			"relative wind", "anemometer|wind_instrument|instrument|instruments ... show|read|say|indicate ?", "wind ... across the deck", "feel on deck",
		},
		asks: []string{
			"what is|s|are|will|would the? apparent", "apparent wind ?", "apparent wind speed ?",
			"find|calculate|compute|work_out|get the? apparent", "what apparent", "apparent wind speed and angle",
			"calculate aws|awa", "what aws|awa", "what are|is|s my? aws|awa", "aws|awa ?",
			"aws and awa", "apparent ?", "scheinbare*", "quel ... vent apparent", "wie ... scheinbare*",
			"how much apparent", "how strong ... apparent", "will i|we feel|see", "what apparent wind", "aws ?",
			"apparent wind angle ?", "what does ... apparent", "what|which angle",
		},
		never: []string{
			"what is|s|are the? true", "true wind ?", "true wind speed ?", "find|calculate|compute the? true",
			"tws|twa ?", "what true", "wahre wind", "# of apparent", "really", "actual*",
			":|,|;|. true ?", "apparent wind? speed|angle? is|of|was|at|reads|shows|= #", "aws|awa is|was|of|= #",
		},
		compute: apparentWind,
	}
}

func trueWindCalculator() Calculator {
	return Calculator{
		Name: "true_wind", Title: say("True wind", "Wahrer Wind", "Vent réel"),
		Answers: "the true wind from apparent wind and boat speed",
		Formula: "TWS = √(AWS² + V² - 2 AWS V cos AWA), TWA = atan2(AWS sin AWA, AWS cos AWA - V)",
		Source:  windVectors,
		Inputs: []Input{
			windSpeedInput("apparent_wind_speed", "apparent wind speed", "kn", "aws", "apparent wind speed",
				"apparent wind", "apparent", "wind", "wind speed", "scheinbare*", "vent apparent", "anemometer",
				"instruments show"),
			angleWithValues(windAngleInput("apparent_wind_angle", "apparent wind angle off the bow", "awa",
				"apparent wind angle", "apparent angle"), pointsOfSail),
			boatSpeedInput(),
			{Name: "heading", Label: "heading, for the direction of the true wind", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true,
				Words: []string{"heading", "hdg", "course", "steer*", "kurs", "cap"}},
		},
		topic: []string{"true wind*", ":|,|; true ?", "tws", "twa", "wahre* wind", "vent réel", "real wind", "actual wind", "apparent ... really|actual*", "really|actually blow*", "wind ... really|actually", "apparent ... how much|strong wind|is|does", "wind really|actually"},
		asks: []string{
			"what is|s|are|would the? true", "true wind ?", "true wind speed ?",
			"find|calculate|compute|work_out|get the? true", "what true", "tws ?", "tws and twa",
			"what are|is|s tws|twa|my", "what tws", "calculate tws|twa", "what is|s my? tws", "wahre wind",
			"quel ... vent réel",
			"true ?", "true wind speed and angle", "true wind angle ?", "wie ... wahre*", "what is|s the? real|actual", "how strong|much", "really", "actual*", "what|which angle",
		},
		never: []string{
			"what is|s|are|will|would the? apparent", "apparent wind ?", "apparent wind speed ?", "vmg",
			"find|calculate|compute the? apparent", "what apparent", "tack*", "velocity made good",
			"scheinbare wind", "feel", "aws|awa ?", "true wind? speed|angle? is|of|was|reads|shows|= #",
		},
		read:    refuseTrueGiven,
		compute: trueWind,
	}
}

// refuseTrueGiven refuses a true wind that is given, where nothing is said to be apparent: "true wind 18 kn, angle 40, boat 6".
func refuseTrueGiven(q *question, d *draft) {
	for _, e := range q.find("# apparent|scheinbar*") {
		if i := q.quantityIn(e, quantity.Speed); i >= 0 {
			d.take("apparent_wind_speed", i)
			break
		}
	}
	d.refused = q.says("true wind? speed|of? #", "tws is|of|=? #") && !q.says("apparent", "aws|awa", "scheinbare*", "vent apparent", "instrument*|anemometer")
}

func angleWithValues(in Input, values []Phrase) Input {
	in.Values = values
	return in
}

func apparentWind(v *values) (answer, error) {
	tws, twa, boat := v.In("true_wind_speed", "kn"), offBow(v.In("true_wind_angle", "deg")), v.In("boat_speed", "kn")
	along, across := tws*math.Cos(twa*quantity.Degree)+boat, tws*math.Sin(twa*quantity.Degree)
	aws, awa := math.Hypot(along, across), math.Atan2(across, along)/quantity.Degree
	return answer{
		Outcomes: []Outcome{
			speed(say("apparent wind speed", "Die scheinbare Windgeschwindigkeit", "La vitesse du vent apparent"),
				aws*1852/3600),
			angle(say("apparent wind angle off the bow", "Der Winkel zum Bug", "L'angle par rapport à l'étrave"), awa).led(),
		},
		Working: fmt.Sprintf("ahead %s × cos %s° + %s = %s kn, across %s × sin %s° = %s kn; √ of the squares = %s kn",
			sh(tws), sh(twa), sh(boat), sh(along), sh(tws), sh(twa), sh(across), sh(aws)),
	}, nil
}

func trueWind(v *values) (answer, error) {
	aws, awa, boat := v.In("apparent_wind_speed", "kn"), offBow(v.In("apparent_wind_angle", "deg")), v.In("boat_speed", "kn")
	along, across := aws*math.Cos(awa*quantity.Degree)-boat, aws*math.Sin(awa*quantity.Degree)
	tws, twa := math.Hypot(along, across), math.Atan2(across, along)/quantity.Degree
	a := answer{
		Outcomes: []Outcome{
			speed(say("true wind speed", "Die wahre Windgeschwindigkeit", "La vitesse du vent réel"), tws*1852/3600),
			angle(say("true wind angle off the bow", "Der Winkel zum Bug", "L'angle par rapport à l'étrave"), twa).led(),
		},
		Working: fmt.Sprintf("ahead %s × cos %s° - %s = %s kn, across %s × sin %s° = %s kn; √ of the squares = %s kn",
			sh(aws), sh(awa), sh(boat), sh(along), sh(aws), sh(awa), sh(across), sh(tws)),
		Notes: []Text{say("Relative to the water; a current is not taken out.",
			"Bezogen auf das Wasser; Strom ist nicht herausgerechnet.",
			"Par rapport à l'eau ; le courant n'est pas déduit.")},
	}
	if v.Has("heading") {
		from := v.trueWindFrom(twa)
		a.Outcomes = append(a.Outcomes, course(say("true wind direction", "die wahre Windrichtung", "la direction du vent réel"), from, "").led())
		a.Working += fmt.Sprintf("; from %s", showCourse(from))
	}
	return a, nil
}

// trueWindFrom is the direction that a true wind off the bow comes from: on the side of the apparent wind, starboard where none is said.
func (v *values) trueWindFrom(twa float64) float64 {
	apparent := v.quantity("apparent_wind_angle")
	if apparent.Side == "port" || wrap(apparent.Value) > 180 {
		twa = -twa
	}
	return wrap(v.In("heading", "deg") + twa)
}

// offBow folds an angle to 0 to 180 degrees off the bow.
func offBow(degrees float64) float64 {
	degrees = wrap(degrees)
	if degrees > 180 {
		return 360 - degrees
	}
	return degrees
}
