package written

import (
	"strconv"
	"time"
)

// Whole writes a number, and nothing for 0, which is unknown.
func Whole(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// Instant writes a time in UTC as RFC 3339 does, midnight as the date alone, and nothing for the zero time.
func Instant(t time.Time) string {
	switch {
	case t.IsZero():
		return ""
	case t.Equal(t.Truncate(24 * time.Hour)):
		return t.UTC().Format(time.DateOnly)
	}
	return t.UTC().Format(time.RFC3339Nano)
}

// FormatNumber writes a number with as many decimals as it has, and nothing for 0, which is unknown.
func FormatNumber(f float64) string {
	if f == 0 {
		return ""
	}
	return strconv.FormatFloat(f, 'f', -1, 64)
}
