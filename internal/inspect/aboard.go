package inspect

import (
	"fmt"
	"slices"
	"strings"
)

// fitted are the items that not every boat has and that cost their owner something as soon as they are there. from is the
// age of the boat, in years, from which it matters when they were last renewed; what is asked for by name is named.
var fitted = []struct {
	item  Item
	from  int
	named string
}{
	{TeakDeck, 15, ""}, {Saildrive, 2, "saildrive's hull seal"}, {RodRigging, 6, ""}, {Liferaft, 3, ""}, {Sterndrive, 5, "sterndrive's bellows"},
}

// aboard adds the fitted items that the text names and says nothing of: "saildrive, teak deck".
func (r *reader) aboard() {
	for _, s := range r.sentences {
		if r.ordered(s) {
			continue
		}
		groups := r.groups(s)
		r.polarity(groups)
		for _, g := range groups {
			for _, m := range g.marks {
				if m.isItem() && !m.gone && !r.withoutIt(g) {
					r.fit(m.items, g)
				}
			}
		}
	}
}

func (r *reader) fit(items []Item, g group) {
	for _, f := range fitted {
		said := slices.ContainsFunc(r.cues, func(c Cue) bool { return c.Item == f.item })
		if !said && slices.Contains(items, f.item) {
			r.say([]Item{f.item}, Cue{Kind: SaysAboard}, g)
		}
	}
}

// withoutIt reports whether what a clause names is only told to be wanted, gone or not hers, or is told more of.
func (r *reader) withoutIt(g group) bool {
	if g.has(func(o mark) bool { return o.sign == needing || o.sign == unsure || o.problem != "" || o.action != "" }) {
		return true
	}
	return slices.ContainsFunc(r.words[g.i:g.j], func(w word) bool {
		return w.text == "no" || w.text == "not" || w.text == "instead" || w.text == "applicable"
	})
}

// untold are the fitted items of which nobody says how old they are, on a boat that is old enough for it to matter.
func (in *Inspector) untold(b boat, h history, now int) []Finding {
	age, known := b.age(now)
	var out []Finding
	for _, f := range fitted {
		said := h.of(f.item)
		l, lasts := lifespanOf(f.item)
		if !known || !lasts || len(said) == 0 || len(said.kinds(SaysAboard)) != len(said) || age < h.due(l) {
			continue
		}
		r := in.rules.find(f.item, Aged)
		found := Finding{Grade: milder(r.grade), Area: f.item.Area(), Item: f.item, Problem: Aged, Why: r.why, Correction: "Ask when it was renewed."}
		found.Title = f.item.Label() + ": age not told"
		found.Deficiency = fmt.Sprintf("As old as the boat it is %s; %d is usual.", years(age), h.due(l))
		found.Confidence = "low"
		found.Evidence = append([]Evidence{said[0].evidence()}, l.evidence()...)
		out = append(out, found)
	}
	return out
}

// oftenSealed is after how many years the makers of some saildrives want their seal renewed; others allow the table's.
const oftenSealed = 5

// due is the age at which an item is due: a saildrive's seal by the make of the engine, where that is told.
func (h history) due(l Lifespan) int {
	yanmar := slices.ContainsFunc(h, func(c Cue) bool { return strings.Contains(strings.ToLower(c.Text), "yanmar") })
	if l.Item == Saildrive && yanmar {
		return oftenSealed
	}
	return l.Watch
}
