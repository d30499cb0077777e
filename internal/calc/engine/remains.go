package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

// fuelLeftCalculator tells whether the fuel reaches, and what is left of it.
func fuelLeftCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuel_left", Title: answer.Say("Fuel left after a passage", "Restkraftstoff nach einer Strecke", "Carburant restant après un trajet"),
		Answers: "whether the fuel on board is enough for a distance or some hours under power, and what is left of it",
		Formula: "left = fuel - t × consumption, t = d / V",
		Source:  "consumption and speed as measured on board",
		Inputs: []calc.Input{tankInput(), burnInput(), calc.Optional(input.Distance()), calc.Optional(input.Speed()), calc.Optional(input.Time()), {
			Name: "asked", Label: "1 where it is asked whether it is enough", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true,
			Values: []calc.Phrase{{Words: "enough|sufficient|suffice", Value: 1}, {Words: "reicht|genug|genügt", Value: 1}, {Words: "suffit|assez", Value: 1}},
		}},
		Topic: []string{
			"enough fuel|diesel|petrol|gas|gasoline", "fuel|diesel|petrol ... enough|suffice", "what|much remains|left|is_left ... arrival|there|arriving", "will|is it|that|this be? enough", "is|are|will # be? enough|sufficient", "be enough", "left|remain*|remaining ?",
			"left over", "fuel|diesel|petrol|litres|liters|gallons|much|many will|would|do|does ... left|remain", "what is|s|will|would be? left|remaining", "how much|many ... left|remain*", "reicht ... diesel|sprit|kraftstoff",
			"bleibt|bleiben ... übrig", "reste ... gasoil|carburant|litres",
		},
		Asks:    []string{"enough", "left", "remain*", "over", "reicht", "übrig", "reste"},
		Never:   []string{"how long|far", "how many hours|days|miles|nm|nautical", "battery|batteries|ah", "water", "range", "reserve|spare", "last|lasts"},
		Rank:    0.6,
		Either:  []string{"time", "distance"},
		Compute: fuelLeft,
	}
}

func fuelLeft(v *calc.Values) (answer.Answer, error) {
	fuel, burn := v.In("fuel", "L"), v.In("consumption", "L/h")
	hours, working, err := input.HoursUnderWay(v, "speed")
	if err != nil {
		return answer.Answer{}, err
	}
	burned, customary := hours*burn, v.Customary("fuel")
	label, left := answer.Say("fuel left", "Der Rest", "Le reste"), fuel-burned
	verdict := answer.Enough(left)
	if left < 0 {
		label, left = answer.Say("fuel that is lacking", "Der fehlende Kraftstoff", "Le carburant qui manque"), -left
	}
	if !v.Has("asked") {
		verdict = answer.Text{}
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Volume(label, left, customary).Judged(verdict),
			answer.Volume(answer.Say("fuel burned", "Verbrauch", "Carburant brûlé"), burned, customary),
		},
		Working: working + answer.Working("%s L - %s h × %s L/h = %s L", fuel, hours, burn, fuel-burned),
	}, nil
}
