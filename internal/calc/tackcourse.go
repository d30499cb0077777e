package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func tackCourseCalculator() Calculator {
	return Calculator{
		Name: "tack_course", Title: say("Course on the other tack", "Kurs auf dem anderen Bug", "Cap sur l'autre bord"),
		Answers: "the course on each tack from the direction of the wind, or the new course after a tack from the old one",
		Formula: "starboard tack = wind - angle / 2, port tack = wind + angle / 2, angle from tack to tack",
		Source:  "the definition; on starboard tack the wind comes over the starboard side",
		Inputs: []Input{
			{Name: "wind_direction", Label: "direction that the wind blows from", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true, Words: []string{
				"wind", "wind from", "wind is from?", "wind direction", "twd", "blow* from", "windrichtung", "vent",
			}},
			{Name: "heading", Label: "course before the tack", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true, Bare: true, Words: []string{
				"heading", "course", "steer*", "sailing", "hdg", "on port|starboard", "kurs", "cap",
			}},
			{Name: "angle", Label: "angle from tack to tack", Dim: quantity.Angle, Unit: "deg", Min: 40, Max: 180, Default: "90 deg", Announced: true, Words: []string{
				"tack* through", "tacking angle", "through", "between tacks", "tack* angle", "wendewinkel",
			}},
			{Name: "side", Label: "tack, 1 port, -1 starboard", Dim: quantity.Bare, Min: -1, Max: 1, Optional: true, Announced: true, Values: []Phrase{
				{"on? port tack|side", 1}, {"on starboard tack|side", -1}, {"starboard tack", -1}, {"on port", 1}, {"on starboard", -1}, {"backbordbug", 1}, {"steuerbordbug", -1}, {"bâbord amures", 1}, {"tribord amures", -1},
			}},
		},
		topic: []string{
			"course|heading|steer ... port|starboard|other|new|opposite|each|both tack*", "tack* ... course|heading ?", "tack* ... new|what course|heading", "new course|heading ... tack*",
			"course|heading after|when ... tack*", "after ... tack* ... course|heading", "kurs ... bug", "cap ... bord",
		},
		asks:    []string{"what", "which", "new", "welche*", "quel*"},
		never:   []string{"leeway", "apparent", "how far|long", "vmg", "miles|nm|distance", "variation|deviation", "wind angle", "which tack", "right of way|give way"},
		whole:   true,
		rank:    0.7,
		either:  []string{"wind_direction", "heading"},
		compute: tackCourse,
	}
}

func tackCourse(v *values) (answer, error) {
	half, side := v.In("angle", "deg")/2, v.Number("side")
	if !v.Has("wind_direction") {
		if side == 0 {
			return answer{}, inputError("side", "is missing: whether the course is on port or on starboard tack")
		}
		heading := v.In("heading", "deg")
		next := wrap(heading - 2*half*side)
		return answer{
			Outcomes: []Outcome{course(say("course after the tack", "Der Kurs nach der Wende", "Le cap après le virement"), next, "")},
			Working:  fmt.Sprintf("%s %+.4g° = %s", showCourse(heading), -2*half*side, showCourse(next)),
		}, nil
	}
	wind := v.In("wind_direction", "deg")
	port := course(say("course on port tack", "Der Kurs auf Backbordbug", "Le cap bâbord amures"), wrap(wind+half), "")
	starboard := course(say("course on starboard tack", "Der Kurs auf Steuerbordbug", "Le cap tribord amures"), wrap(wind-half), "")
	a := answer{
		Outcomes: []Outcome{port, starboard},
		Working:  fmt.Sprintf("%s + %s° = %s, %s - %s° = %s", showCourse(wind), sh(half), showCourse(wind+half), showCourse(wind), sh(half), showCourse(wind-half)),
	}
	if side < 0 {
		a.Outcomes = []Outcome{starboard, port}
	}
	return a, nil
}
