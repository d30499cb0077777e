package question

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/quantity"
)

// Token is a word in lower case, a mark, or a whole quantity.
type Token struct {
	Text     string
	Start    int
	Quantity int // index into question.quantities, -1 for words and marks
}

// EndsSentence reports whether the token is a mark that ends a sentence.
func (t Token) EndsSentence() bool {
	return t.Quantity < 0 && (t.Text == "." || t.Text == "?" || t.Text == "!" || t.Text == ";" || t.Text == "\n")
}

// abbreviations are words whose point ends no sentence.
const abbreviations = " incl approx max min ca vs etc inkl avg abt bzw ggf env var dev mag nr no zb evtl mind geg resp st "

// abbreviated reports whether the point at byte offset i belongs to the word.
func (t Token) abbreviated(i int) bool {
	return t.Quantity < 0 && t.Start+len(t.Text) == i && strings.Contains(abbreviations, " "+t.Text+" ")
}

// Mark reports whether the token is neither a word nor a quantity.
func (t Token) Mark() bool {
	r, _ := utf8.DecodeRuneInString(t.Text)
	return t.Quantity < 0 && !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// tokenize cuts text into words, marks and quantities.
func tokenize(text string, found []quantity.Quantity) []Token {
	var tokens []Token
	for i, k := 0, 0; i < len(text); {
		if k < len(found) && found[k].Start == i {
			tokens = append(tokens, Token{Text: found[k].Text, Start: i, Quantity: k})
			i = found[k].End
			k++
			continue
		}
		limit := len(text)
		if k < len(found) {
			limit = found[k].Start
		}
		word, n := nextWord(text[i:limit])
		if word != "" && !(word == "." && len(tokens) > 0 && tokens[len(tokens)-1].abbreviated(i)) {
			tokens = append(tokens, Token{Text: word, Start: i, Quantity: -1})
		}
		i += max(n, 1)
	}
	return tokens
}

// nextWord reads a word, "sa/d" and "d/l" being words but not "aws/awa", or one mark, a dash between blanks among them;
// blanks, hyphens, strokes and apostrophes give "".
func nextWord(text string) (word string, size int) {
	n := 0
	for n < len(text) {
		r, width := utf8.DecodeRuneInString(text[n:])
		inside := 0 < n && n <= 2 && r == '/' && n+1 < len(text) && unicode.IsLetter(rune(text[n+1]))
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !inside {
			break
		}
		n += width
	}
	if n > 0 {
		return strings.ToLower(text[:n]), n
	}
	r, width := utf8.DecodeRuneInString(text)
	if strings.HasPrefix(text[width:], " ") && strings.ContainsRune("-–—", r) { // a dash between phrases
		return "-", width
	}
	if unicode.IsSpace(r) && r != '\n' || strings.ContainsRune("-–/'’\"*_`", r) {
		return "", width
	}
	return text[:width], width
}
