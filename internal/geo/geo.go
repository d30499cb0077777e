// Package geo knows ports, countries and sailing regions, and computes distances, sun times and moon phases.
package geo

import (
	"cmp"
	"slices"
	"strings"
)

// Place is one port, harbour, marina or sailing town.
type Place struct {
	ID      string // slug, unique and stable: "newport-us-ri", "palma-de-mallorca-es"
	Name    string
	Aliases []string // other names, nil when there are none
	Country string   // ISO 3166-1 alpha-2
	State   string   // state or province code in US, CA and AU; elsewhere a region's name or ""
	Lat     float64  // degrees, north positive
	Lon     float64  // degrees, east positive
	Weight  int      // 1-10, how many boats are for sale there; among equal names the heaviest is meant
	Regions []string // ids of the sailing regions it lies in, sorted
}

// Position returns where the place is.
func (p Place) Position() Position { return Position{Lat: p.Lat, Lon: p.Lon} }

// Label returns the name with state or country, as in "Newport, RI" or "Newport, GB".
func (p Place) Label() string {
	if hasStateCodes(p.Country) && p.State != "" {
		return p.Name + ", " + p.State
	}
	return p.Name + ", " + p.Country
}

// Country is a country or territory with a coast, or without one where boats are sold nevertheless.
type Country struct {
	Code     string // ISO 3166-1 alpha-2
	Name     string // English
	Aliases  []string
	Currency string // ISO 4217
	EU       bool   // whether it belongs to the European Union
}

// Gazetteer holds all places, countries, states and regions. It never changes after Load and is safe for concurrent use.
type Gazetteer struct {
	places    []Place
	byID      map[string]int
	countries map[string]Country
	regions   map[string]Region
	states    map[string]State // by "US-FL"
	names     index
	principal map[string]int // the place that stands for "country GB", "state US-FL", "region solent"
}

// Load reads the embedded tables. It fails when a row is not valid, naming file and row.
func Load() (*Gazetteer, error) {
	countries, err := readCountries()
	if err != nil {
		return nil, err
	}
	g := &Gazetteer{countries: countries, regions: map[string]Region{}, states: map[string]State{}, byID: map[string]int{}}
	for _, r := range regionTable() {
		g.regions[r.ID] = r
	}
	for _, s := range stateTable {
		g.states[s.Country+"-"+s.Code] = s
	}
	if g.places, err = g.readPlaces(); err != nil {
		return nil, err
	}
	for i, p := range g.places {
		g.byID[p.ID] = i
	}
	g.choosePrincipals()
	g.indexNames()
	return g, nil
}

// Places returns every place, ordered by ID. The slice is the caller's, what Aliases and Regions refer to is shared.
func (g *Gazetteer) Places() []Place { return slices.Clone(g.places) }

// Place returns the place with an ID.
func (g *Gazetteer) Place(id string) (Place, bool) {
	i, ok := g.byID[id]
	if !ok {
		return Place{}, false
	}
	return g.places[i], true
}

// Country returns the country with an ISO 3166-1 alpha-2 code in any letter case.
func (g *Gazetteer) Country(code string) (Country, bool) {
	c, ok := g.countries[strings.ToUpper(code)]
	return c, ok
}

// Countries returns every country, ordered by code.
func (g *Gazetteer) Countries() []Country {
	return sortedBy(g.countries, func(c Country) string { return c.Code })
}

// Currency returns the ISO 4217 currency of a country, or "" for a code that is not known.
func (g *Gazetteer) Currency(country string) string {
	c, _ := g.Country(country)
	return c.Currency
}

// State returns a state or province of US, CA or AU by its code, such as "US" and "FL".
func (g *Gazetteer) State(country, code string) (State, bool) {
	s, ok := g.states[strings.ToUpper(country+"-"+code)]
	return s, ok
}

// States returns every state and province of US, CA and AU, ordered by country and code.
func (g *Gazetteer) States() []State {
	return sortedBy(g.states, func(s State) string { return s.Country + "-" + s.Code })
}

// Region returns the sailing region with an id, such as "baltic".
func (g *Gazetteer) Region(id string) (Region, bool) {
	r, ok := g.regions[id]
	return r, ok
}

// Regions returns every sailing region, ordered by id.
func (g *Gazetteer) Regions() []Region {
	return sortedBy(g.regions, func(r Region) string { return r.ID })
}

func sortedBy[T any](m map[string]T, key func(T) string) []T {
	all := make([]T, 0, len(m))
	for _, v := range m {
		all = append(all, v)
	}
	slices.SortFunc(all, func(a, b T) int { return cmp.Compare(key(a), key(b)) })
	return all
}

// choosePrincipals picks the place that stands for a country, state or region when a passage starts or ends "in" it:
// the heaviest, or the hub that the region names.
func (g *Gazetteer) choosePrincipals() {
	g.principal = map[string]int{}
	take := func(key string, i int) {
		if best, ok := g.principal[key]; !ok || g.places[i].Weight > g.places[best].Weight {
			g.principal[key] = i
		}
	}
	for i, p := range g.places {
		take("country "+p.Country, i)
		if hasStateCodes(p.Country) && p.State != "" {
			take("state "+p.Country+"-"+p.State, i)
		}
		for _, r := range p.Regions {
			take("region "+r, i)
		}
	}
	for id, r := range g.regions {
		if i, ok := g.byID[r.Hub]; ok {
			g.principal["region "+id] = i
		}
	}
}
