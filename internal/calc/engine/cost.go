package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func fuelCostCalculator() calc.Calculator {
	hours, distance, speed := calc.Optional(input.Time()), calc.Optional(input.Distance()), calc.Optional(input.Speed())
	return calc.Calculator{
		Name: "fuel_cost", Title: answer.Say("Cost of fuel", "Kraftstoffkosten", "Coût du carburant"),
		Answers: "what the fuel for some hours or a distance under power costs at a price per litre or gallon",
		Formula: "cost = t × consumption × price, t = d / V",
		Source:  "price and consumption as given",
		Inputs: []calc.Input{
			{Name: "price", Label: "price per litre or gallon", Dim: quantity.Money, Min: 0.001, Max: 1000, Words: []string{
				"diesel", "petrol", "fuel", "price", "costs", "per litre|liter|gallon", "a litre|liter|gallon", "at", "preis", "prix",
			}},
			calc.Optional(burnInput()), hours, distance, speed,
			{Name: "fuel", Label: "amount of fuel, instead of hours and consumption", Dim: quantity.Volume, Unit: "L", Min: 0.1, Max: 1e6, Optional: true},
		},
		Topic: []string{
			"cost|costs|pay|expensive ... fuel|diesel|petrol|gasoline|motor*|engine", "fuel|diesel|petrol|gasoline|motor*|engine ... cost|costs|pay|expensive", "cost ?",
			"kosten|kostet ... diesel|sprit|kraftstoff|motor*", "diesel|sprit|kraftstoff|motor* ... kosten|kostet", "coût|coûte ... gasoil|carburant|moteur", "fuel|diesel bill",
		},
		Never:   []string{"price|cost|pay|paid per|a|each litre|liter|gallon ?", "berth*|marina|mooring", "antifoul*|paint", "exchange|convert", "per year|annual*", "trend|market", "how many|much litres|liters|gallons"},
		Whole:   true,
		Either:  []string{"time", "distance", "fuel"},
		Read:    readFuelPrice,
		Rank:    0.4,
		Compute: fuelCost,
	}
}

// readFuelPrice keeps what the price is for, which the amount alone does not tell.
func readFuelPrice(q *question.Question, d *calc.Draft) {
	if _, told := q.Fullness(); told { // the amount is not what the tank holds
		d.Refused = true
		return
	}
	for i, one := range q.Quantities {
		if one.Dim == quantity.Money && (one.Per == "L" || one.Per == "gal" || one.Per == "imp gal") {
			d.TakeAs("price", i, one.Text)
			return
		}
		d.Refused = d.Refused || one.Dim == quantity.Money && one.Per != "" // of rope, not of fuel
	}
}

func fuelCost(v *calc.Values) (answer.Answer, error) {
	per, price := v.Quantity("price").Per, v.Quantity("price").Value
	unit := "L"
	if per == "gal" || per == "imp gal" || per == "" && v.Unit("consumption") == "gal/h" {
		unit = "gal"
	}
	if per == "imp gal" {
		unit = per
	}
	volume, working := v.In("fuel", unit), ""
	if !v.Has("fuel") {
		hours, before, err := input.HoursUnderWay(v, "speed")
		if err != nil {
			return answer.Answer{}, err
		}
		working = before
		if !v.Has("consumption") {
			return answer.Answer{}, calc.InputErrorf("consumption", "is missing: consumption in L/h, or give the amount of fuel")
		}
		burn := v.In("consumption", "L/h")
		one, err := quantity.Convert(1, "L", unit)
		if err != nil {
			return answer.Answer{}, calc.InputErrorf("price", "must be per litre or gallon")
		}
		volume = hours * burn * one
		working += answer.Working("%s h × %s %s/h = %s %s; ", hours, burn*one, answer.Symbol(unit), volume, answer.Symbol(unit))
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			v.Priced(answer.Say("cost of the fuel", "Die Kraftstoffkosten", "Le coût du carburant"), volume*price, "price"),
			answer.Value(answer.Say("fuel", "Kraftstoff", "Carburant"), answer.In(volume, unit)),
		},
		Working: working + answer.Working("%s %s × %s = %s", volume, answer.Symbol(unit), price, volume*price),
	}, nil
}
