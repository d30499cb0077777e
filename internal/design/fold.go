package design

import (
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/fold"
)

// Fold makes names comparable: lower case, accents removed, apostrophes dropped, every other punctuation mark and run
// of spaces one space, none at the ends. "Bénéteau Océanis 40.1" becomes "beneteau oceanis 40 1".
func Fold(s string) string {
	b := make([]byte, 0, len(s))
	gap := false
	for _, r := range s {
		switch {
		case isApostrophe(r) || unicode.Is(unicode.Mn, r):
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if gap && len(b) > 0 {
				b = append(b, ' ')
			}
			gap = false
			b = fold.Append(b, r)
		default:
			gap = true
		}
	}
	return string(b)
}

func isApostrophe(r rune) bool {
	return r == '\'' || r == '’' || r == '`' || r == '´'
}

// slug is Fold with hyphens, for identifiers.
func slug(s string) string {
	return strings.ReplaceAll(Fold(s), " ", "-")
}
