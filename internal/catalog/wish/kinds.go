package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// contrasted are the fields of boats of which two are set against each other.
var contrasted = sentence.Set("type|types|rig|hull|keel|fuel|engine_type|category")

// readContrast makes a comparison of two kinds of boat: "ketch vs sloop, 42-46 ft". What else the turn says holds for both.
func (t *turn) readContrast() {
	if len(t.query.Compare) > 0 {
		return
	}
	for k := 1; k < len(t.Spans); k++ {
		a, b := t.Spans[k-1], t.Spans[k]
		if a.Effects[0].Field != b.Effects[0].Field || !contrasted[a.Effects[0].Field] || !t.versus(a, b) {
			continue
		}
		t.query.Compare = []catalog.Query{t.kind(a), t.kind(b)}
		t.Spans = slices.Delete(t.Spans, k-1, k+1)
		t.about = true
		return
	}
}

// versus reports whether two phrases are set against each other, and takes the words that say so.
func (t *turn) versus(a, b sentence.Span) bool {
	if b.I == a.J+1 && sentence.IsVersus(t.Fold(a.J)) {
		t.Use(a.J, b.I)
		return true
	}
	opened := sentence.IsVersus(t.Fold(a.I - 1))
	if opened && sentence.Joins(t.Fold(a.J)) != "" && b.I == a.J+1 {
		t.Use(a.I-1, a.I)
		t.Use(a.J, b.I)
		return true
	}
	return false
}

// kind is the query of one phrase alone.
func (t *turn) kind(s sentence.Span) catalog.Query {
	alone := &turn{Parser: t.Parser, Reader: boat.New(&sentence.Sentence{}, boat.Sources{})}
	for _, e := range s.Effects {
		alone.apply(e, false)
	}
	alone.settleType()
	return alone.query
}
