package worded

import (
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var lettersPattern = regexp.MustCompile(`\pL{4,}`)

func FuzzLongWordsAreWhatTheirExpressionFinds(f *testing.F) {
	for _, text := range []string{"", "réservoir eau", "a abcd", "Öl über", "x2abcd3", "z. B. max.", "[12, Q3] and"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var words []string
		longLetters(text, func(word string) { words = append(words, word) })
		if diff := cmp.Diff(lettersPattern.FindAllString(text, -1), words); diff != "" {
			t.Errorf("long words of %q (-want +got):\n%s", text, diff)
		}
	})
}
