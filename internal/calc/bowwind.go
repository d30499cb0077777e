package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

func bowWindCalculators() []Calculator {
	return []Calculator{windAngleCalculator(), windFromCalculator(), thunderCalculator()}
}

func windAngleCalculator() Calculator {
	direction := func(name, label string, words ...string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Angle, Unit: "deg", Max: 360, Announced: true, Words: words}
	}
	return Calculator{
		Name: "wind_angle", Title: say("Wind angle off the bow", "Windwinkel zum Bug", "Angle du vent par rapport à l'étrave"),
		Answers: "the angle of the wind off the bow and the tack, from the direction of the wind and the heading",
		Formula: "angle = wind direction - heading, folded to 180°",
		Source:  "the definition; both counted from the same north",
		Inputs: []Input{
			direction("wind_direction", "direction that the wind blows from", "wind direction", "twd", "wind from", "wind", "true wind direction", "wind is", "windrichtung", "vent"),
			direction("heading", "heading", "heading", "course", "steer*", "hdg", "sailing", "kurs", "cap", "heading is"),
		},
		topic:   []string{"wind angle", "twa", "which|what tack", "angle to the wind", "off the bow", "windwinkel|windeinfallswinkel", "angle du vent", "angle off the wind"},
		asks:    []string{"what", "which", "tack", "how", "angle", "welche*", "quel*"},
		never:   []string{"apparent", "aws|awa", "vmg", "tack* ... angle # ", "where ... from", "wind angle of? # to|on|off"},
		whole:   true,
		rank:    0.6,
		compute: windAngle,
	}
}

func thunderCalculator() Calculator {
	return Calculator{
		Name: "thunder_distance", Title: say("Distance of a thunderstorm", "Entfernung eines Gewitters", "Distance d'un orage"),
		Answers: "how far lightning is from the seconds until its thunder",
		Formula: "d = 340 m/s × t",
		Source:  "speed of sound in air of about 15 °C",
		Inputs: []Input{{Name: "delay", Label: "time between flash and thunder", Dim: quantity.Time, Unit: "s", Min: 0.1, Max: 120, Bare: true,
			Words: []string{"thunder", "later", "after", "between", "flash", "count", "donner", "tonnerre"}}},
		topic:   []string{"thunder*", "lightning", "donner", "blitz", "gewitter", "tonnerre", "éclair", "orage"},
		asks:    []string{"how far", "distance", "how close", "how near", "wie weit", "à quelle distance", "far away"},
		whole:   true,
		compute: thunder,
	}
}

func windAngle(v *values) (answer, error) {
	wind, heading := v.In("wind_direction", "deg"), v.In("heading", "deg")
	off := wrap(wind - heading)
	tack := say("starboard tack: the wind comes over the starboard side", "Steuerbordbug: Wind von Steuerbord", "tribord amures : vent de tribord")
	if off > 180 {
		tack = say("port tack: the wind comes over the port side", "Backbordbug: Wind von Backbord", "bâbord amures : vent de bâbord")
	}
	if math.Mod(off, 180) == 0 {
		tack = say("neither tack: dead ahead or dead astern", "genau von vorn oder achtern", "droit devant ou plein arrière")
	}
	return answer{
		Outcomes: []Outcome{angle(say("wind angle off the bow", "Der Windwinkel zum Bug", "L'angle du vent"), offBow(off)).remarked(tack)},
		Working:  fmt.Sprintf("%s - %s = %s", showCourse(wind), showCourse(heading), showCourse(off)),
	}, nil
}

func thunder(v *values) (answer, error) {
	metres := 340 * v.In("delay", "s")
	return answer{
		Outcomes: []Outcome{outcome(say("distance of the lightning", "Die Entfernung des Blitzes", "La distance de l'éclair"), in(metres/1000, "km"), in(metres/1852, "nm"),
			in(metres/1609.344, "mi"))},
		Working: fmt.Sprintf("340 m/s × %s s = %s m", sh(v.In("delay", "s")), sh(metres)),
		Notes: []Text{say("A storm that is heard is near enough to strike: shorten sail, keep off mast and shrouds.",
			"Wer es hört, kann getroffen werden: Segel kürzen, weg von Mast und Wanten.",
			"Un orage audible peut frapper : réduisez la voilure et éloignez-vous du mât et des haubans.")},
	}, nil
}
