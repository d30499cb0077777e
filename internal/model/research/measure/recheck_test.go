package measure_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/researchtest"
	"github.com/fairlead/fairlead/internal/study"
)

func TestAComparisonWithNothingCannotBeComputedAgain(t *testing.T) {
	from, _ := researchtest.Built(t)
	for _, by := range []string{measure.ByShare, measure.ByContrast, measure.ByExpected, measure.ByDrawn, measure.ByDecades, measure.ComparedAt(10), measure.LossOver(5)} {
		kept := study.Evidence{ID: "Q1", Kind: study.OfQuery, Measure: by, Filter: &study.Filter{Words: "boats"}, Currency: "EUR"}
		if got := from.Recheck([]study.Evidence{kept})[0]; !got.Gone {
			t.Errorf("%s: got %+v, want it to be gone", by, got)
		}
	}
}
