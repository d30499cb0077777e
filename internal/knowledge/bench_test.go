package knowledge_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// BenchmarkLoad is the start-up cost: reading, indexing, finding topics and preparing every passage.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		load(b)
	}
}

// BenchmarkSearch is retrieval over the judged questions in turn.
func BenchmarkSearch(b *testing.B) {
	base := load(b)
	list := readLines(b, "testdata/judged.jsonl")
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		base.Search(list[i%len(list)].Question, nil)
		i++
	}
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
