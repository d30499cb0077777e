package agent_test

import (
	"slices"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
)

// BenchmarkAnswer is the time of a whole answer, by what the turn asks for.
func BenchmarkAnswer(b *testing.B) {
	for name, question := range map[string]string{
		"knowledge":   "How do I set the anchor properly?",
		"short":       "In one sentence: what is a preventer?",
		"definition":  "What is DSC and what is an MMSI?",
		"calculation": "What is the hull speed of a boat with a 36 ft waterline?",
		"small talk":  "Hello!",
		"outside":     "Explain quantum entanglement.",
		"emergency":   "There is a fire in the engine room!",
	} {
		b.Run(name, func(b *testing.B) {
			a := newAgent(b)
			req := ask(question)
			send := func(chat.Event) error { return nil }
			b.ReportAllocs()
			for b.Loop() {
				if _, err := a.Run(b.Context(), req, send); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkQuestions is a whole answer to the examiner's questions in turn, with the 99th percentile.
func BenchmarkQuestions(b *testing.B) {
	a, list := newAgent(b), readJudged(b, "questions.jsonl")
	send := func(chat.Event) error { return nil }
	var times []time.Duration
	for b.Loop() {
		req, began := ask(list[len(times)%len(list)].Question), time.Now()
		if _, err := a.Run(b.Context(), req, send); err != nil {
			b.Fatal(err)
		}
		times = append(times, time.Since(began))
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "µs/p99")
}
