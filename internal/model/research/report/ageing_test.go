package report_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/researchtest"
	"github.com/fairlead/fairlead/internal/study"
)

func TestWhatAYearTakesIsToldOfEachGroup(t *testing.T) {
	from, _ := researchtest.Built(t)
	byType := measure.Groupings[slices.IndexFunc(measure.Groupings, func(g measure.Grouping) bool { return g.By == "type" })]
	all := &study.Filter{Words: "boats"}
	e := from.Query(measure.NewDrawer(from.Boats.Snapshot(), "EUR"), all, nil, "asking price against age by type", byType.Ageing())
	parts := e.Parts()
	if len(parts) < 3 {
		t.Fatalf("the types are %q, want at least three", parts)
	}
	last, _ := e.At(parts[0], "a year")
	for _, part := range parts[1:] {
		v, _ := e.At(part, "a year")
		if v.Number > last.Number {
			t.Errorf("%s stands behind those that lose more: %v after %v", part, v, last)
		}
		last = v
	}
	if check := from.Recheck([]study.Evidence{e.Evidence}); !check[0].Same {
		t.Errorf("computed again it is %+v", check[0])
	}
}
