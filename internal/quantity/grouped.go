package quantity

import "strings"

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
