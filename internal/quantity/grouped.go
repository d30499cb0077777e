package quantity

import (
	"math"
	"strconv"
	"strings"
)

// Rounded writes a number without decimals, a comma between thousands: 45,000. A half goes to the even number.
func Rounded(v float64) string { return Grouped(strconv.FormatFloat(v, 'f', 0, 64), ",") }

// Grouped writes the digits of a whole number, a minus before them or not, with a separator between thousands.
func Grouped(digits, separator string) string {
	sign := ""
	if strings.HasPrefix(digits, "-") {
		sign, digits = "-", digits[1:]
	}
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + separator + digits[i:]
	}
	return sign + digits
}

// FourFigures writes a number with four figures, and all of those before the point.
func FourFigures(value float64) string {
	if math.Abs(value) >= 1000 {
		return strconv.FormatFloat(value, 'f', 0, 64)
	}
	return strconv.FormatFloat(value, 'g', 4, 64)
}
