package engine

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func propellerSpeedCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "propeller_speed", Title: answer.Say("Propeller speed and slip", "Propellergeschwindigkeit und Schlupf",
			"Vitesse et recul d'hélice"),
		Answers: "the speed of a propeller without slip, and the slip at a boat speed",
		Formula: "V = rpm / gear × pitch × 60 / 6076 ft, slip = 1 - speed / V",
		Source:  "definition of pitch; 6076.12 ft to the nautical mile",
		Inputs: []calc.Input{
			{Name: "rpm", Label: "engine speed", Dim: quantity.Rotation, Unit: "rpm", Min: 10, Max: 20000,
				Words: []string{"rpm", "engine", "revs", "at"}, Bare: false},
			{Name: "pitch", Label: "propeller pitch", Dim: quantity.Length, Unit: "in", Min: 1, Max: 300,
				Words: []string{"pitch", "steigung", "pas", "prop", "propeller"}},
			{Name: "gear", Label: "reduction gear", Dim: quantity.Ratio, Unit: ":1", Min: 0.3, Max: 12, Default: "1:1",
				Words: []string{
					"gear*", "reduction", "ratio", "getriebe", "untersetzung", "réducteur", "gearbox", "transmission",
				}},
			{Name: "speed", Label: "boat speed", Dim: quantity.Speed, Unit: "kn", Max: 100, Optional: true},
			{Name: "slip", Label: "slip", Dim: quantity.Percent, Unit: "%", Max: 95, Optional: true,
				Words: []string{"slip", "schlupf", "recul"}},
			{Name: "diameter", Label: "propeller diameter (not needed)", Dim: quantity.Length, Unit: "in", Min: 1,
				Max: 300, Optional: true, Announced: true, Words: []string{"diameter", "dia", "durchmesser", "diamètre"}},
		},
		Topic:   []string{"slip", "pitch", "propeller", "prop", "schlupf", "hélice", "recul", "screw"},
		Asks:    []string{"what", "how fast", "slip", "speed", "calculate", "how much", "wie", "quel*", "theoretical"},
		Whole:   true,
		Read:    readPitch,
		Compute: propellerSpeed,
	}
}

func propellerSpeed(v *calc.Values) (answer.Answer, error) {
	rpm, gear, pitch := v.In("rpm", "rpm"), v.Number("gear"), v.In("pitch", "in")
	ideal := rpm / gear * pitch * 60 / inchesPerMile
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("speed without slip", "Die Geschwindigkeit ohne Schlupf", "La vitesse sans recul"),
			ideal*1852/3600)},
		Working: answer.Working("%s / %s × %s in × 60 / 72,913 = %s kn", rpm, gear, pitch, ideal),
	}
	if gear != 1 {
		a.Outcomes = append(a.Outcomes, answer.Value(answer.Say("shaft speed", "Wellendrehzahl", "Régime de l'arbre"), answer.In(rpm/gear, "rpm")))
	}
	switch {
	case v.Has("speed"):
		slip := 100 * (1 - v.In("speed", "kn")/ideal)
		a.Outcomes = append([]answer.Outcome{answer.Value(answer.Say("slip", "Der Schlupf", "Le recul"), answer.Fixed(slip, "%", 1))}, a.Outcomes...)
		a.Working += answer.Working("; 1 - %s / %s = %s %%", v.In("speed", "kn"), ideal, slip)
	case v.Has("slip"):
		made := ideal * (1 - v.Number("slip"))
		a.Outcomes = append([]answer.Outcome{answer.Speed(answer.Say("boat speed", "Die Bootsgeschwindigkeit", "La vitesse du bateau"),
			made*1852/3600)}, a.Outcomes...)
		a.Working += answer.Working("; × %s = %s kn", 1-v.Number("slip"), made)
	}
	return a, nil
}

// readPitch reads a propeller written as diameter by pitch: "16x12".
func readPitch(q *question.Question, d *calc.Draft) {
	for i := 0; i+1 < len(q.Quantities); i++ {
		a, b := q.Quantities[i], q.Quantities[i+1]
		between := q.Text[a.End:b.Start]
		if between != "x" && between != " x " && between != " by " && between != "×" {
			continue
		}
		pitch := fmt.Sprintf("%g in", b.Given)
		if b.Dim == quantity.Length {
			pitch = calc.Argument(b).(string)
		}
		d.Used[i], d.Used[i+1] = true, true
		d.Args["pitch"] = pitch
		return
	}
}
