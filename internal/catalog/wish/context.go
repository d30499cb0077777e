package wish

import (
	_ "embed" // the words
	"strings"
)

//go:embed context.txt
var contextText string

// context is the words beside which a phrase means something else.
type context struct{ after, before map[string]bool }

// allows reports whether a phrase is meant between two words, "" for the beginning or the end of the text.
func (c context) allows(before, next string) bool { return !c.after[before] && !c.before[next] }

// readContexts reads context.txt by phrase.
func readContexts(text string) map[string]context {
	all := map[string]context{}
	for line := range strings.Lines(text) {
		phrases, words, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok || line[0] == '#' {
			continue
		}
		c := context{after: map[string]bool{}, before: map[string]bool{}}
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
		for phrase := range strings.SplitSeq(phrases, " | ") {
			all[phrase] = c
		}
	}
	return all
}
