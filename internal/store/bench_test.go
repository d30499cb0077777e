package store_test

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/usage"
)

// BenchmarkAppend1000Callers measures durable records a second where 1000 callers each wait for theirs, and the time that
// 99 of 100 wait at most; with all of one key, and with a key for each caller. The PostgreSQL of tests does not flush to the disk.
func BenchmarkAppend1000Callers(b *testing.B) {
	benchmarkDatabases(b, func(b *testing.B, open func() *store.Store) {
		for _, n := range []int{1, 100, 1000} {
			b.Run(fmt.Sprintf("keys=%d", n), func(b *testing.B) { benchmarkAppend(b, open(), 1000, n) })
		}
	})
}

func benchmarkAppend(b *testing.B, s *store.Store, callers, keyCount int) {
	waits := make([][]time.Duration, callers)
	b.ResetTimer()
	var wg sync.WaitGroup
	for c := range callers {
		wg.Go(func() {
			for i := c; i < b.N; i += callers {
				began := time.Now()
				if err := s.Append(context.Background(), benchRecord(i, i%keyCount, began)); err != nil {
					b.Error(err)
				}
				waits[c] = append(waits[c], time.Since(began))
			}
		})
	}
	wg.Wait()
	b.StopTimer()
	all := slices.Concat(waits...)
	slices.Sort(all)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "records/s")
	b.ReportMetric(all[len(all)*99/100].Seconds()*1000, "p99-ms")
}

func benchRecord(i, key int, at time.Time) usage.Record {
	return usage.Record{
		ID: fmt.Sprintf("%026d", i), KeyID: fmt.Sprintf("key_%026d", key), UserID: "bench", Model: "svc-agent", Engine: "embedded",
		Protocol: "openai", PromptTokens: 20, CompletionTokens: 60, Outcome: usage.OutcomeOK, Finish: "stop",
		Created: at, Duration: 3 * time.Millisecond, FirstToken: time.Millisecond,
	}
}

// BenchmarkAppendAlone measures what a caller waits that nobody joins: one flush to the disk.
func BenchmarkAppendAlone(b *testing.B) {
	benchmarkDatabases(b, func(b *testing.B, open func() *store.Store) { benchmarkAppend(b, open(), 1, 1) })
}

func BenchmarkKeyByHash(b *testing.B) {
	s, err := store.Open(b.Context(), filepath.Join(b.TempDir(), "bench.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	for i := range 1000 {
		id := fmt.Sprintf("key_%026d", i)
		if err := s.InsertKey(b.Context(), keys.Key{ID: id, UserID: "bench", Scopes: []keys.Scope{keys.ScopeChat}}, id); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := s.KeyByHash(b.Context(), fmt.Sprintf("key_%026d", i%1000)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkSumsOfAMonth measures what the first request of a key waits that has used 100,000 requests this month.
func BenchmarkSumsOfAMonth(b *testing.B) {
	s, err := store.Open(b.Context(), filepath.Join(b.TempDir(), "bench.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	const records, callers = 100_000, 1000
	began := time.Now()
	var wg sync.WaitGroup
	for c := range callers {
		wg.Go(func() {
			for i := c; i < records; i += callers {
				if err := s.Append(context.Background(), benchRecord(i, 0, began)); err != nil {
					b.Error(err)
				}
			}
		})
	}
	wg.Wait()
	for b.Loop() {
		sums, err := s.Sums(b.Context(), benchRecord(0, 0, began).KeyID, began.Add(-time.Hour), began.Add(time.Hour))
		if err != nil || len(sums) != 1 || sums[0].Requests != records {
			b.Fatal(sums, err)
		}
	}
}
