package calc

import (
	"fmt"
	"regexp"
	"strconv"

	"github.com/fairlead/fairlead/internal/quantity"
)

// batteryConnectionCalculator tells what several equal batteries are together.
func batteryConnectionCalculator() Calculator {
	count := func(name, label string) Input {
		return Input{Name: name, Label: label, Dim: quantity.Bare, Min: 1, Max: 200, Default: 1.0, Announced: true}
	}
	return Calculator{
		Name: "battery_connection", Title: say("Batteries in series and parallel", "Batterien in Reihe und parallel", "Batteries en série et en parallèle"),
		Answers: "the voltage and capacity of equal batteries connected in series, in parallel or both",
		Formula: "volts = volts of one × number in series; Ah = Ah of one × strings in parallel",
		Source:  "Kirchhoff's laws: volts add in series, currents add in parallel",
		Inputs: []Input{
			{Name: "voltage", Label: "voltage of one battery", Dim: quantity.Voltage, Unit: "V", Min: 1, Max: 1000, Default: "12 V"},
			{Name: "capacity", Label: "capacity of one battery", Dim: quantity.Charge, Unit: "Ah", Min: 0.1, Max: 1e5},
			count("series", "batteries in series in a string"), count("parallel", "strings in parallel"),
		},
		topic:   []string{"in series", "in parallel", "in reihe", "parallel*", "en série", "en parallèle", "series|parallel ... batteries|battery|bank"},
		asks:    []string{"what", "how many", "how much", "volts", "voltage", "ah", "amp hours", "capacity", "total", "wie viel*", "combien"},
		never:   []string{"solar|panel|panels", "charger|charg*", "cable", "how long", "last", "latitude"},
		whole:   true,
		rank:    1,
		read:    readConnection,
		compute: batteryConnection,
	}
}

// timesInText is the count that a capacity was multiplied with: "2 x 110 Ah".
var timesInText = regexp.MustCompile(`^(\d+) ?[x×*] ?`)

// readConnection takes how many batteries are in series and how many strings of them in parallel.
func readConnection(q *question, d *draft) {
	series, parallel := q.says("series", "reihe", "série"), q.says("parallel*", "parallèle")
	all, row, strings := 0, 0, 0
	inRow, beside := q.where("in series", "series", "in reihe", "en série"), q.where("in parallel", "parallel", "en parallèle", "strings", "pairs in parallel")
	for i, one := range q.quantities {
		switch {
		case one.Dim == quantity.Charge:
			if m := timesInText.FindStringSubmatch(one.Text); m != nil {
				all, _ = strconv.Atoi(m[1])
				d.args["capacity"] = fmt.Sprintf("%g %s", one.Given/float64(all), one.Unit)
				d.used[i] = true
			}
		case one.Dim != quantity.Bare || one.Unit != "" || one.Given != float64(int(one.Given)) || one.Given < 1:
		case series && parallel && q.announced(i, inRow) > 1.7:
			row, d.used[i] = int(one.Given), true
		case series && parallel && q.announced(i, beside) > 1.7:
			strings, d.used[i] = int(one.Given), true
		default:
			all, d.used[i] = int(one.Given), true
		}
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
		d.refused = true
		return
	}
	d.args["series"], d.args["parallel"] = float64(max(row, 1)), float64(max(strings, 1))
}

func batteryConnection(v *values) (answer, error) {
	volts, charge, row, strings := v.In("voltage", "V"), v.In("capacity", "Ah"), v.Number("series"), v.Number("parallel")
	return answer{
		Outcomes: []Outcome{
			outcome(say("capacity of the bank", "Die Kapazität der Bank", "La capacité du parc"), in(charge*strings, "Ah")),
			outcome(say("voltage", "die Spannung", "la tension"), in(volts*row, "V")).led(),
			outcome(say("energy", "Energie", "Énergie"), in(charge*strings*volts*row/1000, "kWh")),
		},
		Working: fmt.Sprintf("%s V × %s in series = %s V; %s Ah × %s in parallel = %s Ah", sh(volts), sh(row), sh(volts*row), sh(charge), sh(strings), sh(charge*strings)),
	}, nil
}
