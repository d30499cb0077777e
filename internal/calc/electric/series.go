package electric

import (
	"fmt"
	"math"
	"regexp"
	"strconv"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// batteryConnectionCalculator tells what several equal batteries are together.
func batteryConnectionCalculator() calc.Calculator {
	count := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Bare, Min: 1, Max: 200, Default: 1.0, Announced: true}
	}
	return calc.Calculator{
		Name: "battery_connection", Title: answer.Say("Batteries in series and parallel", "Batterien in Reihe und parallel", "Batteries en série et en parallèle"),
		Answers: "the voltage and capacity of equal batteries connected in series, in parallel or both",
		Formula: "volts = volts of one × number in series; Ah = Ah of one × strings in parallel",
		Source:  "Kirchhoff's laws: volts add in series, currents add in parallel",
		Inputs: []calc.Input{
			{Name: "voltage", Label: "voltage of one battery", Dim: quantity.Voltage, Unit: "V", Min: 1, Max: 1000, Default: "12 V"},
			{Name: "capacity", Label: "capacity of one battery", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5},
			count("series", "batteries in series in a string"), count("parallel", "strings in parallel"),
		},
		Topic: []string{
			"in series", "in parallel", "in reihe", "parallel*", "en série", "en parallèle", "series|parallel ... batteries|battery|bank", "wired|connected|linked|rigged|configured|arranged for|as|to|into|at|up",
			"capacity|ah|amp_hours ... # ... batteries", "# ... batteries ... capacity|ah|amp_hours", "how many ah|amp_hours are|is|in|do|have", "bank", "# batteries|cells", "# each",
		},
		Asks:    []string{"what", "how many", "how much", "volts", "voltage", "ah", "amp hours", "capacity", "total", "wie viel*", "combien"},
		Never:   []string{"solar|panel|panels", "charger|charg*", "cable", "how long", "last", "latitude", "need*|required|enough", "a|per|each day|hour", "daily", "usable|useable|discharge*|used|use", "load|draw|draws", "remain*|left"},
		Whole:   true,
		Rank:    1,
		Read:    readConnection,
		Compute: batteryConnection,
	}
}

// timesInText is the count that a capacity was multiplied with: "2 x 110 Ah".
var timesInText = regexp.MustCompile(`^(\d+) ?[x×*] ?`)

// readConnection takes how many batteries are in series and how many strings of them in parallel.
func readConnection(q *question.Question, d *calc.Draft) {
	series, parallel := q.Says("series", "reihe", "série"), q.Says("parallel*", "parallèle")
	all, row, strings := 0, 0, 0
	inRow, beside := q.Where("in series", "series", "in reihe", "en série"), q.Where("in parallel", "parallel", "en parallèle", "strings", "pairs in parallel")
	for i, one := range q.Quantities {
		switch {
		case one.Dim == quantity.Charge && takeCounted(q, d, i):
			return
		case one.Dim == quantity.Charge:
			if m := timesInText.FindStringSubmatch(one.Text); m != nil {
				all, _ = strconv.Atoi(m[1])
				d.Args["capacity"] = fmt.Sprintf("%g %s", one.Given/float64(all), one.Unit)
				d.Used[i] = true
			}
		case one.Dim != quantity.Bare || one.Unit != "" || one.Given != float64(int(one.Given)) || one.Given < 1:
		case series && parallel && q.Announced(i, inRow) > 1.7:
			row, d.Used[i] = int(one.Given), true
		case series && parallel && q.Announced(i, beside) > 1.7:
			strings, d.Used[i] = int(one.Given), true
		default:
			all, d.Used[i] = int(one.Given), true
		}
	}
	if d.Refused = q.Says("wh|kwh|watt*|energy"); d.Refused {
		return
	}
	switch {
	case !parallel:
		row = max(all, 1)
	case !series:
		strings = max(all, 1)
	case row == 0 && strings > 0 && all%strings == 0:
		row = all / strings
	case row > 0 && strings == 0 && all%row == 0:
		strings = all / row
	}
	if row*max(strings, 1) < 2 && strings < 2 {
		d.Refused = true
		return
	}
	d.Args["series"], d.Args["parallel"] = float64(max(row, 1)), float64(max(strings, 1))
}

// takeCounted takes a capacity that was multiplied with the number of its batteries, "four 6 V 200 Ah batteries", with as many of them in a row as make the voltage
// that the question tells besides.
func takeCounted(q *question.Question, d *calc.Draft, i int) bool {
	parts := quantity.Find(q.Quantities[i].Text)
	if len(parts) < 2 || parts[0].Dim != quantity.Bare || parts[0].Given < 2 || parts[len(parts)-1].Dim != quantity.Charge {
		return false
	}
	row, count := 1.0, parts[0].Given
	if q.Says("series", "reihe", "série") && !q.Says("parallel*", "parallèle") {
		row = count
	}
	if volts := parts[1]; volts.Dim == quantity.Voltage {
		d.Args["voltage"] = calc.Argument(volts)
		for k, other := range q.Quantities {
			if other.Dim == quantity.Voltage {
				row = max(row, other.Value/volts.Value)
				d.Used[k] = true
			}
		}
	}
	if math.Mod(count, row) != 0 {
		return false
	}
	d.TakeAs("capacity", i, calc.Argument(parts[len(parts)-1]))
	d.Args["series"], d.Args["parallel"] = row, count/row
	return true
}

func batteryConnection(v *calc.Values) (answer.Answer, error) {
	volts, charge, row, strings := v.In("voltage", "V"), v.In("capacity", "Ah"), v.Number("series"), v.Number("parallel")
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(answer.Say("capacity of the bank", "Die Kapazität der Bank", "La capacité du parc"), answer.In(charge*strings, "Ah")),
			answer.Value(answer.Say("voltage", "die Spannung", "la tension"), answer.In(volts*row, "V")).Led(),
			answer.Value(answer.Say("energy", "Energie", "Énergie"), answer.In(charge*strings*volts*row/1000, "kWh")).Led(),
		},
		Working: answer.Working("%s V × %s in series = %s V; %s Ah × %s in parallel = %s Ah", volts, row, volts*row, charge, strings, charge*strings),
	}, nil
}
