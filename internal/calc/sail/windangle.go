package sail

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func windAngleCalculator() calc.Calculator {
	direction := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Angle, Unit: "deg", Max: 360, Announced: true, Bare: true, Words: words}
	}
	return calc.Calculator{
		Name: "wind_angle", Title: answer.Say("Wind angle off the bow", "Windwinkel zum Bug", "Angle du vent par rapport à l'étrave"),
		Answers: "the angle of the wind off the bow and the tack, from the direction of the wind and the heading",
		Formula: "angle = wind direction - heading, folded to 180°",
		Source:  "the definition; both counted from the same north",
		Inputs: []calc.Input{
			direction("wind_direction", "direction that the wind blows from", "wind direction", "twd", "wind from", "wind ... from", "from", "wind", "true wind direction", "wind is", "windrichtung", "vent"),
			direction("heading", "heading", "heading", "course", "steer*", "hdg", "sailing", "kurs", "cap", "heading is"),
			{Name: "wind_speed", Label: "speed of the wind, which is not needed", Dim: quantity.Speed, Unit: "kn", Max: 200, Optional: true, Announced: true, Words: []string{"wind", "wind is", "blows", "vent"}},
		},
		Topic:   []string{"wind angle", "twa", "which|what tack", "angle to the wind", "off the bow", "windwinkel|windeinfallswinkel", "angle du vent", "angle off the wind"},
		Asks:    []string{"what", "which", "tack", "how", "angle", "welche*", "quel*"},
		Never:   []string{"apparent", "aws|awa", "vmg", "tack* ... angle # ", "where ... from", "wind angle of? # to|on|off", "true wind angle of|is|:? # "},
		Whole:   true,
		Rank:    0.6,
		Compute: windAngle,
	}
}

func windAngle(v *calc.Values) (answer.Answer, error) {
	wind, heading := v.In("wind_direction", "deg"), v.In("heading", "deg")
	off := answer.Wrap(wind - heading)
	tack := answer.Say("starboard tack: the wind comes over the starboard side", "Steuerbordbug: Wind von Steuerbord", "tribord amures : vent de tribord")
	if off > 180 {
		tack = answer.Say("port tack: the wind comes over the port side", "Backbordbug: Wind von Backbord", "bâbord amures : vent de bâbord")
	}
	if math.Mod(off, 180) == 0 {
		tack = answer.Say("neither tack: dead ahead or dead astern", "genau von vorn oder achtern", "droit devant ou plein arrière")
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Angle(answer.Say("wind angle off the bow", "Der Windwinkel zum Bug", "L'angle du vent"), offBow(off)).Remarked(tack)},
		Working:  fmt.Sprintf("%s - %s = %s", answer.ShowCourse(wind), answer.ShowCourse(heading), answer.ShowCourse(off)),
	}, nil
}
