package catalog

import (
	"math"
	"strings"

	"github.com/RoaringBitmap/roaring/v2"
)

func (e *evaluation) places() {
	q := e.q
	e.lying("region", fieldRegion, q.Region)
	if q.Place == "" {
		e.lying("country", fieldCountry, strings.ToUpper(q.Country))
		e.lying("state", fieldState, strings.ToUpper(q.State))
	}
	if len(q.RegionsAny)+len(q.CountriesAny)+len(q.StatesAny)+len(q.PlacesAny) > 0 {
		e.anywhereOf()
	}
	if q.Place != "" {
		e.around()
	}
	if q.UnknownPlace != "" {
		e.add(clause{name: "unknown_place", match: e.clean()})
	}
}

// lying adds the filter on an area, if one is asked for.
func (e *evaluation) lying(name string, f field, wanted string) {
	if wanted != "" {
		e.inArea(name, e.any(f, wanted), e.unknownField(f))
	}
}

// inArea adds a filter on where boats lie.
func (e *evaluation) inArea(name string, match set, unknown *roaring.Bitmap) {
	e.add(clause{name: name, match: match, unknown: unknown, where: func() []vector { return e.positions.under(match) }})
}

// anywhereOf adds the filter on a choice of regions, countries, states and places.
func (e *evaluation) anywhereOf() {
	match, unknown := e.near(e.centres.places), e.marks.docs(markNowhere)
	if areas := len(e.q.RegionsAny) + len(e.q.CountriesAny) + len(e.q.StatesAny); areas > 0 {
		match.or(e.any(fieldRegion, e.q.RegionsAny...))
		match.or(e.any(fieldCountry, e.q.CountriesAny...))
		match.or(e.any(fieldState, e.q.StatesAny...))
		unknown = e.unknownField(fieldCountry)
	}
	e.add(clause{name: "regions_any", match: match, unknown: unknown, where: func() []vector {
		return append(e.positions.under(match), vectorsOf(e.centres.places)...)
	}})
}

// around adds the filter on the distance from a place. Country and state of the query tell which place is meant; a boat across
// the border is as near.
func (e *evaluation) around() {
	e.add(clause{name: "place", match: e.near(e.centres.place), unknown: e.marks.docs(markNowhere), where: func() []vector {
		return vectorsOf(e.centres.place)
	}})
}

// near returns the listings around one of some places.
func (e *evaluation) near(places []centre) set {
	radius := e.q.RadiusNM
	if radius == 0 {
		radius = DefaultRadiusNM
	}
	match := e.clean()
	for _, c := range places {
		e.positions.within(c.lat, c.lon, radius, match)
	}
	return match
}

func vectorsOf(places []centre) []vector {
	var out []vector
	for _, c := range places {
		out = append(out, vectorOf(c.lat, c.lon))
	}
	return out
}

// centresOf finds the places of a query.
func (ix *Index) centresOf(q Query) (c centres) {
	find := func(place, state, country string) []centre {
		lat, lon, ok := ix.locate(place, state, country)
		if !ok {
			return nil
		}
		return []centre{{lat, lon}}
	}
	if q.Place != "" {
		c.place = find(q.Place, q.State, q.Country)
	}
	for _, name := range q.PlacesAny {
		c.places = append(c.places, find(name, "", "")...)
	}
	return c
}

// under returns the points where some listings lie, each once.
func (p positions) under(docs set) []vector {
	var out []vector
	seen := make([]bool, len(p.points))
	docs.each(func(d uint32) {
		if at := p.of[d]; at != nowhere && !seen[at] {
			seen[at] = true
			out = append(out, p.points[at])
		}
	})
	return out
}

// nearestTo returns the first of the listings among some that lie nearest to any of the goals, and the square of the distance.
func (p positions) nearestTo(goals []vector, among set) (doc uint32, gap float64, ok bool) {
	if len(goals) == 0 {
		return 0, 0, false
	}
	gaps := make([]float64, len(p.points)) // negative where it is known, so that a new slice knows none
	among.each(func(d uint32) {
		at := p.of[d]
		if at == nowhere {
			return
		}
		if gaps[at] == 0 {
			least := math.Inf(1)
			for _, goal := range goals {
				least = min(least, float64(p.points[at].chord2(goal)))
			}
			gaps[at] = -1 - least
		}
		if g := -1 - gaps[at]; !ok || g < gap {
			doc, gap, ok = d, g, true
		}
	})
	return doc, gap, ok
}
