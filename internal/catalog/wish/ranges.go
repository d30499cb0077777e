package wish

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/quantity"
)

// measuresMasked hides the figures of lengths, so that the place of "en Bretagne 30 pieds" is not taken for a model.
func measuresMasked(text string, found []quantity.Quantity) string {
	masked := []byte(text)
	for _, q := range found {
		if q.Dim == quantity.Length && strings.ContainsFunc(q.Text, unicode.IsLetter) {
			copy(masked[q.Start:q.End], bytes.Repeat([]byte{'-'}, q.End-q.Start))
		}
	}
	return string(masked)
}

// ranges marks the ends of the ranges that the number reader takes for two numbers: those that are named in the wrong
// order, "between 45 and 40 ft", and two prices, "40k and 50k".
func ranges(text string, found []quantity.Quantity) []quantity.Quantity {
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
	through    = set("-|–|—|to|bis|à|up to|until|jusqu'à|down to")
	pairing    = set("and|und|et|&")
)

func isRange(text string, a, b quantity.Quantity) bool {
	join := strings.ToLower(strings.TrimSpace(text[a.End:b.Start]))
	if a.Given <= 0 || a.Given == b.Given || a.Given > 20*b.Given || b.Given > 20*a.Given || !through[join] && !pairing[join] {
		return false
	}
	switch {
	case opensRange.MatchString(text[:a.Start]):
		return true
	case isPrice(a) && isPrice(b):
		return true
	}
	return through[join] && a.Dim == quantity.Length && !strings.Contains(a.Text, " ") && a.Given > b.Given
}

func isPrice(q quantity.Quantity) bool {
	return q.Dim == quantity.Money || q.Dim == quantity.Bare && strings.HasSuffix(strings.ToLower(q.Text), "k")
}
