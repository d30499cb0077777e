package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
)

// contrasted are the fields of boats of which two are set against each other.
var contrasted = set("type|types|rig|hull|keel|fuel|engine_type|category")

// readContrast makes a comparison of two kinds of boat: "ketch vs sloop, 42-46 ft". What else the turn says holds for both.
func (t *turn) readContrast() {
	if len(t.query.Compare) > 0 {
		return
	}
	for k := 1; k < len(t.spans); k++ {
		a, b := t.spans[k-1], t.spans[k]
		if a.effects[0].Field != b.effects[0].Field || !contrasted[a.effects[0].Field] || !t.versus(a, b) {
			continue
		}
		t.query.Compare = []catalog.Query{t.kind(a), t.kind(b)}
		t.spans = slices.Delete(t.spans, k-1, k+1)
		t.about = true
		return
	}
}

// versus reports whether two phrases are set against each other, and takes the words that say so.
func (t *turn) versus(a, b span) bool {
	if b.i == a.j+1 && comparing[t.words[a.j].fold] {
		t.use(a.j, b.i)
		return true
	}
	opened := a.i > 0 && comparing[t.words[a.i-1].fold]
	if opened && joining[t.words[a.j].fold] != "" && b.i == a.j+1 {
		t.use(a.i-1, a.i)
		t.use(a.j, b.i)
		return true
	}
	return false
}

// kind is the query of one phrase alone.
func (t *turn) kind(s span) catalog.Query {
	alone := &turn{Parser: t.Parser, sentence: &sentence{}}
	for _, e := range s.effects {
		alone.apply(e, false)
	}
	alone.settleType()
	return alone.query
}
