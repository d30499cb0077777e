package area

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// Settled are the areas that are meant where several are named, or only head a list of others. It changes those that it is given.
func (r *Reader) Settled(areas []Area) []Area {
	return r.withoutHead(r.together(r.statesOfChoice(r.withoutForeign(r.compatriots(areas)))))
}

// compatriots chooses of several places of one name one in the country of another area that is named: the Essex of "Essex or Suffolk".
func (r *Reader) compatriots(areas []Area) []Area {
	for k, a := range areas {
		if a.Kind != geo.KindPlace || len(a.Places) < 2 {
			continue
		}
		home := func(p geo.Place) bool {
			return slices.ContainsFunc(areas, func(b Area) bool { return b.I != a.I && cmp.Or(r.places.Home(b.ID), b.Country) == p.Country })
		}
		if at := slices.IndexFunc(a.Places, home); at > 0 && !home(a.Places[0]) {
			m := place.Mention(a.Places[at])
			m.Start, m.End = a.Start, a.End
			areas[k].Mention = m
		}
	}
	return areas
}

// withoutForeign drops the regions of one country that are named in one breath with another, or with a state they are no coast of,
// and tells them back: "west coast Sweden" is not that of the United States.
func (r *Reader) withoutForeign(areas []Area) []Area {
	return slices.DeleteFunc(areas, func(a Area) bool {
		home := r.places.Home(a.ID)
		if a.Kind != geo.KindRegion || home == "" || !slices.ContainsFunc(areas, func(b Area) bool {
			elsewhere := b.Country != home || b.Kind == geo.KindState && !r.places.Touches(b.Mention, a.ID)
			return b.Country != "" && elsewhere && (r.oneBreath(a.J, b.I) || r.oneBreath(b.J, a.I))
		}) {
			return false
		}
		r.TellBack(a.I, a.J)
		return true
	})
}

// oneBreath reports whether nothing but the words of a genitive stands between what ends before word i and what starts with word j.
func (r *Reader) oneBreath(i, j int) bool {
	if j < i || j > i+2 {
		return false
	}
	for k := i; k <= j; k++ {
		if k > 0 && r.Breaks(k-1) || k < j && !genitives[r.Fold(k)] {
			return false
		}
	}
	return true
}

// genitives stand between two areas of which one is of the other.
var genitives = sentence.Set("of|the|s|in")

// statesOfChoice takes a place that is called like its state for the state where it is a choice besides another: "New York or Maine".
func (r *Reader) statesOfChoice(areas []Area) []Area {
	if states := r.asStates(slices.Clone(areas)); len(areas) == 2 && r.fromTo(states[0], states[1]) {
		return states // "New York to Maine"
	}
	if len(areas) < 2 || !r.isChoice(areas) || !slices.ContainsFunc(areas, func(a Area) bool { return a.Kind == geo.KindState }) {
		return areas
	}
	return r.asStates(areas)
}

// asStates takes the places of a list that are called like their state for the states.
func (r *Reader) asStates(areas []Area) []Area {
	for k, a := range areas {
		if s, ok := r.places.State(a.Country, a.State); ok && a.Kind == geo.KindPlace && strings.HasPrefix(a.Name, s.Name) {
			areas[k].Kind, areas[k].ID = geo.KindState, s.Code
		}
	}
	return areas
}

// together makes one area of two that are named in one breath, if one of a list lies in the other: "west coast US or Mexico".
func (r *Reader) together(areas []Area) []Area {
	if len(areas) < 3 {
		return areas
	}
	var out []Area
	for _, a := range areas {
		last := len(out) - 1
		switch {
		case last < 0 || out[last].J != a.I || r.Breaks(a.I-1):
			out = append(out, a)
		case r.places.Lies(out[last].Mention, a.Mention) || out[last].Kind == geo.KindRegion && a.Kind == geo.KindCountry:
			out[last].J = a.J
		case r.places.Lies(a.Mention, out[last].Mention):
			a.I = out[last].I
			out[last] = a
		default:
			out = append(out, a)
		}
	}
	return out
}

// withoutHead drops an area that only stands over a list of its parts: "Scandinavia: Sweden, Denmark or Norway".
func (r *Reader) withoutHead(areas []Area) []Area {
	if len(areas) < 3 || areas[0].Kind == geo.KindPlace || r.Joint(areas[0].J, areas[1].I) == "or" || !r.isChoice(areas[1:]) {
		return areas
	}
	for _, a := range areas[1:] {
		if a.Kind == geo.KindPlace || !r.places.Lies(a.Mention, areas[0].Mention) {
			return areas
		}
	}
	return areas[1:]
}
