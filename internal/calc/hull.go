package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// say is a Text in the three languages.
func say(en, de, fr string) Text { return Text{en, de, fr} }

// waterline is the input that many ratios share.
func waterline() Input {
	return Input{
		Name: "waterline_length", Label: "waterline length", Dim: quantity.Length, Unit: "ft", Min: 1, Max: 1000,
		Words: []string{
			"waterline", "waterlines", "lwl", "water line", "length waterline", "length on the waterline",
			"wasserlinie", "flottaison", "dwl", "lwl of", "on the water", "in the water",
		},
		Design: func(d design.Design) float64 { return d.LWL },
	}
}

func hullCalculators() []Calculator {
	return []Calculator{hullSpeedCalculator(), waterlineForSpeedCalculator(), speedLengthRatioCalculator()}
}

func hullSpeedCalculator() Calculator {
	return Calculator{
		Name: "hull_speed", Title: say("Hull speed", "Rumpfgeschwindigkeit", "Vitesse de carène"),
		Answers: "the speed at which a displacement hull's own wave is as long as its waterline",
		Formula: "V = 1.34 √LWL, LWL in ft, V in kn",
		Source:  "Froude's speed-length law with the customary constant 1.34 for displacement hulls",
		Inputs:  []Input{waterline(), shareInput()},
		topic: []string{
			"hull speed*", "hullspeed", "vmax", "v max", "max*|theoretical|top|displacement ... displacement? speed",
			"rumpfgeschwindigkeit", "vitesse de carène|coque",
			"vitesse limite", "knots|fast ... theoretically", "theoretically ... knots|fast", "speed ... waterline|lwl", "waterline|lwl ... fast|speed|knots", "bow wave", "wasserlinie ... schnell", "fast ... waterline|lwl|hull",
		},
		never:   []string{"how much|many knots? faster|slower|more", "slip", "rpm", "propeller", "prop", "km/h in", "pitch", "speed length|to_length ratio", "froude", "what|which percent*|share|fraction"},
		compute: hullSpeed,
	}
}

// shareInput is a share of the hull speed that is asked for instead.
func shareInput() Input {
	return Input{Name: "share", Label: "share of the hull speed", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 300, Optional: true, Words: []string{"of hull speed"}}
}

func waterlineForSpeedCalculator() Calculator {
	return Calculator{
		Name: "waterline_for_speed", Title: say("Waterline for a hull speed", "Wasserlinie für eine Rumpfgeschwindigkeit",
			"Flottaison pour une vitesse de carène"),
		Answers: "the waterline length whose hull speed is a given speed",
		Formula: "LWL = (V / 1.34)², V in kn, LWL in ft",
		Source:  "Froude's speed-length law with the customary constant 1.34 for displacement hulls",
		Inputs: []Input{{
			Name: "hull_speed", Label: "hull speed", Dim: quantity.Speed, Unit: "kn", Min: 0.5, Max: 50,
			Words: []string{"hull speed", "speed", "rumpfgeschwindigkeit", "vitesse"}, Bare: true,
		}},
		topic: []string{
			"waterline|lwl|wasserlinie|flottaison ... hull_speed|hullspeed", "hull speed ... waterline|lwl|length|long",
			"waterline|lwl ... for|reach|get|achieve|do|makes ...  #",
			"long|length ... waterline|lwl", "waterline", "lwl", "wasserlinie", "flottaison",
			"waterline|lwl ... need*|required|necessary", "rumpfgeschwindigkeit ... wasserlinie|länge",
			"wasserlinie ... rumpfgeschwindigkeit",
		},
		asks: []string{
			"how long", "what length", "what waterline", "what lwl", "which waterline", "how much waterline",
			"wie lang*", "quelle longueur|flottaison", "need*",
		},
		never:   []string{"speed length|to_length ratio", "s/l", "froude"},
		compute: waterlineForSpeed,
	}
}

