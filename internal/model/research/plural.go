package research

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// capitalised is a word that may be a name in the plural.
var capitalised = regexp.MustCompile(`\p{Lu}\pL{3,}s\b`)

// singular writes designs' names that stand in the plural as the design table does: "Westerly Centaurs", "Sun Odysseys". A word
// that is itself part of a name stays.
func (p planner) singular(text string) string {
	var names map[string]bool
	return capitalised.ReplaceAllStringFunc(text, func(word string) string {
		if names == nil {
			names = p.nameWords()
		}
		if one := strings.TrimSuffix(word, "s"); !names[design.Fold(word)] && names[design.Fold(one)] {
			return one
		}
		return word
	})
}

// adjective is a part of the world in front of what lies in it.
var adjective = regexp.MustCompile(`(?i)\b(Europe|Mediterranean|Caribbean|Baltic|Scandinavia)a?n?\s+(countr\w+|ports?|harbours?|marinas?|places?)\b`)

// located writes "which European country" as "which country in Europe".
func located(text string) string { return adjective.ReplaceAllString(text, "$2 in $1") }

// nameWords are the words of all designs' names.
func (p planner) nameWords() map[string]bool {
	words := map[string]bool{}
	for _, d := range p.all {
		for w := range strings.FieldsSeq(design.Fold(measure.NameOf(d))) {
			words[w] = true
		}
	}
	return words
}
