package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

func fuelCostCalculators() []Calculator { return []Calculator{fuelCostCalculator()} }

func fuelCostCalculator() Calculator {
	hours, distance, speed := optional(timeInput()), optional(distanceInput()), optional(speedInput())
	return Calculator{
		Name: "fuel_cost", Title: say("Cost of fuel", "Kraftstoffkosten", "Coût du carburant"),
		Answers: "what the fuel for some hours or a distance under power costs at a price per litre or gallon",
		Formula: "cost = t × consumption × price, t = d / V",
		Source:  "price and consumption as given",
		Inputs: []Input{
			{Name: "price", Label: "price per litre or gallon", Dim: quantity.Money, Min: 0.001, Max: 1000, Words: []string{
				"diesel", "petrol", "fuel", "price", "costs", "per litre|liter|gallon", "a litre|liter|gallon", "at", "preis", "prix",
			}},
			optional(burnInput()), hours, distance, speed,
			{Name: "fuel", Label: "amount of fuel, instead of hours and consumption", Dim: quantity.Volume, Unit: "L", Min: 0.1, Max: 1e6, Optional: true},
		},
		topic: []string{
			"cost|costs|pay|expensive ... fuel|diesel|petrol|gasoline|motor*|engine", "fuel|diesel|petrol|gasoline|motor*|engine ... cost|costs|pay|expensive", "cost ?",
			"kosten|kostet ... diesel|sprit|kraftstoff|motor*", "diesel|sprit|kraftstoff|motor* ... kosten|kostet", "coût|coûte ... gasoil|carburant|moteur", "fuel|diesel bill",
		},
		never:   []string{"price|cost|pay|paid per|a|each litre|liter|gallon ?", "berth*|marina|mooring", "antifoul*|paint", "exchange|convert", "per year|annual*", "trend|market", "how many|much litres|liters|gallons"},
		whole:   true,
		either:  []string{"time", "distance", "fuel"},
		read:    readFuelPrice,
		rank:    0.4,
		compute: fuelCost,
	}
}

// readFuelPrice keeps what the price is for, which the amount alone does not tell.
func readFuelPrice(q *question, d *draft) {
	if _, told := q.fullness(); told { // the amount is not what the tank holds
		d.refused = true
		return
	}
	for i, one := range q.quantities {
		if one.Dim == quantity.Money && (one.Per == "L" || one.Per == "gal" || one.Per == "imp gal") {
			d.take("price", i)
			d.args["price"] = one.Text
			return
		}
	}
}

func fuelCost(v *values) (answer, error) {
	per, price := v.quantity("price").Per, v.quantity("price").Value
	unit := "L"
	if per == "gal" || per == "imp gal" || per == "" && v.Unit("consumption") == "gal/h" {
		unit = "gal"
	}
	if per == "imp gal" {
		unit = per
	}
	volume, working := v.In("fuel", unit), ""
	if !v.Has("fuel") {
		hours, before, err := v.hoursUnderWay("speed")
		if err != nil {
			return answer{}, err
		}
		working = before
		if !v.Has("consumption") {
			return answer{}, inputError("consumption", "is missing: consumption in L/h, or give the amount of fuel")
		}
		burn := v.In("consumption", "L/h")
		one, err := quantity.Convert(1, "L", unit)
		if err != nil {
			return answer{}, inputError("price", "must be per litre or gallon")
		}
		volume = hours * burn * one
		working += fmt.Sprintf("%s h × %s %s/h = %s %s; ", sh(hours), sh(burn*one), shownUnit(unit), sh(volume), shownUnit(unit))
	}
	return answer{
		Outcomes: []Outcome{
			v.priced(say("cost of the fuel", "Die Kraftstoffkosten", "Le coût du carburant"), volume*price, "price"),
			outcome(say("fuel", "Kraftstoff", "Carburant"), in(volume, unit)),
		},
		Working: working + fmt.Sprintf("%s %s × %s = %s", sh(volume), shownUnit(unit), sh(price), sh(volume*price)),
	}, nil
}
