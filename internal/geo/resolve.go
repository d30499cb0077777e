package geo

import (
	"math"
	"slices"
)

// resolve turns spots into mentions and orders the places that share a name by what else the text names.
func (s scan) resolve(spots []spot) []Mention {
	all := make([]Mention, 0, len(spots))
	for i, sp := range spots {
		chosen := sp.meanings[0]
		m := Mention{
			Start: s.words[sp.first].start, End: s.words[sp.last].end,
			Kind: chosen.kind, ID: chosen.id, Name: chosen.name, Country: chosen.country, State: chosen.state,
		}
		switch {
		case chosen.kind == KindPlace:
			m.Places = s.g.likeliest(sp, spots[:i], spots[i+1:])
			m.ID, m.Name, m.Country, m.State = m.Places[0].ID, m.Places[0].Name, m.Places[0].Country, m.Places[0].State
		case chosen.place >= 0:
			m.Places = []Place{s.g.places[chosen.place]}
		}
		all = append(all, m)
	}
	return all
}

// likeliest orders the places that a spot may mean. Each has its weight, five more when it lies in a country, state or
// region of the text, and loses three for every tenfold distance beyond 100 nm to the nearest other sure place.
func (g *Gazetteer) likeliest(sp spot, others ...[]spot) []Place {
	type candidate struct {
		place Place
		score float64
	}
	var all []candidate
	for _, m := range sp.meanings {
		if m.kind == KindPlace {
			p := g.places[m.place]
			all = append(all, candidate{p, float64(p.Weight) + g.support(p, slices.Concat(others...))})
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int {
		if a.score > b.score {
			return -1
		}
		if a.score < b.score {
			return 1
		}
		return 0
	})
	places := make([]Place, len(all))
	for i, c := range all {
		places[i] = c.place
	}
	return places
}

// support is what the rest of a text says for a place.
func (g *Gazetteer) support(p Place, others []spot) float64 {
	nearest, named := math.Inf(1), 0.0
	for _, o := range others {
		m := o.meanings[0]
		if len(o.meanings) == 1 && m.kind == KindPlace {
			nearest = min(nearest, Distance(p.Position(), g.places[m.place].Position()))
		}
		if m.holds(p) {
			named = 5
		}
	}
	if math.IsInf(nearest, 1) {
		return named
	}
	return named - 3*math.Log10(1+nearest/100)
}
