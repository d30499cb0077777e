package sums

import (
	"maps"
	"regexp"
	"strings"
	"sync"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

// ofEach asks the same of two things that are told side by side.
var ofEach = regexp.MustCompile(`(?i) (?:of|for|by|in) (?:each|both)(?: of them)?\b`)

// eachAsked writes out a question for the same of two things that are stated as one for each: "two coats of primer at 10 m²/L and two of
// enamel at 11 m²/L: litres of each?". It is nil where two alike are not told.
func eachAsked(stated string, asks []string) []string {
	if len(asks) != 1 || !ofEach.MatchString(asks[0]) {
		return nil
	}
	ask := ofEach.ReplaceAllString(asks[0], "")
	told := sentences(stated)
	for i, s := range told {
		a, b, both := strings.Cut(strings.TrimRight(s, ".:;"), " and ")
		if !both || !alikeFigures(a, b) {
			continue
		}
		common := strings.Join(append(append([]string{}, told[:i]...), told[i+1:]...), " ")
		return []string{strings.TrimSpace(common + " " + a + ": " + ask), strings.TrimSpace(common + " " + b + ": " + ask)}
	}
	return nil
}

// alikeFigures reports whether two clauses have figures of the same kinds.
func alikeFigures(a, b string) bool {
	mine, theirs := kinds(a), kinds(b)
	return len(mine) > 0 && maps.Equal(mine, theirs)
}

func kinds(text string) map[quantity.Dimension]int {
	found := map[quantity.Dimension]int{}
	for _, one := range quantity.Find(text) {
		found[one.Dim]++
	}
	return found
}

// saying is a text as a turn behind the same turns as another.
func (t Turn) saying(text string) Turn {
	return Turn{Text: text, Plain: phrase.Plain(text), Earlier: t.Earlier, last: t.last}
}

// following is a text as a turn behind another.
func (rd Reader) following(t Turn, text string) Turn {
	next := Turn{Text: text, Plain: phrase.Plain(text), Earlier: append(t.Earlier[:len(t.Earlier):len(t.Earlier)], t.Text)}
	next.last = sync.OnceValues(func() (calc.Reading, bool) { return rd.Read(t) })
	return next
}
