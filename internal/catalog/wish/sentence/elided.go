package sentence

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
)

// ReadElided finds what shares its noun or its adjective with a phrase that was found beside it.
func (s *Sentence) ReadElided(meant Meant) {
	s.readBeforeNoun()
	s.readBehindNoun()
	s.readBehindAdjective(meant)
}

// readBeforeNoun finds what shares its noun with the phrase behind it: the "bilge" of "bilge or fin keel".
func (s *Sentence) readBeforeNoun() {
	for _, p := range s.Spans {
		if p.J-p.I < 2 {
			continue
		}
		noun := s.Fold(p.J - 1)
		for i := p.I; i > 0; {
			first := i - 1
			if joining[s.Fold(first)] != "" && !s.Words[first].Used {
				first--
			}
			effects, at := s.ofNoun(first, noun)
			if len(effects) == 0 || s.Joint(first+1, i) == "" {
				break
			}
			s.Use(at, first+1)
			s.Spans = append(s.Spans, Span{at, first + 1, effects})
			i = at
		}
	}
}

// readBehindNoun finds what has its noun before it: the "bilge" of "full keel or bilge".
func (s *Sentence) readBehindNoun() {
	for k := 0; k < len(s.Spans); k++ {
		p := s.Spans[k]
		if p.J-p.I < 2 || p.Effects[0].Field != "keel" {
			continue
		}
		for next, ok := s.beforeNoun(p.J, s.Fold(p.J-1)); ok; next, ok = s.beforeNoun(next.J, s.Fold(p.J-1)) {
			s.Use(next.I, next.J)
			k++
			s.Spans = slices.Insert(s.Spans, k, next)
		}
	}
}

// readBehindAdjective finds what shares its adjective with the phrase before it: the "sails" of "new rigging and sails".
func (s *Sentence) readBehindAdjective(meant Meant) {
	for k := 0; k < len(s.Spans); k++ {
		p := s.Spans[k]
		for p.J-p.I > 1 && p.Effects[0].Field != "icw" { // which is no adjective of a mast
			next, ok := s.sharing(s.Fold(p.I), p.J, meant)
			if !ok {
				break
			}
			s.Use(next.I, next.J)
			k++
			s.Spans = slices.Insert(s.Spans, k, next)
			p.J = next.J // "new sails, rigging and engine"
		}
	}
}

// sharing finds what goes on a list that ends before word i and shares its adjective.
func (s *Sentence) sharing(adjective string, i int, meant Meant) (next Span, ok bool) {
	for at := i; at <= i+1 && at < len(s.Words); at++ {
		if s.Joint(i, at) == "" || s.Known(at) && meant(at, at+1) {
			continue
		}
		if effects, j := s.ofAdjective(adjective, at); len(effects) > 0 {
			return Span{at, j, effects}, true
		}
	}
	return Span{}, false
}

// beforeNoun finds what goes on a list that ends before word i and would ask for something with a noun behind it.
func (s *Sentence) beforeNoun(i int, noun string) (next Span, ok bool) {
	for at := i; at <= i+1 && at < len(s.Words); at++ {
		for j := min(at+2, len(s.Words)); j > at && s.Joint(i, at) != ""; j-- {
			p, whole := s.Phrase(at, j)
			if effects := s.lexicon.Effects(p + " " + noun); whole && s.Free(at, j) && len(effects) > 0 {
				return Span{at, j, effects}, true
			}
		}
	}
	return Span{}, false
}

// ofAdjective finds what the free words from word i on ask for with an adjective before them, and the word behind them.
func (s *Sentence) ofAdjective(adjective string, i int) (effects []lexicon.Effect, j int) {
	for j = min(i+2, len(s.Words)); j > i; j-- {
		p, whole := s.Phrase(i, j)
		if !whole || !s.Free(i, j) {
			continue
		}
		for _, form := range append([]string{adjective}, newForms[adjective]...) {
			if effects := s.lexicon.Effects(form + " " + p); len(effects) > 0 {
				return effects, j
			}
		}
	}
	return nil, i
}

// newForms are the other endings that an adjective may have before another noun: "neues Rigg und Segel".
var newForms = map[string][]string{"neues": {"neue", "neuer"}, "neue": {"neues", "neuer"}, "neuer": {"neue", "neues"}, "neuem": {"neuen", "neuer"}, "neuen": {"neuem", "neuer"}}

// ofNoun finds what the free words that end with word i ask for with a noun behind them, and the first of them.
func (s *Sentence) ofNoun(i int, noun string) (effects []lexicon.Effect, at int) {
	for at = max(i-1, 0); at <= i; at++ {
		if p, whole := s.Phrase(at, i+1); whole && s.Free(at, i+1) && len(s.lexicon.Effects(p+" "+noun)) > 0 {
			return s.lexicon.Effects(p + " " + noun), at
		}
	}
	return nil, i
}
