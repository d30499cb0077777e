package lexicon

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/design"
)

// Word is a run of letters, or a number, of a text.
type Word struct {
	Fold       string // lower case, without accents and apostrophes
	Start, End int    // bytes of the text
}

// Words goes through the words of a text in their order.
func Words(text string) iter.Seq[Word] {
	return func(yield func(Word) bool) {
		for i := 0; i < len(text); {
			r, size := utf8.DecodeRuneInString(text[i:])
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
				i += size
				continue
			}
			end := wordEnd(text, i)
			if fold := design.Fold(text[i:end]); fold != "" && !yield(Word{strings.ReplaceAll(fold, " ", "."), i, end}) {
				return
			}
			i = end
		}
	}
}

// wordEnd finds where the letters or the number at byte i end. A number keeps its decimal point.
func wordEnd(text string, i int) int {
	first, _ := utf8.DecodeRuneInString(text[i:])
	digits := unicode.IsDigit(first)
	for j := i; j < len(text); {
		r, size := utf8.DecodeRuneInString(text[j:])
		next, _ := utf8.DecodeRuneInString(text[j+size:])
		switch {
		case digits && (unicode.IsDigit(r) || r == '.' && unicode.IsDigit(next)):
		case !digits && (unicode.IsLetter(r) || unicode.Is(unicode.Mn, r)):
		default:
			return j
		}
		j += size
	}
	return len(text)
}

// Key is a name or a phrase as the words of a text are compared with it: its folded words with a blank between.
func Key(phrase string) string {
	var b strings.Builder
	for w := range Words(phrase) {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w.Fold)
	}
	return b.String()
}
