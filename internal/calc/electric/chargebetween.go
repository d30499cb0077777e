package electric

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// chargeBetweenCalculator is the charge of charging_time alone.
func chargeBetweenCalculator() calc.Calculator {
	state := func(name, label string, words ...string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Percent, Unit: "%", Max: 100, Announced: true, Words: words}
	}
	return calc.Calculator{
		Name: "charge_between", Title: answer.Say("Charge between two states of charge", "Ladung zwischen zwei Ladezuständen", "Charge entre deux états de charge"),
		Answers: "how many ampere hours lie between two states of charge of a battery",
		Formula: "Ah = capacity × (end - start)",
		Source:  "the definition; a lead battery takes 10 to 20 % more than it stores",
		Inputs: []calc.Input{
			{Name: "capacity", Label: "battery capacity", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5},
			state("from", "state of charge at the start", "from", "between", "at", "von", "zwischen", "de", "entre"), state("to", "state of charge at the end", "to", "and", "auf", "bis", "und", "à", "et"),
		},
		Topic:   []string{"from # to|and #", "between # and #", "von # auf|bis #", "zwischen # und #", "de # à #", "entre # et #"},
		Asks:    []string{"how many ah|amp", "how much charge|capacity", "ah", "wie viel*", "combien"},
		Never:   []string{"how long|many_hours", "wie lange", "combien de temps", "solar", "days"},
		Whole:   true,
		Rank:    1.2,
		Compute: chargeBetween,
	}
}

func chargeBetween(v *calc.Values) (answer.Answer, error) {
	capacity, from, to := v.In("capacity", "Ah"), v.Number("from"), v.Number("to")
	if from > to { // a discharge
		from, to = to, from
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("charge", "Die Ladung", "La charge"), answer.In(capacity*(to-from), "Ah"))},
		Working:  answer.Working("%s Ah × (%s - %s) = %s Ah", capacity, to, from, capacity*(to-from)),
	}, nil
}
