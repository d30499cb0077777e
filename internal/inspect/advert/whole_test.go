package advert_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// BenchmarkFaults reads adverts of 1,500 faults: of one that is judged by its own clause, and of two that ask something of the whole text,
// which must not take longer by more than a small factor: looking anew for each of them took fifty times as long.
func BenchmarkFaults(b *testing.B) {
	rd := load(b)
	for _, fault := range []string{"Port winch oil leaks. ", "Port drive oil milky. ", "Stern drive leaks. "} {
		text := "2001 Moody 38. Saildrive. " + strings.Repeat(fault, 1500)
		b.Run(strings.TrimSuffix(fault, ". "), func(b *testing.B) {
			for b.Loop() {
				rd.Read(advert.Text{Body: text}, thisYear)
			}
		})
	}
}
