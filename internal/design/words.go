package design

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// word is one folded piece of a text: letters, or a number with its decimals. "HR352 MkII" is hr, 352, mk, 2.
type word struct {
	text       string
	start, end int  // bytes in the text it was read from
	capital    bool // its first letter was a capital
}

func (w word) number() bool { return w.text[0] >= '0' && w.text[0] <= '9' }

// suffix reports whether the word is the letter of a model number, the i of 36i. It is kept as "~i", so that the
// pronoun of "the 36 I like" is not taken for it.
func (w word) suffix() bool { return w.text[0] == '~' }

// words cuts a text into words. In a name every single letter after a number is a suffix; in running text it is one
// when it touches the number or is a capital, unless that can be the pronoun I.
func words(s string, name bool) []word {
	var out []word
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		if !unicode.IsLetter(r) && !isDigit(r) {
			i += size
			continue
		}
		w := word{start: i, end: wordEnd(s, i), capital: unicode.IsUpper(r)}
		w.text = strings.ReplaceAll(foldWord(s[w.start:w.end]), " ", "")
		i = w.end
		if w.text == "" { // a letter that is only a mark, such as the okina
			continue
		}
		if len(out) > 0 && isSuffix(s, out[len(out)-1], w, name) {
			w.text = "~" + w.text
		}
		out = appendMark(out, w)
	}
	return out
}

func foldWord(s string) string {
	if isDigit(rune(s[0])) {
		return s
	}
	return Fold(s)
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// wordEnd finds where the letters or the number starting at byte i end.
func wordEnd(s string, i int) int {
	digits := isDigit(rune(s[i]))
	for j := i; j < len(s); {
		r, size := utf8.DecodeRuneInString(s[j:])
		switch {
		case digits && isDigit(r):
		case digits && r == '.' && j > i && j+1 < len(s) && isDigit(rune(s[j+1])) && !strings.Contains(s[i:j], "."):
		case !digits && (unicode.IsLetter(r) || isApostrophe(r) || unicode.Is(unicode.Mn, r)):
		default:
			return j
		}
		j += size
	}
	return len(s)
}

func isSuffix(s string, before, w word, name bool) bool {
	if !before.number() || len(w.text) != 1 || w.number() {
		return false
	}
	gap := s[before.end:w.start]
	if name || gap == "" || gap == "-" {
		return true
	}
	return gap == " " && w.capital && w.text != "i"
}

var romans = map[string]string{"i": "1", "ii": "2", "iii": "3", "iv": "4", "v": "5"}

// appendMark appends w, writing every form of a mark number (MkII, Mark 2, "34 II") as mk and a digit.
func appendMark(out []word, w word) []word {
	last := word{text: "-"}
	if len(out) > 0 {
		last = out[len(out)-1]
	}
	put := func(texts ...string) []word {
		for _, t := range texts {
			w.text = t
			out = append(out, w)
		}
		return out
	}
	for _, prefix := range []string{"mark", "mk"} {
		rest, ok := strings.CutPrefix(w.text, prefix)
		if digit := romans[rest]; ok && digit != "" {
			return put("mk", digit)
		}
		if ok && rest == "" {
			return put("mk")
		}
	}
	digit := romans[w.text]
	if digit != "" && last.text == "mk" {
		return put(digit)
	}
	if digit != "" && last.number() && len(w.text) > 1 && w.text != "iv" {
		return put("mk", digit)
	}
	return append(out, w)
}
