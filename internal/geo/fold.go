package geo

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
)

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
	w := word{start: start, end: end, fold: fold.String(text[start:end])}
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

// folded returns the words of a text joined by single spaces, so that "St. Mary's" and "saint mary s" are equal.
func folded(text string) string {
	var parts []string
	for _, w := range words(text) {
		parts = append(parts, w.fold)
	}
	return strings.Join(parts, " ")
}

func slug(name string) string { return strings.ReplaceAll(folded(name), " ", "-") }
