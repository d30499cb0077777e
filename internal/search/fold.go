package search

import (
	"unicode"

	"github.com/fairlead/fairlead/internal/fold"
)

// isLetter reports whether r belongs to a word: a letter, a digit, or an accent.
func isLetter(r rune) bool {
	if r < 0x80 {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
}

// transcribed is what a search takes for some letters: German readers write ae for ä where they lack the key.
var transcribed = map[rune]string{'ä': "ae", 'Ä': "ae", 'ö': "oe", 'Ö': "oe", 'ü': "ue", 'Ü': "ue", '²': "2", '³': "3"}

// appendFolded appends r in lower case and without its accent. Combining accents vanish.
func appendFolded(buf []byte, r rune) []byte {
	if s, ok := transcribed[r]; ok {
		return append(buf, s...)
	}
	return fold.Append(buf, r)
}
