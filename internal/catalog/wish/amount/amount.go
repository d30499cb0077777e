// Package amount tells what is said of a number of a sentence: on which side of it boats have to be, and what it is a number of. It knows no
// query: what an amount bounds is read elsewhere.
package amount

import "github.com/fairlead/fairlead/internal/quantity"

// Amount is a number of a sentence, or the two ends of a range, with what is said of it.
type Amount struct {
	Low, High quantity.Quantity // of a single number both are it
	Pair      bool              // it has two ends
	I, J      int               // the words of both ends, from I up to but not including J
	Setting
}

// Limits turns a comparison into bounds; the comparisons of years are taken as plain ones. A single number that is
// compared with nothing is both bounds.
func (a Amount) Limits() (low, high float64) {
	if a.Pair {
		return a.Low.Value, a.High.Value
	}
	switch a.Comparison {
	case Less, UntilYear, Older, NotNewer:
		return 0, a.Low.Value
	case More, Newer, NotOlder:
		return a.Low.Value, 0
	}
	return a.Low.Value, a.Low.Value
}

// Scale is what the lower amount of a range is counted in, where only the other says: "50 to 70 thousand", "1.5 to 2 million".
func (a Amount) Scale() float64 {
	const million = 1_000_000
	switch {
	case !a.Pair || a.Low.Value >= 1000 || a.Low.Value*100 > a.High.Value:
		return 1
	case a.High.Value >= million && a.Low.Value > 0 && a.Low.Value*million <= a.High.Value:
		return million
	}
	return 1000
}

// Setting is what the words around a number say of it.
type Setting struct {
	Comparison Comparison
	Subject    Subject
	Exclusive  bool // the number itself is left out: ">"
	Turned     bool // the comparison is the opposite of one that is refused: "no boats over"
}
