package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// codes reads the codes of countries and states that the gazetteer leaves: "in DE, AT or CH". A code stands in capitals
// behind a preposition or goes on a list of areas.
func (t *turn) codes(areas []area) []area {
	if strings.ToUpper(t.Text) == t.Text {
		return nil // any short word could be one
	}
	all := slices.Clone(areas)
	for i := range t.Words {
		if !t.Code(i) {
			continue
		}
		if city, ok := t.city(areas, i); ok {
			t.Use(i, i+1)
			all = append(all, city)
			continue
		}
		before := slices.IndexFunc(all, func(a area) bool { return a.j <= i && t.Joint(a.j, i) != "" })
		located := t.Located(i)
		if before < 0 && !located && !t.NegatedAt(i) && !t.plainCode(i) {
			continue
		}
		states := before < 0 && t.statesFrom(i) || before >= 0 && all[before].Kind == geo.KindState
		if m, ok := t.places.OfCode(t.Raw(i), states); ok {
			t.Use(i, i+1)
			all = append(all, area{i: i, j: i + 1, Mention: m, name: m.Name})
		}
	}
	return all[len(areas):]
}

// cities are called by two capitals, which in a list of states are a state's.
var cities = map[string]string{"LA": "Los Angeles", "SF": "San Francisco"}

// city is the city that word i is short for: where boats are looked for, or on a list with a place.
func (t *turn) city(areas []area, i int) (area, bool) {
	name := cities[t.Raw(i)]
	if name == "" {
		return area{}, false
	}
	found := t.places.Find(name, 1)
	if len(found) == 0 {
		return area{}, false
	}
	own := found[0].Place.State
	located := t.Located(i)
	beside := slices.ContainsFunc(areas, func(a area) bool {
		return a.Kind == geo.KindPlace && (t.Joint(a.j, i) != "" || t.Joint(i+1, a.i) != "")
	})
	if !beside && (!located || t.besideState(i, own)) {
		return area{}, false
	}
	return area{i: i, j: i + 1, Mention: place.Mention(found[0].Place), name: name}, true
}

// withoutHomes leaves out the states that stand behind a city of theirs: "LA, California".
func withoutHomes(areas []area) []area {
	return slices.DeleteFunc(slices.Clone(areas), func(s area) bool {
		return s.Kind == geo.KindState && slices.ContainsFunc(areas, func(a area) bool {
			return a.Kind == geo.KindPlace && a.j == s.i && a.Country == s.Country && a.State == s.State
		})
	})
}

// besideState reports whether word i goes on, or starts, a list of codes of states other than a city's own.
func (t *turn) besideState(i int, own string) bool {
	for _, k := range []int{i - 2, i - 1, i + 1, i + 2} {
		if k < 0 || k >= len(t.Words) || !t.Code(k) || t.Raw(k) == own || t.Joint(min(i, k)+1, max(i, k)) == "" {
			continue
		}
		if _, ok := t.places.OfCode(t.Raw(k), true); ok {
			return true
		}
	}
	return false
}

// statesFrom reports whether the list of codes that starts with word i is of states: if all of them are, and the first is
// not one that sailors take for a country.
func (t *turn) statesFrom(i int) bool {
	if raw := t.Raw(i); raw == "DE" || raw == "MT" || raw == "NL" {
		return false
	}
	for k := i; k < len(t.Words); {
		if _, ok := t.places.OfCode(t.Raw(k), true); !ok {
			return false
		}
		switch {
		case k+1 < len(t.Words) && t.Code(k+1) && t.Joint(k+1, k+1) != "":
			k++
		case k+2 < len(t.Words) && t.Code(k+2) && t.Joint(k+1, k+2) != "":
			k += 2
		default:
			return true
		}
	}
	return true
}

// plainCode reports whether the code of word i needs no preposition: it starts a list of codes, "NL or DE", or it is of a
// state and of no country.
func (t *turn) plainCode(i int) bool {
	if stressed[t.Fold(i)] || i+1 < len(t.Words) && t.spaceless(i) {
		return false
	}
	if k := i + 1; k < len(t.Words) {
		if t.Code(k) && t.Joint(k, k) != "" || k+1 < len(t.Words) && t.Code(k+1) && t.Joint(k, k+1) != "" {
			return true
		}
		if t.Figure(k) && !t.Breaks(i) && t.Gap(i) == " " {
			return false // "NC 11" is a model
		}
	}
	_, country := t.places.OfCode(t.Raw(i), false)
	return !country
}

// spaceless reports whether the next word touches word i.
func (t *turn) spaceless(i int) bool { return t.Gap(i) == "" || t.Gap(i) == "-" }

// stressed are the codes that are rather words in capitals: "NO teak".
var stressed = sentence.Set("no|or|in|me|ok|at|it|so|as|is|am|an|be|by|do|my|to|us|hi|pa|oh|on|dc|cc")

// missedCode reports whether word i is a code that no area was made of.
func (t *turn) missedCode(i int) bool {
	if !t.Code(i) || stressed[t.Fold(i)] || strings.ToUpper(t.Text) == t.Text {
		return false
	}
	_, country := t.places.OfCode(t.Raw(i), false)
	_, state := t.places.OfCode(t.Raw(i), true)
	return country || state
}
