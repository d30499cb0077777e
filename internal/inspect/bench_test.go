package inspect_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
)

func BenchmarkPhoto8MP(b *testing.B) {
	in := load(b)
	data := encodeJPEG(b, scene(3264, 2448))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := in.Photo(b.Context(), "image 1", data); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAssess(b *testing.B) {
	in := load(b)
	all := adverts(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		in.Assess(inspect.Input{Texts: []inspect.Text{{Source: "x", Body: all[i%len(all)].text}}, Year: thisYear})
	}
}
