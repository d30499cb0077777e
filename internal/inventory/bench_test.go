package inventory_test

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/app"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/store/storetest"
)

// benchmarkBoats is how many adverts are imported at a time.
const benchmarkBoats = 30_000

// benchmarkFeed is a CSV file of boats of real makes with descriptions as long as brokers write them.
func benchmarkFeed(boats int) []byte {
	r := rand.New(rand.NewPCG(1, 2))
	pick := func(words ...string) string { return words[r.IntN(len(words))] }
	var out bytes.Buffer
	out.WriteString("id,make,model,year,loa,price,currency,country,city,engine_hours,cabins,description\n")
	for i := range boats {
		fmt.Fprintf(&out, "%d,%s,%s,%d,%.2f m,%d,%s,FR,Brest,%d,%d,", i, pick("Bavaria", "Hanse", "Dufour", "Beneteau", "Marlowe"),
			pick("34", "37 Cruiser", "388", "40.1", "Petrel"), 1980+r.IntN(45), 9+6*r.Float64(), 10000+r.IntN(300000), pick("EUR", "GBP", "USD"), r.IntN(5000), 1+r.IntN(4))
		for range 12 {
			out.WriteString(pick("New standing rigging in 2019. ", "Bow thruster and windlass. ", "One owner since new. ", "Lying ashore near the harbour. ",
				"The engine is serviced every year by the same yard. ", "No teak deck. ", "Sails by a local loft are in fair condition. "))
		}
		out.WriteByte('\n')
	}
	return out.Bytes()
}

// processTime is the processor time that this process has used, in user mode and in the system.
func processTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// usedBefore is how many imports come before those that are measured: a database server that has just been started has to get each
// page of its memory and of its log from the system, which one that serves for a while has long since. Nor does such a one still have
// to write what the import before has left, for which it has minutes: each import finds a server that has written everything.
const usedBefore = 4

// What it measures is an import as a server does it: read, compare, write, and show in the catalogue.
func BenchmarkImport(b *testing.B) {
	input := benchmarkFeed(benchmarkBoats)
	importing, end := context.WithCancel(b.Context())
	var headroom sync.WaitGroup
	defer headroom.Wait()
	defer end()
	headroom.Go(func() { app.KeepHeadroom(importing, func() bool { return true }) }) // as a server and the command line do
	for name, open := range map[string]func(b *testing.B) string{
		"sqlite": func(b *testing.B) string { return filepath.Join(b.TempDir(), "boats.db") },
		"postgres": func(b *testing.B) string {
			address := storetest.Postgres(b)
			storetest.Checkpoint(b)
			return address
		},
	} {
		b.Run(name, func(b *testing.B) {
			for range usedBefore {
				importAll(b, open(b), input)
			}
			var took, cpu time.Duration
			for b.Loop() {
				wall, used := importAll(b, open(b), input)
				took, cpu = took+wall, cpu+used
			}
			b.ReportMetric(benchmarkBoats*float64(b.N)/took.Seconds(), "rows/s")
			b.ReportMetric(float64(cpu.Nanoseconds())/float64(1000*b.N*benchmarkBoats), "cpu-us/row")
		})
	}
}

// importAll imports into an empty database, and tells how long that took from the first byte until the catalogue shows the last
// boat, and this process's processor time.
func importAll(b *testing.B, address string, input []byte) (took, cpu time.Duration) {
	s, err := store.Open(b.Context(), address)
	if err != nil {
		b.Fatal(err)
	}
	s.MoveLogBeside() // as the command line does
	changed := make(chan struct{}, 1000)
	f, err := inventory.Follow(b.Context(), s, inventory.FollowConfig{
		Sample: sampleBoats(), Logger: slog.New(slog.DiscardHandler), Changed: func() { changed <- struct{}{} },
	})
	if err != nil {
		b.Fatal(err)
	}
	began, before := time.Now(), processTime()
	cfg := known()
	cfg.Changed, cfg.Stored = f.Poke, f.Stored
	got, err := inventory.New(s, cfg).Import(b.Context(), "quay", bytes.NewReader(input), inventory.Options{Format: "csv"})
	if err != nil || got.New != benchmarkBoats {
		b.Fatalf("got %+v, %v", got, err)
	}
	for f.Catalog().Snapshot().Len() != benchmarkBoats {
		<-changed
	}
	took, cpu = time.Since(began), processTime()-before
	if err := f.Close(); err != nil {
		b.Fatal(err)
	}
	_ = s.Close()
	return took, cpu
}
