package engine

import (
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func engineConsumptionCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "engine_consumption", Title: answer.Say("Consumption of a diesel from its power",
			"Dieselverbrauch aus der Leistung", "Consommation d'un diesel d'après sa puissance"),
		Answers: "roughly what a diesel engine burns at a load",
		Formula: "consumption = 0.27 L/kWh × power × load",
		Source:  "specific consumption of small marine diesels of about 225 g/kWh, diesel of 0.84 kg/L",
		Inputs: []calc.Input{
			{Name: "power", Label: "engine power", Dim: quantity.Power, Unit: "hp", Min: 0.5, Max: 5000},
			{Name: "load", Label: "load", Dim: quantity.Percent, Unit: "%", Min: 5, Max: 100, Default: "75 %",
				Words: []string{"load", "power", "throttle", "last", "charge"},
				Values: []calc.Phrase{
					{Words: "full|max|maximum|wide_open throttle|power|load|speed|revs", Value: 100}, {Words: "flat out", Value: 100}, {Words: "half throttle|power|load", Value: 50},
					{Words: "vollgas|volllast", Value: 100}, {Words: "plein gaz|régime", Value: 100}, {Words: "pleine charge|puissance", Value: 100},
				}},
			{Name: "specific", Label: "litres a kilowatt hour, 0.27 where it is left out", Dim: quantity.Bare, Min: 0.1, Max: 1, Optional: true, Announced: true},
		},
		Read: readSpecific,
		Topic: []string{
			"fuel|diesel ... burn*|use*|consum*", "consumption", "# per|a kwh|kilowatt_hour|hp_hour|horsepower_hour|hp", "# ... how_many|much litres|liters|l|gallons an|per|a hour", "burn*|consum* ... fuel|diesel|hour", "verbrauch*",
			"consomm*", "fuel burn", "litres|gallons per hour",
		},
		Asks:    []string{"how much", "what", "wie viel", "combien", "estimate"},
		Never:   []string{"per mile", "petrol|gasoline|outboard", "water"},
		Whole:   true,
		Next:    burnGoesOn(),
		Compute: engineConsumption,
	}
}

// burnGoesOn are the sums of what an engine burns: the hours of a tank, its range, and the fuel for a distance or some hours.
func burnGoesOn() []calc.Had {
	return []calc.Had{
		{Calculator: "fuel_needed", Input: "consumption"},
		{Calculator: "fuel_range", Input: "consumption", Asks: []string{"how far", "range", "how many miles|nm", "wie weit", "à quelle distance", "autonomie"}},
		{Calculator: "fuel_endurance", Input: "consumption"},
		{Calculator: "fuel_for_hours", Input: "consumption"},
	}
}

func engineConsumption(v *calc.Values) (answer.Answer, error) {
	kilowatts, load := v.In("power", "kW"), v.Number("load")
	specific := 0.27
	if v.Has("specific") {
		specific = v.Number("specific")
	}
	rate := specific * kilowatts * load
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Consumption(answer.Say("consumption", "Der Verbrauch", "La consommation"), rate, v.Unit("power") == "hp")},
		Working:  answer.Working("%s L/kWh × %s kW × %s = %s L/h", answer.Rounded(specific, 3), kilowatts, load, rate),
		Notes: []answer.Text{answer.Say("An estimate: cruising at hull speed rarely takes half of the rated power; measure your own.",
			"Eine Schätzung: Marschfahrt braucht selten die halbe Nennleistung; selbst messen.",
			"Une estimation : la croisière demande rarement la moitié de la puissance ; mesurez la vôtre.")},
	}, nil
}

// readSpecific takes what an engine burns for the work it does, "0.2 litres per hp hour" and "210 g per kWh", in litres a kilowatt hour;
// what a litre weighs may stand beside it.
func readSpecific(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# per|a kwh|kilowatt_hour|kilowatt_hours|kw_hour|kw_h|hp_hour|hp_h|hph|horsepower_hour|hp_hr") {
		i := q.QuantitiesIn(e)[0]
		one, perHorsepower := q.Quantities[i], q.Find("# per|a hp|hph|horsepower")
		litres := one.Value
		switch one.Dim {
		case quantity.Mass:
			density := 0.84
			for _, weight := range q.Find("# per|a litre|liter|l", "density of|is? #") {
				if k := q.QuantitiesIn(weight)[0]; k != i && q.Quantities[k].Given > 0.6 && q.Quantities[k].Given < 1 {
					density = q.Quantities[k].Given
					d.Used[k] = true
				}
			}
			litres /= density
		case quantity.Volume:
		default:
			continue
		}
		if len(perHorsepower) > 0 {
			litres /= quantity.Horsepower / 1000
		}
		d.TakeAs("specific", i, litres)
		if !slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Percent }) {
			d.Args["load"] = "100 %" // it is told of the power that is really made
		}
		return
	}
}
