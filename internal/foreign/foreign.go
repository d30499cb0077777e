// Package foreign reads German and French: it tells in which of them a text is written, and says it in English as far as words of
// sailing and of questions go.
package foreign

import (
	_ "embed" // the words
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
)

var (
	//go:embed german.txt
	germanWords string
	//go:embed french.txt
	frenchWords string
	//go:embed languages.txt
	frequentWords string
)

var (
	german   = sync.OnceValue(func() *lexicon { return newLexicon(germanWords, spellGerman, stemGerman, true) })
	french   = sync.OnceValue(func() *lexicon { return newLexicon(frenchWords, fold.String, stemFrench, false) })
	frequent = sync.OnceValue(func() map[string]mark { return marks(frequentWords) })
)

// lexiconOf is the lexicon of "de" or "fr", nil for any other language.
func lexiconOf(lang string) *lexicon {
	switch lang {
	case "de":
		return german()
	case "fr":
		return french()
	}
	return nil
}

// token is a word of a text, or a number.
type token struct {
	text  string // as it is written, in lower case
	key   string // as the lexicon spells it
	stop  string // the marks behind it that part clauses
	large bool   // its first letter is large, as those of German nouns are
}

// tokens cuts a text into words. Apostrophes and hyphens part them; a figure keeps its decimals and its sign, and a unit its stroke.
func tokens(text string, spell func(string) string) (list []token) {
	begin := -1
	end := func(at int) {
		if begin >= 0 {
			first, _ := utf8.DecodeRuneInString(text[begin:])
			w := strings.ToLower(text[begin:at])
			if w[0] >= '0' && w[0] <= '9' {
				w = strings.ReplaceAll(w, ",", ".")
			}
			list = append(list, token{text: w, key: spell(w), large: unicode.IsUpper(first)})
		}
		begin = -1
	}
	for i, r := range text {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r):
			if begin < 0 {
				begin = i
			}
		case begin >= 0 && strings.ContainsRune(".,:", r) && digitAt(text, i-1) && digitAt(text, i+1), begin >= 0 && strings.ContainsRune("/°%²³", r):
		default:
			end(i)
			if strings.ContainsRune(".,;:?!\n", r) && len(list) > 0 {
				list[len(list)-1].stop += string(r)
			}
		}
	}
	end(len(text))
	return list
}

func digitAt(text string, i int) bool {
	return i >= 0 && i < len(text) && text[i] >= '0' && text[i] <= '9'
}
