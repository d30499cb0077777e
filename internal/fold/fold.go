// Package fold makes words comparable: lower case, without accents, and allowing for a slip of the finger; and it writes capitals.
package fold

import (
	"unicode"
	"unicode/utf8"
)

// plain gives letters with marks their plain letters, for the languages that boats are built and advertised in.
var plain = map[rune]string{
	'à': "a", 'á': "a", 'â': "a", 'ã': "a", 'ä': "a", 'å': "a", 'ā': "a", 'ă': "a", 'ą': "a", 'æ': "ae",
	'ç': "c", 'ć': "c", 'č': "c", 'ď': "d", 'đ': "d", 'ð': "d",
	'è': "e", 'é': "e", 'ê': "e", 'ë': "e", 'ē': "e", 'ė': "e", 'ę': "e", 'ě': "e", 'ğ': "g", 'ģ': "g",
	'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ī': "i", 'į': "i", 'ı': "i", 'ķ': "k", 'ļ': "l", 'ł': "l", 'ľ': "l",
	'ñ': "n", 'ń': "n", 'ņ': "n", 'ň': "n",
	'ò': "o", 'ó': "o", 'ô': "o", 'õ': "o", 'ö': "o", 'ø': "o", 'ō': "o", 'ő': "o", 'œ': "oe",
	'ř': "r", 'ś': "s", 'ş': "s", 'š': "s", 'ș': "s", 'ß': "ss", 'ţ': "t", 'ț': "t", 'ť': "t", 'þ': "th",
	'ù': "u", 'ú': "u", 'û': "u", 'ü': "u", 'ū': "u", 'ů': "u", 'ű': "u", 'ų': "u", 'ý': "y", 'ÿ': "y",
	'ź': "z", 'ż': "z", 'ž': "z", 'ʻ': "", 'ʼ': "",
}

// Append appends r to dst in lower case and without its accent; a combining accent appends nothing. Letters of other
// scripts stay as they are.
func Append(dst []byte, r rune) []byte {
	r = unicode.ToLower(r)
	if r < utf8.RuneSelf {
		return append(dst, byte(r))
	}
	if letters, ok := plain[r]; ok {
		return append(dst, letters...)
	}
	if unicode.IsMark(r) {
		return dst
	}
	return utf8.AppendRune(dst, r)
}

// String returns every letter of s as Append folds it.
func String(s string) string {
	folded := make([]byte, 0, len(s))
	for _, r := range s {
		folded = Append(folded, r)
	}
	return string(folded)
}

// Capital is a text that begins a sentence: its first letter is large.
func Capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if up := unicode.ToUpper(r); up != r {
		return string(up) + s[size:]
	}
	return s
}

// WithinOneEdit reports whether one byte put in, left out or changed, or two neighbours swapped, turns a into b
// (Damerau 1964: four in five misspellings are one of these). Equal texts are within one edit.
func WithinOneEdit(a, b string) bool {
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
