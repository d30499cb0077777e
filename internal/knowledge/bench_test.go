package knowledge_test

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// BenchmarkLoad is the start-up cost: reading, indexing, finding topics and preparing every passage; and what is kept of it.
func BenchmarkLoad(b *testing.B) {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	var base *knowledge.Base
	for b.Loop() {
		var err error
		if base, err = knowledge.Load(); err != nil {
			b.Fatal(err)
		}
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/(1<<20), "MiB-kept")
	runtime.KeepAlive(base)
}

// BenchmarkSearch is retrieval over the judged questions in turn.
func BenchmarkSearch(b *testing.B) {
	base := load(b)
	list := readLines(b, "testdata/judged.jsonl")
	b.ReportAllocs()
	var times []time.Duration
	for b.Loop() {
		q, began := list[len(times)%len(list)].Question, time.Now()
		base.Search(q, nil)
		times = append(times, time.Since(began))
	}
	reportP99(b, times)
}

func reportP99(b *testing.B, times []time.Duration) {
	b.Helper()
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "µs/p99")
}

// BenchmarkAnswer is a composed answer to the judged questions in turn.
func BenchmarkAnswer(b *testing.B) {
	base := load(b)
	list := readLines(b, "testdata/judged.jsonl")
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		base.Answer(knowledge.Question{Text: list[i%len(list)].Question})
		i++
	}
}
