package electric

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

func usableChargeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "usable_charge", Title: answer.Say("Usable charge of a battery", "Nutzbare Kapazität einer Batterie", "Charge utilisable d'une batterie"),
		Answers: "how many ampere hours of a battery may be used",
		Formula: "usable = capacity × depth of discharge",
		Source:  "half of a lead, 80 % of a lithium battery is usable",
		Inputs: []calc.Input{
			{Name: "capacity", Label: "battery capacity", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5}, dischargeInput(),
		},
		Topic: []string{"usable", "useable", "can|may i|we use|take|draw", "available ah|amp|capacity", "safely use|take|draw", "nutzbar*", "utilisable*"},
		Asks:  []string{"how many|much", "what", "usable ah|amp|capacity", "wie viel*", "combien"},
		Never: []string{"how many hours", "how long", "last", "# a|per day", "# daily", "daily use|consumption", "need", "solar", "charg* ... from", "wh|kwh|watt", "size", "days"},
		Whole: true,
		Rank:  1,
		Read:  readRemaining,
		Compute: calc.Product(calc.Factor{Input: "capacity", Unit: "Ah"}, calc.Factor{Input: "depth_of_discharge", Unit: ""}, "Ah", func(_ *calc.Values, ah float64) []answer.Outcome {
			return []answer.Outcome{answer.Value(answer.Say("usable charge", "Die nutzbare Kapazität", "La charge utilisable"), answer.In(ah, "Ah"))}
		}),
	}
}
