package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// listed reports whether area k goes on a list with the one before it.
func (t *turn) listed(areas []area, k int) bool {
	switch t.Joint(areas[k-1].j, areas[k].i) {
	case "or", "and":
		return true
	case ",":
		return k+1 < len(areas) && t.Joint(areas[k].j, areas[k+1].i) != ""
	}
	return false
}

func (t *turn) excludeAreas(areas []area) {
	q := &t.query
	for _, a := range areas {
		if !a.denied {
			continue
		}
		t.about = true
		switch a.Kind {
		case geo.KindCountry:
			q.ExcludeCountries = demand.With(q.ExcludeCountries, a.ID)
		case geo.KindState:
			q.ExcludeStates = demand.With(q.ExcludeStates, a.ID)
		case geo.KindRegion:
			q.ExcludeRegions = demand.With(q.ExcludeRegions, a.ID)
		case geo.KindPlace:
			if len(t.base.PlacesAny) > 0 {
				t.withdrawn.Places = append(t.withdrawn.Places, a.Mention) // "not Rostock" of "Kiel or Rostock"
				continue
			}
			t.TellBack(a.i, a.j)
		}
	}
}

// applyAreas sets where to look. Several areas that a text offers as a choice are a choice; an area within another
// narrows it.
func (t *turn) applyAreas(areas []area) {
	q := &t.query
	areas = t.withoutHead(t.together(t.statesOfChoice(t.withoutForeign(t.compatriots(areas)))))
	if t.rivals(areas) {
		return
	}
	choice := len(areas) > 1 && t.isChoice(areas)
	if len(areas) > 1 && !choice {
		areas = t.narrowest(areas)
		choice = len(areas) > 1 && t.isChoice(areas)
	}
	if len(areas) > 0 {
		t.about = true
	}
	for k, a := range areas {
		switch {
		case a.Kind != geo.KindPlace && (choice || apart(areas, k)):
			addArea(q, a.Mention)
		case choice && a.Kind == geo.KindPlace && (len(q.PlacesAny) > 0 || t.further(areas)):
			t.addNearby(a, areas)
		default:
			if a.Kind == geo.KindPlace && q.Place != "" && t.places.Far(q.Place, a.Mention) {
				t.TellBack(a.i, a.j) // nothing says that either will do
			}
			t.setArea(q, a)
		}
	}
	demand.SettlePlaces(q)
}

// addNearby adds a place to a choice, unless it lies in an area that is one of it: "Mallorca or Ibiza", of which one is taken for the
// Balearics.
func (t *turn) addNearby(near area, areas []area) {
	if slices.ContainsFunc(areas, func(a area) bool { return a.Kind != geo.KindPlace && t.places.Lies(near.Mention, a.Mention) }) {
		return
	}
	t.query.PlacesAny = demand.With(t.query.PlacesAny, t.unmistakably(near))
}

// unmistakably is the name of a place, with its state or country where it is not the one that the name alone stands for.
func (t *turn) unmistakably(a area) string {
	name := a.name
	if name == strings.ToLower(name) {
		name = a.Name
	}
	if a.State != "" && len(a.State) <= 3 {
		return name + ", " + a.State
	}
	if found := t.places.Find(name, 1); len(found) > 0 && found[0].Place.Country != a.Country {
		if c, ok := t.places.Country(a.Country); ok {
			return name + ", " + c.Name
		}
	}
	return name
}

// skipIn goes back over a preposition, an article and the quarter of a country before word i.
func (t *turn) skipIn(i int) int {
	for i > 0 && !t.Breaks(i-1) && (sentence.Locates(t.Fold(i-1)) || sentence.IsArticle(t.Fold(i-1)) || place.IsQuarter(t.Fold(i-1)) || anywhere[t.Fold(i-1)]) {
		i--
	}
	return i
}

var anywhere = sentence.Set("anywhere|somewhere|on|irgendwo|partout|quelque part")

// narrowest drops the areas that hold another one and keeps a region with a country it shares a coast with.
func (t *turn) narrowest(areas []area) []area {
	var out []area
	for k, a := range areas {
		inner := slices.ContainsFunc(areas, func(b area) bool {
			return b.i != a.i && t.places.Lies(b.Mention, a.Mention) && !(a.Kind == geo.KindRegion && b.Kind == geo.KindCountry)
		})
		if !inner || k == 0 && len(areas) == 1 {
			out = append(out, a)
		}
	}
	return out
}

func (t *turn) setArea(q *catalog.Query, a area) {
	switch a.Kind {
	case geo.KindCountry:
		q.Country = a.ID
	case geo.KindState:
		q.State, q.Country = a.ID, a.Country
	case geo.KindRegion:
		if q.Region != "" {
			q.RegionsAny, q.Region = demand.With(demand.With(q.RegionsAny, q.Region), a.ID), ""
			return
		}
		if len(q.RegionsAny) > 0 {
			q.RegionsAny = demand.With(q.RegionsAny, a.ID)
			return
		}
		q.Region = a.ID
	case geo.KindPlace:
		if q.Place != "" {
			return
		}
		q.Place = a.name
		if q.Place == strings.ToLower(q.Place) {
			q.Place = a.Name
		}
		if a.State != "" && len(a.State) <= 3 {
			q.State, q.Country = a.State, a.Country
		}
		if a.told || a.Name != a.name && strings.Contains(t.Text[a.Start:a.End], ",") {
			q.Country = a.Country
		}
	}
}

// addArea adds one of several areas to choose from.
func addArea(q *catalog.Query, m geo.Mention) {
	switch m.Kind {
	case geo.KindCountry:
		q.CountriesAny = demand.With(q.CountriesAny, m.ID)
	case geo.KindState:
		q.StatesAny = demand.With(q.StatesAny, m.ID)
	case geo.KindRegion:
		q.RegionsAny = demand.With(q.RegionsAny, m.ID)
	}
}
