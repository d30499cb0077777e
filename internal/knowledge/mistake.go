package knowledge

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// Mistake is what people say that is not so, or plan that they should not, and what is true instead.
type Mistake struct {
	Claims []string // ways to say it, in the words that none of them can do without
	Unless string   // words with which it is something else that is said; "" for none
	Truth  string   // what to answer
}

// Told is the truth as it is told to somebody who may have it right: without the "No" or "The other way round" before it.
func (m Mistake) Told() string {
	for _, denial := range []string{"No: ", "Not so: ", "The other way round: ", "It is the other way round: "} {
		if rest, ok := strings.CutPrefix(m.Truth, denial); ok {
			return fold.Capital(rest)
		}
	}
	return m.Truth
}

// mistakeOf reads "claim | claim (unless word word) => truth". A word of a claim that has slashes stands for one claim with each of them.
func mistakeOf(line string) (Mistake, error) {
	claims, truth, ok := strings.Cut(line, "=>")
	if !ok {
		return Mistake{}, fmt.Errorf("the mistake %q has no => before its truth", line)
	}
	m := Mistake{Truth: strings.TrimSpace(truth)}
	if before, rest, ok := strings.Cut(claims, "(unless "); ok {
		claims, m.Unless = before, strings.TrimRight(rest, " )")
	}
	for claim := range strings.SplitSeq(claims, "|") {
		m.Claims = append(m.Claims, spelledOut(strings.Fields(claim))...)
	}
	if m.Truth == "" {
		return Mistake{}, fmt.Errorf("the mistake %q has no truth", line)
	}
	if len(m.Claims) == 0 {
		return Mistake{}, fmt.Errorf("the mistake %q has no claim", line)
	}
	return m, nil
}

// spelledOut are the claims that words stand for, with each choice of those that a slash parts; an underscore in them is a blank.
func spelledOut(words []string) []string {
	if len(words) == 0 {
		return nil
	}
	claims := []string{""}
	for _, word := range words {
		var longer []string
		for choice := range strings.SplitSeq(word, "/") {
			for _, c := range claims {
				longer = append(longer, strings.TrimSpace(c+" "+strings.ReplaceAll(choice, "_", " ")))
			}
		}
		claims = longer
	}
	return claims
}
