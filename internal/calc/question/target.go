package question

import (
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// TargetUnits finds the unit wanted and those of its dimension listed after it, "m/s and km/h", and where they stand.
// The first is the zero Unit when there is none.
func (q *Question) TargetUnits() ([]quantity.Unit, Extent) {
	first, at := q.TargetUnit()
	list := []quantity.Unit{first}
	for k, t := range q.Tokens {
		joins := t.Quantity < 0 && strings.Contains(" and und et or oder ou , & ", " "+t.Text+" ")
		if joins && t.Text == "," && k+2 < len(q.Tokens) && q.Tokens[k+1].Quantity < 0 && strings.Contains(" and und et or oder ou ", " "+q.Tokens[k+1].Text+" ") {
			k++ // "in nautical miles, and in km"
		}
		if first.Symbol == "" || t.Start < at.To || !joins || k+1 == len(q.Tokens) || strings.TrimSpace(q.Text[at.To:t.Start]) != "" {
			continue
		}
		if next := q.Tokens[k+1].Text; k+2 < len(q.Tokens) && (next == "in" || next == "to" || next == "en") {
			k++ // "in km/h and in m/s"
		}
		if u, end, ok := quantity.UnitAt(q.Text, q.Tokens[k+1].Start); ok && u.Dim == first.Dim && q.Tokens[k+1].Quantity < 0 {
			list, at.To = append(list, u), end
		}
	}
	for k, t := range q.Tokens { // "how many km/h is 7 knots, and how many mph?"
		if first.Symbol == "" || t.Start < at.To || t.Quantity >= 0 || k+1 >= len(q.Tokens) || t.Text != "many" && t.Text != "viele" {
			continue
		}
		if u, _, ok := quantity.UnitAt(q.Text, q.Tokens[k+1].Start); ok && u.Dim == first.Dim && u.Symbol != first.Symbol && q.Tokens[k+1].Quantity < 0 {
			list = append(list, u)
		}
	}
	return list, at
}

// TargetUnit finds the unit named after "in", "to", "how many" and the like, and where it stands.
func (q *Question) TargetUnit() (quantity.Unit, Extent) {
	if len(q.Tokens) == 0 {
		return quantity.Unit{}, Extent{}
	}
	if u, end, ok := quantity.UnitAt(q.Text, q.Tokens[0].Start); ok && q.Tokens[0].Quantity < 0 {
		for _, t := range q.Tokens {
			if t.Start >= end {
				if strings.Contains(" in is are at for from of ", " "+t.Text+" ") {
					return u, Extent{q.Tokens[0].Start, end}
				}
				break
			}
		}
	}
	for k, t := range q.Tokens {
		if t.Quantity >= 0 || !strings.Contains(beforeTarget, " "+t.Text+" ") || k+1 >= len(q.Tokens) || q.Tokens[k+1].Quantity >= 0 {
			continue
		}
		next := q.Tokens[k+1]
		if next.Text == "?" && k+2 < len(q.Tokens) { // "15 kn = ? m/s"
			next = q.Tokens[k+2]
		}
		start := next.Start
		if u, end, ok := quantity.UnitAt(q.Text, start); ok && u.Dim != quantity.Ratio && !strings.Contains(" a in at ", " "+q.Text[start:end]+" ") {
			return u, Extent{start, end}
		}
	}
	return q.unitBehind()
}

// unitBehind is the unit in a question that is nothing but a quantity and a unit: "40 hp kW?".
func (q *Question) unitBehind() (quantity.Unit, Extent) {
	if len(q.Quantities) != 1 || q.Tokens[0].Quantity < 0 || len(q.Tokens) < 2 {
		return quantity.Unit{}, Extent{}
	}
	start := q.Tokens[1].Start
	if u, end, ok := quantity.UnitAt(q.Text, start); ok && end == len(strings.TrimRight(q.Text, " ?.")) {
		return u, Extent{start, end}
	}
	return quantity.Unit{}, Extent{}
}

// beforeTarget are the words after which the unit wanted is named.
const beforeTarget = " in into to as = nach zu en many much viele viel wieviel wieviele de d de is are equals by zum "

// LastUnit is the unit that a question ends with, without a number: "90 nm at 5 kn burning 3 L/h, litres?".
func (q *Question) LastUnit() (quantity.Unit, bool) {
	end := len(strings.TrimRight(q.Text, " ?.!"))
	for k := len(q.Tokens) - 1; k >= 0; k-- {
		t := q.Tokens[k]
		if t.Quantity >= 0 {
			return quantity.Unit{}, false
		}
		each := k > 0 && q.Tokens[k-1].Quantity < 0 && strings.Contains(everyTime, " "+q.Tokens[k-1].Text+" ")
		if u, to, ok := quantity.UnitAt(q.Text, t.Start); ok && to == end && !each && !strings.Contains(" a in at ", " "+t.Text+" ") {
			return u, true
		}
		if len(q.Tokens)-k > 3 {
			break
		}
	}
	return quantity.Unit{}, false
}

// InTonnes reports whether a question tells all of its weights in tonnes, so that a weight is told in them too.
func (q *Question) InTonnes() bool {
	tonnes := false
	for _, one := range q.Quantities {
		if one.Dim == quantity.Mass && one.Unit != "t" {
			return false
		}
		tonnes = tonnes || one.Unit == "t"
	}
	return tonnes
}
