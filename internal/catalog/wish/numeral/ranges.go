package numeral

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// Find finds the numbers of a text in their order, with the ends of the ranges that the number reader takes for two numbers: those that are
// named in the wrong order, "between 45 and 40 ft", and two prices, "40k and 50k".
func Find(text string) []quantity.Quantity {
	found := quantity.Find(text)
	for k := 1; k < len(found); k++ {
		a, b := &found[k-1], &found[k]
		if a.Part != quantity.Whole || b.Part != quantity.Whole || a.Dim != b.Dim || !isRange(text, *a, *b) {
			continue
		}
		a.Part, b.Part = quantity.Low, quantity.High
	}
	return found
}

var (
	opensRange = regexp.MustCompile(`(?i)\b(?:between|from|zwischen|von|entre|de)\s+(?:the years\s+)?[€$£~]?\s?$`)
	through    = map[string]bool{"-": true, "–": true, "—": true, "to": true, "bis": true, "à": true, "up to": true, "until": true, "jusqu'à": true, "down to": true}
	pairing    = map[string]bool{"and": true, "und": true, "et": true, "&": true}
)

func isRange(text string, a, b quantity.Quantity) bool {
	join := strings.ToLower(strings.TrimSpace(text[a.End:b.Start]))
	if a.Given <= 0 || a.Given == b.Given || a.Given > 20*b.Given || b.Given > 20*a.Given || !through[join] && !pairing[join] {
		return false
	}
	switch {
	case opensRange.MatchString(text[:a.Start]):
		return true
	case IsPrice(a) && IsPrice(b):
		return true
	}
	return through[join] && a.Dim == quantity.Length && !strings.Contains(a.Text, " ") && a.Given > b.Given
}

// IsPrice reports whether a number is an amount of money, or of thousands that can only be one.
func IsPrice(q quantity.Quantity) bool {
	return q.Dim == quantity.Money || q.Dim == quantity.Bare && strings.HasSuffix(strings.ToLower(q.Text), "k")
}
