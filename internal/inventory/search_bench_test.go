package inventory_test

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/app"
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store"
)

// searches are 20 questions of buyers: filters, ranges, text, radius, sorts and the whole catalogue.
func searches() []catalog.Query {
	euros := func(n float64) *float64 { return &n }
	return []catalog.Query{
		{}, {Type: "sail"}, {Make: "Bavaria"}, {Make: "Hallberg-Rassy", Region: "europe"}, {ModelContains: "40"},
		{Type: "sail", LengthMin: 11, LengthMax: 13}, {PriceMax: euros(45_000), Currency: "EUR"}, {YearMin: 2005, Sort: catalog.YearDesc},
		{Country: "FR", Sort: catalog.PriceAsc}, {Text: "windlass"}, {Text: "autopilot watermaker"}, {Text: "rigging yard", Sort: catalog.LengthDesc},
		{Place: "Brest", RadiusNM: 100}, {Place: "Newport", RadiusNM: 2000, Sort: catalog.DistanceAsc}, {CabinsMin: 3, BerthsMin: 6},
		{Type: "catamaran", Sort: catalog.PriceDesc}, {NewUsed: "used", Tax: "vat_paid"}, {AgeMax: 10, Use: "bluewater"},
		{DraftMax: 1.5, Sort: catalog.EngineHoursAsc}, {Type: "power", ExcludeCountries: []string{"US"}, PriceMin: euros(20_000)},
	}
}

// searchEvery is the time between two searches.
const searchEvery = 2 * time.Millisecond

// search asks until it is told to stop, and returns how long each answer took from when its question was due.
func search(ctx context.Context, boats *catalog.Catalog) (took []time.Duration, err error) {
	queries, due := searches(), time.Now()
	for i := 0; ctx.Err() == nil; i++ {
		due = due.Add(searchEvery)
		time.Sleep(time.Until(due))
		if _, err := boats.Snapshot().Search(queries[i%len(queries)], catalog.Paging{}); err != nil {
			return nil, err
		}
		took = append(took, time.Since(due))
	}
	slices.Sort(took)
	return took, nil
}

// stock puts so many listings on record, copies of the sample with ids of their own.
func stock(b *testing.B, s *store.Store, n int) {
	b.Helper()
	cfg := known()
	boats := sample.Listings(cfg.Designs, cfg.Places)
	var batch []catalog.Change
	for i := range n {
		l := *boats[i%len(boats)]
		l.ID, l.Source, l.SourceID, l.Sample = fmt.Sprintf("b-%012d", i), "stock", fmt.Sprint(i), false
		batch = append(batch, catalog.Change{Listing: &l, RawType: "text/plain"})
		if len(batch) == 3000 || i == n-1 {
			if _, err := s.PutListings(b.Context(), batch); err != nil {
				b.Fatal(err)
			}
			batch = batch[:0]
		}
	}
}

// BenchmarkSearchDuringImport measures 500 searches a second, 20 kinds in turn, for two seconds while nothing else happens and
// then while 150,000 adverts are imported: p50 and p99 from when each was due, and by how much an import raises p99.
func BenchmarkSearchDuringImport(b *testing.B) {
	const adverts = 150_000
	input := benchmarkFeed(adverts)
	for _, n := range []int{25_000, 250_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				s, err := store.Open(b.Context(), filepath.Join(b.TempDir(), "boats.db"))
				if err != nil {
					b.Fatal(err)
				}
				stock(b, s, n)
				cfg := known()
				cfg.Gate = inventory.NewGate()
				f, err := inventory.Follow(b.Context(), s, inventory.FollowConfig{
					Gate: cfg.Gate, Show: inventory.SampleOff, Logger: slog.New(slog.DiscardHandler), Locate: catalog.LocateIn(cfg.Places),
				})
				if err != nil {
					b.Fatal(err)
				}
				cfg.Changed, cfg.Stored = f.Poke, f.Stored
				during := func(do func()) []time.Duration {
					ctx, stop := context.WithCancel(b.Context())
					var searching sync.WaitGroup
					var took []time.Duration
					searching.Go(func() { took, err = search(ctx, f.Catalog()) })
					do()
					stop()
					searching.Wait()
					if err != nil {
						b.Fatal(err)
					}
					return took
				}
				serving, end := context.WithCancel(b.Context())
				var headroom sync.WaitGroup
				headroom.Go(func() { app.KeepHeadroom(serving, cfg.Gate.Busy) }) // as a server does
				quiet := during(func() { time.Sleep(2 * time.Second) })
				b.StartTimer()
				importing := during(func() {
					got, err := inventory.New(s, cfg).Import(b.Context(), "quay", bytes.NewReader(input), inventory.Options{Format: "csv"})
					if err != nil || got.New != adverts {
						b.Errorf("got %+v, %v", got, err)
					}
				})
				b.StopTimer()
				end()
				headroom.Wait()
				if err := f.Close(); err != nil {
					b.Fatal(err)
				}
				_ = s.Close()
				report(b, "quiet", quiet)
				report(b, "importing", importing)
				b.ReportMetric(float64(importing[len(importing)*99/100])/float64(quiet[len(quiet)*99/100]), "p99-times")
				b.StartTimer()
			}
			b.ReportMetric(adverts*float64(b.N)/b.Elapsed().Seconds(), "rows/s")
		})
	}
}

func report(b *testing.B, when string, took []time.Duration) {
	b.ReportMetric(took[len(took)/2].Seconds()*1000, when+"-p50-ms")
	b.ReportMetric(took[len(took)*99/100].Seconds()*1000, when+"-p99-ms")
}
