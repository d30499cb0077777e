package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func FuzzParseNeverPanics(f *testing.F) {
	for _, seed := range []string{
		"Show me Catalina 34 sailboats under $100k", "38'6\" or longer, max 45 feet", "£30-40k, 34-37ft, 1985 to 2000, Solent",
		"no teak, saildrive or ex-charter", "\xff\xfe 40 ft", "((((((", "１２ メートル", "#", "more", "the second one", "1.2.3.4", "...,,,;;;",
		"Bavaria 42, 43 or 46 or 47 or", "within of in near", "<<>> ≤ 5", "something like a Bavaria 5e999", "a\u0301\u0301 ft",
	} {
		f.Add(seed, "catamarans under 200k")
	}
	f.Fuzz(func(t *testing.T, text, before string) {
		w := parser().Parse(text, []string{before})
		if again := parser().Parse(text, []string{before}); cmp.Diff(w, again) != "" {
			t.Errorf("%q is read in two ways", text)
		}
		fields(t, w.Query)
	})
}

func BenchmarkParse(b *testing.B) {
	p := parser()
	b.ReportAllocs()
	for b.Loop() {
		p.Parse("catamaran 38-45 ft, 4 cabins, not ex-charter, under 350k euro, Mediterranean", nil)
	}
}
