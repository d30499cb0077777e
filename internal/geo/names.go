package geo

import (
	"cmp"
	"slices"
	"strings"
)

// Kind says what a name means.
type Kind string

// The kinds of Mention.
const (
	KindPlace   Kind = "place"
	KindCountry Kind = "country"
	KindState   Kind = "state"
	KindRegion  Kind = "region"
)

// meaning is one thing that a name stands for.
type meaning struct {
	kind           Kind
	id             string // Place.ID, country code, state code, region id
	name           string
	country, state string
	place          int    // index of the place, or of the one that stands for the rest; -1 for none
	exact          string // the only spelling that counts; "" for any letter case
}

// index finds meanings by folded name, and the folded names of places for search.
type index struct {
	meanings map[string][]meaning
	longest  int             // words in the longest name
	states   map[string]bool // folded Place.State, also where it is no code
}

func (g *Gazetteer) indexNames() {
	g.names = index{meanings: map[string][]meaning{}, states: map[string]bool{}}
	for _, r := range g.Regions() {
		m := meaning{kind: KindRegion, id: r.ID, name: r.Name, place: g.principalOf("region " + r.ID)}
		g.names.addAll(m, r.Name, r.Aliases)
	}
	for _, c := range g.Countries() {
		g.names.addAll(g.countryMeaning(c), c.Name, c.Aliases)
	}
	for _, s := range stateTable {
		g.names.addAll(g.stateMeaning(s), s.Name, stateAliases[s.Country+"-"+s.Code])
	}
	for i, p := range g.places {
		m := meaning{kind: KindPlace, id: p.ID, name: p.Name, country: p.Country, state: p.State, place: i}
		g.names.addAll(m, p.Name, p.Aliases)
		if p.State != "" {
			g.names.states[folded(p.State)] = true
		}
	}
	for name, all := range g.names.meanings {
		slices.SortStableFunc(all, func(a, b meaning) int { return cmp.Or(rank(name, a)-rank(name, b), g.weigh(b)-g.weigh(a)) })
	}
}

func (g *Gazetteer) countryMeaning(c Country) meaning {
	return meaning{kind: KindCountry, id: c.Code, name: c.Name, country: c.Code, place: g.principalOf("country " + c.Code)}
}

func (g *Gazetteer) stateMeaning(s State) meaning {
	key := "state " + s.Country + "-" + s.Code
	return meaning{kind: KindState, id: s.Code, name: s.Name, country: s.Country, state: s.Code, place: g.principalOf(key)}
}

func (g *Gazetteer) principalOf(key string) int {
	if i, ok := g.principal[key]; ok {
		return i
	}
	return -1
}

// usual tells what a name means that is both a place and more.
var usual = map[string]Kind{"new york": KindPlace, "victoria": KindPlace, "georgia": KindState, "washington": KindState, "florida": KindState, "bahamas": KindRegion, "the bahamas": KindRegion}

// rank orders the kinds a name may mean, the most likely first: usually the widest one.
func rank(name string, m meaning) int {
	if m.kind == usual[name] {
		return 0
	}
	return 1 + slices.Index([]Kind{KindCountry, KindRegion, KindState, KindPlace}, m.kind)
}

func (g *Gazetteer) weigh(m meaning) int {
	if m.kind != KindPlace {
		return 0
	}
	return g.places[m.place].Weight
}

func (x *index) addAll(m meaning, name string, more []string) {
	x.add(m, name)
	for _, alias := range more {
		x.add(m, alias)
	}
}

// add lists a meaning under a name, and under the name spelt without marks.
func (x *index) add(m meaning, name string) {
	name, exact := strings.CutPrefix(name, "=")
	if exact {
		m.exact = name
	}
	for _, spelling := range []string{name, spelledOut.Replace(name)} {
		key := folded(spelling)
		same := func(o meaning) bool { return o.kind == m.kind && o.id == m.id && o.country == m.country }
		if key == "" || slices.ContainsFunc(x.meanings[key], same) {
			continue
		}
		x.meanings[key] = append(x.meanings[key], m)
		x.longest = max(x.longest, strings.Count(key, " ")+1)
	}
}
