package statement

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// words is a text as names are looked up in it: in lower case and single spaces, without emphasis and hyphens.
func words(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	space := false
	for _, r := range text {
		switch r {
		case '*', '`':
			continue
		case '_', '-', '\u00a0', '\u2011', '\n', '\t', ' ':
			if !space {
				b.WriteByte(' ')
			}
			space = true
			continue
		case '’':
			r = '\''
		}
		space = false
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// hasWords reports whether a phrase stands as whole words in a text, both as words returns them.
func hasWords(text, phrase string) bool {
	for from := 0; phrase != ""; {
		i := strings.Index(text[from:], phrase)
		if i < 0 {
			return false
		}
		i += from
		if !joined(text, i) && !joined(text, i+len(phrase)) {
			return true
		}
		from = i + 1
	}
	return false
}

// joined reports whether the place at i is inside a word or number.
func joined(text string, i int) bool {
	if i <= 0 || i >= len(text) {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(text[:i])
	after, _ := utf8.DecodeRuneInString(text[i:])
	return (unicode.IsLetter(before) || unicode.IsDigit(before)) && (unicode.IsLetter(after) || unicode.IsDigit(after))
}
