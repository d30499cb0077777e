package place

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/geo"
)

// shares counts the places of each country, state and region, and those of them that lie in each region. The keys are a country's code, a
// state's behind its country's as in "US-ME", and a region's ID.
type shares struct {
	all map[string]int
	in  map[[2]string]int // by area and region
}

func sharesOf(places *geo.Gazetteer) shares {
	s := shares{all: map[string]int{}, in: map[[2]string]int{}}
	for _, p := range places.Places() {
		areas := append([]string{p.Country}, p.Regions...)
		if p.State != "" {
			areas = append(areas, p.Country+"-"+p.State)
		}
		for _, area := range areas {
			s.all[area]++
			for _, region := range p.Regions {
				s.in[[2]string{area, region}]++
			}
		}
	}
	return s
}

// touches reports whether any place of an area lies in a region.
func (s shares) touches(area, region string) bool { return s.in[[2]string{area, region}] > 0 }

// wholly reports whether all places of an area lie in a region, and it has some.
func (s shares) wholly(area, region string) bool {
	return s.touches(area, region) && s.in[[2]string{area, region}] == s.all[area]
}

// Lies reports whether one area is inside another, as far as the tables tell.
func (a *Atlas) Lies(inner, outer geo.Mention) bool {
	switch {
	case outer.Kind == geo.KindCountry:
		return inner.Kind != geo.KindCountry && inner.Country == outer.ID
	case outer.Kind == geo.KindRegion && inner.Kind == geo.KindCountry:
		return a.shares.touches(inner.ID, outer.ID)
	case outer.Kind == geo.KindRegion && inner.Kind == geo.KindRegion:
		return inner.ID != outer.ID && a.shares.wholly(inner.ID, outer.ID)
	case outer.Kind == geo.KindRegion && len(inner.Places) > 0:
		return slices.Contains(inner.Places[0].Regions, outer.ID)
	case outer.Kind == geo.KindRegion && inner.Kind == geo.KindState:
		return a.StateInRegion(inner.Country, inner.ID, outer.ID)
	}
	return false
}

// Touches reports whether any place of a state lies in a region.
func (a *Atlas) Touches(state geo.Mention, region string) bool {
	return a.shares.touches(state.Country+"-"+state.ID, region)
}

// Wholly reports whether all places of a country are in a region, as far as the tables tell.
func (a *Atlas) Wholly(country, region string) bool { return a.shares.wholly(country, region) }

// Far reports whether a place is not looked at by a search around another one.
func (a *Atlas) Far(place string, m geo.Mention) bool {
	found := a.Find(place, 1)
	if len(found) == 0 || len(m.Places) == 0 {
		return false
	}
	return geo.Distance(found[0].Place.Position(), m.Places[0].Position()) > catalog.DefaultRadiusNM
}
