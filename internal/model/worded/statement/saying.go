package statement

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"

	"github.com/fairlead/fairlead/internal/fold"
)

// term is a word of a statement that tells something.
type term struct {
	id, against int32
	clause      int16 // of the statement, from 0
	group       int16 // as clause, but an "and" always begins another
	role        role  // telling or common
	part        bool
	named       bool // it is written as a name within a sentence
	joins       bool // it is "gives way" or the like
	denied      bool // it is in the scope of a negation
	open        bool // it stands in a condition, which says neither that it is so nor that it is not
	than        bool // it stands behind a "than", which sets it against the rest
	weight      float32
}

// joint is what sets the parts of a statement in order.
type joint struct {
	role  role
	sign  int
	at    int  // how many terms stand before it
	start int  // the first term behind the last comma or full stop
	end   int  // the term behind the next
	lead  bool // it begins the statement, so that what it joins comes before the rest: "before you go, look"
}

// saying is a statement as it is compared: English only, since the evidence is.
type saying struct {
	terms  []term
	ids    []int32 // of the terms, which are looked through often
	joints []joint
	rule   bool // it tells what must be done, or of safety
	asks   bool // it is a question, or tells what to ask, which says of nothing that it is so
	looks  bool // it names what is to be looked at, which says of no boat that it is so
	hedged bool // it tells what is known of a design, or what may be
	done   bool // it says that something was done
	works  bool // it says so of work on a boat
	talks  bool // it speaks of who asks or of who answers
	tongue int  // words of English grammar, less those of others
	marks  []string
}

// empty forgets a statement but keeps its room.
func (s *saying) empty() { *s = saying{terms: s.terms[:0], ids: s.ids[:0], joints: s.joints[:0]} }

// kept is a copy of a statement that takes no more room than it needs.
func (s *saying) kept() saying {
	k := *s
	k.terms, k.ids, k.joints = slices.Clone(s.terms), slices.Clone(s.ids), slices.Clone(s.joints)
	return k
}

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

// mostRoots bounds how many stems are remembered.
const mostRoots = 1 << 10

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

// read takes a statement apart into s. With ands an "and" divides clauses.
func (r *reader) read(text string, ands bool, s *saying) {
	p := parser{saying: s, ands: ands, was: -1}
	r.asked = false
	start, short := -1, -1
	for i, c := range text {
		if unicode.IsLetter(c) {
			if start < 0 {
				start = i
			}
			continue
		}
		if (c == '\'' || c == '’') && start >= 0 {
			if short < 0 {
				short = i
			}
			continue
		}
		if start >= 0 {
			r.word(text[start:i], short-start)
			start, short = -1, -1
		}
		switch {
		case c == ' ':
		case c == '-' && strings.HasPrefix(text[i:], "-free"):
			r.flush(&p)
			p.free()
		case strings.ContainsRune(",;:()–—.!?", c):
			r.flush(&p)
			p.stop(c)
		}
	}
	if start >= 0 {
		r.word(text[start:], short-start)
	}
	r.flush(&p)
	p.stop('.')
}

// word keeps a word until it is known whether it belongs to a phrase; of "don't" that is "not". Its first apostrophe is at short, which
// is below zero where it has none.
func (r *reader) word(text string, short int) {
	w := text
	if short >= 0 {
		if low := strings.ToLower(text); strings.HasSuffix(low, "n't") || strings.HasSuffix(low, "n’t") {
			w = "not"
		} else {
			w = text[:short]
		}
	}
	var one sense
	code := false
	if 'A' <= text[0] && text[0] <= 'Z' {
		one, code = lexical.codes[text]
	}
	if !code {
		one = r.spoken(w)
	}
	one.named = lowFirst(w) != text[0]
	r.asked = r.asked || one.asks || short >= 0
	r.pending = append(r.pending, one)
}

// lowFirst is the first byte of a word in lower case.
func lowFirst(word string) byte {
	switch c := word[0]; {
	case c >= utf8.RuneSelf:
		return strings.ToLower(word)[0]
	case 'A' <= c && c <= 'Z':
		return c | 0x20
	default:
		return c
	}
}

// longestLow is the longest word, in bytes, that is put into lower case without memory of its own.
const longestLow = 32

// spoken is what a word means.
func (r *reader) spoken(word string) sense {
	var low [longestLow]byte
	if len(word) > len(low) || !ascii(word) {
		return r.sense(strings.ToLower(word))
	}
	for i := range len(word) {
		c := word[i]
		if 'A' <= c && c <= 'Z' {
			c |= 0x20
		}
		low[i] = c
	}
	return r.known(low[:len(word)])
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

// flush hands on the words up to a mark, the longest phrases that there are as one.
func (r *reader) flush(p *parser) {
	for i := 0; i < len(r.pending); {
		one, n := &r.pending[i], 1
		var as sense
		if one.begins {
			for _, ph := range lexical.phrases[r.pending[i].stem] {
				if 1+len(ph.rest) > n && follow(r.pending[i+1:], ph.rest) {
					n = 1 + len(ph.rest)
					as = r.sense(ph.as)
					one = &as
				}
			}
		}
		p.word(one)
		i += n
	}
	r.pending = r.pending[:0]
}

func follow(list []sense, rest []string) bool {
	if len(list) < len(rest) {
		return false
	}
	for i, stem := range rest {
		if list[i].stem != stem {
			return false
		}
	}
	return true
}

func ascii(word string) bool {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
