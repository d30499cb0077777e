package report_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// begins is how many characters of a summary are its beginning.
const begins = 450

func TestAStudyBeginsWithWhatWasAsked(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine writes hundreds of studies: left to make test")
	}
	data, err := os.ReadFile("testdata/studies.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		question, want, ok := strings.Cut(strings.TrimSpace(line), " | ")
		if !ok || line[0] == '#' {
			continue
		}
		r := reportOn(t, question, 3000)
		if r.Dropped > 0 {
			t.Errorf("%q drops %d of its own lines", question, r.Dropped)
		}
		text := r.Text()
		if summary := text[:min(len(text), begins+len("## Executive Summary\n\n"))]; !anyNumber(t, want).MatchString(summary) {
			t.Errorf("%q begins with %q, want in it %q", question, summary, want)
		}
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
