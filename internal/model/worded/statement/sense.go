package statement

import (
	"strings"

	"github.com/kljensen/snowball/english"

	"github.com/fairlead/fairlead/internal/fold"
)

// reader takes statements apart. It is not safe for concurrent use.
type reader struct {
	base    *reader // of the evidence that this one rests on, which is not changed; nil for none
	words   map[string]sense
	stems   map[string]int32 // the ids of words that the lexicon has not
	last    int32            // of these
	pending []sense
	asked   bool              // what was read last may tell to ask or to look at something
	roots   map[string]string // stems, by their words; nil remembers none
}

func newReader(base *reader) reader {
	r := reader{base: base, words: map[string]sense{}, stems: map[string]int32{}, last: int32(len(lexical.ids))}
	if base != nil {
		r.last, r.roots = base.last, map[string]string{}
	}
	return r
}

// sense is what a word in lower case means.
func (r *reader) sense(word string) sense {
	if r.base != nil {
		if s, ok := r.base.words[word]; ok {
			return s
		}
	}
	s, ok := r.words[word]
	if !ok {
		s = r.learn(fold.String(word))
		r.words[strings.Clone(word)] = s
	}
	return s
}

// learn looks up a word that was not met yet.
func (r *reader) learn(word string) sense {
	s := r.mean(word)
	s.begins = len(lexical.phrases[s.stem]) > 0
	s.asks = asks[word]
	switch english := s.role >= silent; {
	case english:
		s.tongue = 1
	case lexical.abroad[word]:
		s.tongue = -1
	}
	return s
}

func (r *reader) mean(word string) sense {
	if s, ok := lexical.senses[word]; ok {
		return s
	}
	stem := r.root(word)
	if s, ok := lexical.senses[stem]; ok {
		return s
	}
	s := sense{stem: stem, id: r.id(stem)}
	if len(word) < 3 {
		s.role = silent
	}
	if rest, ok := strings.CutPrefix(stem, "un"); ok && len(rest) > 4 {
		s.denies = lexical.senses[rest].id
	}
	return s
}

// root is the stem of a word, remembered over answers: stemming takes longer than all else about a word. A reader that reads but once,
// as that of a draft, remembers none.
func (r *reader) root(word string) string {
	if r.roots == nil {
		return english.Stem(word, true)
	}
	stem, ok := r.roots[word]
	if !ok {
		word = strings.Clone(word)
		if stem = english.Stem(word, true); len(r.roots) >= mostRoots {
			clear(r.roots)
		}
		r.roots[word] = stem
	}
	return stem
}

func (r *reader) id(stem string) int32 {
	if r.base != nil {
		if n, ok := r.base.stems[stem]; ok {
			return n
		}
	}
	n, ok := r.stems[stem]
	if !ok {
		r.last++
		n = r.last
		r.stems[stem] = n
	}
	return n
}

// known is sense for a word that is not kept.
func (r *reader) known(word []byte) sense {
	if r.base != nil {
		if s, ok := r.base.words[string(word)]; ok {
			return s
		}
	}
	if s, ok := r.words[string(word)]; ok {
		return s
	}
	return r.sense(string(word))
}
