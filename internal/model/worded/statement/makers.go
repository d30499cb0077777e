package statement

import (
	"strings"
	"unicode"
)

// makers are builders by their names, read once. It is not changed after it was made.
type makers struct {
	byWord map[string][]string // by their first letters and digits
	begins [256]bool           // bytes that those begin with
	ends   map[string]bool     // names, and what of them follows a space or a hyphen
}

func newMakers(names []string) *makers {
	m := &makers{byWord: map[string][]string{}, ends: map[string]bool{}}
	for _, name := range names {
		word := name[:len(name)-len(strings.TrimLeftFunc(name, wordRune))]
		if word != "" {
			m.begins[word[0]] = true
		}
		m.byWord[word] = append(m.byWord[word], name)
		m.ends[name] = true
		for i := range len(name) {
			if name[i] == ' ' || name[i] == '-' {
				m.ends[name[i+1:]] = true
			}
		}
	}
	return m
}

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// in calls yield with every builder that a text names as whole words, until it returns false.
func (m *makers) in(text string, yield func(name string) bool) bool {
	for _, name := range m.byWord[""] { // begins with neither
		if hasWords(text, name) && !yield(name) {
			return false
		}
	}
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !wordRune(r) }) {
		if !m.begins[word[0]] {
			continue
		}
		for _, name := range m.byWord[word] {
			if hasWords(text, name) && !yield(name) {
				return false
			}
		}
	}
	return true
}
