package research

import (
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/study"
)

// What evidence is made of is named in package study, which keeps it.
type (
	// Value is one number that a piece of evidence yields.
	Value = study.Value
	// Unit is what a Value is measured in.
	Unit = study.Unit
	// Filter says which boats a query is about.
	Filter = study.Filter
	// Section is a heading and what stands below it.
	Section = study.Section
)

// The units that are not money.
const (
	Count       = study.Count
	Year        = study.Year
	Date        = study.Date
	Days        = study.Days
	Percent     = study.Percent
	Ratio       = study.Ratio
	Metre       = study.Metre
	SquareMetre = study.SquareMetre
	Kilogram    = study.Kilogram
	Knot        = study.Knot
)

// The kinds of evidence.
const (
	OfQuery   = study.OfQuery
	OfDesign  = study.OfDesign
	OfPassage = study.OfPassage
	OfListing = study.OfListing
)

// grouped writes a whole number with a comma between thousands.
func grouped(n float64) string {
	return quantity.Rounded(math.Round(n))
}
