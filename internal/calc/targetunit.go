package calc

import (
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// targetUnits finds the unit wanted and those of its dimension listed after it, "m/s and km/h", and where they stand.
// The first is the zero Unit when there is none.
func (q *question) targetUnits() ([]quantity.Unit, extent) {
	first, at := q.targetUnit()
	list := []quantity.Unit{first}
	for k, t := range q.tokens {
		joins := t.quantity < 0 && strings.Contains(" and und et or oder ou , & ", " "+t.text+" ")
		if first.Symbol == "" || t.start < at.to || !joins || k+1 == len(q.tokens) || strings.TrimSpace(q.text[at.to:t.start]) != "" {
			continue
		}
		if u, end, ok := quantity.UnitAt(q.text, q.tokens[k+1].start); ok && u.Dim == first.Dim && q.tokens[k+1].quantity < 0 {
			list, at.to = append(list, u), end
		}
	}
	for k, t := range q.tokens { // "how many km/h is 7 knots, and how many mph?"
		if first.Symbol == "" || t.start < at.to || t.quantity >= 0 || k+1 >= len(q.tokens) || t.text != "many" && t.text != "viele" {
			continue
		}
		if u, _, ok := quantity.UnitAt(q.text, q.tokens[k+1].start); ok && u.Dim == first.Dim && u.Symbol != first.Symbol && q.tokens[k+1].quantity < 0 {
			list = append(list, u)
		}
	}
	return list, at
}

// targetUnit finds the unit named after "in", "to", "how many" and the like, and where it stands.
func (q *question) targetUnit() (quantity.Unit, extent) {
	if len(q.tokens) == 0 {
		return quantity.Unit{}, extent{}
	}
	if u, end, ok := quantity.UnitAt(q.text, q.tokens[0].start); ok && q.tokens[0].quantity < 0 {
		for _, t := range q.tokens {
			if t.start >= end {
				if strings.Contains(" in is are at for from of ", " "+t.text+" ") {
					return u, extent{q.tokens[0].start, end}
				}
				break
			}
		}
	}
	for k, t := range q.tokens {
		if t.quantity >= 0 || !strings.Contains(beforeTarget, " "+t.text+" ") || k+1 >= len(q.tokens) || q.tokens[k+1].quantity >= 0 {
			continue
		}
		next := q.tokens[k+1]
		if next.text == "?" && k+2 < len(q.tokens) { // "15 kn = ? m/s"
			next = q.tokens[k+2]
		}
		start := next.start
		if u, end, ok := quantity.UnitAt(q.text, start); ok && u.Dim != quantity.Ratio && !strings.Contains(" a in at ", " "+q.text[start:end]+" ") {
			return u, extent{start, end}
		}
	}
	return q.unitBehind()
}

// unitBehind is the unit in a question that is nothing but a quantity and a unit: "40 hp kW?".
func (q *question) unitBehind() (quantity.Unit, extent) {
	if len(q.quantities) != 1 || q.tokens[0].quantity < 0 || len(q.tokens) < 2 {
		return quantity.Unit{}, extent{}
	}
	start := q.tokens[1].start
	if u, end, ok := quantity.UnitAt(q.text, start); ok && end == len(strings.TrimRight(q.text, " ?.")) {
		return u, extent{start, end}
	}
	return quantity.Unit{}, extent{}
}

// beforeTarget are the words after which the unit wanted is named.
const beforeTarget = " in into to as = nach zu en many much viele viel wieviel wieviele de d de is are equals by zum "
