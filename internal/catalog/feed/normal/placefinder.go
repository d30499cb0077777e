package normal

import (
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/language"

	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// placeIndex is the places of the gazetteer by folded name and by region.
type placeIndex struct{ named, within map[string][]*geo.Place }

func newPlaceFinder(g *geo.Gazetteer) *placeFinder {
	f := &placeFinder{g: g, regions: g.Regions(), countries: map[string]string{}, found: newMemory[asked, where]()}
	f.index = sync.OnceValue(f.places)
	for _, c := range g.Countries() {
		for _, name := range append([]string{c.Code, c.Name}, c.Aliases...) {
			f.countries[design.Fold(name)] = c.Code
		}
	}
	return f
}

func (f *placeFinder) places() placeIndex {
	all := f.g.Places()
	ix := placeIndex{named: make(map[string][]*geo.Place, 2*len(all)), within: map[string][]*geo.Place{}}
	put := func(name string, p *geo.Place) {
		key := design.Fold(name)
		ix.named[key] = append(ix.named[key], p)
	}
	for i := range all {
		p := &all[i]
		put(p.Name, p)
		for _, name := range p.Aliases {
			put(name, p)
		}
		for _, r := range p.Regions {
			ix.within[r] = append(ix.within[r], p)
		}
	}
	return ix
}

// plates are the signs of one letter that cars have, by which lists in Europe name countries.
var plates = map[byte]string{
	'A': "AT", 'B': "BE", 'D': "DE", 'E': "ES", 'F': "FR", 'I': "IT", 'L': "LU", 'M': "MT", 'N': "NO", 'P': "PT", 'S': "SE",
}

// country reads a code or a name, also with another name in brackets: "Croatia (Hrvatska)".
func (f *placeFinder) country(text string) (code string, ok bool) {
	if len(text) == 2 && text == strings.ToUpper(text) {
		if c, ok := f.g.Country(text); ok {
			return c.Code, true
		}
	}
	if len(text) == 1 {
		code, ok = plates[text[0]]
		return code, ok
	}
	outside, inside, _ := strings.Cut(strings.TrimRight(text, ") "), "(")
	for _, name := range []string{text, outside, inside} {
		if code, ok := f.countries[design.Fold(name)]; ok && name != "" {
			return code, true
		}
	}
	if len(text) == 3 && text == strings.ToUpper(text) {
		if r, err := language.ParseRegion(text); err == nil && r.IsCountry() {
			c, ok := f.g.Country(r.String())
			return c.Code, ok
		}
	}
	return "", false
}

// resolve finds the place of an address. A country that is not told is that of the feed.
func (f *placeFinder) resolve(a asked) where {
	var w where
	country, isCountry := f.country(a.country)
	if a.country != "" && !isCountry {
		// A country's field may hold an island or a region instead: "Mallorca".
		if named := f.mention(a.country); named.country != "" {
			w, country = named, named.country
		} else {
			w.odd = "not a country that is known here"
		}
	}
	if a.text != "" {
		named := f.mention(a.text)
		if country == "" || named.country == country {
			w, country = named, named.country
		}
	}
	if country == "" {
		country = f.countryBehind(a.city)
	}
	if country == "" && a.city == "" && a.state == "" || country == "" && a.feed != "" {
		country = a.feed
	}
	w.country = country
	if w.state == "" {
		w.state = f.state(country, a.state)
	}
	if w.state != "" && w.country == "" {
		w.country = "US"
	}
	if a.city != "" {
		f.town(&w, a.city, a.state)
	}
	if _, whole := f.country(a.text); w.place == "" && w.region == "" && a.city == "" && !whole {
		w.place = written.CutText(a.text, written.MaxName)
	}
	if w.region == "" && w.state == "" {
		w.region = written.Capitals(a.state)
	}
	if len(w.regions) == 0 {
		w.regions = f.regionsAt(w.position.Lat, w.position.Lon, w.country, w.state)
	}
	return w
}

// countryBehind is the country that a town's field ends with: "Rovinj, Kroatien". Two letters may be a state.
func (f *placeFinder) countryBehind(city string) string {
	at := strings.LastIndexByte(city, ',')
	if last := strings.TrimSpace(city[at+1:]); at >= 0 && len(last) > 2 {
		code, _ := f.country(last)
		return code
	}
	return ""
}

// mention reads a text that names a place, a state, a region or a country.
func (f *placeFinder) mention(text string) where {
	if code, ok := f.country(text); ok {
		return where{country: code}
	}
	var w where
	for _, m := range f.g.Mentions(text) {
		if w.country == "" || w.country == m.Country {
			w.country = m.Country
			if m.State != "" {
				w.state = m.State
			}
		}
		switch {
		case m.Kind == geo.KindPlace && len(m.Places) > 0 && !w.known:
			w.at(m.Places[0])
		case m.Kind == geo.KindRegion && !w.known && w.region == "":
			f.within(&w, m.ID, text[m.Start:m.End])
		}
	}
	return w
}

// within says that a boat lies in a region, and so in every region that all places of it lie in.
func (f *placeFinder) within(w *where, region, name string) {
	var in []string
	var country string
	for i, p := range f.index().within[region] {
		if i == 0 {
			in, country = slices.Clone(p.Regions), p.Country
		}
		in = slices.DeleteFunc(in, func(r string) bool { return !slices.Contains(p.Regions, r) })
		if p.Country != country {
			country = ""
		}
	}
	w.regions, w.region = in, name
	if w.country == "" {
		w.country = country
	}
}

// at takes over a place.
func (w *where) at(p geo.Place) {
	w.place, w.country, w.position, w.known, w.regions = p.Name, p.Country, p.Position(), true, p.Regions
	if p.State != "" {
		w.state = p.State
	}
}

// state returns the code of a state that is told by code or name; "" for a country without such codes.
func (f *placeFinder) state(country, text string) string {
	if text == "" {
		return ""
	}
	candidates := []string{country}
	if country == "" {
		candidates = []string{"US"}
	}
	for _, c := range candidates {
		if s, ok := f.g.State(c, strings.ToUpper(text)); ok {
			return s.Code
		}
		for _, m := range f.g.Mentions(text) {
			if m.Kind == geo.KindState && (m.Country == c || m.ID == c) {
				return m.State
			}
		}
	}
	return ""
}

// town finds the port that a city means in its country and state; a city that is none keeps its name.
func (f *placeFinder) town(w *where, city, state string) {
	city, _, _ = strings.Cut(city, " (")
	name, _, _ := strings.Cut(city, ",")
	for _, try := range []string{city, name} {
		found := f.port(try, w.country, w.state, state)
		if found != nil {
			w.at(*found)
			return
		}
	}
	if m := f.mention(city); m.country != "" && (w.country == "" || w.country == m.country) && (m.known || m.region != "") {
		if m.state == "" {
			m.state = w.state
		}
		*w = m
		if w.place == "" && name != city && design.Fold(name) != design.Fold(w.region) {
			w.place = written.Capitals(strings.TrimSpace(name)) // "Rock, Cornwall"
		}
	}
	if w.place == "" && w.region == "" {
		w.place = written.Capitals(f.around(w, city))
	}
}

// around takes the country and the state off the end of a city that is no port: "ON, Canada". It returns what is left.
func (f *placeFinder) around(w *where, city string) (rest string) {
	rest = city
	last := func() (before, part string) {
		at := strings.LastIndexByte(rest, ',')
		return strings.TrimSpace(rest[:max(at, 0)]), strings.TrimSpace(rest[at+1:])
	}
	// Two letters at the end are a state before they are a country: CA, SC.
	if before, part := last(); len(part) > 2 {
		if code, ok := f.country(part); ok && (w.country == "" || w.country == code) {
			w.country, rest = code, before
		}
	}
	if w.country == "" {
		return rest
	}
	before, part := last()
	if code := f.state(w.country, part); code != "" && (w.state == "" || w.state == code) {
		w.state, rest = code, before
	}
	return rest
}

// maxPlaceWords bounds what is looked for with a typing error: the search tries every way to divide a text, so its time
// doubles with each word.
const maxPlaceWords = 5

// port is the heaviest place of a name in a country and state, with one typing error where no name is right. A region that
// the source names decides between places of one name, but excludes none: who knows how it is written.
func (f *placeFinder) port(name, country, state, region string) *geo.Place {
	fits := func(p geo.Place) bool {
		return (country == "" || p.Country == country) && (state == "" || p.State == state || len(p.State) > 3 || p.State == "")
	}
	var best *geo.Place
	rank := func(p geo.Place) int {
		if region != "" && strings.EqualFold(p.State, region) {
			return p.Weight + 100
		}
		return p.Weight
	}
	for _, p := range f.index().named[design.Fold(name)] {
		if fits(*p) && (best == nil || rank(*p) > rank(*best)) {
			best = p
		}
	}
	if best != nil || country == "" || len(strings.Fields(design.Fold(name))) > maxPlaceWords {
		return best
	}
	for _, m := range f.g.Find(name, 5) {
		if m.Score >= 0.8 && fits(m.Place) {
			return &m.Place
		}
	}
	return nil
}

// regionsAt returns the sailing regions of a position, or of a country or state that lies in them entirely.
func (f *placeFinder) regionsAt(lat, lon float64, country, state string) []string {
	var in []string
	for _, r := range f.regions {
		if f.g.InRegion(lat, lon, country, r.ID) || lat == 0 && lon == 0 && state != "" && f.g.StateInRegion(country, state, r.ID) {
			in = append(in, r.ID)
		}
	}
	slices.Sort(in)
	return in
}
