package quantity

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// openers are the words that a quantity may begin with, in lower case; a text of words alone need not be read further than to them.
var openers = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	add := func(name string) {
		set[firstWord(name)] = true
	}
	for name := range currencyNames {
		add(name)
	}
	for _, list := range []map[string]float64{spelled, hourWords, compassPoints} {
		for name := range list {
			add(name)
		}
	}
	for name := range monthNames {
		add(name)
	}
	for name := range relativeDays {
		add(name)
	}
	for _, idiom := range idioms {
		add(idiom.text)
	}
	for name := range strings.FieldsSeq(forceWords + " n s e w") {
		add(name)
	}
	return set
})

// dull reports whether no quantity begins at byte i, as can be told at a glance: at a blank or a mark, and at a word that opens none
// and has nothing attached. False says nothing.
func (s scanner) dull(i int) bool {
	c := s.text[i]
	switch {
	case c >= utf8.RuneSelf, isDigit(c):
		return false
	case !isLetter(c):
		return strings.IndexByte("-+.$~", c) < 0
	}
	end := i + 1
	for end < len(s.text) && isLetter(s.text[end]) {
		end++
	}
	word := s.low[i:end]
	return !s.attached(end) && !openers()[word] && !strings.Contains(word, "und") // "fünfundzwanzig" is a number
}

// attached reports whether something stands at the end of a word that may belong to a quantity which begins with the word.
func (s scanner) attached(end int) bool {
	if end == len(s.text) {
		return false
	}
	switch c := s.text[end]; c {
	case ' ', '\n', ',', ';', ':', '!', '?', '(', ')', '"', '*':
		return false
	case '.':
		return end+1 < len(s.text) && isDigit(s.text[end+1])
	}
	return true
}

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }
