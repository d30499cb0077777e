package question

import (
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Place is a port or a pair of coordinates that a question names.
type Place struct {
	Name       string // for Call
	Position   geo.Position
	Start, End int
}

// placesIn finds named places and coordinates in a text, in order.
func (a Reader) placesIn(text string, found []quantity.Quantity) []Place {
	places := CoordinatesIn(found)
	for _, m := range a.places.Mentions(text) {
		if len(m.Places) == 0 || Overlaps(places, m.Start, m.End) {
			continue
		}
		places = append(places, Place{Name: a.CallName(m.Places[0]), Position: m.Places[0].Position(), Start: m.Start,
			End: m.End})
	}
	for i := 1; i < len(places); i++ {
		for k := i; k > 0 && places[k].Start < places[k-1].Start; k-- {
			places[k], places[k-1] = places[k-1], places[k]
		}
	}
	return places
}

func Overlaps(places []Place, start, end int) bool {
	for _, p := range places {
		if start < p.End && p.Start < end {
			return true
		}
	}
	return false
}

// CallName is a name by which Call finds the place again.
func (a Reader) CallName(p geo.Place) string {
	if again := a.places.Find(p.Label(), 1); len(again) > 0 && again[0].Place.ID == p.ID {
		return p.Label()
	}
	return p.ID
}

// CoordinatesIn joins a latitude and the longitude after it.
func CoordinatesIn(found []quantity.Quantity) []Place {
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
