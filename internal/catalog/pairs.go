package catalog

import (
	"cmp"
	"slices"
)

// RelaxedPair tells what leaving out two filters together would bring.
type RelaxedPair struct {
	One, Other int // of Page.Relaxed
	Total      int // boats that meet all the others, each counted once; never 0
}

// relaxPairs tells of every two filters what leaving out both would bring, where leaving out one brings nothing; those that bring most come
// first.
func (s *search) relaxPairs(single []Relaxed) (out []RelaxedPair) {
	if slices.ContainsFunc(single, func(r Relaxed) bool { return r.Total > 0 }) {
		return nil
	}
	borrowed := s.room.lent()
	for one := range single {
		for other := one + 1; other < len(single); other++ {
			if n := s.without(one+1, other+1); n > 0 {
				out = append(out, RelaxedPair{one, other, n})
			}
			s.room.takeBack(borrowed)
		}
	}
	slices.SortStableFunc(out, func(p, q RelaxedPair) int { return cmp.Compare(q.Total, p.Total) })
	return out
}

// without counts the boats that pass every clause but two, of which none is the first and one comes before other. It is for behind rest.
func (s *search) without(one, other int) (n int) {
	rest := make([]set, len(s.parts))
	for k, e := range s.parts {
		rest[k] = e.take()
		copy(rest[k], e.before[one])
		for _, c := range e.clauses[one+1 : other] {
			rest[k].and(c.match)
		}
		if after := e.after[other+1]; after != nil {
			rest[k].and(after)
		}
	}
	s.repeats(rest)
	for _, found := range rest {
		n += found.count()
	}
	return n
}
