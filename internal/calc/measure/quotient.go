package measure

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// takeQuotient takes the two quantities of a rate that is asked for: "how many miles per litre ...?".
func takeQuotient(d *calc.Draft, q *question.Question) bool {
	if takeUnitPrice(d, q) {
		return true
	}
	top, bottom, ok := q.RateWanted()
	if !ok {
		return false
	}
	given, each, pace := -1, -1, -1
	for i, one := range q.Quantities {
		switch {
		case one.Dim == top.Dim && given < 0:
			given = i
		case one.Dim == bottom.Dim && each < 0:
			each = i
		case one.Dim == quantity.Speed && pace < 0:
			pace = i
		case each < 0 && (one.Dim == quantity.Length && bottom.Dim == quantity.Time || one.Dim == quantity.Time && bottom.Dim == quantity.Length):
			each = i
		default:
			return false
		}
	}
	if direct := each >= 0 && q.Quantities[each].Dim == bottom.Dim; direct != (pace < 0) {
		return false
	}
	if given < 0 || each < 0 {
		return false
	}
	d.Take("given", given)
	d.Take("each", each)
	if pace >= 0 { // a distance and a speed are a time, a time and a speed a distance
		over := q.Quantities[each].Value / q.Quantities[pace].Value
		if bottom.Dim == quantity.Length {
			over = q.Quantities[each].Value * q.Quantities[pace].Value
		}
		d.Args["each"] = fmt.Sprintf("%g %s", over/bottom.Factor, bottom.Symbol)
		d.Used[pace] = true
	}
	d.Args["unit"] = top.Symbol + "/" + bottom.Symbol
	return true
}

// takeUnitPrice takes a sum of money and what was had for it, where the price of one of that is asked for: "165 litres cost 292 euros: what
// is the price per litre?".
func takeUnitPrice(d *calc.Draft, q *question.Question) bool {
	paid := q.OnlyOf(quantity.Money)
	if paid < 0 || q.Quantities[paid].Per != "" || len(q.Quantities) != 2 {
		return false
	}
	for _, e := range q.Find("price|cost|costs|pay|paid|charge|charged|rate|much|preis|kostet|prix|coûte ... per|a|an|each|pro|je|par") {
		if e.To >= len(q.Tokens) || q.Tokens[e.To].Quantity >= 0 {
			continue
		}
		u, _, known := quantity.UnitAt(q.Text, q.Tokens[e.To].Start)
		had := 1 - paid
		if one := q.Quantities[had]; !known || one.Dim != u.Dim || one.Value == u.Factor {
			continue
		}
		d.Take("given", paid)
		d.Take("each", had)
		d.Args["unit"] = q.Quantities[paid].Unit + "/" + u.Symbol
		return true
	}
	return false
}

// takeSameRate takes three quantities of which two are of one kind, where the question says that they go on alike.
func takeSameRate(d *calc.Draft, q *question.Question) bool {
	if len(q.Quantities) != 3 || !q.Says("at that|this|the_same rate|pace|speed", "same rate|pace|speed", "if ... takes|took|weigh*|cost*|use*|burn*|last*|need*|cover*|make*|fill*") {
		return false
	}
	dims := [3]quantity.Dimension{}
	for i, one := range q.Quantities {
		if dims[i] = one.Dim; one.Unit == "" && one.Dim != quantity.Bare || one.Dim == quantity.Speed {
			return false
		}
	}
	last := q.Quantities[2]
	if last.Dim == quantity.Bare && last.Unit == "" && dims[0] != dims[1] { // "38 miles in 7 hours and have 52 left"
		like := q.Quantities[0]
		if wanted := q.Wanted(); wanted[like.Dim] && !wanted[dims[1]] {
			like = q.Quantities[1]
		}
		last = question.InUnits(last.Given, like.Unit)
		dims[2] = like.Dim
	}
	if slices.Contains(dims[:], quantity.Bare) {
		return false
	}
	for other := range dims {
		a, b := (other+1)%3, (other+2)%3
		if first, second := min(a, b), max(a, b); dims[a] == dims[b] && dims[a] != dims[other] && second > other {
			d.Take("given", other)
			d.Take("each", first)
			d.Take("amount", second)
			if second == 2 {
				d.Args["amount"] = calc.Argument(last)
			}
			wants(d, q)
			return true
		}
	}
	return false
}
