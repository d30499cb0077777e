package question

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// Rate is one thing for each of another, as a question says it.
type Rate struct {
	Given, Each quantity.Quantity
	Used        []int // the quantities it was read from
}

// everyTime stands between a quantity and what it is for.
const everyTime = " per a an each every pro je par alle tous toutes "

// onceIn are words that say what a rate is for.
var onceIn = map[string]string{
	"hourly": "h", "daily": "days", "nightly": "days", "weekly": "weeks", "monthly": "months", "yearly": "years", "annually": "years",
	"stündlich": "h", "täglich": "days", "wöchentlich": "weeks", "monatlich": "months", "jährlich": "years",
}

// Flows adds to the rates of a question the quantities that are rates by nature: speeds, currents and powers.
func (q *Question) Flows(rates []Rate) []Rate {
	all := slices.Clone(rates)
	for i, one := range q.Quantities {
		switch one.Dim {
		case quantity.Speed:
			knots, _ := one.In("kn")
			all = append(all, Rate{InUnits(knots, "nm"), InUnits(1, "h"), []int{i}})
		case quantity.Current:
			all = append(all, Rate{InUnits(one.Value, "Ah"), InUnits(1, "h"), []int{i}})
		case quantity.Power:
			all = append(all, Rate{InUnits(one.Value, "Wh"), InUnits(1, "h"), []int{i}})
		}
	}
	return all
}

// Rates are the rates that a question tells.
func (q *Question) Rates() []Rate {
	var list []Rate
	for k, t := range q.Tokens {
		if t.Quantity < 0 || slices.ContainsFunc(list, func(r Rate) bool { return slices.Contains(r.Used, t.Quantity) }) {
			continue
		}
		one := q.Quantities[t.Quantity]
		if one.Dim == quantity.Bare && one.Unit == "" && q.pricedAt(k) {
			one.Dim = quantity.Money
		}
		if top, bottom, ok := strings.Cut(one.Unit, "/"); ok && one.Dim != quantity.Speed {
			list = append(list, Rate{InUnits(one.Given, top), InUnits(1, bottom), []int{t.Quantity}})
			continue
		}
		if one.Dim == quantity.Money && one.Per != "" {
			list = append(list, Rate{one, InUnits(1, one.Per), []int{t.Quantity}})
			continue
		}
		if each, used, ok := q.eachBefore(k); ok && one.Unit != "" {
			list = append(list, Rate{one, each, append(used, t.Quantity)})
			continue
		}
		if each, used, ok := q.eachBehind(k); ok && (one.Unit != "" || one.Dim == quantity.Money) {
			list = append(list, Rate{one, each, append(used, t.Quantity)})
		}
	}
	return list
}

// pricedAt reports whether a number without a unit at token k is a price by the word before it: "fuel costs 1.85 a litre".
func (q *Question) pricedAt(k int) bool {
	const reach = 3
	for i := k - 1; i >= 0 && i >= k-reach && q.Tokens[i].Quantity < 0 && !q.Tokens[i].Mark(); i-- {
		if strings.Contains(" cost costs price priced charges charge charged pay paid fee rate kostet kosten preis coûte prix ", " "+q.Tokens[i].Text+" ") {
			return true
		}
	}
	return false
}

// maxBetween is how many words stand between a quantity and what it is for: "12 litres of drinking water a day".
const maxBetween = 4

// eachBehind reads what the quantity at token k is for.
func (q *Question) eachBehind(k int) (each quantity.Quantity, used []int, ok bool) {
	for i := k + 1; i+1 < len(q.Tokens) && i <= k+1+maxBetween; i++ {
		t, next := q.Tokens[i], q.Tokens[i+1]
		if t.Quantity >= 0 || t.EndsSentence() || t.Text == "," {
			return each, nil, false
		}
		if unit := onceIn[t.Text]; unit != "" {
			return InUnits(1, unit), nil, true
		}
		if !strings.Contains(everyTime, " "+t.Text+" ") || len(t.Text) < 3 && q.Tokens[i-1].Text == "if" {
			continue
		}
		if next.Quantity >= 0 {
			each = q.Quantities[next.Quantity]
			return each, []int{next.Quantity}, each.Unit != "" && t.Text != "a" && t.Text != "an"
		}
		if u, _, known := quantity.UnitAt(q.Text, next.Start); known {
			return InUnits(1, u.Symbol), nil, true
		}
	}
	if i := k + 1; i < len(q.Tokens) && onceIn[q.Tokens[i].Text] != "" {
		return InUnits(1, onceIn[q.Tokens[i].Text]), nil, true
	}
	return each, nil, false
}

