package calc

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// takeQuotient takes the two quantities of a rate that is asked for: "how many miles per litre ...?".
func (d *draft) takeQuotient(q *question) bool {
	if d.takeUnitPrice(q) {
		return true
	}
	top, bottom, ok := q.rateWanted()
	if !ok {
		return false
	}
	given, each, pace := -1, -1, -1
	for i, one := range q.quantities {
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
	if direct := each >= 0 && q.quantities[each].Dim == bottom.Dim; direct != (pace < 0) {
		return false
	}
	if given < 0 || each < 0 {
		return false
	}
	d.take("given", given)
	d.take("each", each)
	if pace >= 0 { // a distance and a speed are a time, a time and a speed a distance
		over := q.quantities[each].Value / q.quantities[pace].Value
		if bottom.Dim == quantity.Length {
			over = q.quantities[each].Value * q.quantities[pace].Value
		}
		d.args["each"] = fmt.Sprintf("%g %s", over/bottom.Factor, bottom.Symbol)
		d.used[pace] = true
	}
	d.args["unit"] = top.Symbol + "/" + bottom.Symbol
	return true
}

// takeUnitPrice takes a sum of money and what was had for it, where the price of one of that is asked for: "165 litres cost 292 euros: what
// is the price per litre?".
func (d *draft) takeUnitPrice(q *question) bool {
	paid := q.onlyOf(quantity.Money)
	if paid < 0 || q.quantities[paid].Per != "" || len(q.quantities) != 2 {
		return false
	}
	for _, e := range q.find("price|cost|costs|pay|paid|charge|charged|rate|much|preis|kostet|prix|coûte ... per|a|an|each|pro|je|par") {
		if e.to >= len(q.tokens) || q.tokens[e.to].quantity >= 0 {
			continue
		}
		u, _, known := quantity.UnitAt(q.text, q.tokens[e.to].start)
		had := 1 - paid
		if one := q.quantities[had]; !known || one.Dim != u.Dim || one.Value == u.Factor {
			continue
		}
		d.take("given", paid)
		d.take("each", had)
		d.args["unit"] = q.quantities[paid].Unit + "/" + u.Symbol
		return true
	}
	return false
}

// rateWanted is the two units of a rate that is named without a number.
func (q *question) rateWanted() (top, bottom quantity.Unit, ok bool) {
	for k, t := range q.tokens {
		if t.quantity >= 0 {
			continue
		}
		u, end, known := quantity.UnitAt(q.text, t.start)
		if !known {
			continue
		}
		if a, b, rate := strings.Cut(u.Symbol, "/"); rate && u.Dim != quantity.Speed {
			top, _ = quantity.Lookup(a)
			bottom, _ = quantity.Lookup(b)
			return top, bottom, true
		}
		for i := k + 1; i+1 < len(q.tokens) && i <= k+1+maxBetween+2 && q.tokens[i].quantity < 0 && !q.tokens[i].endsSentence(); i++ {
			if q.tokens[i].start < end || !strings.Contains(everyTime, " "+q.tokens[i].text+" ") {
				continue
			}
			if b, _, known := quantity.UnitAt(q.text, q.tokens[i+1].start); known && q.tokens[i+1].quantity < 0 && b.Dim != u.Dim {
				return u, b, true
			}
		}
	}
	return top, bottom, false
}

// takeSameRate takes three quantities of which two are of one kind, where the question says that they go on alike.
func (d *draft) takeSameRate(q *question) bool {
	if len(q.quantities) != 3 || !q.says("at that|this|the_same rate|pace|speed", "same rate|pace|speed", "if ... takes|took|weigh*|cost*|use*|burn*|last*|need*|cover*|make*|fill*") {
		return false
	}
	dims := [3]quantity.Dimension{}
	for i, one := range q.quantities {
		if dims[i] = one.Dim; one.Unit == "" && one.Dim != quantity.Bare || one.Dim == quantity.Speed {
			return false
		}
	}
	last := q.quantities[2]
	if last.Dim == quantity.Bare && last.Unit == "" && dims[0] != dims[1] { // "38 miles in 7 hours and have 52 left"
		like := q.quantities[0]
		if wanted := q.wanted(); wanted[like.Dim] && !wanted[dims[1]] {
			like = q.quantities[1]
		}
		last = inUnits(last.Given, like.Unit)
		dims[2] = like.Dim
	}
	if slices.Contains(dims[:], quantity.Bare) {
		return false
	}
	for other := range dims {
		a, b := (other+1)%3, (other+2)%3
		if first, second := min(a, b), max(a, b); dims[a] == dims[b] && dims[a] != dims[other] && second > other {
			d.take("given", other)
			d.take("each", first)
			d.take("amount", second)
			if second == 2 {
				d.args["amount"] = canonical(last)
			}
			d.wants(q)
			return true
		}
	}
	return false
}
