package wish

import (
	"cmp"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

var inclusive = sentence.Set("incl|including|inkl|inklusive|einschliesslich|inclus|inc")

// isChoice reports whether the areas are alternatives: joined by or, and, or commas.
func (t *turn) isChoice(areas []area) bool {
	for k := 1; k < len(areas); k++ {
		if areas[k].i == areas[k-1].i || t.fromTo(areas[k-1], areas[k]) || t.including(areas[k-1], areas[k]) {
			continue
		}
		joint := cmp.Or(t.Joint(areas[k-1].j, areas[k].i), t.Joint(areas[k-1].j, t.skipIn(areas[k].i)))
		if joint == "" {
			return false
		}
		if t.places.Lies(areas[k-1].Mention, areas[k].Mention) || t.places.Lies(areas[k].Mention, areas[k-1].Mention) {
			return areas[k-1].j < areas[k].i && joint == "or" // "Spain/Balearics" narrows
		}
	}
	return true
}

// further reports whether a choice that has a place is one of several places rather than one that is told more nearly, as in
// "Hamble, Southampton".
func (t *turn) further(areas []area) bool {
	for k := 1; k < len(areas); k++ {
		a, b := areas[k-1], areas[k]
		joint := t.Joint(a.j, b.i)
		if joint == "or" || joint == "and" || a.Kind != geo.KindPlace || b.Kind != geo.KindPlace || t.places.Far(a.name, b.Mention) {
			return true
		}
	}
	return false
}

// apart reports whether area k is a country or a state beside another one: a boat lies in one of them, however they are strung
// together.
func apart(areas []area, k int) bool {
	kind := areas[k].Kind
	return (kind == geo.KindCountry || kind == geo.KindState) && slices.ContainsFunc(areas, func(b area) bool {
		return b.Kind == kind && (b.ID != areas[k].ID || b.Country != areas[k].Country)
	})
}

// together makes one area of two that are named in one breath, if one of a list lies in the other: "west coast US or Mexico".
func (t *turn) together(areas []area) []area {
	if len(areas) < 3 {
		return areas
	}
	var out []area
	for _, a := range areas {
		last := len(out) - 1
		switch {
		case last < 0 || out[last].j != a.i || t.Breaks(a.i-1):
			out = append(out, a)
		case t.places.Lies(out[last].Mention, a.Mention) || out[last].Kind == geo.KindRegion && a.Kind == geo.KindCountry:
			out[last].j = a.j
		case t.places.Lies(a.Mention, out[last].Mention):
			a.i = out[last].i
			out[last] = a
		default:
			out = append(out, a)
		}
	}
	return out
}

// including reports whether an area is named as a part of the one before it, which it may not be for everybody: "Caribbean incl.
// Bahamas".
func (t *turn) including(a, b area) bool {
	return a.j+1 == b.i && inclusive[t.Fold(a.j)]
}

// fromTo reports whether two states are the ends of a coast: "Maine to Rhode Island". Those between are not known.
func (t *turn) fromTo(a, b area) bool {
	if a.Kind != geo.KindState || b.Kind != geo.KindState || a.j+1 != b.i {
		return false
	}
	word := t.Fold(a.j)
	return word == "to" || word == "through" || word == "thru"
}

// withoutHead drops an area that only stands over a list of its parts: "Scandinavia: Sweden, Denmark or Norway".
func (t *turn) withoutHead(areas []area) []area {
	if len(areas) < 3 || areas[0].Kind == geo.KindPlace || t.Joint(areas[0].j, areas[1].i) == "or" || !t.isChoice(areas[1:]) {
		return areas
	}
	for _, a := range areas[1:] {
		if a.Kind == geo.KindPlace || !t.places.Lies(a.Mention, areas[0].Mention) {
			return areas
		}
	}
	return areas[1:]
}

// compatriots chooses of several places of one name one in the country of another area that is named: the Essex of "Essex or Suffolk".
func (t *turn) compatriots(areas []area) []area {
	for k, a := range areas {
		if a.Kind != geo.KindPlace || len(a.Places) < 2 {
			continue
		}
		home := func(p geo.Place) bool {
			return slices.ContainsFunc(areas, func(b area) bool { return b.i != a.i && cmp.Or(t.places.Home(b.ID), b.Country) == p.Country })
		}
		if at := slices.IndexFunc(a.Places, home); at > 0 && !home(a.Places[0]) {
			m := place.Mention(a.Places[at])
			m.Start, m.End = a.Start, a.End
			areas[k].Mention = m
		}
	}
	return areas
}
