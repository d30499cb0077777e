package store_test

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/store/storetest"
)

// inventory is the sample listings as an import would bring them, with ids in no order and a record of 700 bytes.
var inventory = sync.OnceValue(func() []catalog.Change {
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	var all []catalog.Change
	for i, l := range sample.Listings(designs, places) {
		l.ID = fmt.Sprintf("b-%012x", uint64(i)*0x9e3779b97f4a7c15>>16)
		c := catalog.Change{Listing: l, Hash: [16]byte{byte(i)}, DupKey: l.Make + " " + l.Model, Raw: []byte(l.Description + l.Title), RawType: "text/csv"}
		for len(c.Raw) < 700 {
			c.Raw = append(c.Raw, ';')
		}
		all = append(all, c)
	}
	return all
})

// benchmarkDatabases runs on both databases.
func benchmarkDatabases(b *testing.B, run func(b *testing.B, open func() *store.Store)) {
	opened := func(b *testing.B, address func() string) func() *store.Store {
		return func() *store.Store { return openBench(b, address()) }
	}
	b.Run("SQLite", func(b *testing.B) {
		run(b, opened(b, func() string { return filepath.Join(b.TempDir(), "bench.db") }))
	})
	b.Run("PostgreSQL", func(b *testing.B) {
		run(b, opened(b, func() string { return storetest.Postgres(b) }))
	})
}

const benchBatch = 3000

func putAll(b *testing.B, s *store.Store, all []catalog.Change) {
	b.Helper()
	for from := 0; from < len(all); from += benchBatch {
		if _, err := s.PutListings(b.Context(), all[from:min(from+benchBatch, len(all))]); err != nil {
			b.Fatal(err)
		}
	}
}

// processTime is the processor time that this process has used, in user mode and in the system.
func processTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkPutListings measures listings a second into an empty database, in batches of 3000, and the time of the
// processor in this process, which others on the machine do not change.
func BenchmarkPutListings(b *testing.B) {
	all := inventory()
	benchmarkDatabases(b, func(b *testing.B, open func() *store.Store) {
		var cpu time.Duration
		for b.Loop() {
			b.StopTimer()
			s := open()
			b.StartTimer()
			began := processTime()
			putAll(b, s, all)
			cpu += processTime() - began
		}
		b.ReportMetric(float64(b.N*len(all))/b.Elapsed().Seconds(), "listings/s")
		b.ReportMetric(float64(cpu.Nanoseconds())/float64(1000*b.N*len(all)), "cpu-us/listing")
	})
}

// BenchmarkReplaceListings measures listings a second that are there already, in batches of 3000.
func BenchmarkReplaceListings(b *testing.B) {
	all := inventory()
	benchmarkDatabases(b, func(b *testing.B, open func() *store.Store) {
		s := open()
		putAll(b, s, all)
		for b.Loop() {
			putAll(b, s, all)
		}
		b.ReportMetric(float64(b.N*len(all))/b.Elapsed().Seconds(), "listings/s")
	})
}

// BenchmarkReadListings measures listings a second as a server reads all of them at its start, and their marks as an
// import does.
func BenchmarkReadListings(b *testing.B) {
	all := inventory()
	benchmarkDatabases(b, func(b *testing.B, open func() *store.Store) {
		s := open()
		putAll(b, s, all)
		b.Run("listings", func(b *testing.B) {
			for b.Loop() {
				n := 0
				if _, err := s.Listings(b.Context(), func(*catalog.Listing) error { n++; return nil }); err != nil || n != len(all) {
					b.Fatal(n, err)
				}
			}
			b.ReportMetric(float64(b.N*len(all))/b.Elapsed().Seconds(), "listings/s")
		})
		b.Run("marks", func(b *testing.B) {
			for b.Loop() {
				n := 0
				if err := s.ListingMarks(b.Context(), "", func(catalog.Mark) error { n++; return nil }); err != nil || n != len(all) {
					b.Fatal(n, err)
				}
			}
			b.ReportMetric(float64(b.N*len(all))/b.Elapsed().Seconds(), "marks/s")
		})
	})
}

// BenchmarkLastChange measures what a server that follows the changes asks all the time.
func BenchmarkLastChange(b *testing.B) {
	benchmarkDatabases(b, func(b *testing.B, open func() *store.Store) {
		s := open()
		for b.Loop() {
			if _, err := s.LastChange(b.Context()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkAppendDuringImport measures what a caller waits for its usage record while batches of 3000 listings are put
// without a pause: by the same store, and by another one on the same file as another process would.
func BenchmarkAppendDuringImport(b *testing.B) {
	all := inventory()
	for _, which := range []string{"same", "other"} {
		b.Run(which, func(b *testing.B) {
			path := filepath.Join(b.TempDir(), "bench.db")
			server := openBench(b, path)
			importer := server
			if which == "other" {
				importer = openBench(b, path)
			}
			stop, stopped := make(chan struct{}), make(chan struct{})
			go func() {
				defer close(stopped)
				for i := 0; ; i += benchBatch {
					select {
					case <-stop:
						return
					default:
					}
					from := i % (len(all) - benchBatch)
					if _, err := importer.PutListings(context.Background(), all[from:from+benchBatch]); err != nil {
						b.Error(err)
						return
					}
				}
			}()
			var waits []time.Duration
			for i := 0; b.Loop(); i++ {
				began := time.Now()
				if err := server.Append(b.Context(), benchRecord(i, 0, began)); err != nil {
					b.Fatal(err)
				}
				waits = append(waits, time.Since(began))
				time.Sleep(5 * time.Millisecond) // between two requests
			}
			close(stop)
			<-stopped
			slices.Sort(waits)
			b.ReportMetric(waits[len(waits)/2].Seconds()*1000, "p50-ms")
			b.ReportMetric(waits[len(waits)*99/100].Seconds()*1000, "p99-ms")
		})
	}
}

func openBench(b *testing.B, url string) *store.Store {
	b.Helper()
	s, err := store.Open(b.Context(), url)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = s.Close() })
	return s
}
