package sail

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// pointsOfSail are angles to the true wind that have names.
var pointsOfSail = []calc.Phrase{
	{Words: "dead downwind", Value: 180}, {Words: "dead run", Value: 180}, {Words: "straight downwind", Value: 180}, {Words: "directly downwind", Value: 180},
	{Words: "wind dead|directly? astern", Value: 180}, {Words: "from astern", Value: 180}, {Words: "dead|right|directly|straight astern", Value: 180}, {Words: "wind astern", Value: 180}, {Words: "dead|right|directly aft", Value: 180}, {Words: "from aft", Value: 180}, {Words: "running", Value: 180}, {Words: "downwind", Value: 180},
	{Words: "from|on|over the stern", Value: 180}, {Words: "vor dem wind", Value: 180}, {Words: "vent arrière", Value: 180}, {Words: "platt vorm", Value: 180},
	{Words: "broad reach*", Value: 135}, {Words: "beam reach*", Value: 90}, {Words: "on the beam", Value: 90}, {Words: "abeam", Value: 90}, {Words: "halbwind*", Value: 90}, {Words: "travers", Value: 90},
	{Words: "from the side", Value: 90},
	{Words: "close hauled", Value: 45}, {Words: "beating", Value: 45}, {Words: "close reach*", Value: 60}, {Words: "am wind", Value: 45}, {Words: "dead upwind", Value: 0}, {Words: "directly upwind",
		Value: 0}, {Words: "straight into", Value: 0}, {Words: "dead ahead", Value: 0}, {Words: "directly into", Value: 0}, {Words: "on the nose", Value: 0}, {Words: "head to wind", Value: 0},
	{Words: "motor*|steam*|punch* ... into # of? true? wind", Value: 0}, {Words: "motor*|steam* into", Value: 0}, {Words: "head wind", Value: 0}, {Words: "headwind", Value: 0}, {Words: "tailwind", Value: 180}, {Words: "from ahead", Value: 0},
	{Words: "from behind", Value: 180},
}

func windSpeedInput(name, label, unit string, words ...string) calc.Input {
	return calc.Input{Name: name, Label: label, Dim: quantity.Speed, Unit: unit, Max: 200, Words: words, Bare: false}
}

func windAngleInput(name, label string, words ...string) calc.Input {
	return calc.Input{
		Name: name, Label: label, Dim: quantity.Angle, Unit: "deg", Min: -180, Max: 360,
		Words: append(words, "angle", "off the bow", "on the bow", "from the bow", "degrees", "degrees off", "at",
			"winkel", "angle de"),
	}
}

// windVectors is the source that its calculators share.
const windVectors = "vectors: the boat's motion makes a wind of its own that adds to the true wind"

func apparentWindCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "apparent_wind", Title: answer.Say("Apparent wind", "Scheinbarer Wind", "Vent apparent"),
		Answers: "the apparent wind from true wind and boat speed",
		Formula: "AWS = √(TWS² + V² + 2 TWS V cos TWA), AWA = atan2(TWS sin TWA, TWS cos TWA + V)",
		Source:  windVectors,
		Inputs: []calc.Input{
			windSpeedInput("true_wind_speed", "true wind speed", "kn", "tws", "true wind speed", "true wind", "true",
				"wind", "breeze", "wind speed", "wahrer wind", "wahren wind*", "vent réel", "of wind", "wind of", "true wind|breeze?"),
			angleWithValues(windAngleInput("true_wind_angle", "true wind angle off the bow", "twa", "true wind angle",
				"true angle"), pointsOfSail),
			input.BoatSpeed(),
		},
		Topic: []string{
			"apparent wind*", "apparent", "aws", "awa", "scheinbare*", "vent apparent", "wind ... feel|felt",
			"relative wind", "anemometer|wind_instrument|instrument|instruments|masthead|display|dial ... show|read|say|indicate ?", "wind ... across the deck", "feel on deck",
		},
		Asks: []string{
			"what is|s|are|will|would the? apparent", "apparent wind ?", "apparent wind speed ?",
			"find|calculate|compute|work_out|get the? apparent", "what apparent", "apparent wind speed and angle",
			"calculate aws|awa", "what aws|awa", "what are|is|s my? aws|awa", "aws|awa ?",
			"aws and awa", "apparent ?", "scheinbare*", "quel ... vent apparent", "wie ... scheinbare*",
			"how much apparent", "how strong ... apparent", "will i|we feel|see", "what apparent wind", "aws ?",
			"apparent wind angle ?", "what does ... apparent", "what|which angle",
		},
		Never: []string{
			"what is|s|are the? true", "true wind ?", "true wind speed ?", "find|calculate|compute the? true",
			"tws|twa ?", "what true", "wahre wind", "# of apparent", "really", "actual*",
			":|,|;|. true ?", ":|,|;|. true wind ... ?", "apparent wind? speed|angle? is|of|was|at|reads|shows|=? #", "aws|awa is|was|of|= #",
		},
		Compute: apparentWind,
	}
}

func trueWindCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "true_wind", Title: answer.Say("True wind", "Wahrer Wind", "Vent réel"),
		Answers: "the true wind from apparent wind and boat speed",
		Formula: "TWS = √(AWS² + V² - 2 AWS V cos AWA), TWA = atan2(AWS sin AWA, AWS cos AWA - V)",
		Source:  windVectors,
		Inputs: []calc.Input{
			windSpeedInput("apparent_wind_speed", "apparent wind speed", "kn", "aws", "apparent wind speed",
				"apparent wind", "apparent", "wind", "wind speed", "scheinbare*", "vent apparent", "anemometer",
				"instruments show", "feel", "anemometer reads|shows|says"),
			angleWithValues(windAngleInput("apparent_wind_angle", "apparent wind angle off the bow", "awa",
				"apparent wind angle", "apparent angle"), pointsOfSail),
			input.BoatSpeed(),
			{Name: "heading", Label: "heading, for the direction of the true wind", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true,
				Words: []string{"heading", "hdg", "course", "steer*", "kurs", "cap"}},
		},
		Topic: []string{"true wind*", ":|,|; true ?", "tws", "twa", "wahre* wind", "vent réel", "real wind", "actual wind", "anemometer|instrument*|wind_instrument* ... strong|hard|real", "apparent ... really|actual*", "really|actually blow*", "wind ... really|actually", "apparent ... how much|strong wind|is|does", "wind really|actually"},
		Asks: []string{
			"what is|s|are|would the? true", "true wind ?", "true wind speed ?",
			"find|calculate|compute|work_out|get the? true", "what true", "tws ?", "tws and twa",
			"what are|is|s tws|twa|my", "what tws", "calculate tws|twa", "what is|s my? tws", "wahre wind",
			"quel ... vent réel",
			"true ?", "true wind speed and angle", "true wind angle and speed", "true wind angle ?", "wie ... wahre*", "what is|s the? real|actual", "how strong|much", "really", "actual*", "what|which angle",
		},
		Never: []string{
			"what is|s|are|will|would the? apparent", "apparent wind ?", "apparent wind speed ?", "vmg",
			"find|calculate|compute the? apparent", "what apparent", "tack*", "velocity made good",
			"scheinbare wind", "do|will|would|should|shall|can i|we|you feel", "feel|felt ?", "wind ... feel|felt", "aws|awa ?", "true wind? speed|angle? is|of|was|reads|shows|= #",
		},
		Read:    refuseTrueGiven,
		Compute: trueWind,
	}
}

// refuseTrueGiven refuses a true wind that is given, where nothing is said to be apparent: "true wind 18 kn, angle 40, boat 6".
func refuseTrueGiven(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# apparent|scheinbar*") {
		if i := q.QuantityIn(e, quantity.Speed); i >= 0 {
			d.Take("apparent_wind_speed", i)
			break
		}
	}
	d.Refused = q.Says("true wind? speed|of? #", "# of? true wind|breeze", "tws is|of|=? #") && !q.Says("apparent", "aws|awa", "scheinbare*", "vent apparent", "instrument*|anemometer")
}

func angleWithValues(in calc.Input, values []calc.Phrase) calc.Input {
	in.Values = values
	return in
}

func apparentWind(v *calc.Values) (answer.Answer, error) {
	tws, twa, boat := v.In("true_wind_speed", "kn"), offBow(v.In("true_wind_angle", "deg")), v.In("boat_speed", "kn")
	along, across := tws*math.Cos(twa*quantity.Degree)+boat, tws*math.Sin(twa*quantity.Degree)
	aws, awa := math.Hypot(along, across), math.Atan2(across, along)/quantity.Degree
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Speed(answer.Say("apparent wind speed", "Die scheinbare Windgeschwindigkeit", "La vitesse du vent apparent"),
				aws*1852/3600),
			answer.Angle(answer.Say("apparent wind angle off the bow", "Der Winkel zum Bug", "L'angle par rapport à l'étrave"), awa).Led(),
		},
		Working: answer.Working("ahead %s × cos %s° + %s = %s kn, across %s × sin %s° = %s kn; √ of the squares = %s kn", tws, twa, boat, along,
			tws, twa, across, aws),
	}, nil
}

func trueWind(v *calc.Values) (answer.Answer, error) {
	aws, awa, boat := v.In("apparent_wind_speed", "kn"), offBow(v.In("apparent_wind_angle", "deg")), v.In("boat_speed", "kn")
	along, across := aws*math.Cos(awa*quantity.Degree)-boat, aws*math.Sin(awa*quantity.Degree)
	tws, twa := math.Hypot(along, across), math.Atan2(across, along)/quantity.Degree
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Speed(answer.Say("true wind speed", "Die wahre Windgeschwindigkeit", "La vitesse du vent réel"), tws*1852/3600),
			answer.Angle(answer.Say("true wind angle off the bow", "Der Winkel zum Bug", "L'angle par rapport à l'étrave"), twa).Led(),
		},
		Working: answer.Working("ahead %s × cos %s° - %s = %s kn, across %s × sin %s° = %s kn; √ of the squares = %s kn", aws, awa, boat, along,
			aws, awa, across, tws),
		Notes: []answer.Text{answer.Say("Relative to the water; a current is not taken out.",
			"Bezogen auf das Wasser; Strom ist nicht herausgerechnet.",
			"Par rapport à l'eau ; le courant n'est pas déduit.")},
	}
	if v.Has("heading") {
		from := trueWindFrom(v, twa)
		a.Outcomes = append(a.Outcomes, answer.Course(answer.Say("true wind direction", "die wahre Windrichtung", "la direction du vent réel"), from, "").Led())
		a.Working += fmt.Sprintf("; from %s", answer.ShowCourse(from))
	}
	return a, nil
}

// trueWindFrom is the direction that a true wind off the bow comes from: on the side of the apparent wind, starboard where none is said.
func trueWindFrom(v *calc.Values, twa float64) float64 {
	apparent := v.Quantity("apparent_wind_angle")
	if apparent.Side == "port" || answer.Wrap(apparent.Value) > 180 {
		twa = -twa
	}
	return answer.Wrap(v.In("heading", "deg") + twa)
}

// offBow folds an angle to 0 to 180 degrees off the bow.
func offBow(degrees float64) float64 {
	degrees = answer.Wrap(degrees)
	if degrees > 180 {
		return 360 - degrees
	}
	return degrees
}
