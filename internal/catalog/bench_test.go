package catalog_test

import (
	"slices"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

// mixed is what buyers ask: filters, ranges, radius, text, sorts and the whole catalogue.
func mixed() []catalog.Query {
	return []catalog.Query{
		{},
		{Type: "sail"},
		{Make: "Catalina", ModelContains: "34", Type: "sail", PriceMax: price(100_000), Currency: "USD"},
		{Make: "Hallberg-Rassy", Region: "europe"},
		{Type: "sail", LengthMin: 11.4, LengthMax: 12.6, HullMaterial: []string{"steel"}, Rig: []string{"ketch"}},
		{Type: "sail", PriceMax: price(45_000), Currency: "EUR", Region: "baltic"},
		{RegionsAny: []string{"caribbean", "mediterranean"}, NewUsed: "used"},
		{Type: "catamaran", LengthMin: 11.58, LengthMax: 12.8, State: "FL", Country: "US", Sort: catalog.PriceAsc},
		{Type: "sail", LengthMin: 10.67, LengthMax: 12.19, Exclude: []string{"teak_deck", "ex_charter"}},
		{Place: "Newport", RadiusNM: 100},
		{Place: "Newport", RadiusNM: 2000, Sort: catalog.DistanceAsc},
		{Text: "folding"},
		{Text: "autopilot watermaker", Sort: catalog.LengthDesc},
		{YearMin: 2005, Sort: catalog.YearDesc},
		{LengthMin: 9, LengthMax: 15, YearMin: 1990, YearMax: 2015, PriceMin: price(10_000), PriceMax: price(300_000)},
		{ModelContains: "40"},
		{CabinsMin: 3, BerthsMin: 6, HeadsMin: 2},
		{DraftMax: 1.5, Type: "sail", Sort: catalog.EngineHoursAsc},
		{AgeMax: 10, Use: "bluewater"},
		{Tax: "vat_paid", Region: "eu", PriceMin: price(100_000), PriceMax: price(150_000), Currency: "EUR"},
	}
}

// BenchmarkSearch reports the median and the 99th percentile of mixed searches, each with facets, prices and a page.
func BenchmarkSearch(b *testing.B) {
	_, ix := inventory()
	queries := mixed()
	took := make([]time.Duration, 0, b.N)
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		start := time.Now()
		if _, err := ix.Search(queries[i%len(queries)], catalog.Paging{}); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	b.StopTimer()
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "p50-µs")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
}

func BenchmarkIndex(b *testing.B) {
	all, _ := inventory()
	for b.Loop() {
		catalog.NewIndex(all, locate)
	}
}

// BenchmarkUpdate puts 5,000 changed listings at a time into a catalogue of 25,000.
func BenchmarkUpdate(b *testing.B) {
	all, ix := inventory()
	c := catalog.New(ix)
	n := 0
	for b.Loop() {
		from := n % 5 * 5000
		c.Update(all[from:from+5000], nil)
		n++
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(n)/5000, "µs/listing")
}

// BenchmarkMatch reads every boat for sale.
func BenchmarkMatch(b *testing.B) {
	_, ix := inventory()
	for b.Loop() {
		if _, err := ix.Match(catalog.Query{}); err != nil {
			b.Fatal(err)
		}
	}
}
