package sail

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func tackCourseCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "tack_course", Title: answer.Say("Course on the other tack", "Kurs auf dem anderen Bug", "Cap sur l'autre bord"),
		Answers: "the course on each tack from the direction of the wind, or the new course after a tack from the old one",
		Formula: "starboard tack = wind - angle / 2, port tack = wind + angle / 2, angle from tack to tack, twice the wind angle",
		Source:  "the definition; on starboard tack the wind comes over the starboard side",
		Inputs: []calc.Input{
			{Name: "wind_direction", Label: "direction that the wind blows from", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true, Words: []string{
				"wind", "wind from", "wind is from?", "wind direction", "twd", "blow* from", "windrichtung", "vent",
			}},
			{Name: "heading", Label: "course before the tack", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true, Bare: true, Words: []string{
				"heading", "course", "steer*", "sailing", "hdg", "on port|starboard", "kurs", "cap",
			}},
			{Name: "angle", Label: "angle from tack to tack", Dim: quantity.Angle, Unit: "deg", Min: 40, Max: 180, Default: "90 deg", Announced: true, Words: []string{
				"tack* through", "tacking angle", "through", "between tacks", "tack* angle", "wendewinkel",
			}},
			{Name: "wind_angle", Label: "wind angle off the bow, instead of the angle from tack to tack", Dim: quantity.Angle, Unit: "deg", Min: 20, Max: 90, Optional: true, Announced: true, Words: []string{
				"wind angle", "true wind angle", "twa", "off the? wind", "to the? true? wind", "from|off the true wind", "pointing", "windwinkel", "angle du vent",
			}},
			{Name: "side", Label: "tack, 1 port, -1 starboard", Dim: quantity.Bare, Min: -1, Max: 1, Optional: true, Announced: true, Values: []calc.Phrase{
				{Words: "on? port tack|side", Value: 1}, {Words: "on starboard tack|side", Value: -1}, {Words: "starboard tack", Value: -1}, {Words: "on port", Value: 1}, {Words: "on starboard", Value: -1}, {Words: "backbordbug", Value: 1}, {Words: "steuerbordbug", Value: -1}, {Words: "bâbord amures", Value: 1}, {Words: "tribord amures", Value: -1},
			}},
		},
		Topic: []string{
			"course|heading|steer ... port|starboard|other|new|opposite|each|both tack*", "tack* ... course|heading ?", "tack* ... new|what course|heading", "new course|heading ... tack*", "tack* ... new course|heading",
			"course|heading be? after|when|once ... tack*", "heading|course on the other tack", "after ... tack* ... course|heading", "kurs ... bug", "cap ... bord",
		},
		Asks:    []string{"what", "which", "new", "welche*", "quel*"},
		Never:   []string{"leeway", "apparent", "how far|long", "vmg", "miles|nm|distance", "variation|deviation", "which|what wind angle", "wind angle ?", "which tack", "right of way|give way"},
		Whole:   true,
		Rank:    0.7,
		Either:  []string{"wind_direction", "heading"},
		Read:    readHeldTack,
		Compute: tackCourse,
	}
}

// readHeldTack takes the tack that stands behind the course where both tacks are named.
func readHeldTack(q *question.Question, d *calc.Draft) {
	for phrase, side := range map[string]float64{"# on port": 1, "# on starboard": -1, "# true|magnetic on port": 1, "# true|magnetic on starboard": -1} {
		if q.Says(phrase) {
			d.Args["side"] = side
		}
	}
}

func tackCourse(v *calc.Values) (answer.Answer, error) {
	half, side := v.In("angle", "deg")/2, v.Number("side")
	if v.Has("wind_angle") {
		half = v.In("wind_angle", "deg")
		v.Idle("angle")
	}
	if !v.Has("wind_direction") {
		if side == 0 {
			return answer.Answer{}, calc.InputErrorf("side", "is missing: whether the course is on port or on starboard tack")
		}
		heading := v.In("heading", "deg")
		next := answer.Wrap(heading - 2*half*side)
		a := answer.Answer{
			Outcomes: []answer.Outcome{answer.Course(answer.Say("course after the tack", "Der Kurs nach der Wende", "Le cap après le virement"), next, "")},
			Working:  fmt.Sprintf("%s %+.4g° = %s", answer.ShowCourse(heading), -2*half*side, answer.ShowCourse(next)),
		}
		if v.Has("wind_angle") {
			a.Outcomes = append(a.Outcomes, answer.Course(answer.Say("wind direction", "Die Windrichtung", "La direction du vent"), answer.Wrap(heading-half*side), "").Led())
		}
		return a, nil
	}
	wind := v.In("wind_direction", "deg")
	port := answer.Course(answer.Say("course on port tack", "Der Kurs auf Backbordbug", "Le cap bâbord amures"), answer.Wrap(wind+half), "")
	starboard := answer.Course(answer.Say("course on starboard tack", "Der Kurs auf Steuerbordbug", "Le cap tribord amures"), answer.Wrap(wind-half), "")
	a := answer.Answer{
		Outcomes: []answer.Outcome{port, starboard},
		Working: answer.Working("%s + %s° = %s, %s - %s° = %s", answer.ShowCourse(wind), half, answer.ShowCourse(wind+half),
			answer.ShowCourse(wind), half, answer.ShowCourse(wind-half)),
	}
	if side < 0 {
		a.Outcomes = []answer.Outcome{starboard, port}
	}
	return a, nil
}
