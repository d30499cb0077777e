package plan

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
)

// subjectWords are the words of a question that tell its subject, without their endings.
func subjectWords(question string) Words {
	var found Words
	for w := range strings.FieldsSeq(design.Fold(question)) {
		if len(w) > 2 && !listed(w, "general") && !listed(w, "errand") {
			found = append(found, Stem(w))
		}
	}
	return found
}

// subjectOf is a question without the words that only ask for a report.
func subjectOf(question string) string {
	words := strings.Fields(question)
	return strings.Join(slices.DeleteFunc(words, func(w string) bool {
		return listed(strings.ToLower(strings.Trim(w, ".,:;?!")), "errand")
	}), " ")
}

// Words are words without their endings, as Stem takes them off.
type Words []string

// In is how many of the words a text has, whatever their endings.
func (words Words) In(text string) int {
	have := map[string]bool{}
	for w := range strings.FieldsSeq(design.Fold(text)) {
		have[Stem(w)] = true
	}
	n := 0
	for _, w := range words {
		if have[w] {
			n++
		}
	}
	return n
}

// Stem takes a word's common English endings off, so that "batteries" meets "battery" and "builders" "build".
func Stem(w string) string {
	if s, ok := strings.CutSuffix(w, "ies"); ok && len(s) > 2 {
		return s + "y"
	}
	for _, ending := range []string{"ings", "ing", "ers", "er", "es", "ed", "s", "e"} {
		if s, ok := strings.CutSuffix(w, ending); ok && len(s) > 2 {
			return s
		}
	}
	return w
}
