package area

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// Choice is the areas to look in, and whether each of several will do: those that hold another one are dropped where not.
func (r *Reader) Choice(areas []Area) (all []Area, choice bool) {
	choice = len(areas) > 1 && r.isChoice(areas)
	if len(areas) > 1 && !choice {
		areas = r.narrowest(areas)
		choice = len(areas) > 1 && r.isChoice(areas)
	}
	return areas, choice
}

// isChoice reports whether the areas are alternatives: joined by or, and, or commas.
func (r *Reader) isChoice(areas []Area) bool {
	for k := 1; k < len(areas); k++ {
		if areas[k].I == areas[k-1].I || r.fromTo(areas[k-1], areas[k]) || r.including(areas[k-1], areas[k]) {
			continue
		}
		joint := cmp.Or(r.Joint(areas[k-1].J, areas[k].I), r.Joint(areas[k-1].J, r.skipIn(areas[k].I)))
		if joint == "" {
			return false
		}
		if r.places.Lies(areas[k-1].Mention, areas[k].Mention) || r.places.Lies(areas[k].Mention, areas[k-1].Mention) {
			return areas[k-1].J < areas[k].I && joint == "or" // "Spain/Balearics" narrows
		}
	}
	return true
}

// including reports whether an area is named as a part of the one before it, which it may not be for everybody: "Caribbean incl.
// Bahamas".
func (r *Reader) including(a, b Area) bool {
	return a.J+1 == b.I && inclusive[r.Fold(a.J)]
}

// inclusive are the words before a part of an area.
var inclusive = sentence.Set("incl|including|inkl|inklusive|einschliesslich|inclus|inc")

// fromTo reports whether two states are the ends of a coast: "Maine to Rhode Island". Those between are not known.
func (r *Reader) fromTo(a, b Area) bool {
	if a.Kind != geo.KindState || b.Kind != geo.KindState || a.J+1 != b.I {
		return false
	}
	word := r.Fold(a.J)
	return word == "to" || word == "through" || word == "thru"
}

// skipIn goes back over a preposition, an article and the quarter of a country before word i.
func (r *Reader) skipIn(i int) int {
	for i > 0 && !r.Breaks(i-1) && (sentence.Locates(r.Fold(i-1)) || sentence.IsArticle(r.Fold(i-1)) || place.IsQuarter(r.Fold(i-1)) || anywhere[r.Fold(i-1)]) {
		i--
	}
	return i
}

// anywhere are the words before an area that is only one of several.
var anywhere = sentence.Set("anywhere|somewhere|on|irgendwo|partout|quelque part")

// narrowest drops the areas that hold another one and keeps a region with a country it shares a coast with.
func (r *Reader) narrowest(areas []Area) []Area {
	var out []Area
	for k, a := range areas {
		inner := slices.ContainsFunc(areas, func(b Area) bool {
			return b.I != a.I && r.places.Lies(b.Mention, a.Mention) && !(a.Kind == geo.KindRegion && b.Kind == geo.KindCountry)
		})
		if !inner || k == 0 && len(areas) == 1 {
			out = append(out, a)
		}
	}
	return out
}

// Further reports whether a choice that has a place is one of several places rather than one that is told more nearly, as in
// "Hamble, Southampton".
func (r *Reader) Further(areas []Area) bool {
	for k := 1; k < len(areas); k++ {
		a, b := areas[k-1], areas[k]
		joint := r.Joint(a.J, b.I)
		if joint == "or" || joint == "and" || a.Kind != geo.KindPlace || b.Kind != geo.KindPlace || r.places.Far(a.Written, b.Mention) {
			return true
		}
	}
	return false
}

// Apart reports whether area k is a country or a state beside another one: a boat lies in one of them, however they are strung
// together.
func Apart(areas []Area, k int) bool {
	kind := areas[k].Kind
	return (kind == geo.KindCountry || kind == geo.KindState) && slices.ContainsFunc(areas, func(b Area) bool {
		return b.Kind == kind && (b.ID != areas[k].ID || b.Country != areas[k].Country)
	})
}

// Unmistakably is the name of a place, with its state or country where it is not the one that the name alone stands for.
func (r *Reader) Unmistakably(a Area) string {
	name := a.Written
	if name == strings.ToLower(name) {
		name = a.Name
	}
	if a.State != "" && len(a.State) <= 3 {
		return name + ", " + a.State
	}
	if found := r.places.Find(name, 1); len(found) > 0 && found[0].Place.Country != a.Country {
		if c, ok := r.places.Country(a.Country); ok {
			return name + ", " + c.Name
		}
	}
	return name
}
