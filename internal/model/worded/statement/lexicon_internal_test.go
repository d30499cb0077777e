package statement

import (
	"strings"
	"testing"

	"github.com/kljensen/snowball/english"
)

// A word of a list does nothing where another of its stem stands before it, and one of the general words where the word is common
// without the list, or has a sense that the list leaves as it is.
func TestNoWordOfAListDoesNothing(t *testing.T) {
	slightly := map[string]bool{}
	for word := range strings.FieldsSeq(slight) {
		slightly[english.Stem(word, true)] = true
	}
	for name, list := range map[string]string{"general": general, "slight": slight, "parts": parts, "hedging": hedging, "working": working, "ruling": ruling} {
		seen := map[string]bool{}
		for word := range strings.FieldsSeq(list) {
			stem := english.Stem(word, true)
			if seen[stem] || name == "general" && (slightly[stem] || lexical.senses[stem].role != common) {
				t.Errorf("%q does nothing in the list %s", word, name)
			}
			seen[stem] = true
		}
	}
}
