package normal

import (
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/geo"
)

// where is what the gazetteer makes of an address.
type where struct {
	place, state, country string
	region                string // as the source names it
	position              geo.Position
	known                 bool // the position is
	regions               []string
	odd                   string // why the address is not believed
}

// asked is an address as a source gives it, and the country of its feed.
type asked struct{ city, state, country, text, feed string }

// clone is one that can be kept, as that of called.
func (a asked) clone() asked {
	return asked{strings.Clone(a.city), strings.Clone(a.state), strings.Clone(a.country), strings.Clone(a.text), a.feed}
}

// placeFinder finds places and remembers what it found.
type placeFinder struct {
	g         *geo.Gazetteer
	regions   []geo.Region
	countries map[string]string // code by folded name
	index     func() placeIndex // made when the first place is asked for
	found     *memory[asked, where]
}

// place fills where the boat lies.
func (b *boat) place() {
	country := b.draft.Country
	if _, ok := b.n.places.country(country); !ok && written.Unknown(country) { // NO is Norway
		country = ""
	}
	a := asked{known(written.Line(b.draft.City, written.MaxName)), known(written.Line(b.draft.State, written.MaxName)), written.Line(country, written.MaxName), known(written.Line(b.draft.Place, written.MaxTitle)), b.n.cfg.Country}
	w, ok := b.n.places.found.get(a)
	if !ok {
		a = a.clone()
		w = b.n.places.resolve(a)
		b.n.places.found.put(a, w)
	}
	if w.odd != "" {
		b.setAside("country", a.country, w.odd)
	}
	b.Place, b.State, b.Country = w.place, w.state, w.country
	if b.Region = known(written.Line(b.draft.Region, written.MaxName)); b.Region == "" {
		b.Region = w.region
	}
	if w.known {
		b.Lat, b.Lon = w.position.Lat, w.position.Lon
	}
	b.Regions = w.regions
	b.position()
}

// position takes over where the source itself says that the boat lies.
func (b *boat) position() {
	if written.Unknown(b.draft.Lat) || written.Unknown(b.draft.Lon) {
		return
	}
	lat, err1 := strconv.ParseFloat(b.draft.Lat, 64)
	lon, err2 := strconv.ParseFloat(b.draft.Lon, 64)
	at := geo.Position{Lat: lat, Lon: lon}
	switch {
	case err1 != nil || err2 != nil || math.Abs(lat) > 90 || math.Abs(lon) > 180 || math.IsNaN(lat) || math.IsNaN(lon):
		b.setAside("lat", b.draft.Lat+", "+b.draft.Lon, "not a position")
		return
	case lat == 0 && lon == 0:
		return
	case b.Lat != 0 && geo.Distance(at, geo.Position{Lat: b.Lat, Lon: b.Lon}) > farOff:
		b.setAside("lat", b.draft.Lat+", "+b.draft.Lon, "far from "+b.Place)
		return
	}
	known := b.Lat != 0 && geo.Distance(at, geo.Position{Lat: b.Lat, Lon: b.Lon}) <= sameHarbour
	if b.Lat, b.Lon = lat, lon; known {
		return // the gazetteer knows the regions of the place better than the position tells them
	}
	b.Regions = b.n.places.regionsAt(lat, lon, b.Country, b.State)
}

// farOff is how many nautical miles a position may be away from the place of that name.
const farOff = 150

// sameHarbour is within how many nautical miles a position is taken for one in the place.
const sameHarbour = 5
