package calc

import (
	"slices"

	"github.com/fairlead/fairlead/internal/geo"
)

// Namesakes tells of every place of a reading that its text names without saying where which one is meant, and the others of
// that name: "Portsmouth, RI" and "Portsmouth, NH", "Portsmouth, GB". A place that only one has is left out. It is empty for
// a sum without places. It is safe for concurrent use.
func (s *Set) Namesakes(text string, r Reading) (meant []string, others [][]string) {
	if s.places == nil || r.Args == nil {
		return nil, nil
	}
	for _, m := range s.asker.Named(text) {
		first := m.Place
		if r.Args["from"] != m.Name && r.Args["to"] != m.Name && r.Args["place"] != m.Name {
			continue
		}
		var rest []string
		for _, found := range s.places.Find(text[m.Start:m.End], 10) {
			if p := found.Place; found.Score == 1 && p.ID != first.ID && p.Name == first.Name && !slices.Contains(rest, s.where(p)) {
				rest = append(rest, s.where(p))
			}
		}
		if len(rest) > 0 {
			meant, others = append(meant, s.where(first)), append(others, rest)
		}
	}
	return meant, others
}

// where is a place with its state or region and its country, written out.
func (s *Set) where(p geo.Place) string {
	name := p.Name
	if state, ok := s.places.State(p.Country, p.State); ok {
		name += ", " + state.Name
	} else if p.State != "" {
		name += ", " + p.State
	}
	if country, ok := s.places.Country(p.Country); ok {
		name += ", " + country.Name
	}
	return name
}
