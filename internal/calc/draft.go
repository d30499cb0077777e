package calc

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Draft is a reading in the making for one calculator.
type Draft struct {
	Calculator *Calculator
	Args       map[string]any // by input name, as Argument writes them
	Used       []bool         // quantities of the question that are spoken for
	Quality    float64        // how well quantities fit their inputs; Take adds 1
	Demanded   []string       // optional inputs without which the question is not answered
	Refused    bool           // the question says something that the sum would leave out

	question *question.Question // that it reads
	unitless []string           // inputs that were given without a unit where another was possible
	unit     string             // the unit asked for
	doubtful bool               // see Reading.Doubtful
	unused   []string           // quantities that are left over, as they are written
	spared   []string           // those that were blanked out of the question (spare.go)
	found    int                // required inputs that the question itself gives
	score    float64
	fitness  float64 // of a draft that no phrase recognised, how well it fits (fit.go)
	onward   bool    // see Reading.Onward
	changes  bool    // goes on from the draft before beyond doubt, with an amount added or kept back
	asksBack bool    // see Reading.AsksBack
	named    bool    // the question says in a heading or a last clause that it is for this
}

func newDraft(c *Calculator, q *question.Question) *Draft {
	return &Draft{Calculator: c, question: q, Args: map[string]any{}, Used: make([]bool, len(q.Quantities))}
}

// Take gives quantity i of the question to an input.
func (d *Draft) Take(in string, i int) { d.TakeAs(in, i, Argument(d.question.Quantities[i])) }

// TakeAs gives an input an argument that is made of quantity i of the question.
func (d *Draft) TakeAs(in string, i int, argument any) {
	d.Args[in] = argument
	d.Used[i] = true
	d.Quality++
}

// SpokenFor marks the quantities as used that stand in a range of bytes.
func (d *Draft) SpokenFor(from, to int) {
	for i, one := range d.question.Quantities {
		d.Used[i] = d.Used[i] || one.Start < to && one.End > from
	}
}

// Spare leaves quantity i out as one that the question tells besides, which the answer says.
func (d *Draft) Spare(i int) {
	d.Used[i] = true
	d.spared = append(d.spared, strings.TrimSpace(d.question.Quantities[i].Text))
}

// missing lists the required inputs that the draft lacks.
func (d *Draft) missing() []Input {
	var list []Input
	for _, in := range d.Calculator.Inputs {
		if _, ok := d.Args[in.Name]; !ok && (in.Required() || slices.Contains(d.Demanded, in.Name)) {
			list = append(list, in)
		}
	}
	if either := d.Calculator.Either; len(either) > 0 && !d.hasEither() {
		list = append(list, d.Calculator.Input(either[0]))
	}
	return list
}

// hasEither reports whether the draft has one of the inputs of which one is needed.
func (d *Draft) hasEither() bool {
	for _, name := range d.Calculator.Either {
		if _, ok := d.Args[name]; ok {
			return true
		}
	}
	return false
}

func (d *Draft) countFound() int {
	n := 0
	if d.hasEither() {
		n++
	}
	for _, in := range d.Calculator.Inputs {
		if _, ok := d.Args[in.Name]; ok && in.Required() {
			n++
		}
	}
	return n
}

// phrases fills inputs that words stand for, such as "beam reach", where no quantity did.
func (d *Draft) phrases(q *question.Question, r recognizer) {
	for i, in := range d.Calculator.Inputs {
		if _, done := d.Args[in.Name]; done {
			continue
		}
		for k, p := range r.values[i] {
			if p.In(q.Tokens) {
				d.Args[in.Name] = in.Values[k].Value
				d.Quality++
				break
			}
		}
	}
}

// fromBoat fills inputs with the particulars of the boat named in the question.
func (d *Draft) fromBoat(q *question.Question) {
	if q.Boat.ID == "" {
		return
	}
	for _, in := range d.Calculator.Inputs {
		if _, done := d.Args[in.Name]; done || in.Design == nil {
			continue
		}
		if value := in.Design(q.Boat); value > 0 {
			u := quantity.Units(in.Dim)[0]
			d.Args[in.Name] = strconv.FormatFloat(value, 'f', -1, 64) + " " + u.Symbol
		}
	}
}

// Argument writes a quantity so that Call reads the same again.
func Argument(q quantity.Quantity) any {
	number := strconv.FormatFloat(q.Given, 'f', -1, 64)
	switch q.Dim {
	case quantity.Bare:
		return q.Given
	case quantity.Clock:
		if q.Value > 86400 { // no clock shows it: Call refuses it as it was written
			return strings.TrimSpace(q.Text)
		}
		return strings.TrimSpace(fmt.Sprintf("%02d:%02d %s", int(q.Value)/3600%24, int(q.Value)/60%60, q.Unit))
	case quantity.Calendar:
		if q.Date.Month == 0 {
			return q.Text
		}
		return answer.ShowDate(q.Date)
	case quantity.Angle:
		if q.Side == "point" || q.Side == "C" { // "deg C" is a temperature
			return number + " deg"
		}
		return strings.TrimSpace(number + " " + q.Unit + " " + q.Side)
	case quantity.Beaufort:
		return "force " + number
	case quantity.Ratio:
		return number + ":1"
	case quantity.Money:
		return strings.TrimSpace(number + " " + q.Unit)
	}
	return number + " " + q.Unit
}
