package measure

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// FirstSentence is a text up to its first full stop before a capital, with the stop.
func FirstSentence(text string) string {
	if end := sentenceEnd.FindStringIndex(text); end != nil {
		_, size := utf8.DecodeLastRuneInString(text[:end[1]])
		return text[:end[1]-size-1]
	}
	return text
}

// Sentences are all sentences of a text, cut as FirstSentence does.
func Sentences(text string) (all []string) {
	for text != "" {
		first := FirstSentence(text)
		all = append(all, first)
		text = strings.TrimSpace(text[len(first):])
	}
	return all
}

var sentenceEnd = regexp.MustCompile(`[\pL)]\. \p{Lu}`)