// eachBefore reads what the quantity at token k is for where that is the subject: "a litre covers 10 m²", "60 miles took 8 h".
func (q *Question) eachBefore(k int) (each quantity.Quantity, used []int, ok bool) {
	if k < 2 || !strings.Contains(" covers weighs costs lasts burns takes makes gives holds yields deckt kostet wiegt couvre pèse coûte ", " "+q.Tokens[k-1].Text+" ") {
		return each, nil, false
	}
	for i := k - 2; i >= 0 && i >= k-4 && !q.Tokens[i].EndsSentence(); i-- {
		if n := q.Tokens[i].Quantity; n >= 0 {
			return q.Quantities[n], []int{n}, q.Quantities[n].Unit != "" && !strings.Contains(q.Quantities[n].Unit, "/") && q.Quantities[n].Dim != q.Quantities[q.Tokens[k].Quantity].Dim
		}
		u, _, known := quantity.UnitAt(q.Text, q.Tokens[i].Start)
		if known && i > 0 && strings.Contains(" a one per each every the ein eine jeder un une chaque ", " "+q.Tokens[i-1].Text+" ") {
			return InUnits(1, u.Symbol), nil, true
		}
	}
	return each, nil, false
}

// InUnits is a quantity in a unit, the symbol of which may be a currency's.
func InUnits(value float64, unit string) quantity.Quantity {
	u, ok := quantity.Lookup(unit)
	if !ok {
		return quantity.Quantity{Value: value, Given: value, Unit: unit, Dim: quantity.Money}
	}
	one := quantity.Quantity{Given: value, Value: value * u.Factor, Unit: u.Symbol, Dim: u.Dim}
	return one
}

// RateWanted is the two units of a rate that is named without a number.
func (q *Question) RateWanted() (top, bottom quantity.Unit, ok bool) {
	for k, t := range q.Tokens {
		if t.Quantity >= 0 {
			continue
		}
		u, end, known := quantity.UnitAt(q.Text, t.Start)
		if !known || t.Text == "s" || t.Text == "a" { // "what's", "a week"
			continue
		}
		if a, b, rate := strings.Cut(u.Symbol, "/"); rate && u.Dim != quantity.Speed {
			top, _ = quantity.Lookup(a)
			bottom, _ = quantity.Lookup(b)
			return top, bottom, true
		}
		for i := k + 1; i+1 < len(q.Tokens) && i <= k+1+maxBetween+2 && q.Tokens[i].Quantity < 0 && !q.Tokens[i].EndsSentence(); i++ {
			if q.Tokens[i].Start < end || !strings.Contains(everyTime, " "+q.Tokens[i].Text+" ") {
				continue
			}
			if b, _, known := quantity.UnitAt(q.Text, q.Tokens[i+1].Start); known && q.Tokens[i+1].Quantity < 0 && b.Dim != u.Dim {
				return u, b, true
			}
		}
	}
	return q.perWanted()
}

// perWanted is the rate that only its lower unit tells, the other being that of the only other quantity: "31 litres over 62 miles: what is
// that per mile?".
func (q *Question) perWanted() (top, bottom quantity.Unit, ok bool) {
	if len(q.Quantities) != 2 {
		return top, bottom, false
	}
	for k, t := range q.Tokens[:len(q.Tokens)-1] {
		if t.Quantity >= 0 || t.Text != "per" && t.Text != "pro" && t.Text != "par" {
			continue
		}
		b, _, known := quantity.UnitAt(q.Text, q.Tokens[k+1].Start)
		if !known || q.Tokens[k+1].Quantity >= 0 {
			continue
		}
		for i, one := range q.Quantities {
			u, named := quantity.Lookup(q.Quantities[1-i].Unit)
			if one.Dim == b.Dim && named && u.Dim != b.Dim {
				return u, b, true
			}
		}
	}
	return top, bottom, false
}
