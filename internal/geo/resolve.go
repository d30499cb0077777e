package geo

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// resolve turns spots into mentions and orders the places that share a name by what else the text names.
func (s scan) resolve(spots []spot) []Mention {
	all := make([]Mention, 0, len(spots))
	for i, sp := range spots {
		chosen := sp.meanings[0]
		m := Mention{
			Start: s.words[sp.first].start, End: s.end(sp),
			Kind: chosen.kind, ID: chosen.id, Name: chosen.name, Country: chosen.country, State: chosen.state,
		}
		switch {
		case chosen.kind == KindPlace:
			m.Places = s.g.likeliest(sp, spots[max(0, i-window):i], spots[i+1:min(len(spots), i+1+window)])
			m.ID, m.Name, m.Country, m.State = m.Places[0].ID, m.Places[0].Name, m.Places[0].Country, m.Places[0].State
		case chosen.place >= 0:
			m.Places = []Place{s.g.places[chosen.place]}
		}
		all = append(all, m)
	}
	return all
}

// end is where a spot ends in the text, behind a bracket that it opens.
func (s scan) end(sp spot) int {
	start, end := s.words[sp.first].start, s.words[sp.last].end
	if strings.Contains(s.text[start:end], "(") && strings.HasPrefix(s.text[end:], ")") {
		end++
	}
	return end
}

// window is how many names before and after one are asked which place it means.
const window = 4

// likeliest orders the places that a spot may mean. Each has its weight, ten more when it lies in a country, state or
// region nearby in the text, and the mean of how well the other places nearby go with it.
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
	slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(b.score, a.score) })
	places := make([]Place, len(all))
	for i, c := range all {
		places[i] = c.place
	}
	return places
}

// support is what the names nearby in a text say for a place.
func (g *Gazetteer) support(p Place, others []spot) float64 {
	area, sum, places := 0.0, 0.0, 0
	for _, o := range others {
		if o.meanings[0].holds(p) {
			area = 10
		}
		if o.meanings[0].kind == KindPlace {
			sum += g.company(p, o)
			places++
		}
	}
	return area + sum/float64(max(1, places))
}

// company is how well a place goes with the best of those another spot may mean: that one's weight, less six for every
// tenfold distance beyond 100 nm.
func (g *Gazetteer) company(p Place, o spot) float64 {
	best := math.Inf(-1)
	for _, m := range o.meanings {
		if m.kind == KindPlace {
			q := g.places[m.place]
			best = max(best, float64(q.Weight)-6*math.Log10(1+Distance(p.Position(), q.Position())/100))
		}
	}
	return best
}
