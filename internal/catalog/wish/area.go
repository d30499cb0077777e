package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/geo"
)

// mostMisspelt bounds how many words are compared with every place.
const mostMisspelt = 5

// misspelt finds a place of at least five letters behind a preposition, one letter wrong; in a very long one two may be.
func (t *turn) misspelt() []area {
	var out []area
	tried := 0
	for i, w := range t.Words {
		if m, j, ok := t.misspeltWords(i); ok {
			t.Use(i, j)
			out = append(out, area{i: i, j: j, Mention: m, name: m.Name})
			continue
		}
		if t.Words[i].Used || len(w.Fold) < 5 || monies[w.Fold] != "" || t.lexicon.Noise(w.Fold) || t.lexicon.Everyday(w.Fold) || t.Known(i) || !sentence.IsLetter(w.Fold) {
			continue
		}
		led := t.Located(t.SkipArticles(i))
		if !led && len(w.Fold) < place.Unmistakable && !t.MaybeTypo(i) {
			continue
		}
		if tried++; tried > mostMisspelt {
			break
		}
		m, ok := t.places.MisspeltArea(w.Fold)
		if !ok && (led || len(w.Fold) >= place.Unmistakable) {
			m, ok = t.places.MisspeltPlace(w.Fold)
		}
		if !ok || !led && len(w.Fold) < spelling.ShortestTypo && !strings.HasSuffix(lexicon.Key(m.Name), w.Fold[len(w.Fold)-1:]) && !strings.HasPrefix(lexicon.Key(m.Name), w.Fold) {
			continue
		}
		t.Use(i, i+1)
		out = append(out, area{i: i, j: i + 1, Mention: m, name: m.Name})
	}
	return out
}

// withoutForeign drops the regions of one country that are named in one breath with another, or with a state they are no coast of,
// and tells them back: "west coast Sweden" is not that of the United States.
func (t *turn) withoutForeign(areas []area) []area {
	return slices.DeleteFunc(areas, func(a area) bool {
		home := t.places.Home(a.ID)
		if a.Kind != geo.KindRegion || home == "" || !slices.ContainsFunc(areas, func(b area) bool {
			elsewhere := b.Country != home || b.Kind == geo.KindState && !t.places.Touches(b.Mention, a.ID)
			return b.Country != "" && elsewhere && (t.oneBreath(a.j, b.i) || t.oneBreath(b.j, a.i))
		}) {
			return false
		}
		t.TellBack(a.i, a.j)
		return true
	})
}

// oneBreath reports whether nothing but the words of a genitive stands between what ends before word i and what starts with word j.
func (t *turn) oneBreath(i, j int) bool {
	if j < i || j > i+2 {
		return false
	}
	for k := i; k <= j; k++ {
		if k > 0 && t.Breaks(k-1) || k < j && !genitives[t.Fold(k)] {
			return false
		}
	}
	return true
}

var genitives = sentence.Set("of|the|s|in")

// statesOfChoice takes a place that is called like its state for the state where it is a choice besides another: "New York or Maine".
func (t *turn) statesOfChoice(areas []area) []area {
	if states := t.asStates(slices.Clone(areas)); len(areas) == 2 && t.fromTo(states[0], states[1]) {
		return states // "New York to Maine"
	}
	if len(areas) < 2 || !t.isChoice(areas) || !slices.ContainsFunc(areas, func(a area) bool { return a.Kind == geo.KindState }) {
		return areas
	}
	return t.asStates(areas)
}

// asStates takes the places of a list that are called like their state for the states.
func (t *turn) asStates(areas []area) []area {
	for k, a := range areas {
		if s, ok := t.places.State(a.Country, a.State); ok && a.Kind == geo.KindPlace && strings.HasPrefix(a.Name, s.Name) {
			areas[k].Kind, areas[k].ID = geo.KindState, s.Code
		}
	}
	return areas
}

// mostInRegion is how many words of a name errors are looked for in.
const mostInRegion = 3

// misspeltWords looks for a region of several words, one of which is misspelt, from word i on: "pacfic northwest".
func (t *turn) misspeltWords(i int) (m geo.Mention, j int, ok bool) {
	for n := mostInRegion; n > 1; n-- {
		if !t.Free(i, i+n) || !t.anyTypo(i, i+n) {
			continue
		}
		if p, whole := t.Phrase(i, i+n); whole && len(p) >= place.Unmistakable {
			if m, ok := t.places.MisspeltArea(p); ok {
				return m, i + n, true
			}
		}
	}
	return geo.Mention{}, i, false
}

func (t *turn) anyTypo(i, j int) bool {
	for ; i < j; i++ {
		if t.MaybeTypo(i) {
			return true
		}
	}
	return false
}
