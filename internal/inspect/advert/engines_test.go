package advert_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/advert"
)

func TestEachSentenceIsSearchedForEnginesOnce(t *testing.T) {
	rd := load(t)
	allocations := func(n int) float64 {
		text := "2001 Moody 38. " + strings.Repeat("Westerbeke 8 kW in the bilge of it. ", n)
		return testing.AllocsPerRun(1, func() { rd.Read(advert.Text{Body: text}, thisYear) })
	}
	if few, many := allocations(100), allocations(400); many > 6*few {
		t.Errorf("four times the text takes %.0f allocations, not %.0f", many, few)
	}
}
