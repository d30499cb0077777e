package delivery

import (
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// isBorder reports whether text may be cut at byte i without splitting a grapheme (Unicode Standard Annex 29).
func isBorder(text string, i int) bool {
	if i <= 0 || i >= len(text) {
		return true
	}
	if text[i] < utf8.RuneSelf {
		return text[i-1] != '\r' || text[i] != '\n' // nothing else of ASCII continues a grapheme
	}
	at, state := 0, -1
	for rest := text; at < i; {
		var cluster string
		cluster, rest, _, state = uniseg.FirstGraphemeClusterInString(rest, state)
		at += len(cluster)
	}
	return at == i
}

// lastGrapheme returns where the last grapheme of text begins: more of it may still come.
func lastGrapheme(text string) int {
	for i := len(text) - 1; i > 0; i-- {
		if utf8.RuneStart(text[i]) && isBorder(text, i) {
			return i
		}
	}
	return 0
}

func endsInSpace(text string) bool {
	if last := text[len(text)-1]; last < utf8.RuneSelf {
		return last == ' ' || '\t' <= last && last <= '\r'
	}
	r, _ := utf8.DecodeLastRuneInString(text)
	return unicode.IsSpace(r)
}
