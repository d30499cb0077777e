// Package study holds what research answers rest on, keeps it, and runs studies in the background.
package study

import (
	"fmt"
	"math"
	"strconv"
	"time"

	"github.com/fairlead/fairlead/internal/quantity"
)

// Value is one number that a piece of evidence yields.
type Value struct {
	Name   string  `json:"name"`         // "median"
	Of     string  `json:"of,omitempty"` // the part it belongs to: "2011–2015", "France"
	Number float64 `json:"number"`       // in Unit; per cent are whole: 5.5 is 5.5 %
	Unit   Unit    `json:"unit"`
	Exact  bool    `json:"exact,omitempty"` // money as it was asked, not rounded to three figures
}

// Unit is what a Value is measured in; every other unit is the ISO 4217 code of a currency.
type Unit string

// The units that are not money.
const (
	Count       Unit = "count"
	Year        Unit = "year"
	Date        Unit = "date" // seconds since 1970
	Days        Unit = "days"
	Percent     Unit = "%"
	Ratio       Unit = "ratio"
	Metre       Unit = "m"
	SquareMetre Unit = "m²"
	Kilogram    Unit = "kg"
	Knot        Unit = "kn"
)

// String writes the value as it stands in a report, the sign left to the words around it. The verifier compares numbers
// in this form.
func (v Value) String() string {
	n := math.Abs(v.Number)
	switch v.Unit {
	case Count:
		return Grouped(n)
	case Year:
		return strconv.Itoa(int(n))
	case Date:
		return time.Unix(int64(n), 0).UTC().Format(time.DateOnly)
	case Days:
		return Grouped(n) + " days"
	case Percent:
		return percent(n) + " %"
	case Ratio:
		return decimals(n)
	case Metre:
		return fmt.Sprintf("%.2f m", n)
	case SquareMetre:
		return fmt.Sprintf("%.1f m²", n)
	case Kilogram:
		return Grouped(n) + " kg"
	case Knot:
		return fmt.Sprintf("%.1f kn", n)
	}
	if !v.Exact {
		n = Figures(n)
	}
	return string(v.Unit) + " " + Grouped(n)
}

// Signed writes the value with its sign, for tables where no words tell it.
func (v Value) Signed() string {
	if v.Number < 0 {
		return "−" + v.String()
	}
	return v.String()
}

func percent(n float64) string {
	if n < 10 {
		return fmt.Sprintf("%.1f", n)
	}
	return Grouped(n)
}

// decimals writes a small number with two places, a larger one with one, a large one whole.
func decimals(n float64) string {
	switch {
	case n < 2:
		return fmt.Sprintf("%.2f", n)
	case n < 30:
		return fmt.Sprintf("%.1f", n)
	}
	return Grouped(n)
}

// Figures rounds an amount to three significant figures, none behind the point: what a median of asking prices is worth.
func Figures(n float64) float64 {
	if n == 0 {
		return 0
	}
	unit := math.Pow(10, math.Max(0, math.Floor(math.Log10(n))-2))
	return math.Round(n/unit) * unit
}

// Grouped writes a whole number with a comma between thousands.
func Grouped(n float64) string {
	return quantity.Rounded(math.Round(n))
}
