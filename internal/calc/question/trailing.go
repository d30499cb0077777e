package question

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/quantity"
)

// numberLast is a conversion whose number stands behind both units: "psi to bar: 30".
var numberLast = regexp.MustCompile(`(?i)^\s*(?:convert |please )?([^:?=]{1,30}?) (?:to|in|into|as|nach|en) ([^:?=]{1,30}?)\s?[:,=]?\s*(\d[\d.,]*)\s*\??\s*$`)

// numberFirst writes such a conversion with the number at its unit, where it is read.
func numberFirst(text string) string {
	m := numberLast.FindStringSubmatch(text)
	if m == nil {
		return text
	}
	from, known := quantity.Lookup(m[1])
	to, also := quantity.Lookup(m[2])
	if !known || !also || from.Dim != to.Dim {
		return text
	}
	return m[3] + " " + m[1] + " in " + m[2]
}
