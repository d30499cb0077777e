package geo

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// Match is a place found by name.
type Match struct {
	Place Place
	Score float64 // 1 for the name itself, less for a part of it, its beginning, or a name with a typing error
}

// The scores of Find by how a name was hit.
const (
	scoreName   = 1.0
	scoreWords  = 0.9 // the name goes on: "Palma" for Palma de Mallorca
	scoreTypo   = 0.8
	scorePrefix = 0.7 // the last word goes on: "Southam"
	costGeneric = 0.05
)

// nearby is how far in nautical miles a place may lie from one that says where it is: "Puerto Banús, Marbella".
const nearby = 20

// generic words may stand after the name of a harbour without being part of it.
var generic = map[string]bool{"marina": true, "harbour": true, "harbor": true, "port": true, "yacht": true, "haven": true, "bay": true, "yachthafen": true, "hafen": true, "island": true}

// Find returns up to n places with a name or alias like the given one, the best first, among equals the heaviest. Letter
// case, marks and hyphens do not matter; names of four letters or more may have one typing error. A state, country,
// region or larger place nearby may follow, with or without a comma: "Charleston, SC", "Newport RI", "Palma (Spain)".
func (g *Gazetteer) Find(name string, n int) []Match {
	all := words(name)
	if len(all) > mostWords {
		return nil
	}
	best := map[int]float64{}
	for k := len(all); k > 0; k-- {
		allowed, ok := g.qualifier(name, all[k:])
		if !ok {
			continue
		}
		g.findNamed(foldOf(all[:k]), func(place int, score float64) {
			if allowed(g.places[place]) && score > best[place] {
				best[place] = score
			}
		})
	}
	found := make([]Match, 0, len(best))
	for i, score := range best {
		found = append(found, Match{Place: g.places[i], Score: score})
	}
	slices.SortFunc(found, func(a, b Match) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), b.Place.Weight-a.Place.Weight, cmp.Compare(a.Place.ID, b.Place.ID))
	})
	return found[:min(max(n, 0), len(found))]
}

func foldOf(ws []word) string {
	parts := make([]string, len(ws))
	for i, w := range ws {
		parts[i] = w.fold
	}
	return strings.Join(parts, " ")
}

// findNamed calls hit for every place with a name like the query, also without a generic last word.
func (g *Gazetteer) findNamed(query string, hit func(place int, score float64)) {
	shorter, cost := query, 0.0
	for {
		for name, all := range g.names.meanings {
			score := likeness(shorter, name) - cost
			for _, m := range all {
				if m.kind == KindPlace && score > 0 {
					hit(m.place, score)
				}
			}
		}
		cut := strings.LastIndexByte(shorter, ' ')
		if cut < 0 || !generic[shorter[cut+1:]] {
			return
		}
		shorter, cost = shorter[:cut], cost+costGeneric
	}
}

// likeness scores a folded name against a folded query; 0 is no match.
func likeness(query, name string) float64 {
	switch {
	case query == name:
		return scoreName
	case strings.HasPrefix(name, query+" "):
		return scoreWords
	case len(query) >= 4 && fold.WithinOneEdit(query, name):
		return scoreTypo
	case len(query) >= 3 && strings.HasPrefix(name, query):
		return scorePrefix
	}
	return 0
}

// mostWords is the length of the longest name with its state and country; what is longer is no name of a place.
const mostWords = 12

// qualifier returns which places the words after a name allow; ok is false when they are no state, country or region, nor
// several, as in "SC, USA".
func (g *Gazetteer) qualifier(text string, after []word) (allowed func(Place) bool, ok bool) {
	if len(after) == 0 {
		return func(Place) bool { return true }, true
	}
	for k := 1; k < len(after); k++ {
		first, ok := g.area(text, after[:k])
		if !ok {
			continue
		}
		if rest, ok := g.qualifier(text, after[k:]); ok {
			return func(p Place) bool { return first(p) && rest(p) }, true
		}
	}
	return g.area(text, after)
}

// area returns which places lie in what all the words name together.
func (g *Gazetteer) area(text string, after []word) (allowed func(Place) bool, ok bool) {
	key := foldOf(after)
	all := slices.Clone(g.names.meanings[key])
	if len(after) == 1 {
		all = append(all, g.codes(strings.ToUpper(text[after[0].start:after[0].end]))...)
	}
	if len(all) == 0 && !g.names.states[key] {
		return nil, false
	}
	return func(p Place) bool {
		near := func(m meaning) bool {
			return m.kind == KindPlace && Distance(p.Position(), g.places[m.place].Position()) <= nearby
		}
		return folded(p.State) == key || slices.ContainsFunc(all, func(m meaning) bool { return m.holds(p) || near(m) })
	}, true
}

// codes returns the states and the country with a code.
func (g *Gazetteer) codes(code string) []meaning {
	var all []meaning
	for _, country := range []string{"US", "CA", "AU"} {
		if s, ok := g.states[country+"-"+code]; ok {
			all = append(all, g.stateMeaning(s))
		}
	}
	if c, ok := g.countries[code]; ok {
		all = append(all, g.countryMeaning(c))
	}
	return all
}

// holds reports whether a place lies in what a meaning names; a place does not lie in another.
func (m meaning) holds(p Place) bool {
	switch m.kind {
	case KindCountry:
		return p.Country == m.id
	case KindState:
		return p.Country == m.country && p.State == m.state
	case KindRegion:
		return slices.Contains(p.Regions, m.id)
	}
	return false
}
