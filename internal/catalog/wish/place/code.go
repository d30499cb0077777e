package place

import (
	"slices"

	"github.com/fairlead/fairlead/internal/geo"
)

// withStates are the countries whose states have codes, the one with most boats first.
var withStates = []string{"US", "CA", "AU"}

// OfCode looks up the country of a code, or the state; of a code of several states the one with most boats.
func (a *Atlas) OfCode(code string, state bool) (geo.Mention, bool) {
	if !state {
		c, ok := a.Country(code)
		return ofCountry(c), ok
	}
	for _, country := range withStates {
		if s, ok := a.State(country, code); ok {
			return ofState(s), true
		}
	}
	return geo.Mention{}, false
}

// Mention is a place as a text that names it has it: with its state where states have codes.
func Mention(p geo.Place) geo.Mention {
	m := geo.Mention{Kind: geo.KindPlace, ID: p.ID, Name: p.Name, Country: p.Country, Places: []geo.Place{p}}
	if slices.Contains(withStates, p.Country) {
		m.State = p.State
	}
	return m
}

// ofCountry, ofState and ofRegion are the areas as a text that names them has them.
func ofCountry(c geo.Country) geo.Mention {
	return geo.Mention{Kind: geo.KindCountry, ID: c.Code, Name: c.Name, Country: c.Code}
}

func ofState(s geo.State) geo.Mention {
	return geo.Mention{Kind: geo.KindState, ID: s.Code, Name: s.Name, Country: s.Country, State: s.Code}
}

func ofRegion(r geo.Region) geo.Mention {
	return geo.Mention{Kind: geo.KindRegion, ID: r.ID, Name: r.Name}
}
