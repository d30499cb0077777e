package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// shores stand behind the adjective of the country that they belong to, in French before it; so does what lies there.
var shores = sentence.Set("based|market|markets|markt|marche|waters|islands|isles|inseln|iles|coast|coasts|waterways|coastline|ports|harbours|harbors|marinas|gewasser|gewassern|hafen|kuste|kusten|eaux|cotes")

// nations reads the countries of shores: "German, Dutch or Danish waters".
func (t *turn) nations() []area {
	var out []area
	for i := len(t.Words) - 1; i >= 0; i-- {
		country, ok := t.places.Nation(t.Fold(i))
		if !ok || t.Words[i].Used || !t.beforeShore(i+1, out) && !(shores[t.Fold(i-1)]) {
			continue
		}
		t.Use(i, i+1)
		out = append(out, area{i: i, j: i + 1, Mention: country, name: country.Name})
	}
	for i, w := range t.Words {
		if len(out) > 0 && shores[w.Fold] {
			t.Use(i, i+1)
		}
	}
	return out
}

// beforeShore reports whether a shore stands at word i, or word i goes on a list with the adjective of one.
func (t *turn) beforeShore(i int, found []area) bool {
	if i < len(t.Words) && !t.Breaks(i-1) && (shores[t.Fold(i)] || t.startsRegion(i)) {
		return true
	}
	return len(found) > 0 && t.Joint(i, found[len(found)-1].i) != ""
}

// startsRegion reports whether the name of a region starts with word i: "German Baltic coast".
func (t *turn) startsRegion(i int) bool {
	return slices.ContainsFunc(t.Mentions, func(m geo.Mention) bool { return m.Kind == geo.KindRegion && m.Start == t.Words[i].Start })
}
