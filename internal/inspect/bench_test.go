package inspect_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

func BenchmarkAssess(b *testing.B) {
	in := load(b)
	all := adverts(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		in.Assess(inspect.Input{Texts: []advert.Text{{Source: "x", Body: all[i%len(all)].text}}, Year: thisYear})
	}
}
