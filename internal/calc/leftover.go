package calc

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// measured reports whether the draft uses a quantity with a unit.
func (d *Draft) measured(q *question.Question) bool {
	for i, used := range d.Used {
		if used && q.Quantities[i].Dim != quantity.Bare {
			return true
		}
	}
	return false
}

// tooMuch is the leftover from which on a question is about something else: one measure without a use, or several
// things that are mostly context.
const tooMuch = 0.85

// leftover weighs the quantities that the calculator has no use for.
func (d *Draft) leftover(q *question.Question) float64 {
	sum := 0.0
	boat := q.Where("boat|yacht|loa|footer|sailboat|sloop|ketch|cutter|catamaran|cat|boot|schiff|bateau|voilier|overall|lüa")
	var spare question.Words
	if d.Calculator.Spares {
		spare = q.Where(otherParticulars...)
	}
	for i, used := range d.Used {
		switch one := q.Quantities[i]; {
		case used, d.repeated(q, i):
		case q.Announced(i, spare) > 1.5:
			sum += context
		case one.Unit == "rpm", one.Dim == quantity.Length && q.Announced(i, boat) > 1.5, one.Side == "point", setting(one):
			sum += context
		default:
			sum += 0.9
		}
	}
	return sum
}

// repeated reports whether a quantity that is not used says again what another that is used does: "runs 3 nm ... for that 3 nm".
func (d *Draft) repeated(q *question.Question, i int) bool {
	one := q.Quantities[i]
	for k, other := range q.Quantities {
		if k != i && d.Used[k] && one.Unit != "" && other.Unit == one.Unit && other.Given == one.Given && other.Side == one.Side {
			return true
		}
	}
	return false
}

// otherParticulars announce what a boat has besides what a ratio takes.
var otherParticulars = []string{
	"sail area", "sail", "sails", "sa", "beam", "draft", "draught", "draws", "ballast", "displacement", "displaces", "lwl", "waterline", "loa", "mast", "engine",
	"segelfläche", "breite", "tiefgang", "verdrängung", "wasserlinie", "voilure", "largeur", "tirant d eau", "déplacement", "flottaison",
}

// setting reports whether a quantity often only tells the circumstances: a date, a time of day, "a day", "in 24 h", the
// voltage on board.
func setting(q quantity.Quantity) bool {
	switch q.Dim {
	case quantity.Bare, quantity.Calendar, quantity.Clock, quantity.Voltage:
		return true
	}
	return !strings.ContainsAny(q.Text, "0123456789") || q.Dim == quantity.Time && q.Value == 86400
}

// context is the weight of a number that is likely to describe the boat or the occasion.
const context = 0.25

// amounts reports whether quantity i is written in figures, or in words that tell how much: "two days", "half an hour" or the number of what stands right behind it,
// not "a day", "every three hours" or "two boats".
func amounts(q *question.Question, i int) bool {
	one := q.Quantities[i]
	if strings.ContainsAny(one.Text, "0123456789") {
		return true
	}
	at := q.TokenOf(i)
	if one.Dim == quantity.Clock || one.Given == 1 || at > 0 && strings.Contains(" per every each pro je par toutes ", " "+q.Tokens[at-1].Text+" ") {
		return false
	}
	return one.Dim != quantity.Bare || counts(q, i)
}

// counts reports whether quantity i is a number right before a quantity with a unit: "two 100 Ah batteries".
func counts(q *question.Question, i int) bool {
	one := q.Quantities[i]
	return one.Dim == quantity.Bare && one.Unit == "" && one.Given > 1 && i+1 < len(q.Quantities) && q.Quantities[i+1].Unit != "" &&
		strings.TrimSpace(q.Text[one.End:q.Quantities[i+1].Start]) == ""
}

// ruleOfSixty has numbers in its name.
var ruleOfSixty = regexp.MustCompile(`(?i)\b1[ -]in[ -]60\b`)

// noteAround keeps the unit that is asked for and what the sum leaves out, so that the answer can say so: nothing that was given is dropped in silence.
func (d *Draft) noteAround() {
	q := d.question
	d.unused = append(d.unused, d.spared...)
	if u, _ := q.TargetUnit(); u.Symbol != "" {
		d.unit = u.Symbol
	} else if u, ok := q.LastUnit(); ok {
		d.unit = u.Symbol
	} else if q.InTonnes() {
		d.unit = "t"
	}
	for i, used := range d.Used {
		one := q.Quantities[i]
		if !used && !d.repeated(q, i) && !ruleOfSixty.MatchString(q.Text) && one.Value != 86400 && one.Dim != quantity.Calendar && one.Side != "point" && amounts(q, i) {
			d.unused = append(d.unused, strings.TrimSpace(one.Text))
		}
	}
}
