package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/geo"
)

// shores stand behind the adjective of the country that they belong to, in French before it; so does what lies there.
var shores = set("based|market|markets|markt|marche|waters|islands|isles|inseln|iles|coast|coasts|waterways|coastline|ports|harbours|harbors|marinas|gewasser|gewassern|hafen|kuste|kusten|eaux|cotes")

// nations reads the countries of shores: "German, Dutch or Danish waters".
func (t *turn) nations() []area {
	var out []area
	for i := len(t.words) - 1; i >= 0; i-- {
		country, ok := t.places.Nation(t.words[i].fold)
		if !ok || t.words[i].used || !t.beforeShore(i+1, out) && !(i > 0 && shores[t.words[i-1].fold]) {
			continue
		}
		t.use(i, i+1)
		out = append(out, area{i: i, j: i + 1, Mention: country, name: country.Name})
	}
	for i, w := range t.words {
		if len(out) > 0 && shores[w.fold] {
			t.use(i, i+1)
		}
	}
	return out
}

// beforeShore reports whether a shore stands at word i, or word i goes on a list with the adjective of one.
func (t *turn) beforeShore(i int, found []area) bool {
	if i < len(t.words) && !t.breaks(i-1) && (shores[t.words[i].fold] || t.startsRegion(i)) {
		return true
	}
	return len(found) > 0 && t.joint(i, found[len(found)-1].i) != ""
}

// startsRegion reports whether the name of a region starts with word i: "German Baltic coast".
func (t *turn) startsRegion(i int) bool {
	return slices.ContainsFunc(t.mentions, func(m geo.Mention) bool { return m.Kind == geo.KindRegion && m.Start == t.words[i].start })
}
