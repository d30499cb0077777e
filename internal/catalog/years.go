package catalog

import (
	"cmp"
	"slices"
)

// YearStats is the asking prices of the boats of one year, or of some years from one on.
type YearStats struct {
	Year int
	Stats
}

// ByYear divides the boats that meet the query by year, or by so many years (1985 to 1989 for a span of five), oldest
// first; boats of unknown year are left out. The currency is as in Search and the same for every year. It is an error as
// for Search.
func (ix *Index) ByYear(q Query, span int) ([]YearStats, error) {
	s, err := ix.search(q)
	if err != nil {
		return nil, err
	}
	defer s.end()
	currency := s.stats(s.tally(), q.Currency).Currency
	var out []YearStats
	some := s.clone()
	for year := range s.years(span) {
		borrowed := s.room.lent()
		some.narrow(s, year, year+span-1)
		if some.count > 0 {
			if st := some.stats(some.tally(), currency); st.N > 0 {
				out = append(out, YearStats{year, st})
			}
		}
		s.room.takeBack(borrowed)
	}
	slices.SortFunc(out, func(a, b YearStats) int { return cmp.Compare(a.Year, b.Year) })
	return out, nil
}

// years are the first years of the spans in which something was found, and maybe of some in which nothing was.
func (s *search) years(span int) map[int]bool {
	const many = 1 << 14 // among so many listings nearly every year occurs
	years := map[int]bool{}
	add := func(year float32) { years[int(year)-int(year)%span] = true }
	for _, e := range s.parts {
		c := e.columns[columnYear]
		if e.rank.count > many {
			for _, year := range c.values {
				add(year)
			}
			continue
		}
		e.found.each(func(doc uint32) {
			if code := c.code(doc, len(e.found)); code != 0 {
				add(c.values[code-1])
			}
		})
	}
	return years
}

// clone returns the same search, whose finds can be narrowed.
func (s *search) clone() *search {
	some := *s
	some.parts = make([]*evaluation, len(s.parts))
	for i, e := range s.parts {
		here := *e
		some.parts[i] = &here
	}
	return &some
}

// narrow leaves of what another search found what was built in some years.
func (s *search) narrow(all *search, first, last int) {
	s.count = 0
	for i, e := range s.parts {
		e.found = e.take()
		e.columns[columnYear].between(float64(first), float64(last), e.found, e.room)
		e.found.and(all.parts[i].found)
		e.rank = rank(e.found)
		s.count += e.rank.count
	}
}
