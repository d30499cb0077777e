package question

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Place is a port or a pair of coordinates that a question names.
type Place struct {
	Name       string // for Call
	Position   geo.Position
	Start, End int
}

// Named is a place that a text names, the likeliest of that name.
type Named struct {
	Name       string // for Call
	Place      geo.Place
	Start, End int
}

// Named returns the places that a text names, those aside that are part of coordinates.
func (a Reader) Named(text string) []Named { return a.named(text, coordinatesIn(quantity.Find(text))) }

func (a Reader) named(text string, coordinates []Place) []Named {
	var list []Named
	mentions := a.places.Mentions(text)
	if ports := ended(text, mentions); len(ports) > 1 {
		mentions = ports
	}
	for _, m := range mentions {
		inside := slices.ContainsFunc(coordinates, func(p Place) bool { return m.Start < p.End && p.Start < m.End })
		if len(m.Places) > 0 && !inside && !a.around(m, mentions) {
			list = append(list, Named{Name: a.callName(m.Places[0]), Place: m.Places[0], Start: m.Start, End: m.End})
		}
	}
	return list
}

// around reports whether a mention is of waters in which a port lies that is named too: no way leads from Poole to the Channel.
func (a Reader) around(waters geo.Mention, mentions []geo.Mention) bool {
	return waters.Kind == geo.KindRegion && slices.ContainsFunc(mentions, func(m geo.Mention) bool {
		return m.Kind == geo.KindPlace && len(m.Places) > 0 && a.places.InRegion(m.Places[0].Lat, m.Places[0].Lon, m.Places[0].Country, waters.ID)
	})
}

// ended are the mentions that may be an end of a way: a port, and of waters only those behind a word that leads there or from there, not the
// Channel that is crossed.
func ended(text string, mentions []geo.Mention) (ends []geo.Mention) {
	for _, m := range mentions {
		if m.Kind == geo.KindPlace || leadsThere.MatchString(text[:m.Start]) {
			ends = append(ends, m)
		}
	}
	return ends
}

// leadsThere are the words before an end of a way.
var leadsThere = regexp.MustCompile(`(?i)(?:\b(?:from|to|via|and|or|between|for|into|towards?|nach|von|zu[rm]?|und|à|au|aux|vers|de|des|et)|[-–,])\s*(?:(?:the|den|der|die|das|le|la|les) )?$`)

// placesIn finds named places and coordinates in a text, in order.
func (a Reader) placesIn(text string, found []quantity.Quantity) []Place {
	places := coordinatesIn(found)
	for _, n := range a.named(text, places) {
		places = append(places, Place{Name: n.Name, Position: n.Place.Position(), Start: n.Start, End: n.End})
	}
	slices.SortStableFunc(places, func(a, b Place) int { return a.Start - b.Start })
	return located(text, places)
}

// located drops the name of a place whose coordinates stand behind it: "from Cherbourg (49.65N 1.62W)".
func located(text string, places []Place) []Place {
	kept := places[:0:0]
	for i, p := range places {
		if i+1 < len(places) && p.Name != p.Position.String() && places[i+1].Name == places[i+1].Position.String() && locating.MatchString(text[p.End:places[i+1].Start]) {
			continue
		}
		kept = append(kept, p)
	}
	return kept
}

// locating stands between a place and its coordinates.
var locating = regexp.MustCompile(`(?i)^(?: ?\( ?| at | is at | lies at |: ?| = ?)$`)

// callName is a name by which Call finds the place again.
func (a Reader) callName(p geo.Place) string {
	if again := a.places.Find(p.Label(), 1); len(again) > 0 && again[0].Place.ID == p.ID {
		return p.Label()
	}
	return p.ID
}

// coordinatesIn joins a latitude and the longitude after it.
func coordinatesIn(found []quantity.Quantity) []Place {
	var places []Place
	for i := 0; i+1 < len(found); i++ {
		lat, lon := found[i], found[i+1]
		northSouth := lat.Dim == quantity.Angle && (lat.Side == "N" || lat.Side == "S")
		eastWest := lon.Dim == quantity.Angle && (lon.Side == "E" || lon.Side == "W")
		if !northSouth || !eastWest || lon.Start-lat.End > 6 || lat.Given > 90 {
			continue
		}
		p := geo.Position{Lat: lat.Value, Lon: lon.Value}
		places = append(places, Place{Name: p.String(), Position: p, Start: lat.Start, End: lon.End})
		i++
	}
	return places
}
