package knowledge

import (
	"slices"

	"github.com/fairlead/fairlead/internal/search"
)

// basis is what an answer rests on.
type basis struct {
	query    search.Query
	form     Form
	hits     []search.Hit // the passage to tell comes first
	evidence Evidence
	senses   []meaning // of the words whose meaning is asked for; nil where none is
	opening  []meaning // of a word that is told before the passage; nil where none is
}

// basis finds what of the base a question in English is answered with.
func (b *Base) basis(q Question) basis {
	on := basis{query: b.query(q), form: FormOf(q.Text), senses: b.meaningsOf(q.Text)}
	on.hits = b.rank(on.query, mannerOf(q.Text), maxHits)
	if on.evidence = b.judge(q.Text, on.query, on.hits); on.evidence != Solid {
		on.query, on.hits, on.evidence = b.clause(q, on.query, on.hits, on.evidence)
	}
	if query, hits, ok := b.besideEarlier(q); ok {
		on.query, on.hits, on.evidence = query, hits, Solid
	}
	if on.senses == nil && on.form == Compare && len(on.hits) > 0 {
		on.senses = b.compared(q.Text, b.page(on.hits[0].Doc))
	}
	if i, ok := b.askedFor(readable(q.Text)); ok {
		on.settle(i)
	}
	if i, ok := b.byID[q.About]; ok {
		on.settle(i)
	} else if on.opening = b.opening(q.Text); on.opening != nil {
		on.hits = b.having(on.opening, on.hits)
	}
	if on.senses != nil {
		on.evidence = Solid
	}
	if q.Inside && len(on.hits) > 0 {
		on.evidence = max(on.evidence, Thin)
	}
	return on
}

// settle makes a passage the one to tell.
func (on *basis) settle(passage int) { on.evidence, on.hits = Solid, first(on.hits, passage) }

// first puts the passage before all others, with at least the best score among them.
func first(hits []search.Hit, passage int) []search.Hit {
	front := search.Hit{Doc: passage}
	if len(hits) > 0 {
		front.Score = hits[0].Score
	}
	return append([]search.Hit{front}, slices.DeleteFunc(hits, func(h search.Hit) bool { return h.Doc == passage })...)
}
