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
	if len(q.RegionsAny)+len(q.CountriesAny)+len(q.StatesAny) > 0 {
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

// anywhereOf adds the filter on a choice of regions, countries and states.
func (e *evaluation) anywhereOf() {
	match := e.any(fieldRegion, e.q.RegionsAny...)
	match.or(e.any(fieldCountry, e.q.CountriesAny...))
	match.or(e.any(fieldState, e.q.StatesAny...))
	e.inArea("regions_any", match, e.unknownField(fieldCountry))
}

// around adds the filter on the distance from a place. Country and state of the query tell which place is meant; a boat across
// the border is as near.
func (e *evaluation) around() {
	match := e.clean()
	if e.centre.known {
		radius := e.q.RadiusNM
		if radius == 0 {
			radius = DefaultRadiusNM
		}
		e.positions.within(e.centre.lat, e.centre.lon, radius, match)
	}
	e.add(clause{name: "place", match: match, unknown: e.marks.docs(markNowhere), where: func() []vector {
		if !e.centre.known {
			return nil
		}
		return []vector{vectorOf(e.centre.lat, e.centre.lon)}
	}})
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