func speedLengthRatioCalculator() Calculator {
	return Calculator{
		Name: "speed_length_ratio", Title: say("Speed-length ratio", "Geschwindigkeitsgrad", "Rapport vitesse-longueur"),
		Answers: "a speed in relation to the root of the waterline length, and the Froude number",
		Formula: "S/L = V / √LWL, V in kn, LWL in ft; Froude number = V / √(g LWL)",
		Source:  "Froude's speed-length law; hull speed is 1.34",
		Inputs: []Input{waterline(), {
			Name: "speed", Label: "speed", Dim: quantity.Speed, Unit: "kn", Min: 0.1, Max: 100, Bare: true,
			Words: []string{"speed", "at", "cruise", "doing", "makes", "fahrt", "vitesse", "mit"},
		}},
		topic: []string{
			"speed length|to_length ratio", "s/l", "froude", "speed|length ratio", "geschwindigkeitsgrad", "relative speed",
			"rapport vitesse", "slr", "percentage|percent|share|fraction of ... hull speed", "% of ... hull speed", "above|below|over|under|exceed*|faster|slower|reach*|close|near ... hull speed", "hull speed ... exceed*|reach*|possible", "prozent ... rumpfgeschwindigkeit",
		},
		rank:    0.5,
		compute: speedLengthRatio,
	}
}

func hullSpeed(v *values) (answer, error) {
	feet := v.In("waterline_length", "ft")
	knots, _ := design.HullSpeed(v.In("waterline_length", "m"))
	a := answer{
		Outcomes: []Outcome{speed(say("hull speed", "Die Rumpfgeschwindigkeit", "La vitesse de carène"), knots*1852/3600)},
		Working:  fmt.Sprintf("1.34 × √%s ft = %s kn", sh(feet), sh(knots)),
		Notes: []Text{say("What counts is the length of the waterline, not overall. Light, narrow and planing hulls exceed it; most cruisers average less.",
			"Es zählt die Wasserlinie, nicht die Länge über alles. Leichte, schmale und gleitende Rümpfe sind schneller; die meisten Fahrtenboote "+
				"segeln im Mittel langsamer.",
			"C'est la flottaison qui compte, non la longueur hors tout. Les coques légères, étroites ou planantes "+
				"la dépassent ; la plupart des croiseurs font moins en moyenne.")},
	}
	if v.Has("share") {
		part := v.Number("share") * knots
		a.Outcomes = append([]Outcome{speed(say("speed", "Die Geschwindigkeit", "La vitesse"), part*1852/3600)}, a.Outcomes...)
		a.Working += fmt.Sprintf("; × %s = %s kn", sh(v.Number("share")), sh(part))
	}
	return a, nil
}

func waterlineForSpeed(v *values) (answer, error) {
	knots := v.In("hull_speed", "kn")
	feet := math.Pow(knots/1.34, 2)
	return answer{
		Outcomes: []Outcome{length(say("waterline needed", "Die nötige Wasserlinie", "La flottaison nécessaire"),
			feet*quantity.Foot, true)},
		Working: fmt.Sprintf("(%s kn / 1.34)² = %s ft", sh(knots), sh(feet)),
	}, nil
}

func speedLengthRatio(v *values) (answer, error) {
	knots, feet := v.In("speed", "kn"), v.In("waterline_length", "ft")
	froude := v.In("speed", "m/s") / math.Sqrt(9.80665*v.In("waterline_length", "m"))
	return answer{
		Outcomes: []Outcome{
			outcome(say("speed-length ratio", "Der Geschwindigkeitsgrad", "Le rapport vitesse-longueur"),
				fixed(knots/math.Sqrt(feet), "", 2)),
			outcome(say("share of the hull speed", "Anteil der Rumpfgeschwindigkeit", "Part de la vitesse de carène"), in(100*knots/(1.34*math.Sqrt(feet)), "%")),
			speed(say("hull speed", "Rumpfgeschwindigkeit", "Vitesse de carène"), 1.34*math.Sqrt(feet)*1852/3600),
			outcome(say("Froude number", "Froude-Zahl", "Nombre de Froude"), fixed(froude, "", 3)),
		},
		Working: fmt.Sprintf("%s kn / √%s ft = %s", sh(knots), sh(feet), sh(knots/math.Sqrt(feet))),
	}, nil
}
