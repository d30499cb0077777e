package advert_test

import (
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// What is asked of the whole text for one fault must not be looked for again for each of them: that took fifty times as long.
func TestWholeTextIsNotSearchedForEachFault(t *testing.T) {
	rd := load(t)
	reading := func(fault string) time.Duration {
		text := "2001 Moody 38. Saildrive. " + strings.Repeat(fault, 1500)
		start := time.Now()
		rd.Read(advert.Text{Body: text}, thisYear)
		return time.Since(start)
	}
	plain := reading("Port winch oil leaks. ")
	for _, fault := range []string{"Port drive oil milky. ", "Stern drive leaks. "} {
		if took := reading(fault); took > 15*plain {
			t.Errorf("%q takes %v, and one that asks nothing of the whole text %v", fault, took, plain)
		}
	}
}
