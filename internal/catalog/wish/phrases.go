package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
)

// span is a phrase from word i up to but not including j with what it asks for.
type span struct {
	i, j    int
	effects []lexicon.Effect
}

// readPhrases finds the phrases of the lexicon that have at least so many words.
func (t *turn) readPhrases(least int) {
	for i := 0; i < len(t.words); i++ {
		effects, j := t.meaningAt(i, least)
		if j == i || !t.meant(i, j) {
			continue
		}
		t.use(i, j)
		t.spans = append(t.spans, span{i, j, effects})
		i = j - 1
	}
	slices.SortFunc(t.spans, func(a, b span) int { return a.i - b.i })
}

// meaningAt finds the longest phrase of at least so many words that starts with word i and is free, and the word behind it, i for none.
func (t *turn) meaningAt(i, least int) (effects []lexicon.Effect, j int) {
	for n := min(t.lexicon.Longest(), len(t.words)-i); n >= least; n-- {
		if !t.free(i, i+n) {
			continue
		}
		if p, whole := t.phrase(i, i+n); whole {
			if found := t.lexicon.Effects(p); len(found) > 0 {
				return found, i + n
			}
		}
	}
	return nil, i
}

// readElided finds what shares its noun with the phrase behind it: the "bilge" of "bilge or fin keel".
func (t *turn) readElided() {
	for _, s := range t.spans {
		if s.j-s.i < 2 {
			continue
		}
		noun := t.words[s.j-1].fold
		for i := s.i; i > 0; {
			first := i - 1
			if joining[t.words[first].fold] != "" && !t.words[first].used {
				first--
			}
			effects, at := t.ofNoun(first, noun)
			if len(effects) == 0 || t.joint(first+1, i) == "" {
				break
			}
			t.use(at, first+1)
			t.spans = append(t.spans, span{at, first + 1, effects})
			i = at
		}
	}
}

// readElidedNoun finds what has its noun before it: the "bilge" of "full keel or bilge".
func (t *turn) readElidedNoun() {
	for k := 0; k < len(t.spans); k++ {
		s := t.spans[k]
		if s.j-s.i < 2 || s.effects[0].Field != "keel" {
			continue
		}
		for next, ok := t.beforeNoun(s.j, t.words[s.j-1].fold); ok; next, ok = t.beforeNoun(next.j, t.words[s.j-1].fold) {
			t.use(next.i, next.j)
			k++
			t.spans = slices.Insert(t.spans, k, next)
		}
	}
}

// readElidedBehind finds what shares its adjective with the phrase before it: the "sails" of "new rigging and sails".
func (t *turn) readElidedBehind() {
	for k := 0; k < len(t.spans); k++ {
		s := t.spans[k]
		for s.j-s.i > 1 && s.effects[0].Field != "icw" { // which is no adjective of a mast
			next, ok := t.sharing(t.words[s.i].fold, s.j)
			if !ok {
				break
			}
			t.use(next.i, next.j)
			k++
			t.spans = slices.Insert(t.spans, k, next)
			s.j = next.j // "new sails, rigging and engine"
		}
	}
}

// sharing finds what goes on a list that ends before word i and shares its adjective.
func (t *turn) sharing(adjective string, i int) (next span, ok bool) {
	for at := i; at <= i+1 && at < len(t.words); at++ {
		if t.joint(i, at) == "" || t.known(at) && t.meant(at, at+1) {
			continue
		}
		if effects, j := t.ofAdjective(adjective, at); len(effects) > 0 {
			return span{at, j, effects}, true
		}
	}
	return span{}, false
}

// beforeNoun finds what goes on a list that ends before word i and would ask for something with a noun behind it.
func (t *turn) beforeNoun(i int, noun string) (next span, ok bool) {
	for at := i; at <= i+1 && at < len(t.words); at++ {
		for j := min(at+2, len(t.words)); j > at && t.joint(i, at) != ""; j-- {
			p, whole := t.phrase(at, j)
			if effects := t.lexicon.Effects(p + " " + noun); whole && t.free(at, j) && len(effects) > 0 {
				return span{at, j, effects}, true
			}
		}
	}
	return span{}, false
}

// ofAdjective finds what the free words from word i on ask for with an adjective before them, and the word behind them.
func (t *turn) ofAdjective(adjective string, i int) (effects []lexicon.Effect, j int) {
	for j = min(i+2, len(t.words)); j > i; j-- {
		p, whole := t.phrase(i, j)
		if !whole || !t.free(i, j) {
			continue
		}
		for _, form := range append([]string{adjective}, newForms[adjective]...) {
			if effects := t.lexicon.Effects(form + " " + p); len(effects) > 0 {
				return effects, j
			}
		}
	}
	return nil, i
}

// newForms are the other endings that an adjective may have before another noun: "neues Rigg und Segel".
var newForms = map[string][]string{"neues": {"neue", "neuer"}, "neue": {"neues", "neuer"}, "neuer": {"neue", "neues"}, "neuem": {"neuen", "neuer"}, "neuen": {"neuem", "neuer"}}

// ofNoun finds what the free words that end with word i ask for with a noun behind them, and the first of them.
func (t *turn) ofNoun(i int, noun string) (effects []lexicon.Effect, at int) {
	for at = max(i-1, 0); at <= i; at++ {
		if p, whole := t.phrase(at, i+1); whole && t.free(at, i+1) && len(t.lexicon.Effects(p+" "+noun)) > 0 {
			return t.lexicon.Effects(p + " " + noun), at
		}
	}
	return nil, i
}

// secondParts end German compounds without saying anything: "Kuttertakelung", "Stahlrumpf".
var secondParts = set("takelung|getakelt|getakelte|rigg|rumpf|rumpfe|boot|boote|booten|yacht|yachten|jacht|jachten|schiff|schiffe|bau|bauweise|motor|motoren|maschine|antrieb|version|ausfuhrung|segler")

// readCompounds takes the long words that German makes of two apart: "Stahlketsch".
func (t *turn) readCompounds() {
	for i, w := range t.words {
		if w.used || len(w.fold) < 8 || t.lexicon.Noise(w.fold) {
			continue
		}
		for cut := 3; cut <= len(w.fold)-3; cut++ {
			first, second := t.lexicon.Effects(w.fold[:cut]), t.lexicon.Effects(w.fold[cut:])
			if len(first) > 0 && (len(second) > 0 || secondParts[w.fold[cut:]]) {
				t.use(i, i+1)
				if len(second) > 0 && second[0].Field == "feature" && first[0].Field == "fuel" {
					first = nil // "Dieselheizung"
				}
				t.spans = append(t.spans, span{i, i + 1, slices.Concat(first, second)})
				break
			}
		}
	}
	slices.SortFunc(t.spans, func(a, b span) int { return a.i - b.i })
}
