package electric

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// chargeGainedCalculator is what a charging current brings in a time.
func chargeGainedCalculator() calc.Calculator {
	output := efficiencyInput("100 %")
	output.Label, output.Words = "share of the current that is reached", append(output.Words, "output", "at", "of its output|rating|capacity", "load")
	return calc.Calculator{
		Name: "charge_gained", Title: answer.Say("Charge gained", "Gewonnene Ladung", "Charge gagnée"),
		Answers: "the ampere hours that an alternator or charger brings in a time",
		Formula: "Ah = current × share × time",
		Source:  "the definition of charge; the current of lead batteries falls above about 80 % of charge",
		Inputs: []calc.Input{
			{Name: "current", Label: "charging current", Dim: quantity.Current, Unit: "A", Min: 0.05, Max: 2000},
			{Name: "time", Label: "charging time", Dim: quantity.Time, Unit: "h", Min: 0.01, Max: 1000},
			output,
		},
		Topic:   []string{"alternator|charger|wind_generator|hydrogenerator|charg*", "lichtmaschine|ladegerät", "alternateur|chargeur"},
		Asks:    []string{"how many|much ah|amp|charge", "how much does|do|will|is", "amp hours", "ah ?", "wie viel* ah|amperestunden", "combien ... ah"},
		Never:   []string{"how long", "how many hours", "use*|draw*|load|loads|fridge", "need*", "size", "solar|sun"},
		Whole:   true,
		Rank:    0.5,
		Compute: chargeGained,
	}
}

func chargeGained(v *calc.Values) (answer.Answer, error) {
	amps, hours, share := v.In("current", "A"), v.In("time", "h"), v.Number("efficiency")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("charge gained", "Die gewonnene Ladung", "La charge gagnée"), answer.In(amps*hours*share, "Ah"))},
		Working:  answer.Working("%s A × %s × %s h = %s Ah", amps, share, hours, amps*hours*share),
	}, nil
}
