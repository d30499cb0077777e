package advert

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// aboard adds the fitted items that the text names and says nothing of: "saildrive, teak deck".
func (r *reading) aboard() {
	for _, s := range r.sentences {
		if r.ordered(s) {
			continue
		}
		groups := r.groups(s)
		r.polarity(groups)
		for _, g := range groups {
			for _, m := range g.marks {
				if m.isItem() && !m.gone && !r.withoutIt(g) && !(m.j-m.i == 1 && (belongings[r.words[m.i].text] || pieces[r.words[m.i].text])) {
					r.fit(m.items, g)
				}
			}
		}
	}
}

func (r *reading) fit(items []part.Item, g group) {
	for _, item := range items {
		said := slices.ContainsFunc(r.cues, func(c Cue) bool { return c.Item == item })
		if !said && item.Fitted() {
			r.say([]part.Item{item}, Cue{Kind: SaysAboard}, g)
		}
	}
}

// withoutIt reports whether what a clause names is only told to be wanted, gone or not hers, or is told more of.
func (r *reading) withoutIt(g group) bool {
	if g.has(func(o mark) bool { return o.sign == needing || o.sign == unsure || o.problem != "" || o.action != "" }) {
		return true
	}
	if g.j < len(r.words) && notWord(r.words[g.j]) && strings.ContainsAny(r.gap(g.j), "-–—:?") {
		return true // "saildrive - no, she has a shaft"
	}
	return slices.ContainsFunc(r.words[g.i:g.j], func(w word) bool {
		return lacking[w.text] || refusing[w.text] || w.text == "instead" || w.text == "applicable"
	})
}

// lacking words say that something is not there.
var lacking = wordClass("lacking")
