package calc

import "fmt"

// fuelLeftCalculator tells whether the fuel reaches, and what is left of it.
func fuelLeftCalculator() Calculator {
	return Calculator{
		Name: "fuel_left", Title: say("Fuel left after a passage", "Restkraftstoff nach einer Strecke", "Carburant restant après un trajet"),
		Answers: "whether the fuel on board is enough for a distance or some hours under power, and what is left of it",
		Formula: "left = fuel - t × consumption, t = d / V",
		Source:  "consumption and speed as measured on board",
		Inputs:  []Input{tankInput(), burnInput(), optional(distanceInput()), optional(speedInput()), optional(timeInput())},
		topic: []string{
			"enough fuel|diesel|petrol|gas|gasoline", "fuel|diesel|petrol ... enough|suffice", "will|is it|that|this be? enough", "is|are|will # be? enough|sufficient", "be enough", "left|remain*|remaining ?",
			"left over", "fuel|diesel|petrol|litres|liters|gallons|much|many will|would|do|does ... left|remain", "what is|s|will|would be? left|remaining", "how much|many ... left|remain*", "reicht ... diesel|sprit|kraftstoff",
			"bleibt|bleiben ... übrig", "reste ... gasoil|carburant|litres",
		},
		asks:    []string{"enough", "left", "remain*", "over", "reicht", "übrig", "reste"},
		never:   []string{"how long|far", "how many hours|days|miles|nm|nautical", "battery|batteries|ah", "water", "range", "reserve|spare", "last|lasts"},
		rank:    0.6,
		either:  []string{"time", "distance"},
		compute: fuelLeft,
	}
}

func fuelLeft(v *values) (answer, error) {
	fuel, burn := v.In("fuel", "L"), v.In("consumption", "L/h")
	hours, working, err := v.hoursUnderWay("speed")
	if err != nil {
		return answer{}, err
	}
	burned, customary := hours*burn, v.Customary("fuel")
	label, left := say("fuel left", "Der Rest", "Le reste"), fuel-burned
	if left < 0 {
		label, left = say("fuel that is lacking", "Es fehlt", "Il manque"), -left
	}
	return answer{
		Outcomes: []Outcome{
			volume(label, left, customary),
			volume(say("fuel burned", "Verbrauch", "Carburant brûlé"), burned, customary),
		},
		Working: working + fmt.Sprintf("%s L - %s h × %s L/h = %s L", sh(fuel), sh(hours), sh(burn), sh(fuel-burned)),
	}, nil
}
