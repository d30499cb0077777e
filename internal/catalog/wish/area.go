package wish

import (
	"math/bits"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/geo"
)

// areaName is a name of a country, a region or a state with what it stands for.
type areaName struct {
	typable
	strict bool // one error at most
	geo.Mention
}

// shortestRegion is how many letters the name of a region needs for an error to be forgiven.
const shortestRegion = 6

// areaNames lists the names of the countries, then those of the regions and the states.
func areaNames(places *geo.Gazetteer) []areaName {
	var out []areaName
	for _, c := range places.Countries() {
		key := keyOf(c.Name)
		m := geo.Mention{Kind: geo.KindCountry, ID: c.Code, Name: c.Name, Country: c.Code}
		out = append(out, areaName{typable: typable{key, lettersOf(key)}, strict: true, Mention: m})
	}
	for _, r := range places.Regions() {
		m := geo.Mention{Kind: geo.KindRegion, ID: r.ID, Name: r.Name}
		if all := places.Mentions(r.Name); len(all) == 1 {
			m = all[0] // Florida is a state first
		}
		for _, name := range append([]string{r.Name}, r.Aliases...) {
			if key := keyOf(name); len(key) >= shortestRegion {
				out = append(out, areaName{typable: typable{key, lettersOf(key)}, Mention: m})
			}
		}
	}
	for _, s := range places.States() {
		if key := keyOf(s.Name); len(key) >= shortestRegion {
			m := geo.Mention{Kind: geo.KindState, ID: s.Code, Name: s.Name, Country: s.Country, State: s.Code}
			out = append(out, areaName{typable: typable{key, lettersOf(key)}, strict: true, Mention: m})
		}
	}
	return out
}

// resemblingArea looks for a country, state or region of which a word is a misspelling.
func (p *Parser) resemblingArea(word string) (geo.Mention, bool) {
	letters := lettersOf(word)
	for _, a := range p.areas {
		allowed := 1
		if !a.strict && len(word) >= unmistakable {
			allowed = 2
		}
		if bits.OnesCount32(a.letters^letters) > 2*allowed {
			continue
		}
		if d := fold.Distance(word, a.name, allowed); d > 0 && d <= allowed {
			return a.Mention, true
		}
	}
	return geo.Mention{}, false
}
