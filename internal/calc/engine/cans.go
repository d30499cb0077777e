package engine

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

// fuelCansCalculator tells how many cans hold the fuel for a passage.
func fuelCansCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "fuel_cans", Title: answer.Say("Cans of fuel for a passage", "Kanister für eine Strecke", "Jerricans pour un trajet"),
		Answers: "how many cans hold the fuel that a distance or some hours under power take",
		Formula: "cans = d / V × consumption, plus the reserve, / what one holds, rounded up",
		Source:  "consumption and speed as measured on board",
		Inputs: []calc.Input{
			calc.Optional(input.Distance()), calc.Optional(input.Speed()), calc.Optional(input.Time()), burnInput(),
			{
				Name: "can", Label: "what one can holds", Dim: quantity.Volume, Unit: "L", Min: 0.5, Max: 1000,
				Words: []string{"can", "cans", "jerry can|cans", "jerrycan|jerrycans", "jerrican*", "canister|canisters", "kanister", "bidon|bidons", "of", "how many"},
			},
			input.Reserve(), motoringInput(),
		},
		Topic:   []string{"cans", "jerry can|cans", "jerrycan*", "jerrican*", "canister*", "kanister", "bidons"},
		Asks:    []string{"how many", "enough", "number of", "wie viele", "combien"},
		Never:   otherStores,
		Read:    readFuelPassage,
		Either:  []string{"distance", "time"},
		Whole:   true,
		Rank:    1,
		Compute: fuelCans,
	}
}

func fuelCans(v *calc.Values) (answer.Answer, error) {
	hours, working, err := input.HoursUnderWay(v, "speed")
	if err != nil {
		return answer.Answer{}, err
	}
	hours *= underEngine(v)
	litres := hours * v.In("consumption", "L/h") * (1 + v.Number("reserve"))
	can := v.In("can", "L")
	needed := litres / can
	outcomes := []answer.Outcome{
		answer.Value(answer.Say("number of cans", "Die Zahl der Kanister", "Le nombre de jerricans"), answer.In(answer.Up(needed), "")),
		answer.Volume(answer.Say("fuel needed", "Der Kraftstoffbedarf", "Le carburant nécessaire"), litres, v.Customary("consumption")),
		answer.Value(answer.Say("exactly", "Genau", "Exactement"), answer.In(needed, "")),
	}
	if v.Number("reserve") == 0 {
		outcomes = append(outcomes, answer.Value(answer.Say("with 30 % added as a reserve", "Mit 30 % Reserve", "Avec 30 % de réserve"), answer.In(answer.Up(1.3*needed), "")))
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  working + answer.Working("%s h × %s L/h × %s = %s L; / %s L = %s", hours, v.In("consumption", "L/h"), 1+v.Number("reserve"), litres, can, needed),
	}, nil
}
