package knowledge_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/search"
)

// knobs are what the ranking has beside words in fields, each with how to leave it out.
var knobs = []struct {
	name string
	out  func(*search.Config)
}{
	{"topics (latent semantics)", func(c *search.Config) { c.Topics, c.Topic = 0, 0 }},
	{"synonyms", func(c *search.Config) { c.Synonyms = nil }},
	{"variants", func(c *search.Config) { c.Variants = nil }},
	{"proximity", func(c *search.Config) { c.Proximity = 0 }},
	{"generic words", func(c *search.Config) { c.Generic = nil }},
	{"weights of fields", func(c *search.Config) {
		c.Fields = slices.Clone(c.Fields)
		for i := range c.Fields {
			c.Fields[i].Weight = 1
		}
	}},
}

// What each brings is the difference to the first line: go test ./internal/knowledge -run Knob -v
func TestKnobsOfTheRankingAreWorthTheirPlace(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine asks everything: left to make test")
	}
	base, questions := load(t), readJudged(t)
	measure := func(name string, change func(*search.Config)) (at10, at5 float64) {
		rank := knowledge.Ranked(base.Passages(), change)
		for _, q := range questions {
			found := rank(q.Question)
			at10 += ndcg(found, q.Relevant) / float64(len(questions))
			at5 += recall(found, q.Relevant) / float64(len(questions))
		}
		t.Logf("%-36s nDCG@10 %.3f  recall@5 %.3f", name, at10, at5)
		return at10, at5
	}
	full, _ := measure("everything", func(*search.Config) {})
	for _, knob := range knobs {
		if without, _ := measure("without "+knob.name, knob.out); without > full+0.01 {
			t.Errorf("without %s nDCG@10 is %.3f, with it %.3f", knob.name, without, full)
		}
	}
	bare, _ := measure("words in fields alone", func(c *search.Config) {
		for _, knob := range knobs {
			knob.out(c)
		}
	})
	if bare >= full {
		t.Errorf("words alone reach %.3f, everything %.3f", bare, full)
	}
}
