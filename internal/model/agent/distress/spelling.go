package distress

import (
	"bytes"
	"cmp"
	"maps"
	"slices"
	"strings"
)

// expectSlips notes each longer word without one of its letters; the first one is seldom lost.
func (lex *lexicon) expectSlips() {
	words := slices.SortedFunc(maps.Keys(lex.numbers), func(a, b string) int {
		return cmp.Or(cmp.Compare(lex.numbers[a], lex.numbers[b]), cmp.Compare(a, b))
	})
	for _, word := range words {
		if len(word) >= leastSlip && !strings.HasSuffix(word, "*") {
			lex.slips.Add(word, 1, len(word))
		}
	}
	lex.slips.Sort()
}

// number returns the number of a folded word, also of one that is known by its stem, has an s of many or of an owner, or a slip: a letter too few or too many,
// or two changed over. A wrong letter is no slip here, since too many words differ by one: sinking and singing.
func (lex *lexicon) number(word []byte) int32 {
	if n, ok := lex.numbers[string(word)]; ok {
		return n
	}
	if len(word) >= stemKey {
		for _, s := range lex.stems[string(word[:stemKey])] {
			if strings.HasPrefix(string(word), s.text) {
				return s.number
			}
		}
	}
	if one, many := bytes.CutSuffix(word, []byte("s")); many && len(one) >= stemKey {
		if n, ok := lex.numbers[string(one)]; ok {
			return n
		}
	}
	if len(word) < leastSlip-1 || len(word) >= longest {
		return unknown
	}
	if full, ok := lex.slips.Find(string(word)); ok {
		return lex.numbers[full]
	}
	if len(word) < leastSlip {
		return unknown
	}
	var buf [longest]byte
	for i := 1; i < len(word); i++ {
		if n, ok := lex.numbers[string(append(append(buf[:0], word[:i]...), word[i+1:]...))]; ok && len(word) > leastSlip {
			return n
		}
		if i == len(word)-1 {
			break
		}
		turned := append(buf[:0], word...)
		turned[i], turned[i+1] = turned[i+1], turned[i]
		if n, ok := lex.numbers[string(turned)]; ok {
			return n
		}
	}
	return unknown
}
