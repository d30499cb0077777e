package hull

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

func hullSpeedCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "hull_speed", Title: answer.Say("Hull speed", "Rumpfgeschwindigkeit", "Vitesse de carène"),
		Answers: "the speed at which a displacement hull's own wave is as long as its waterline",
		Formula: "V = 1.34 √LWL, LWL in ft, V in kn",
		Source:  "Froude's speed-length law with the customary constant 1.34 for displacement hulls",
		Inputs:  []calc.Input{input.Waterline(), shareInput(), coefficientInput()},
		Read:    readCoefficient,
		Topic: []string{
			"hull speed*", "hullspeed", "vmax", "v max", "max*|theoretical|top|displacement ... displacement? speed",
			"rumpfgeschwindigkeit", "vitesse de carène|coque",
			"vitesse limite", "waterline|lwl ... theoretical|maximum|max|limit|top", "theoretical maximum|max|limit|top ... waterline|lwl", "theoretical maximum|limit|top", "knots|fast ... theoretically", "waterline|lwl ... most she|it|we ll?", "most she|it ll? do|make|manage", "# times|x|× the? square? root of? the|its|a|her? #? ... waterline|lwl", "theoretically ... knots|fast", "speed ... waterline|lwl", "waterline|lwl ... fast|speed|knots", "bow wave", "s/l|slr ratio? of? # ... fast|speed|knots", "speed length|speed/length ratio of? # ... fast|speed|knots", "speed_length|speed/length|s/l|slr ratio? of #", "wasserlinie ... schnell", "fast ... waterline|lwl|hull", "fast ... go|sail|be ... waterline|lwl",
		},
		Never: append([]string{"how much|many knots? faster|slower|more", "slip", "rpm", "propeller", "prop", "km/h in", "pitch", "speed length|to_length ratio ?", "what ... speed_length|speed/length ratio", "froude", "what|which percent*|share|fraction"},
			runPhrases...),
		Compute: hullSpeed,
	}
}

// coefficientInput is what the root of the waterline is multiplied with, where it is not the customary 1.34.
func coefficientInput() calc.Input {
	return calc.Input{Name: "coefficient", Label: "speed-length coefficient, 1.34 where it is left out", Dim: quantity.Bare, Min: 0.5, Max: 5, Optional: true, Announced: true,
		Words: []string{"coefficient", "coefficient of", "constant", "factor", "factor of", "speed length ratio of?", "speed/length ratio of?", "s/l ratio? of?", "slr of?", "multiplier", "koeffizient", "faktor", "coefficient de"}}
}

// readCoefficient takes what the root is multiplied with, and passes over the customary one that another stands instead of.
func readCoefficient(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# times|x|× the? square? root") {
		d.Take("coefficient", q.QuantitiesIn(e)[0])
	}
	for _, e := range q.Find("instead of the? usual|customary|normal? #", "not|rather_than the? usual|customary|normal? #") {
		for _, i := range q.QuantitiesIn(e) {
			d.Used[i] = d.Used[i] || q.Quantities[i].Unit == ""
		}
	}
}

// shareInput is a share of the hull speed that is asked for instead.
func shareInput() calc.Input {
	return calc.Input{Name: "share", Label: "share of the hull speed", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 300, Optional: true, Words: []string{"of hull speed"}}
}

func waterlineForSpeedCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "waterline_for_speed", Title: answer.Say("Waterline for a hull speed", "Wasserlinie für eine Rumpfgeschwindigkeit",
			"Flottaison pour une vitesse de carène"),
		Answers: "the waterline length whose hull speed is a given speed",
		Formula: "LWL = (V / 1.34)², V in kn, LWL in ft",
		Source:  "Froude's speed-length law with the customary constant 1.34 for displacement hulls",
		Inputs: []calc.Input{{
			Name: "hull_speed", Label: "hull speed", Dim: quantity.Speed, Unit: "kn", Min: 0.5, Max: 50,
			Words: []string{"hull speed", "speed", "rumpfgeschwindigkeit", "vitesse"}, Bare: true,
		}, coefficientInput()},
		Topic: []string{
			"waterline|lwl|wasserlinie|flottaison ... hull_speed|hullspeed", "hull speed ... waterline|lwl|length|long",
			"waterline|lwl ... for|reach|get|achieve|do|makes ...  #",
			"long|length ... waterline|lwl", "waterline", "lwl", "wasserlinie", "flottaison",
			"waterline|lwl ... need*|required|necessary", "rumpfgeschwindigkeit ... wasserlinie|länge",
			"wasserlinie ... rumpfgeschwindigkeit",
		},
		Asks: []string{
			"how long", "what length", "what waterline", "what lwl", "which waterline", "how much waterline",
			"wie lang*", "quelle longueur|flottaison", "need*",
		},
		Never:   []string{"speed length|to_length ratio ?", "what|which speed_length|speed/length|s/l|slr", "froude", "gain*|add|adding|extend*|lengthen*", "more speed|knots", "# times|× the? square? root", "# waterline|lwl"},
		Compute: waterlineForSpeed,
	}
}

func speedLengthRatioCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "speed_length_ratio", Title: answer.Say("Speed-length ratio", "Geschwindigkeitsgrad", "Rapport vitesse-longueur"),
		Answers: "a speed in relation to the root of the waterline length, and the Froude number",
		Formula: "S/L = V / √LWL, V in kn, LWL in ft; Froude number = V / √(g LWL)",
		Source:  "Froude's speed-length law; hull speed is 1.34",
		Inputs: []calc.Input{input.Waterline(), {
			Name: "speed", Label: "speed", Dim: quantity.Speed, Unit: "kn", Min: 0.1, Max: 100, Bare: true,
			Words: []string{"speed", "at", "cruise", "doing", "makes", "fahrt", "vitesse", "mit"},
		}, {Name: "share_first", Label: "1 to tell the share of the hull speed first", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true}},
		Topic: []string{
			"speed length|to_length ratio", "s/l", "froude", "speed|length ratio", "geschwindigkeitsgrad", "relative speed",
			"rapport vitesse", "slr", "percentage|percent|share|fraction of ... hull speed", "% of ... hull speed", "above|below|over|under|exceed*|faster|slower|reach*|close|near ... hull speed", "hull speed ... exceed*|reach*|possible", "prozent ... rumpfgeschwindigkeit",
		},
		Never: []string{"s/l|slr|speed_length|speed/length ratio? of? # ... how fast|many", "s/l|slr|speed_length|speed/length ratio? of? # ... what|which speed"},
		Rank:  0.5,
		Read: func(q *question.Question, d *calc.Draft) {
			d.Refused = q.Says("s/l|slr|speed_length|speed/length ratio? of? #") && q.Says("how fast|many|long", "what|which speed|waterline|lwl|length")
			if q.Says("percentage|percent|share|fraction of ... hull_speed", "what|which percent*|share|fraction", "prozent ... rumpfgeschwindigkeit") {
				d.Args["share_first"] = 1.0
			}
		},
		Compute: speedLengthRatio,
	}
}

func hullSpeed(v *calc.Values) (answer.Answer, error) {
	feet := v.In("waterline_length", "ft")
	knots, _ := design.HullSpeed(v.In("waterline_length", "m"))
	factor := "1.34"
	if v.Has("coefficient") {
		knots, factor = v.Number("coefficient")*math.Sqrt(feet), answer.Number(v.Number("coefficient"))
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("hull speed", "Die Rumpfgeschwindigkeit", "La vitesse de carène"), knots*1852/3600)},
		Working:  answer.Working(factor+" × √%s ft = %s kn", feet, knots),
		Notes: []answer.Text{answer.Say("What counts is the length of the waterline, not overall. Light, narrow and planing hulls exceed it; most cruisers average less.",
			"Es zählt die Wasserlinie, nicht die Länge über alles. Leichte, schmale und gleitende Rümpfe sind schneller; die meisten Fahrtenboote "+
				"segeln im Mittel langsamer.",
			"C'est la flottaison qui compte, non la longueur hors tout. Les coques légères, étroites ou planantes "+
				"la dépassent ; la plupart des croiseurs font moins en moyenne.")},
	}
	if v.Has("share") {
		part := v.Number("share") * knots
		a.Outcomes = append([]answer.Outcome{answer.Speed(answer.Say("speed", "Die Geschwindigkeit", "La vitesse"), part*1852/3600)}, a.Outcomes...)
		a.Working += answer.Working("; × %s = %s kn", v.Number("share"), part)
	}
	return a, nil
}

func waterlineForSpeed(v *calc.Values) (answer.Answer, error) {
	knots := v.In("hull_speed", "kn")
	constant := 1.34
	if v.Has("coefficient") {
		constant = v.Number("coefficient")
	}
	feet := math.Pow(knots/constant, 2)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Length(answer.Say("waterline needed", "Die nötige Wasserlinie", "La flottaison nécessaire"),
			feet*quantity.Foot, true)},
		Working: answer.Working("(%s kn / %s)² = %s ft", knots, constant, feet),
	}, nil
}

func speedLengthRatio(v *calc.Values) (answer.Answer, error) {
	knots, feet := v.In("speed", "kn"), v.In("waterline_length", "ft")
	froude := v.In("speed", "m/s") / math.Sqrt(9.80665*v.In("waterline_length", "m"))
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("speed-length ratio", "Der Geschwindigkeitsgrad", "Le rapport vitesse-longueur"),
				answer.Fixed(knots/math.Sqrt(feet), "", 2)),
			answer.Value(answer.Say("share of the hull speed", "Anteil der Rumpfgeschwindigkeit", "Part de la vitesse de carène"), answer.In(100*knots/(1.34*math.Sqrt(feet)), "%")),
			answer.Speed(answer.Say("hull speed", "Rumpfgeschwindigkeit", "Vitesse de carène"), 1.34*math.Sqrt(feet)*1852/3600),
			answer.Value(answer.Say("Froude number", "Froude-Zahl", "Nombre de Froude"), answer.Fixed(froude, "", 3)),
		},
		Working: answer.Working("%s kn / √%s ft = %s", knots, feet, knots/math.Sqrt(feet)),
	}
	if v.Has("share_first") {
		a.Outcomes[0], a.Outcomes[1] = a.Outcomes[1], a.Outcomes[0]
		a.Working = answer.Working("%s kn / (1.34 × √%s ft) = %s %%", knots, feet, 100*knots/(1.34*math.Sqrt(feet)))
	}
	return a, nil
}
