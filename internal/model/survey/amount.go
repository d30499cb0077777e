package survey

import (
	"strconv"
	"strings"
)

// amount writes a sum of money in whole units with commas: 45,000.
func amount(v float64) string {
	digits := strconv.FormatFloat(v, 'f', 0, 64)
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(d)
	}
	return b.String()
}
