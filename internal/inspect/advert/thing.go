package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// thingIn is the words by which a clause, or else its sentence before, names what of an item has a trouble: "navtex", "radar and plotter". It is empty where
// several are named that nothing joins.
func (r *reading) thingIn(g group, item part.Item) string {
	names := naming(item)
	own := slices.DeleteFunc(slices.Clone(g.marks), func(m mark) bool { return !names(m) || item == part.DeckItem && r.isBeside(g, m) })
	if len(own) == 0 && item == part.DeckItem && g.has(names) {
		return "" // "gelcoat cracks around the port aft cleat"
	}
	if len(own) == 0 {
		if thing, implied := r.impliedThing(g, item); implied {
			return thing
		}
		own = r.namedLast(g.i, names)
	}
	if len(own) == 0 || !r.adjoining(own) {
		return ""
	}
	first := own[0].i
	for first > 0 && attributes[r.words[first-1].text] && r.words[first-1].text != "new" && strings.TrimSpace(r.gap(first)) == "" {
		first--
	}
	return r.text(first, own[len(own)-1].j)
}

// adjoining reports whether nothing but a number or a conjunction stands between marks: "Autohelm 4000 wheel pilot", "radar and plotter".
func (r *reading) adjoining(marks []mark) bool {
	for k := 1; k < len(marks); k++ {
		between := r.words[marks[k-1].j:marks[k].i]
		named := slices.ContainsFunc(between, func(w word) bool { return !digit(w.text[0]) })
		if named && !(len(between) == 1 && conjunctions[between[0].text]) {
			return false
		}
	}
	return true
}

// isBeside reports whether a part only tells what something is around or near.
func (r *reading) isBeside(g group, m mark) bool {
	k := m.i - 1
	for k > g.i && (owning[r.words[k].text] || sides[r.words[k].text] || direction[r.words[k].text] || attributes[r.words[k].text]) && !beside[r.words[k].text] {
		k--
	}
	return k >= g.i && beside[r.words[k].text]
}

// namedLast are the marks that name an item last before word k in its sentence, one right behind the other: "generator Onan".
func (r *reading) namedLast(k int, names func(mark) bool) []mark {
	m, found := r.lastMark(k, names)
	if !found {
		return nil
	}
	own := []mark{m}
	for {
		before, found := r.lastMark(own[0].i, names)
		if !found || before.j != own[0].i {
			return own
		}
		own = slices.Insert(own, 0, before)
	}
}

// impliedThing is what the words for a trouble name that imply its item: "autopilot" of "autopilot hunts".
func (r *reading) impliedThing(g group, item part.Item) (thing string, implied bool) {
	for _, m := range g.marks {
		if m.problem == "" || m.usual || !slices.Contains(m.items, item) {
			continue
		}
		for end := m.j - 1; end > m.i; end-- {
			if means, j := r.terms.longest(r.Body, r.words, m.i, end); j == end && slices.Contains(means.items, item) && means.problem == "" {
				return r.text(m.i, end), true
			}
		}
		return "", true
	}
	return "", false
}
