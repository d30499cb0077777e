package knowledge

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// A sentence is left out when this share of it, by the weight of its terms, has been said.
const (
	repeated = 0.75
	defined  = 0.53 // behind the meaning of the word that it is about
	always   = 2    // never left out
)

// termSet is a set of terms.
type termSet []uint64

func newTermSet(terms int) termSet { return make(termSet, (terms+63)/64) }

func (s termSet) add(t search.Term) { s[t/64] |= 1 << (t % 64) }

func (s termSet) has(t search.Term) bool { return s[t/64]&(1<<(t%64)) != 0 }

// known is the share of the sentence, by the weight of its terms, that has been said.
func (c *composer) known(s sentence) float64 {
	if s.weight == 0 {
		return 0
	}
	var sum float64
	for _, t := range s.terms {
		if c.said.has(t) {
			sum += c.base.index.Weight(t)
		}
	}
	return sum / s.weight
}

// take reports whether the sentence is to be written, because less than limit of it is known, it was not told before and it fits, and if so
// counts it as said. The first sentence always fits: delivery cuts it where it must.
func (c *composer) take(s sentence, limit float64) bool {
	first := !slices.ContainsFunc(c.answer.Parts, func(p Part) bool { return len(p.Sources) > 0 })
	if c.heard != "" && strings.Contains(c.heard, s.text) {
		return false
	}
	if c.known(s) >= limit || s.tokens > c.left && !first {
		return false
	}
	c.left -= s.tokens
	for _, t := range s.terms {
		c.said.add(t)
	}
	return true
}

// best returns the n sentences that answer most of the query and say something new, in the order given; each answers at
// least the share given.
func (c *composer) best(q search.Query, pieces []sentence, n int, share float64) []sentence {
	type scored struct {
		at    int
		score float64
	}
	least := share * q.Weight()
	var list []scored
	for i, s := range pieces {
		if score := q.Match(s.terms); score > 0 && score >= least && c.known(s) < repeated {
			list = append(list, scored{i, score})
		}
	}
	slices.SortStableFunc(list, func(a, b scored) int { return cmp.Compare(b.score, a.score) })
	list = list[:min(n, len(list))]
	slices.SortFunc(list, func(a, b scored) int { return cmp.Compare(a.at, b.at) })
	best := make([]sentence, len(list))
	for i, s := range list {
		best[i] = pieces[s.at]
	}
	return best
}
