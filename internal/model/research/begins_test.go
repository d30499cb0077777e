package research_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"
)

func TestAnAnswerBeginsWithWhatWasAsked(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine writes a hundred studies: left to make test")
	}
	for questions, wants := range researchtest.Wanted(t, "testdata/begins.txt") {
		text := talk(t, strings.Split(questions, " >> ")...)
		if _, summary, ok := strings.Cut(text, "## Executive Summary\n\n"); ok {
			text = summary
		}
		text = text[:min(len(text), researchtest.Begins)]
		for want := range strings.SplitSeq(wants, " & ") {
			if word, not := strings.CutPrefix(want, "no "); not && strings.Contains(text, word) || !not && !researchtest.AnyNumber(t, want).MatchString(text) {
				t.Errorf("%q begins with %q, want %q", questions, text, want)
			}
		}
	}
}
