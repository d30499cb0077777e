// Package quantity reads numbers with their units out of plain words in English, German and French.
package quantity

import (
	"strings"
)

// Part tells whether a quantity stands alone or is one end of a range such as "35 to 40 ft".
type Part int

// The parts a quantity can play.
const (
	Whole Part = iota // stands alone
	Low               // the first number of a range
	High              // the second number of a range
)

// Quantity is one number found in a text, with its unit.
type Quantity struct {
	// Value is in the dimension's base unit (see Dimension). For Percent it is a fraction: 20 % is 0.2.
	// For Money it is the amount in Unit, for Clock seconds after midnight (beyond a day where no clock shows what is
	// written), for Calendar days since 1970-01-01 or 0 where the year is not known. Southern, western and negative values are below zero.
	Value float64
	Given float64 // the number as written, multipliers such as "k" applied
	Unit  string  // symbol of the unit as in Unit.Symbol; ISO code of money; time zone of a clock; "" when bare
	Dim   Dimension
	Side  string // of an angle: N, E, S, W, T (true), M (magnetic), C (compass), "port", "starboard" or ""
	Per   string // of money: what it is paid for, as a unit symbol ("ft", "m", "year", "month", "L") or ""
	Part  Part
	Date  Date // of a Calendar quantity
	Start int  // byte offset of the first character in the text
	End   int  // byte offset after the last
	Text  string
}

// Find returns the quantities of text in order; they never overlap. It never fails: what is no quantity is
// skipped. Bare numbers are returned with Dim Number. It is safe for concurrent use.
func Find(text string) []Quantity {
	s := newScanner(text)
	var found []Quantity
	for i := 0; i < len(text); {
		if s.dull(i) {
			i = s.next(i)
			continue
		}
		q, ok := s.at(i)
		if !ok {
			i = s.next(i)
			continue
		}
		q.Start, q.Text = i, text[i:q.End]
		found = append(found, q)
		i = q.End
	}
	return s.ranges(found)
}

// Parse reads text that is one quantity and nothing else, such as a form field or a feed's "54 ft".
func Parse(text string) (Quantity, bool) {
	trimmed := strings.TrimSpace(text)
	found := Find(trimmed)
	if len(found) != 1 || found[0].Start != 0 || found[0].End != len(trimmed) {
		return Quantity{}, false
	}
	return found[0], true
}

// Number reads text that is one bare number, with thousands separators, a decimal comma or a fraction.
func Number(text string) (float64, bool) {
	q, ok := Parse(text)
	if !ok || q.Dim != Bare {
		return 0, false
	}
	return q.Value, true
}

// As reads q as a quantity of dimension dim: itself where it already is one, a bare number taken in unit
// (a symbol of dim), a fraction below one as a percentage, or the other meaning of a unit with two, such as "4 W" as four degrees west,
// "30 m" as minutes, "25'" as minutes of arc or "500 pounds" as sterling.
func (q Quantity) As(dim Dimension, unit string) (Quantity, bool) {
	if q.Dim == dim {
		return q, true
	}
	if q.Dim == Bare && q.Unit == "" {
		return q.bareAs(dim, unit)
	}
	for _, o := range otherMeanings {
		if q.Unit == o.unit && q.Dim == o.from && dim == o.to {
			return o.read(q), true
		}
	}
	return q, false
}

func (q Quantity) bareAs(dim Dimension, unit string) (Quantity, bool) {
	if dim == Clock {
		return q.bareClock()
	}
	if dim == Percent && q.Given > 0 && q.Given < 1 { // "a third", "0.85"
		q.Dim, q.Unit, q.Given, q.Value = Percent, "%", 100*q.Given, q.Given
		return q, true
	}
	u, ok := Lookup(unit)
	if !ok || u.Dim != dim {
		return q, false
	}
	q.Dim, q.Unit, q.Value = dim, u.Symbol, u.base(q.Given)
	return q, true
}

type meaning struct {
	unit     string
	from, to Dimension
	read     func(Quantity) Quantity
}

var otherMeanings = []meaning{
	{"W", Power, Angle, func(q Quantity) Quantity {
		q.Dim, q.Unit, q.Side, q.Value = Angle, "deg", "W", -q.Given
		return q
	}},
	{"deg", Angle, Power, func(q Quantity) Quantity {
		q.Dim, q.Unit, q.Side, q.Value = Power, "W", "", q.Given
		return q
	}},
	{"m", Length, Time, inUnit("min")},
	{"ft", Length, Angle, inUnit("arcmin")},
	{"in", Length, Angle, inUnit("arcsec")},
	{"min", Time, Angle, inUnit("arcmin")},
	{"deg", Angle, Temperature, inUnit("°C")},
	{"lb", Mass, Money, func(q Quantity) Quantity {
		q.Dim, q.Unit, q.Value = Money, "GBP", q.Given
		return q
	}},
	{"%", Percent, Ratio, inUnit(":1")},
	{"h", Time, Clock, func(q Quantity) Quantity {
		q.Dim, q.Unit = Clock, ""
		return q
	}},
}

func inUnit(symbol string) func(Quantity) Quantity {
	return func(q Quantity) Quantity {
		u, _ := Lookup(symbol)
		q.Dim, q.Unit, q.Value = u.Dim, u.Symbol, u.base(q.Given)
		return q
	}
}

// In returns q's value in the named unit; ok is false when the unit is unknown or of another dimension.
func (q Quantity) In(unit string) (value float64, ok bool) {
	u, ok := Lookup(unit)
	if !ok || u.Dim != q.Dim {
		return 0, false
	}
	return u.from(q.Value), true
}
