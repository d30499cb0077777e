package design

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Fold makes names comparable: lower case, accents removed, apostrophes dropped, every other punctuation mark and run
// of spaces one space, none at the ends. "Bénéteau Océanis 40.1" becomes "beneteau oceanis 40 1".
func Fold(s string) string {
	var b strings.Builder
	gap := false
	for _, r := range s {
		switch {
		case isApostrophe(r) || unicode.Is(unicode.Mn, r):
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if gap && b.Len() > 0 {
				b.WriteByte(' ')
			}
			gap = false
			writeFolded(&b, r)
		default:
			gap = true
		}
	}
	return b.String()
}

func isApostrophe(r rune) bool {
	return r == '\'' || r == '’' || r == '`' || r == '´'
}

func writeFolded(b *strings.Builder, r rune) {
	r = unicode.ToLower(r)
	if r < utf8.RuneSelf {
		b.WriteByte(byte(r))
		return
	}
	if plain, ok := unaccented[r]; ok {
		b.WriteString(plain)
		return
	}
	b.WriteRune(r)
}

// unaccented covers the letters of the languages that boats are built and advertised in.
var unaccented = map[rune]string{
	'à': "a", 'á': "a", 'â': "a", 'ã': "a", 'ä': "a", 'å': "a", 'ā': "a", 'ă': "a", 'ą': "a", 'æ': "ae",
	'ç': "c", 'ć': "c", 'č': "c", 'ď': "d", 'đ': "d", 'ð': "d",
	'è': "e", 'é': "e", 'ê': "e", 'ë': "e", 'ē': "e", 'ė': "e", 'ę': "e", 'ě': "e", 'ğ': "g",
	'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ī': "i", 'ı': "i", 'ł': "l", 'ľ': "l",
	'ñ': "n", 'ń': "n", 'ň': "n",
	'ò': "o", 'ó': "o", 'ô': "o", 'õ': "o", 'ö': "o", 'ø': "o", 'ő': "o", 'œ': "oe",
	'ř': "r", 'ś': "s", 'š': "s", 'ş': "s", 'ș': "s", 'ß': "ss", 'ť': "t", 'ț': "t", 'þ': "th",
	'ù': "u", 'ú': "u", 'û': "u", 'ü': "u", 'ū': "u", 'ů': "u", 'ű': "u", 'ý': "y", 'ÿ': "y",
	'ź': "z", 'ż': "z", 'ž': "z",
}

// slug is Fold with hyphens, for identifiers.
func slug(s string) string {
	return strings.ReplaceAll(Fold(s), " ", "-")
}

// withinOneEdit reports whether one letter added, dropped, changed or swapped with its neighbour turns a into b.
func withinOneEdit(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	if i == len(a) || a[i+1:] == b[i+1:] {
		return true
	}
	return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}
