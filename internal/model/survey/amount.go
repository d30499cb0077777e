package survey

import (
	"github.com/fairlead/fairlead/internal/quantity"
)

// amount writes a sum of money in whole units with commas: 45,000.
func amount(v float64) string {
	return quantity.Rounded(v)
}
