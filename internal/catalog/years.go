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
	years := map[int]bool{}
	for _, e := range s.parts {
		for _, v := range e.columns[columnYear].values {
			years[int(v)-int(v)%span] = true
		}
	}
	var out []YearStats
	for year := range years {
		used := s.room.used
		some := s.during(year, year+span-1)
		if some.count > 0 { // in most years nothing was found
			if st := some.stats(some.tally(), currency); st.N > 0 {
				out = append(out, YearStats{year, st})
			}
		}
		s.room.used = used
	}
	slices.SortFunc(out, func(a, b YearStats) int { return cmp.Compare(a.Year, b.Year) })
	return out, nil
}

// during returns the part of what was found that was built in some years.
func (s *search) during(first, last int) *search {
	some := *s
	some.parts, some.count = nil, 0
	for _, e := range s.parts {
		here := *e
		here.found = e.take()
		e.columns[columnYear].between(float64(first), float64(last), here.found, e.room)
		here.found.and(e.found)
		here.rank = rank(here.found)
		some.count += here.rank.count
		some.parts = append(some.parts, &here)
	}
	return &some
}
