package question

import (
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// readHourly makes a consumption of an amount whose hour stands apart from it: "3 litres of diesel an hour", "per hour it
// drinks 0.9 gallons".
func (q *Question) readHourly() {
	for i, one := range q.Quantities {
		u, ok := quantity.Lookup(one.Unit + "/h")
		if one.Dim != quantity.Volume || !ok || !q.hourBehind(i) && !q.hourAhead(i) {
			continue
		}
		q.Quantities[i].Dim, q.Quantities[i].Unit, q.Quantities[i].Value = u.Dim, u.Symbol, one.Given*u.Factor
	}
}

// hourBehind reports whether an hour follows a quantity after a word or a few of what it is of.
func (q *Question) hourBehind(i int) bool {
	const reach = 3
	at := q.TokenOf(i)
	for k := at + 1; k+1 < len(q.Tokens) && k <= at+reach; k++ {
		if q.Tokens[k].Quantity >= 0 || q.Tokens[k].Mark() {
			return false
		}
		if perHour(q.Tokens[k:]) {
			return true
		}
	}
	return false
}

// hourAhead reports whether the clause of a quantity begins with the hour.
func (q *Question) hourAhead(i int) bool {
	const reach = 7
	at := q.TokenOf(i)
	for k := at - 1; k >= 0 && k >= at-reach; k-- {
		if q.Tokens[k].Quantity >= 0 || q.Tokens[k].Mark() {
			return false
		}
		if perHour(q.Tokens[k:]) && (k == 0 || q.Tokens[k-1].Mark()) {
			return true
		}
	}
	return false
}

func perHour(tokens []Token) bool {
	if len(tokens) < 2 || tokens[1].Quantity >= 0 {
		return false
	}
	return strings.Contains(" per an each every pro je par ", " "+tokens[0].Text+" ") && strings.Contains(" hour hr stunde heure ", " "+tokens[1].Text+" ")
}
