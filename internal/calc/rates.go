package calc

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// rateOf is one thing for each of another, as a question says it.
type rateOf struct {
	given, each quantity.Quantity
	used        []int // the quantities it was read from
}

// everyTime stands between a quantity and what it is for.
const everyTime = " per a an each every pro je par alle tous toutes "

// onceIn are words that say what a rate is for.
var onceIn = map[string]string{
	"hourly": "h", "daily": "days", "nightly": "days", "weekly": "weeks", "monthly": "months", "yearly": "years", "annually": "years",
	"stündlich": "h", "täglich": "days", "wöchentlich": "weeks", "monatlich": "months", "jährlich": "years",
}

// flows adds to the rates of a question the quantities that are rates by nature: speeds, currents and powers.
func (q *question) flows(rates []rateOf) []rateOf {
	all := slices.Clone(rates)
	for i, one := range q.quantities {
		switch one.Dim {
		case quantity.Speed:
			knots, _ := one.In("kn")
			all = append(all, rateOf{inUnits(knots, "nm"), inUnits(1, "h"), []int{i}})
		case quantity.Current:
			all = append(all, rateOf{inUnits(one.Value, "Ah"), inUnits(1, "h"), []int{i}})
		case quantity.Power:
			all = append(all, rateOf{inUnits(one.Value, "Wh"), inUnits(1, "h"), []int{i}})
		}
	}
	return all
}

// rates are the rates that a question tells.
func (q *question) rates() []rateOf {
	var list []rateOf
	for k, t := range q.tokens {
		if t.quantity < 0 || slices.ContainsFunc(list, func(r rateOf) bool { return slices.Contains(r.used, t.quantity) }) {
			continue
		}
		one := q.quantities[t.quantity]
		if top, bottom, ok := strings.Cut(one.Unit, "/"); ok && one.Dim != quantity.Speed {
			list = append(list, rateOf{inUnits(one.Given, top), inUnits(1, bottom), []int{t.quantity}})
			continue
		}
		if one.Dim == quantity.Money && one.Per != "" {
			list = append(list, rateOf{one, inUnits(1, one.Per), []int{t.quantity}})
			continue
		}
		if each, used, ok := q.eachBefore(k); ok && one.Unit != "" {
			list = append(list, rateOf{one, each, append(used, t.quantity)})
			continue
		}
		if each, used, ok := q.eachBehind(k); ok && one.Unit != "" {
			list = append(list, rateOf{one, each, append(used, t.quantity)})
		}
	}
	return list
}

// maxBetween is how many words stand between a quantity and what it is for: "12 litres of drinking water a day".
const maxBetween = 4

// eachBehind reads what the quantity at token k is for.
func (q *question) eachBehind(k int) (each quantity.Quantity, used []int, ok bool) {
	for i := k + 1; i+1 < len(q.tokens) && i <= k+1+maxBetween; i++ {
		t, next := q.tokens[i], q.tokens[i+1]
		if t.quantity >= 0 || t.endsSentence() || t.text == "," {
			return each, nil, false
		}
		if unit := onceIn[t.text]; unit != "" {
			return inUnits(1, unit), nil, true
		}
		if !strings.Contains(everyTime, " "+t.text+" ") || len(t.text) < 3 && q.tokens[i-1].text == "if" {
			continue
		}
		if next.quantity >= 0 {
			each = q.quantities[next.quantity]
			return each, []int{next.quantity}, each.Unit != "" && t.text != "a" && t.text != "an"
		}
		if u, _, known := quantity.UnitAt(q.text, next.start); known {
			return inUnits(1, u.Symbol), nil, true
		}
	}
	if i := k + 1; i < len(q.tokens) && onceIn[q.tokens[i].text] != "" {
		return inUnits(1, onceIn[q.tokens[i].text]), nil, true
	}
	return each, nil, false
}

// eachBefore reads what the quantity at token k is for where that is the subject: "a litre covers 10 m²", "60 miles took 8 h".
func (q *question) eachBefore(k int) (each quantity.Quantity, used []int, ok bool) {
	if k < 2 || !strings.Contains(" covers weighs costs lasts burns takes makes gives holds yields deckt kostet wiegt couvre pèse coûte ", " "+q.tokens[k-1].text+" ") {
		return each, nil, false
	}
	for i := k - 2; i >= 0 && i >= k-4 && !q.tokens[i].endsSentence(); i-- {
		if n := q.tokens[i].quantity; n >= 0 {
			return q.quantities[n], []int{n}, q.quantities[n].Unit != "" && q.quantities[n].Dim != q.quantities[q.tokens[k].quantity].Dim
		}
		u, _, known := quantity.UnitAt(q.text, q.tokens[i].start)
		if known && i > 0 && strings.Contains(" a one per each every the ein eine jeder un une chaque ", " "+q.tokens[i-1].text+" ") {
			return inUnits(1, u.Symbol), nil, true
		}
	}
	return each, nil, false
}

// inUnits is a quantity in a unit, the symbol of which may be a currency's.
func inUnits(value float64, unit string) quantity.Quantity {
	u, ok := quantity.Lookup(unit)
	if !ok {
		return quantity.Quantity{Value: value, Given: value, Unit: unit, Dim: quantity.Money}
	}
	one := quantity.Quantity{Given: value, Value: value * u.Factor, Unit: u.Symbol, Dim: u.Dim}
	return one
}
