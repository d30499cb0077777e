package calc

import (
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// readHourly makes a consumption of an amount whose hour stands apart from it: "3 litres of diesel an hour", "per hour it
// drinks 0.9 gallons".
func (q *question) readHourly() {
	for i, one := range q.quantities {
		u, ok := quantity.Lookup(one.Unit + "/h")
		if one.Dim != quantity.Volume || !ok || !q.hourBehind(i) && !q.hourAhead(i) {
			continue
		}
		q.quantities[i].Dim, q.quantities[i].Unit, q.quantities[i].Value = u.Dim, u.Symbol, one.Given*u.Factor
	}
}

// hourBehind reports whether an hour follows a quantity after a word or a few of what it is of.
func (q *question) hourBehind(i int) bool {
	const reach = 3
	at := q.tokenOf(i)
	for k := at + 1; k+1 < len(q.tokens) && k <= at+reach; k++ {
		if q.tokens[k].quantity >= 0 || q.tokens[k].mark() {
			return false
		}
		if perHour(q.tokens[k:]) {
			return true
		}
	}
	return false
}

// hourAhead reports whether the clause of a quantity begins with the hour.
func (q *question) hourAhead(i int) bool {
	const reach = 7
	at := q.tokenOf(i)
	for k := at - 1; k >= 0 && k >= at-reach; k-- {
		if q.tokens[k].quantity >= 0 || q.tokens[k].mark() {
			return false
		}
		if perHour(q.tokens[k:]) && (k == 0 || q.tokens[k-1].mark()) {
			return true
		}
	}
	return false
}

func perHour(tokens []token) bool {
	if len(tokens) < 2 || tokens[1].quantity >= 0 {
		return false
	}
	return strings.Contains(" per an each every pro je par ", " "+tokens[0].text+" ") && strings.Contains(" hour hr stunde heure ", " "+tokens[1].text+" ")
}
