package quantity

import (
	"bytes"
	"strings"
	"sync"
	"unicode"
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
	for _, p := range parts {
		add(p.text)
	}
	for name := range strings.FieldsSeq(forceWords + " n s e w minus zero nought") {
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

// Counts reports, at a glance, whether a text has a figure or spells a number other than one. Where it has none, all that Find finds in
// it are moments and directions, and "a" or "couple of" something. It is safe for concurrent use.
func Counts(text string) bool {
	for i := range len(text) {
		switch c := text[i]; {
		case isDigit(c):
			return true
		case c == "½"[0] && i+1 < len(text) && "¼"[1] <= text[i+1] && text[i+1] <= "¾"[1]:
			return true
		}
	}
	begin := spellings()
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if len(word) > 1 && begin[pairOf(word)] && spells(word) {
			return true
		}
	}
	return false
}

// spellings are the first two bytes of all that spells a number, in any case.
var spellings = sync.OnceValue(func() *[1 << 10]bool {
	begin := &[1 << 10]bool{}
	for _, list := range []map[string]float64{spelled, multipliers} {
		for word := range list {
			if len(word) > 1 {
				begin[pairOf(word)] = true
			}
		}
	}
	return begin
})

// pairOf tells the first two bytes of a word from most others, whatever their case.
func pairOf(word string) int { return int(word[0]&31)<<5 | int(word[1]&31) }

// spells reports whether a word is a number other than one, or multiplies one.
func spells(word string) bool {
	low := make([]byte, 0, 16) // so that most words are put into lower case without memory of their own
	for i := range len(word) {
		c := word[i]
		if c >= utf8.RuneSelf || len(low) == cap(low) {
			return spelledOther(fold(word))
		}
		if 'A' <= c && c <= 'Z' {
			c |= 0x20
		}
		low = append(low, c)
	}
	value, ok := spelled[string(low)]
	_, times := multipliers[string(low)]
	return ok && value != 1 || times || bytes.Contains(low, joiner) && spelledOther(string(low))
}

// joiner stands between units and tens: "fünfundzwanzig".
var joiner = []byte("und")

func spelledOther(low string) bool {
	value, ok := spelledWord(low)
	_, times := multipliers[low]
	return ok && value != 1 || times
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
