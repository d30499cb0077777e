package fold

import "strings"

// Set is the words of a text that blanks part, as they are written.
func Set(text string) map[string]bool {
	all := map[string]bool{}
	for word := range strings.FieldsSeq(text) {
		all[word] = true
	}
	return all
}
