package lexicon

import (
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// Context is the words beside which a phrase means something else.
type Context struct{ after, before map[string]bool }

// Allows reports whether a phrase is meant between two words, "" for the beginning or the end of the text.
func (c Context) Allows(before, next string) bool { return !c.after[before] && !c.before[next] }

// readContexts reads context.txt by phrase.
func readContexts(text string) map[string]Context {
	all := map[string]Context{}
	for line := range phrase.Lines(text) {
		phrases, words, _ := strings.Cut(line, " = ")
		c := Context{after: map[string]bool{}, before: map[string]bool{}}
		beside := c.after
		for word := range strings.FieldsSeq(words) {
			switch word {
			case "after":
				beside = c.after
			case "before":
				beside = c.before
			default:
				beside[word] = true
			}
		}
		for p := range strings.SplitSeq(phrases, " | ") {
			all[p] = c
		}
	}
	return all
}
