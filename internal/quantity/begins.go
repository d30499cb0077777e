package quantity

import (
	"strings"
	"sync"
	"unicode"
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
