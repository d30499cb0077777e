package geo

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// latin gives letters with marks their plain letters. Letters not listed stay as they are.
var latin = map[rune]string{
	'à': "a", 'á': "a", 'â': "a", 'ã': "a", 'ä': "a", 'å': "a", 'ā': "a", 'ă': "a", 'ą': "a", 'æ': "ae",
	'ç': "c", 'ć': "c", 'č': "c", 'ď': "d", 'đ': "d", 'ð': "d", 'è': "e", 'é': "e", 'ê': "e", 'ë': "e", 'ē': "e", 'ė': "e", 'ę': "e", 'ě': "e",
	'ğ': "g", 'ģ': "g", 'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ī': "i", 'į': "i", 'ı': "i", 'ķ': "k", 'ļ': "l", 'ł': "l", 'ñ': "n", 'ń': "n", 'ņ': "n", 'ň': "n",
	'ò': "o", 'ó': "o", 'ô': "o", 'õ': "o", 'ö': "o", 'ø': "o", 'ō': "o", 'ő': "o", 'œ': "oe", 'ř': "r", 'ś': "s", 'ş': "s", 'š': "s", 'ș': "s", 'ß': "ss",
	'ţ': "t", 'ț': "t", 'ť': "t", 'þ': "th", 'ù': "u", 'ú': "u", 'û': "u", 'ü': "u", 'ū': "u", 'ů': "u", 'ű': "u", 'ų': "u", 'ý': "y", 'ÿ': "y", 'ź': "z", 'ż': "z", 'ž': "z", 'ʻ': "", 'ʼ': "",
}

// spelledOut gives how marks are written on keyboards without them.
var spelledOut = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ø", "oe", "å", "aa", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "Ø", "Oe", "Å", "Aa")

// word is a run of letters and digits in a text.
type word struct {
	start, end int
	fold       string // lower case, without marks; "st" is written out
}

func (w word) capitalised(text string) bool {
	r, _ := utf8.DecodeRuneInString(text[w.start:w.end])
	return unicode.IsUpper(r)
}

func (w word) number() bool { return w.fold[0] >= '0' && w.fold[0] <= '9' }

// words splits a text at everything that is not a letter, mark or digit.
func words(text string) []word {
	var all []word
	start := -1
	for i, r := range text {
		inside := unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
		if inside && start < 0 {
			start = i
		}
		if !inside && start >= 0 {
			all = append(all, newWord(text, start, i))
			start = -1
		}
	}
	if start >= 0 {
		all = append(all, newWord(text, start, len(text)))
	}
	return all
}

func newWord(text string, start, end int) word {
	w := word{start: start, end: end, fold: foldWord(text[start:end])}
	switch w.fold {
	case "st", "ste", "sainte", "sankt":
		w.fold = "saint"
	case "ft":
		w.fold = "fort"
	case "":
		w.fold = text[start:end]
	}
	return w
}

func foldWord(s string) string {
	var b strings.Builder
	for _, r := range s {
		r = unicode.ToLower(r)
		switch plain, ok := latin[r]; {
		case r < utf8.RuneSelf:
			b.WriteRune(r)
		case ok:
			b.WriteString(plain)
		case !unicode.IsMark(r):
			b.WriteRune(r)
		}
	}
	return b.String()
}

// fold returns the words of a text joined by single spaces, so that "St. Mary's" and "saint mary s" are equal.
func fold(text string) string {
	var parts []string
	for _, w := range words(text) {
		parts = append(parts, w.fold)
	}
	return strings.Join(parts, " ")
}

func slug(name string) string { return strings.ReplaceAll(fold(name), " ", "-") }
