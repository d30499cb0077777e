package inspect_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
)

func BenchmarkAssess(b *testing.B) {
	in := load(b)
	all := adverts(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		in.Assess(inspect.Input{Texts: []inspect.Text{{Source: "x", Body: all[i%len(all)].text}}, Year: thisYear})
	}
}
