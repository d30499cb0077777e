package report_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"
)

func TestAStudyBeginsWithWhatWasAsked(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine writes hundreds of studies: left to make test")
	}
	for question, want := range researchtest.Wanted(t, "testdata/studies.txt") {
		r := reportOn(t, question, 3000)
		if r.Dropped > 0 {
			t.Errorf("%q drops %d of its own lines", question, r.Dropped)
		}
		text := r.Text()
		summary := text[:min(len(text), researchtest.Begins+len("## Executive Summary\n\n"))]
		if !researchtest.AnyNumber(t, want).MatchString(summary) {
			t.Errorf("%q begins with %q, want in it %q", question, summary, want)
		}
	}
}
