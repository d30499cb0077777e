package engine

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func fuelSavingCalculator() calc.Calculator {
	told := func(in calc.Input, name, label string) calc.Input {
		in.Name, in.Label, in.Words, in.Announced = name, label, nil, true
		return in
	}
	return calc.Calculator{
		Name: "fuel_saving", Title: answer.Say("Fuel at two speeds", "Kraftstoff bei zwei Geschwindigkeiten", "Carburant à deux vitesses"),
		Answers: "how much fuel going at one speed saves against another, per mile and over a distance",
		Formula: "fuel = consumption × d / V at each speed",
		Source:  "consumption and speed as measured on board",
		Inputs: []calc.Input{
			told(input.Speed(), "speed", "one speed"), told(burnInput(), "consumption", "consumption at it"),
			told(input.Speed(), "other_speed", "the other speed"), told(burnInput(), "other_consumption", "consumption at that"),
			calc.Optional(told(input.Distance(), "distance", "distance")),
		},
		Topic:   []string{"save*|saving", "more|less|difference ... litres|liters|fuel|diesel|gallons", "litres|liters|fuel|diesel|gallons more|less|saved", "how much|many more|less", "spar*|mehr", "économ*"},
		Asks:    []string{"how much|many", "what", "wie viel*", "combien"},
		Whole:   true,
		Rank:    1.5,
		Read:    readTwoBurns,
		Compute: fuelSaving,
	}
}

// readTwoBurns takes two speeds and two consumptions in their order, which is the same for both.
func readTwoBurns(q *question.Question, d *calc.Draft) {
	var speeds, burns, runs []int
	for i, one := range q.Quantities {
		switch one.Dim {
		case quantity.Speed:
			speeds = append(speeds, i)
		case quantity.VolumeRate:
			burns = append(burns, i)
		case quantity.Length:
			runs = append(runs, i)
		}
	}
	// "from 7 to 6 knots": the first of the two goes without its unit
	for _, e := range q.Find("from # to #") {
		if both := q.QuantitiesIn(e); len(speeds) == 1 && both[1] == speeds[0] && q.Quantities[both[0]].Dim == quantity.Bare {
			speeds = []int{both[0], speeds[0]}
		} else if len(burns) == 1 && both[1] == burns[0] && q.Quantities[both[0]].Dim == quantity.Bare {
			burns = []int{both[0], burns[0]}
		}
	}
	if d.Refused = len(speeds) != 2 || len(burns) != 2 || len(runs) > 1; d.Refused {
		return
	}
	for k, name := range []string{"speed", "other_speed"} {
		d.TakeAs(name, speeds[k], inUnitOf(q.Quantities[speeds[k]], q.Quantities[speeds[1]]))
	}
	for k, name := range []string{"consumption", "other_consumption"} {
		d.TakeAs(name, burns[k], inUnitOf(q.Quantities[burns[k]], q.Quantities[burns[1]]))
	}
	if len(runs) == 1 {
		d.Take("distance", runs[0])
	}
	for i, one := range q.Quantities {
		d.Used[i] = d.Used[i] || one.Dim == quantity.Rotation
	}
}

// inUnitOf is a quantity as an argument, a number alone in the unit of another.
func inUnitOf(one, other quantity.Quantity) any {
	if one.Dim == quantity.Bare {
		return calc.Argument(question.InUnits(one.Given, other.Unit))
	}
	return calc.Argument(one)
}

func fuelSaving(v *calc.Values) (answer.Answer, error) {
	first, second := v.In("consumption", "L/h")/v.In("speed", "kn"), v.In("other_consumption", "L/h")/v.In("other_speed", "kn")
	customary := v.Customary("consumption")
	each := answer.Value(answer.Say("difference per nautical mile", "Der Unterschied je Seemeile", "La différence au mille"), answer.In(math.Abs(first-second), "L/nm"), answer.In(math.Abs(first-second)/3.785411784, "gal/nm"))
	working := answer.Working("%s L/h / %s kn = %s L/nm; %s L/h / %s kn = %s L/nm", v.In("consumption", "L/h"), v.In("speed", "kn"), first, v.In("other_consumption", "L/h"), v.In("other_speed", "kn"), second)
	if !v.Has("distance") {
		return answer.Answer{Outcomes: []answer.Outcome{each}, Working: working}, nil
	}
	miles := v.In("distance", "nm")
	saved := answer.Volume(answer.Say("fuel saved at the thriftier speed", "Der gesparte Kraftstoff", "Le carburant économisé"), math.Abs(first-second)*miles, customary)
	return answer.Answer{Outcomes: []answer.Outcome{saved, each}, Working: working + answer.Working("; × %s nm: %s L against %s L", miles, first*miles, second*miles)}, nil
}
