package electric

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func resistanceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "resistance", Title: answer.Say("Resistance from voltage and current", "Widerstand aus Spannung und Strom", "Résistance d'après tension et courant"),
		Answers: "the resistance of a cable run, a connection or a consumer from the voltage across it and the current",
		Formula: "R = U / I; of a run U is the voltage at its start less that at its end",
		Source:  "Ohm's law",
		Inputs: []calc.Input{
			{Name: "voltage", Label: "voltage across it", Dim: quantity.Voltage, Unit: "V", Min: 0.0001, Max: 1000},
			{Name: "current", Label: "current", Dim: quantity.Current, Unit: "A", Min: 0.0001, Max: 10000},
		},
		Topic:   []string{"what|which resistance", "resistance ... of|is|has|in", "what is|s the? ... resistance", "ohm|ohms", "welche* widerstand", "widerstand", "résistance"},
		Asks:    []string{"what", "how much|many", "calculate", "work out", "welche*", "wie viel*", "quelle"},
		Never:   []string{"mm2|awg|square", "insulation|galvanic|hull resistance", "watts|power ?", "# ohm*"},
		Whole:   true,
		Rank:    1.5,
		Read:    readVoltages,
		Compute: resistance,
	}
}

// readVoltages takes the difference of two voltages: "12.6 V at the battery, 12.1 at the lamp".
func readVoltages(q *question.Question, d *calc.Draft) {
	var at []int
	for i, one := range q.Quantities {
		if one.Dim == quantity.Voltage || one.Dim == quantity.Bare && one.Unit == "" {
			at = append(at, i)
		}
	}
	if len(at) != 2 || q.Quantities[at[0]].Dim != quantity.Voltage && q.Quantities[at[1]].Dim != quantity.Voltage {
		return
	}
	one, other := q.Quantities[at[0]].Given, q.Quantities[at[1]].Given
	d.Args["voltage"] = fmt.Sprintf("%.6g V", max(one, other)-min(one, other))
	d.Used[at[0]], d.Used[at[1]] = true, true
	d.Quality += 2
}

func resistance(v *calc.Values) (answer.Answer, error) {
	volts, amps := v.In("voltage", "V"), v.In("current", "A")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("resistance", "Der Widerstand", "La résistance"), answer.In(volts/amps, "ohm"))},
		Working:  answer.Working("%s V / %s A = %s ohm", volts, amps, volts/amps),
	}, nil
}
