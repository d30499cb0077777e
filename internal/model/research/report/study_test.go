package report_test

import (
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/report"
	"github.com/fairlead/fairlead/internal/model/research/researchtest"
)

// studies are those that tests have asked for, by question; they do not change.
var studies sync.Map

func studyOf(t testing.TB, question string) *report.Study {
	t.Helper()
	if s, ok := studies.Load(question); ok {
		return s.(*report.Study)
	}
	s := studyAfter(t, question)
	studies.Store(question, s)
	return s
}

// studyAfter is the study of a question after earlier ones.
func studyAfter(t testing.TB, question string, earlier ...string) *report.Study {
	t.Helper()
	from, _ := researchtest.Built(t)
	ix := from.Boats.Snapshot()
	return report.Gather(from, ix, researchtest.Reader(t).Plan(ix, question, earlier))
}

func reportOn(t testing.TB, question string, budget int) report.Report {
	t.Helper()
	return studyOf(t, question).Report(budget)
}
