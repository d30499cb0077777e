package researchtest

import (
	"iter"
	"os"
	"regexp"
	"strings"
	"testing"
)

// Begins is how many characters of a summary are its beginning.
const Begins = 450

// Wanted yields each question of a file with what is wanted of its answer, as lines "question | want"; a file without any fails the test.
func Wanted(t testing.TB, file string) iter.Seq2[string, string] {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return func(yield func(question, want string) bool) {
		read := 0
		for line := range strings.Lines(string(data)) {
			question, want, ok := strings.Cut(strings.TrimSpace(line), " | ")
			if !ok || line[0] == '#' {
				continue
			}
			if read++; !yield(question, want) {
				return
			}
		}
		if read == 0 {
			t.Errorf("%s has no line that can be read", file)
		}
	}
}

// AnyNumber matches the words in which # stands for a number and … for a few words.
func AnyNumber(t testing.TB, words string) *regexp.Regexp {
	t.Helper()
	re, err := regexp.Compile(strings.NewReplacer("#", `\d(?:[\d.,]*\d)?`, "…", `.{1,99}?`).Replace(regexp.QuoteMeta(words)))
	if err != nil {
		t.Fatal(err)
	}
	return re
}
