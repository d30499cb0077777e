package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/quantity"
)

// chargeBetweenCalculator is the charge of charging_time alone.
func chargeBetweenCalculator() Calculator {
	state := func(name, label string, words ...string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Percent, Unit: "%", Max: 100, Announced: true, Words: words}
	}
	return Calculator{
		Name: "charge_between", Title: say("Charge between two states of charge", "Ladung zwischen zwei Ladezuständen", "Charge entre deux états de charge"),
		Answers: "how many ampere hours lie between two states of charge of a battery",
		Formula: "Ah = capacity × (end - start)",
		Source:  "the definition; a lead battery takes 10 to 20 % more than it stores",
		Inputs: []Input{
			{Name: "capacity", Label: "battery capacity", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5},
			state("from", "state of charge at the start", "from", "between", "at", "von", "zwischen", "de", "entre"), state("to", "state of charge at the end", "to", "and", "auf", "bis", "und", "à", "et"),
		},
		topic:   []string{"from # to|and #", "between # and #", "von # auf|bis #", "zwischen # und #", "de # à #", "entre # et #"},
		asks:    []string{"how many ah|amp", "how much charge|capacity", "ah", "wie viel*", "combien"},
		never:   []string{"how long|many_hours", "wie lange", "combien de temps", "solar", "days"},
		whole:   true,
		rank:    1.2,
		compute: chargeBetween,
	}
}

func chargeBetween(v *values) (answer, error) {
	capacity, from, to := v.In("capacity", "Ah"), v.Number("from"), v.Number("to")
	if from > to { // a discharge
		from, to = to, from
	}
	return answer{
		Outcomes: []Outcome{outcome(say("charge", "Die Ladung", "La charge"), in(capacity*(to-from), "Ah"))},
		Working:  fmt.Sprintf("%s Ah × (%s - %s) = %s Ah", sh(capacity), sh(to), sh(from), sh(capacity*(to-from))),
	}, nil
}
