package area

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// codes reads the codes of countries and states that the gazetteer leaves: "in DE, AT or CH". A code stands in capitals
// behind a preposition or goes on a list of areas.
func (r *Reader) codes(areas []Area) []Area {
	if strings.ToUpper(r.Text) == r.Text {
		return nil // any short word could be one
	}
	all := slices.Clone(areas)
	for i := range r.Words {
		if !r.Code(i) {
			continue
		}
		if city, ok := r.city(areas, i); ok {
			r.Use(i, i+1)
			all = append(all, city)
			continue
		}
		before := slices.IndexFunc(all, func(a Area) bool { return a.J <= i && r.Joint(a.J, i) != "" })
		located := r.Located(i)
		if before < 0 && !located && !r.NegatedAt(i) && !r.plainCode(i) {
			continue
		}
		states := before < 0 && r.statesFrom(i) || before >= 0 && all[before].Kind == geo.KindState
		if m, ok := r.places.OfCode(r.Raw(i), states); ok {
			r.Use(i, i+1)
			all = append(all, Area{I: i, J: i + 1, Mention: m, Written: m.Name})
		}
	}
	return all[len(areas):]
}

// cities are called by two capitals, which in a list of states are a state's.
var cities = map[string]string{"LA": "Los Angeles", "SF": "San Francisco"}

// city is the city that word i is short for: where boats are looked for, or on a list with a place.
func (r *Reader) city(areas []Area, i int) (Area, bool) {
	name := cities[r.Raw(i)]
	if name == "" {
		return Area{}, false
	}
	found := r.places.Find(name, 1)
	if len(found) == 0 {
		return Area{}, false
	}
	own := found[0].Place.State
	located := r.Located(i)
	beside := slices.ContainsFunc(areas, func(a Area) bool {
		return a.Kind == geo.KindPlace && (r.Joint(a.J, i) != "" || r.Joint(i+1, a.I) != "")
	})
	if !beside && (!located || r.besideState(i, own)) {
		return Area{}, false
	}
	return Area{I: i, J: i + 1, Mention: place.Mention(found[0].Place), Written: name}, true
}

// withoutHomes leaves out the states that stand behind a city of theirs: "LA, California".
func withoutHomes(areas []Area) []Area {
	return slices.DeleteFunc(slices.Clone(areas), func(s Area) bool {
		return s.Kind == geo.KindState && slices.ContainsFunc(areas, func(a Area) bool {
			return a.Kind == geo.KindPlace && a.J == s.I && a.Country == s.Country && a.State == s.State
		})
	})
}

// besideState reports whether word i goes on, or starts, a list of codes of states other than a city's own.
func (r *Reader) besideState(i int, own string) bool {
	for _, k := range []int{i - 2, i - 1, i + 1, i + 2} {
		if k < 0 || k >= len(r.Words) || !r.Code(k) || r.Raw(k) == own || r.Joint(min(i, k)+1, max(i, k)) == "" {
			continue
		}
		if _, ok := r.places.OfCode(r.Raw(k), true); ok {
			return true
		}
	}
	return false
}

// statesFrom reports whether the list of codes that starts with word i is of states: if all of them are, and the first is
// not one that sailors take for a country.
func (r *Reader) statesFrom(i int) bool {
	if raw := r.Raw(i); raw == "DE" || raw == "MT" || raw == "NL" {
		return false
	}
	for k := i; k < len(r.Words); {
		if _, ok := r.places.OfCode(r.Raw(k), true); !ok {
			return false
		}
		switch {
		case k+1 < len(r.Words) && r.Code(k+1) && r.Joint(k+1, k+1) != "":
			k++
		case k+2 < len(r.Words) && r.Code(k+2) && r.Joint(k+1, k+2) != "":
			k += 2
		default:
			return true
		}
	}
	return true
}

// plainCode reports whether the code of word i needs no preposition: it starts a list of codes, "NL or DE", or it is of a
// state and of no country.
func (r *Reader) plainCode(i int) bool {
	if stressed[r.Fold(i)] || i+1 < len(r.Words) && r.spaceless(i) {
		return false
	}
	if k := i + 1; k < len(r.Words) {
		if r.Code(k) && r.Joint(k, k) != "" || k+1 < len(r.Words) && r.Code(k+1) && r.Joint(k, k+1) != "" {
			return true
		}
		if r.Figure(k) && !r.Breaks(i) && r.Gap(i) == " " {
			return false // "NC 11" is a model
		}
	}
	_, country := r.places.OfCode(r.Raw(i), false)
	return !country
}

// spaceless reports whether the next word touches word i.
func (r *Reader) spaceless(i int) bool { return r.Gap(i) == "" || r.Gap(i) == "-" }

// stressed are the codes that are rather words in capitals: "NO teak".
var stressed = sentence.Set("no|or|in|me|ok|at|it|so|as|is|am|an|be|by|do|my|to|us|hi|pa|oh|on|dc|cc")

// MissedCode reports whether word i is a code that no area was made of.
func (r *Reader) MissedCode(i int) bool {
	if !r.Code(i) || stressed[r.Fold(i)] || strings.ToUpper(r.Text) == r.Text {
		return false
	}
	_, country := r.places.OfCode(r.Raw(i), false)
	_, state := r.places.OfCode(r.Raw(i), true)
	return country || state
}
