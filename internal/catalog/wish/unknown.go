package wish

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// placing come before a place rather than before anything else.
var placing = sentence.Set("in|near|around|off|at|close to|nearby|next to|lying in|located in|based in|nahe|bei|rund um|pres de|autour de|en")

// states are what a boat is in, rather than where.
var states = sentence.Set("condition|shape|order|state|zustand|etat|colour|color")

// readUnknownPlace finds a name behind a preposition of places that no table has. Only a turn without any known place has
// one: behind a known place the name tells where in it.
func (t *turn) readUnknownPlace() {
	if demand.HasPlace(t.query) {
		return
	}
	for i := range t.Words {
		if !t.IsName(i) || t.NegatedAt(i) || t.NegatedAt(t.SkipArticles(i)) {
			continue
		}
		if _, ok := t.Before(t.SkipArticles(i), placing, 2); !ok {
			continue
		}
		j := i + 1
		for j < len(t.Words) && !t.Breaks(j-1) && t.IsName(j) {
			j++
		}
		if states[t.Fold(j)] {
			continue // "in Turnkey condition"
		}
		t.query.UnknownPlace, t.about = t.RawOf(i, j), true
		return
	}
}
