package calc

import "github.com/fairlead/fairlead/internal/quantity"

func usableChargeCalculator() Calculator {
	return Calculator{
		Name: "usable_charge", Title: say("Usable charge of a battery", "Nutzbare Kapazität einer Batterie", "Charge utilisable d'une batterie"),
		Answers: "how many ampere hours of a battery may be used",
		Formula: "usable = capacity × depth of discharge",
		Source:  "half of a lead, 80 % of a lithium battery is usable",
		Inputs: []Input{
			{Name: "capacity", Label: "battery capacity", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5}, dischargeInput(),
		},
		topic: []string{"usable", "useable", "can|may i|we use|take|draw", "available ah|amp|capacity", "safely use|take|draw", "nutzbar*", "utilisable*"},
		asks:  []string{"how many|much", "what", "usable ah|amp|capacity", "wie viel*", "combien"},
		never: []string{"how many hours", "how long", "last", "# a|per day", "# daily", "daily use|consumption", "need", "solar", "charg* ... from", "wh|kwh|watt", "size", "days"},
		whole: true,
		rank:  1,
		read:  readRemaining,
		compute: product(factor{"capacity", "Ah"}, factor{"depth_of_discharge", ""}, "Ah", func(_ *values, ah float64) []Outcome {
			return []Outcome{outcome(say("usable charge", "Die nutzbare Kapazität", "La charge utilisable"), in(ah, "Ah"))}
		}),
	}
}
