package geo

import (
	"math"
	"slices"
	"strings"
)

// Region is a stretch of coast or sea that sailors name. A place may lie in many.
type Region struct {
	ID      string // "baltic", "us_east_coast"
	Name    string // English
	Aliases []string
	Hub     string   // ID of the place that stands for it in a passage, "" for the heaviest
	Whole   []string // countries that lie in it entirely, sorted
	within  []string // countries to which areas is limited; nil for all
	areas   []area
	states  []string // states that lie in it entirely, "US-FL"
}

// area is a polygon on the chart; it does not cross the antimeridian.
type area []Position

func box(south, west, north, east float64) area {
	return area{{south, west}, {south, east}, {north, east}, {north, west}}
}

// outline makes a polygon from latitudes and longitudes in turn.
func outline(coordinates ...float64) area {
	var a area
	for i := 0; i+1 < len(coordinates); i += 2 {
		a = append(a, Position{coordinates[i], coordinates[i+1]})
	}
	return a
}

// contains counts the edges that a line from p to the east crosses (even-odd rule).
func (a area) contains(p Position) bool {
	inside := false
	for i, q := range a {
		r := a[(i+len(a)-1)%len(a)]
		if (q.Lat > p.Lat) != (r.Lat > p.Lat) && p.Lon < q.Lon+(r.Lon-q.Lon)*(p.Lat-q.Lat)/(r.Lat-q.Lat) {
			inside = !inside
		}
	}
	return inside
}

func (r Region) contains(p Position, country string) bool {
	if slices.Contains(r.Whole, country) {
		return true
	}
	unknown := math.IsNaN(p.Lat) || math.IsNaN(p.Lon) || p == Position{}
	if unknown || country != "" && r.within != nil && !slices.Contains(r.within, country) {
		return false
	}
	return slices.ContainsFunc(r.areas, func(a area) bool { return a.contains(p) })
}

func (r Region) hasState(country, state string) bool {
	return state != "" && slices.Contains(r.states, country+"-"+state)
}

// InRegion reports whether a position in a country lies in a region. NaN, or zero for both, is a position that is not
// known: then the country decides, and one that lies in the region only partly does not count. A country that is not
// known is "": then only the position decides. An unknown region holds nothing.
func (g *Gazetteer) InRegion(lat, lon float64, country, region string) bool {
	r, ok := g.regions[region]
	return ok && r.contains(Position{lat, lon}, strings.ToUpper(country))
}

// StateInRegion reports whether a state such as "US", "FL" lies in a region entirely; it serves where a position is not
// known.
func (g *Gazetteer) StateInRegion(country, state, region string) bool {
	r, ok := g.regions[region]
	country = strings.ToUpper(country)
	return ok && (slices.Contains(r.Whole, country) || r.hasState(country, strings.ToUpper(state)))
}
