package calc

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// draft is a reading in the making for one calculator.
type draft struct {
	calculator *Calculator
	question   *question // that it reads
	args       map[string]any
	used       []bool   // quantities of the question that are spoken for
	quality    float64  // how well quantities fit their inputs
	unitless   []string // inputs that were given without a unit where another was possible
	unit       string   // the unit asked for
	doubtful   bool     // see Reading.Doubtful
	unused     []string // quantities that are left over, as they are written
	spared     []string // those that were blanked out of the question (spare.go)
	found      int      // required inputs that the question itself gives
	score      float64
	fitness    float64  // of a draft that no phrase recognised, how well it fits (fit.go)
	named      bool     // the question says in a heading or a last clause that it is for this
	demanded   []string // optional inputs without which the question is not answered
	refused    bool     // the question says something that the sum would leave out
}

func newDraft(c *Calculator, q *question) *draft {
	return &draft{calculator: c, question: q, args: map[string]any{}, used: make([]bool, len(q.quantities))}
}

// take gives quantity i of the question to an input.
func (d *draft) take(in string, i int) {
	d.args[in] = canonical(d.question.quantities[i])
	d.used[i] = true
	d.quality++
}

// spokenFor marks the quantities as used that stand in a range of bytes.
func (d *draft) spokenFor(from, to int) {
	for i, one := range d.question.quantities {
		d.used[i] = d.used[i] || one.Start < to && one.End > from
	}
}

// missing lists the required inputs that the draft lacks.
func (d *draft) missing() []Input {
	var list []Input
	for _, in := range d.calculator.Inputs {
		if _, ok := d.args[in.Name]; !ok && (in.Required() || slices.Contains(d.demanded, in.Name)) {
			list = append(list, in)
		}
	}
	if either := d.calculator.either; len(either) > 0 && !d.hasEither() {
		list = append(list, d.calculator.input(either[0]))
	}
	return list
}

// hasEither reports whether the draft has one of the inputs of which one is needed.
func (d *draft) hasEither() bool {
	for _, name := range d.calculator.either {
		if _, ok := d.args[name]; ok {
			return true
		}
	}
	return false
}

func (d *draft) countFound() int {
	n := 0
	if d.hasEither() {
		n++
	}
	for _, in := range d.calculator.Inputs {
		if _, ok := d.args[in.Name]; ok && in.Required() {
			n++
		}
	}
	return n
}

// phrases fills inputs that words stand for, such as "beam reach", where no quantity did.
func (d *draft) phrases(q *question, r recognizer) {
	for i, in := range d.calculator.Inputs {
		if _, done := d.args[in.Name]; done {
			continue
		}
		for k, p := range r.values[i] {
			if len(p.find(q.tokens)) > 0 {
				d.args[in.Name] = in.Values[k].Value
				d.quality++
				break
			}
		}
	}
}

// fromBoat fills inputs with the particulars of the boat named in the question.
func (d *draft) fromBoat(q *question) {
	if q.boat.ID == "" {
		return
	}
	for _, in := range d.calculator.Inputs {
		if _, done := d.args[in.Name]; done || in.Design == nil {
			continue
		}
		if value := in.Design(q.boat); value > 0 {
			u := quantity.Units(in.Dim)[0]
			d.args[in.Name] = strconv.FormatFloat(value, 'f', -1, 64) + " " + u.Symbol
		}
	}
}

// canonical writes a quantity so that Call reads the same again.
func canonical(q quantity.Quantity) any {
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
		return showDate(q.Date)
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
