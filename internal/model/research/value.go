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

// grouped writes a whole number with a comma between thousands.
func grouped(n float64) string {
	return quantity.Rounded(math.Round(n))
}
