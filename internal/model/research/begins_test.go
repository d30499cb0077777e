package research_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// begins is how many characters of a summary are its beginning.
const begins = 450

func TestAnAnswerBeginsWithWhatWasAsked(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine writes a hundred studies: left to make test")
	}
	data, err := os.ReadFile("testdata/begins.txt")
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for line := range strings.Lines(string(data)) {
		questions, wants, ok := strings.Cut(strings.TrimSpace(line), " | ")
		if !ok || line[0] == '#' {
			continue
		}
		read++
		text := talk(t, strings.Split(questions, " >> ")...)
		if _, summary, ok := strings.Cut(text, "## Executive Summary\n\n"); ok {
			text = summary
		}
		text = text[:min(len(text), begins)]
		for want := range strings.SplitSeq(wants, " & ") {
			if word, not := strings.CutPrefix(want, "no "); not && strings.Contains(text, word) || !not && !anyNumber(t, want).MatchString(text) {
				t.Errorf("%q begins with %q, want %q", questions, text, want)
			}
		}
	}
	if read == 0 {
		t.Fatal("testdata/begins.txt has no line that can be read")
	}
}

// anyNumber matches the words in which # stands for a number and … for a few words.
func anyNumber(t *testing.T, words string) *regexp.Regexp {
	t.Helper()
	re, err := regexp.Compile(strings.NewReplacer("#", `\d(?:[\d.,]*\d)?`, "…", `.{1,99}?`).Replace(regexp.QuoteMeta(words)))
	if err != nil {
		t.Fatal(err)
	}
	return re
}
