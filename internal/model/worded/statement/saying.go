package statement

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
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

// mostRoots bounds how many stems are remembered.
const mostRoots = 1 << 10

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
