package knowledge

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// How a trouble is told of again less what somebody has told of it.
const (
	leastNarrowed = 0.34 // share of what was told that a sentence on it has
	mostNarrowed  = 2    // sentences on it
	mostLeft      = 5    // and beside it
)

// Narrow composes what is left of a trouble that the last answer told of, where a turn that asks nothing tells how something is: "the water
// comes out fine". It tells first what the passage has on that, then its other causes and steps. It returns false where the passage is of no
// trouble, or has nothing left.
func (b *Base) Narrow(q Question) (Answer, bool) {
	told, ok := b.byID[q.Before.Told]
	if !ok || b.page(told).trouble == nil && (!b.page(told).ofSystem() || !slices.ContainsFunc(q.Earlier, complains)) {
		return Answer{}, false
	}
	here, own := b.page(told), b.read(readable(q.Text))
	var on, left []sentence
	var ruled []search.Query
	for _, earlier := range q.Earlier[min(1, len(q.Earlier)):] {
		ruled = append(ruled, b.read(readable(earlier)))
	}
	for _, s := range slices.Concat(here.facts, here.steps, here.prose) {
		switch share := shareOf(own, s); {
		case s.leans:
		case share >= leastNarrowed:
			on = append(on, s)
		case share == 0:
			left = append(left, s)
		}
	}
	slices.SortStableFunc(on, func(a, b sentence) int { return cmp.Compare(own.Match(b.terms), own.Match(a.terms)) })
	// what was not told before, and is of nothing that somebody told is in order, comes first
	known := func(s sentence) int {
		return boolAsInt(strings.Contains(q.Before.Said, s.text)) + 2*boolAsInt(slices.ContainsFunc(ruled, func(told search.Query) bool { return shareOf(told, s) >= leastNarrowed }))
	}
	slices.SortStableFunc(left, func(a, b sentence) int { return cmp.Compare(known(a), known(b)) })
	if len(left) == 0 {
		return Answer{}, false
	}
	c := b.composer(q, basis{query: own, form: General, hits: []search.Hit{{Doc: told, Score: 1}}, evidence: Solid})
	c.heading(here)
	n := c.cite(here)
	c.paragraph(n, on[:min(mostNarrowed, len(on))]...)
	c.answer.Parts = append(c.answer.Parts, Part{Text: "That apart, look at:"})
	c.list(n, left[:min(mostLeft, len(left))], false)
	return c.answer, true
}

// systems are how the ids of passages begin that are about what works or fails aboard.
var systems = []string{"engine-", "electrical-", "electronics-", "plumbing-", "hull-", "rig-", "steering-", "maintenance-", "motorboats-", "radio-"}

func (g page) ofSystem() bool {
	return slices.ContainsFunc(systems, func(begins string) bool { return strings.HasPrefix(g.ID, begins) })
}

// complains reports whether a turn tells how something is, rather than asking for it.
func complains(text string) bool { return !strings.Contains(text, "?") && FormOf(text) == General }

// shareOf is the share of a query that a sentence has, 0 where the query says nothing.
func shareOf(own search.Query, s sentence) float64 {
	if own.Weight() == 0 {
		return 0
	}
	return own.Match(s.terms) / own.Weight()
}

func boolAsInt(is bool) int {
	if is {
		return 1
	}
	return 0
}
