package question

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// inFigures writes in figures the numbers in words that stand before a unit, "twenty-four miles", so that whatever is read of figures is read of them. Articles, halves
// and what a thing is called by, "a day", "half an hour", "one mile", stay.
func inFigures(text string) string {
	if !quantity.Counts(text) {
		return text
	}
	var b strings.Builder
	from := 0
	for _, one := range quantity.Find(text) {
		if strings.ContainsAny(one.Text, "0123456789½¼¾") || one.Unit == "" || one.Given < 2 && !strings.Contains(one.Text, " point ") || one.Dim == quantity.Clock || one.Dim == quantity.Calendar || one.Dim == quantity.Money {
			continue
		}
		begin := unitOf(one)
		if begin <= 0 || one.Dim == quantity.Time && occasional.MatchString(text[:one.Start]) || strings.HasPrefix(text[one.End:], " old") {
			continue
		}
		b.WriteString(text[from:one.Start] + strconv.FormatFloat(one.Given, 'f', -1, 64) + " " + one.Text[begin:])
		from = one.End
	}
	return b.String() + text[from:]
}

// occasional stands before a time that tells only when or how often: "on three days", "per six hours".
var occasional = regexp.MustCompile(`(?i)\b(?:per|every|each|on|je|pro|alle|par|toutes les) $`)

// unitOf is where the name of the unit begins in the text of a quantity, 0 where it does not end with it, as "one day and six hours" does not.
func unitOf(one quantity.Quantity) int {
	for i := range one.Text {
		if i == 0 || one.Text[i-1] != ' ' && one.Text[i-1] != '-' {
			continue
		}
		if u, ok := quantity.Lookup(one.Text[i:]); ok && u.Symbol == one.Unit {
			return i
		}
	}
	return 0
}
