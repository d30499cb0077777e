package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/area"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// readPlaces takes the areas that are named for where to look, or not to look.
func (t *turn) readPlaces() {
	areas, back := t.areas.Read()
	if len(back) > 0 {
		t.withdrawn.Places, t.about = append(t.withdrawn.Places, back...), true
	}
	areas = slices.DeleteFunc(areas, t.liftsArea)
	t.excludeAreas(areas)
	t.applyAreas(slices.DeleteFunc(areas, func(a area.Area) bool { return a.Denied }))
}

// excludeAreas leaves out where boats are not wanted.
func (t *turn) excludeAreas(areas []area.Area) {
	q := &t.query
	for _, a := range areas {
		if !a.Denied {
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
			t.TellBack(a.I, a.J)
		}
	}
}

// applyAreas sets where to look. Several areas that a text offers as a choice are a choice; an area within another
// narrows it.
func (t *turn) applyAreas(areas []area.Area) {
	q := &t.query
	areas = t.areas.Settled(areas)
	if t.rivals(areas) {
		return
	}
	areas, choice := t.areas.Choice(areas)
	if len(areas) > 0 {
		t.about = true
	}
	for k, a := range areas {
		switch {
		case a.Kind != geo.KindPlace && (choice || area.Apart(areas, k)):
			addArea(q, a.Mention)
		case choice && a.Kind == geo.KindPlace && (len(q.PlacesAny) > 0 || t.areas.Further(areas)):
			t.addNearby(a, areas)
		default:
			if a.Kind == geo.KindPlace && q.Place != "" && t.places.Far(q.Place, a.Mention) {
				t.TellBack(a.I, a.J) // nothing says that either will do
			}
			t.setArea(q, a)
		}
	}
	demand.SettlePlaces(q)
}

// rivals makes a comparison of areas that are set against each other: "cheaper in Croatia or the Caribbean?", "Florida vs the Bahamas". What
// else the turn says holds for each. False where the areas are only where to look.
func (t *turn) rivals(areas []area.Area) bool {
	if len(areas) < 2 || len(t.query.Compare) > 0 || !t.areas.SetAgainst(areas) {
		return false
	}
	for _, a := range areas {
		var part catalog.Query
		t.setArea(&part, a)
		t.query.Compare = append(t.query.Compare, part)
	}
	for i, w := range t.Words {
		if sentence.IsVersus(w.Fold) {
			t.Use(i, i+1)
		}
	}
	t.about = true
	return true
}

// addNearby adds a place to a choice, unless it lies in an area that is one of it: "Mallorca or Ibiza", of which one is taken for the
// Balearics.
func (t *turn) addNearby(near area.Area, areas []area.Area) {
	if slices.ContainsFunc(areas, func(a area.Area) bool { return a.Kind != geo.KindPlace && t.places.Lies(near.Mention, a.Mention) }) {
		return
	}
	t.query.PlacesAny = demand.With(t.query.PlacesAny, t.areas.Unmistakably(near))
}

// setArea sets one area to look in.
func (t *turn) setArea(q *catalog.Query, a area.Area) {
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
		q.Place = a.Written
		if q.Place == strings.ToLower(q.Place) {
			q.Place = a.Name
		}
		if a.State != "" && len(a.State) <= 3 {
			q.State, q.Country = a.State, a.Country
		}
		if a.Told || a.Name != a.Written && strings.Contains(t.Text[a.Start:a.End], ",") {
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
