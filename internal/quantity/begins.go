package quantity

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// beginnings are how names begin, in lower case: those that begin with a letter by their first word, others by their first byte.
type beginnings struct {
	words map[string]bool
	marks [256]bool
}

func beginningsOf(lists ...map[string]bool) *beginnings {
	b := &beginnings{words: map[string]bool{}}
	for _, list := range lists {
		for name := range list {
			switch word := firstWord(name); {
			case word != "":
				b.words[fold(word)] = true
			case name != "":
				b.marks[name[0]] = true
			}
		}
	}
	return b
}

// firstWord is the run of letters that a text begins with.
func firstWord(text string) string {
	if end := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }); end >= 0 {
		return text[:end]
	}
	return text
}

func namesOf[V any](list map[string]V) map[string]bool {
	names := make(map[string]bool, len(list))
	for name := range list {
		names[name] = true
	}
	return names
}

var (
	unitBeginnings     = sync.OnceValue(func() *beginnings { return beginningsOf(namesOf(units().exact), namesOf(units().folded)) })
	currencyBeginnings = sync.OnceValue(func() *beginnings { return beginningsOf(namesOf(currencyNames)) })
)

// noUnit reports whether no name of a unit begins at i, as its first word can tell: one behind which is no point, which a name may
// have between its letters, nor a sign that is spelt in several ways. False says nothing.
func (s scanner) noUnit(i int) bool {
	if i >= len(s.text) {
		return false
	}
	word, end := s.wordAt(i)
	if word == "" {
		c := s.text[i]
		return c > ' ' && c < unicode.MaxASCII && c != '.' && c != '-' && c != '^' && !unitBeginnings().marks[c]
	}
	plain := !strings.ContainsFunc(word, func(r rune) bool { return r > unicode.MaxASCII }) // "º" is a letter, and spelt "°" as well
	return plain && (end == len(s.text) || s.text[end] < unicode.MaxASCII && s.text[end] != '.') && !unitBeginnings().words[word]
}

// continuations are how names of units go on behind their first word.
type continuations struct {
	seconds map[string]map[string]bool // by the first word: the words behind a blank, "" for what is none
	inside  [utf8.RuneSelf]bool        // bytes that stand in names
}

var unitContinuations = sync.OnceValue(func() *continuations {
	c := &continuations{seconds: map[string]map[string]bool{}}
	for _, names := range []map[string]Unit{units().exact, units().folded} {
		for name := range names {
			name = fold(name)
			for i := range len(name) {
				if name[i] < utf8.RuneSelf {
					c.inside[name[i]] = true
				}
			}
			first := firstWord(name)
			rest, ok := strings.CutPrefix(name[len(first):], " ")
			if first == "" || !ok {
				continue
			}
			if c.seconds[first] == nil {
				c.seconds[first] = map[string]bool{}
			}
			c.seconds[first][firstWord(rest)] = true
		}
	}
	return c
})

// oneWord reports whether no name of a unit at i is longer than the word that stands there, as what follows it can tell: a byte that no
// name has, or a word that is second in none. False says nothing.
func (s scanner) oneWord(i int) (end int, ok bool) {
	word, end := s.wordAt(i)
	if word == "" || !ascii(word) {
		return end, false
	}
	if end == len(s.text) {
		return end, true
	}
	known := unitContinuations()
	switch c := s.text[end]; {
	case c == ' ':
	case c >= utf8.RuneSelf, c < ' ', isDigit(c), strings.IndexByte(".^-", c) >= 0: // tidyUnit may change them
		return end, false
	default:
		return end, !known.inside[c]
	}
	second, after := s.wordAt(end + 1)
	switch {
	case second == "" && (after == len(s.text) || !isDigit(s.text[after])):
		return end, false
	case !ascii(second), after < len(s.text) && (s.text[after] >= utf8.RuneSelf || s.text[after] == '.'):
		return end, false
	}
	return end, !known.seconds[word][second]
}

func ascii(word string) bool {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// noCurrency reports whether no name of a currency begins at i. False says nothing.
func (s scanner) noCurrency(i int) bool {
	if i >= len(s.text) {
		return false
	}
	word, _ := s.wordAt(i)
	if word == "" {
		return !currencyBeginnings().marks[s.text[i]]
	}
	return !currencyBeginnings().words[word]
}
