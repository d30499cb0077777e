package weather

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func thunderCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "thunder_distance", Title: answer.Say("Distance of a thunderstorm", "Entfernung eines Gewitters", "Distance d'un orage"),
		Answers: "how far lightning is from the seconds until its thunder",
		Formula: "d = 340 m/s × t",
		Source:  "speed of sound in air of about 15 °C",
		Inputs: []calc.Input{{Name: "delay", Label: "time between flash and thunder", Dim: quantity.Time, Unit: "s", Min: 0.1, Max: 120, Bare: true,
			Words: []string{"thunder", "later", "after", "between", "flash", "count", "donner", "tonnerre"}}},
		Topic:   []string{"thunder", "thunders", "thunderclap", "thunderstorm", "thunderstorms", "lightning", "donner", "blitz", "gewitter", "tonnerre", "éclair", "orage"},
		Asks:    []string{"how far", "distance", "how close", "how near", "wie weit", "à quelle distance", "far away"},
		Whole:   true,
		Compute: thunder,
	}
}

func thunder(v *calc.Values) (answer.Answer, error) {
	metres := 340 * v.In("delay", "s")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("distance of the lightning", "Die Entfernung des Blitzes", "La distance de l'éclair"), answer.In(metres/1000, "km"), answer.In(metres/1852, "nm"),
			answer.In(metres/1609.344, "mi"))},
		Working: answer.Working("340 m/s × %s s = %s m", v.In("delay", "s"), metres),
		Notes: []answer.Text{answer.Say("A storm that is heard is near enough to strike: shorten sail, keep off mast and shrouds.",
			"Wer es hört, kann getroffen werden: Segel kürzen, weg von Mast und Wanten.",
			"Un orage audible peut frapper : réduisez la voilure et éloignez-vous du mât et des haubans.")},
	}, nil
}
