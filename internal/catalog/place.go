package catalog

import "strings"

func (e *evaluation) places() {
	q := e.q
	e.among("region", fieldRegion, []string{q.Region})
	if q.Place == "" {
		e.among("country", fieldCountry, []string{strings.ToUpper(q.Country)})
		e.among("state", fieldState, []string{strings.ToUpper(q.State)})
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

// anywhereOf adds the filter on a choice of regions, countries and states.
func (e *evaluation) anywhereOf() {
	match := e.any(fieldRegion, e.q.RegionsAny...)
	match.or(e.any(fieldCountry, e.q.CountriesAny...))
	match.or(e.any(fieldState, e.q.StatesAny...))
	e.add(clause{name: "regions_any", match: match, unknown: e.unknownField(fieldCountry)})
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
	e.add(clause{name: "place", match: match, unknown: e.marks.docs(markNowhere)})
}
