package place

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/geo"
)

// Lies reports whether one area is inside another, as far as the tables tell.
func (a *Atlas) Lies(inner, outer geo.Mention) bool {
	switch {
	case outer.Kind == geo.KindCountry:
		return inner.Kind != geo.KindCountry && inner.Country == outer.ID
	case outer.Kind == geo.KindRegion && inner.Kind == geo.KindCountry:
		return slices.ContainsFunc(a.Places(), func(p geo.Place) bool {
			return p.Country == inner.ID && slices.Contains(p.Regions, outer.ID)
		})
	case outer.Kind == geo.KindRegion && inner.Kind == geo.KindRegion:
		return inner.ID != outer.ID && !slices.ContainsFunc(a.Places(), func(p geo.Place) bool {
			return slices.Contains(p.Regions, inner.ID) && !slices.Contains(p.Regions, outer.ID)
		})
	case outer.Kind == geo.KindRegion && len(inner.Places) > 0:
		return slices.Contains(inner.Places[0].Regions, outer.ID)
	case outer.Kind == geo.KindRegion && inner.Kind == geo.KindState:
		return a.StateInRegion(inner.Country, inner.ID, outer.ID)
	}
	return false
}

// Touches reports whether any place of a state lies in a region.
func (a *Atlas) Touches(state geo.Mention, region string) bool {
	return slices.ContainsFunc(a.Places(), func(p geo.Place) bool {
		return p.Country == state.Country && p.State == state.ID && slices.Contains(p.Regions, region)
	})
}

// Wholly reports whether all places of a country are in a region, as far as the tables tell.
func (a *Atlas) Wholly(country, region string) bool {
	known := false
	for _, p := range a.Places() {
		if p.Country != country {
			continue
		}
		if known = true; !slices.Contains(p.Regions, region) {
			return false
		}
	}
	return known
}

// Far reports whether a place is not looked at by a search around another one.
func (a *Atlas) Far(place string, m geo.Mention) bool {
	found := a.Find(place, 1)
	if len(found) == 0 || len(m.Places) == 0 {
		return false
	}
	return geo.Distance(found[0].Place.Position(), m.Places[0].Position()) > catalog.DefaultRadiusNM
}
