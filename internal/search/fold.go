package search

import "unicode"

// isLetter reports whether r belongs to a word: a letter, a digit, or an accent.
func isLetter(r rune) bool {
	if r < 0x80 {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
}

// plain is what the accented Latin letters of European languages fold to.
var plain = map[rune]string{
	'à': "a", 'á': "a", 'â': "a", 'ã': "a", 'å': "a", 'ä': "ae", 'æ': "ae", 'ç': "c", 'è': "e", 'é': "e", 'ê': "e", 'ë': "e",
	'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ð': "d", 'ñ': "n", 'ò': "o", 'ó': "o", 'ô': "o", 'õ': "o", 'ö': "oe", 'ø': "o",
	'ù': "u", 'ú': "u", 'û': "u", 'ü': "ue", 'ý': "y", 'ÿ': "y", 'þ': "th", 'ß': "ss", 'œ': "oe", 'š': "s", 'ž': "z",
	'ł': "l", 'č': "c", 'ć': "c", '²': "2", '³': "3",
}

// appendFolded appends r in lower case and without its accent. Combining accents vanish.
func appendFolded(buf []byte, r rune) []byte {
	if r < 0x80 {
		if r >= 'A' && r <= 'Z' {
			r += 'a' - 'A'
		}
		return append(buf, byte(r))
	}
	if unicode.Is(unicode.Mn, r) {
		return buf
	}
	r = unicode.ToLower(r)
	if s, ok := plain[r]; ok {
		return append(buf, s...)
	}
	return append(buf, string(r)...)
}
