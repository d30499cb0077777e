package worded

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What is looked for in every sentence is scanned for by hand, since an expression takes some microseconds each time. A test holds each
// scanner against its expression.

// markScanner finds the marks of sources: numbers of at most three digits, some with a Q before them, between brackets.
//
//	\[(?:Q?\d{1,3})(?:\s*[,;]\s*Q?\d{1,3})*\]
type markScanner struct{}

// marks finds the marks of sources.
var marks markScanner

// next is where the next mark stands; end is 0 for none.
func (markScanner) next(text string, from int) (start, end int) {
	for {
		i := strings.IndexByte(text[from:], '[')
		if i < 0 {
			return 0, 0
		}
		start = from + i
		if end = markEnd(text, start); end > 0 {
			return start, end
		}
		from = start + 1
	}
}

// markEnd is the offset behind the mark whose bracket opens at i, 0 where that is none.
func markEnd(text string, i int) int {
	for i++; ; i = spaced(text, i+1) {
		if i < len(text) && text[i] == 'Q' {
			i++
		}
		digits := i
		i = digitsEnd(text, i)
		if i == digits || i > digits+3 {
			return 0
		}
		if i < len(text) && text[i] == ']' {
			return i + 1
		}
		if i = spaced(text, i); i >= len(text) || text[i] != ',' && text[i] != ';' {
			return 0
		}
	}
}

func digitsEnd(text string, i int) int {
	for i < len(text) && '0' <= text[i] && text[i] <= '9' {
		i++
	}
	return i
}

// ReplaceAllStringFunc puts what with makes of each mark in its place.
func (s markScanner) ReplaceAllStringFunc(text string, with func(mark string) string) string {
	start, end := s.next(text, 0)
	if end == 0 {
		return text
	}
	b := make([]byte, 0, len(text)+16)
	from := 0
	for ; end > 0; start, end = s.next(text, from) {
		b = append(append(b, text[from:start]...), with(text[start:end])...)
		from = end
	}
	return string(append(b, text[from:]...))
}

// ReplaceAllString puts a text in the place of each mark.
func (s markScanner) ReplaceAllString(text, with string) string {
	return s.ReplaceAllStringFunc(text, func(string) string { return with })
}

// marksIn are the numbers of all marks of a text, in order.
func marksIn(text string) (found []string) {
	for start, end := marks.next(text, 0); end > 0; start, end = marks.next(text, end) {
		found = slices.AppendSeq(found, strings.FieldsFuncSeq(text[start+1:end-1], betweenMarks))
	}
	return found
}

// onlySources reports whether a text is sources and nothing else.
func onlySources(text string) bool {
	i := 0
	for {
		next := sourcesAt(text, i)
		if next == i {
			return i > 0 && spaced(text, i) == len(text)
		}
		i = next
	}
}

// shortForms are words that end in a point and no sentence.
var shortForms = setOf("e.g i.e approx ca no nr st mr mrs dr vs max min incl excl fig z.b bzw usw d.h p.ex env")

// shortened reports whether the point at the end of a text is one of a shortened word or of a single letter.
func shortened(text string) bool {
	body, ok := strings.CutSuffix(text, ".")
	if !ok {
		return false
	}
	word := body[strings.LastIndexAny(body, " \t\n\f\r(")+1:]
	if r, n := utf8.DecodeRuneInString(word); n > 0 && n == len(word) {
		return unicode.IsLetter(r)
	}
	if len(word) == len("ex") && strings.EqualFold(word, "ex") && len(body) >= len("p. ex") { // "z. B." and the like end in one letter
		before := body[:len(body)-len(" ex")]
		return strings.IndexByte(" \t\n\f\r", body[len(before)]) >= 0 && pointed(before, 'p')
	}
	return shortForms[strings.ToLower(word)]
}

// pointed reports whether a text ends in a letter that stands alone and a point.
func pointed(text string, letter byte) bool {
	n := len(text) - 2
	return n >= 0 && text[n]|0x20 == letter && text[n+1] == '.' && (n == 0 || strings.IndexByte(" \t\n\f\r(", text[n-1]) >= 0)
}

// germanScanner finds words that only a German sentence has.
//
//	(?i)\b(?:der|die|das|und|ist|mit|für|ein|eine|einen|den|dem|nicht|auf|bei|sind|bis|oder|zu)\b
type germanScanner struct{}

// german finds words that only a German sentence has: there a capital makes no name.
var german germanScanner

var germanWords = setOf("der die das und ist mit ein eine einen den dem nicht auf bei sind bis oder zu")

// MatchString reports whether a text has such a word.
func (germanScanner) MatchString(text string) bool {
	var low [len("einen")]byte
	for i := 0; i < len(text); i++ {
		start := i
		for i < len(text) && asciiWord(text[i]) {
			if i-start < len(low) {
				low[i-start] = text[i] | 0x20
			}
			i++
		}
		switch n := i - start; {
		case n == 1 && low[0] == 'f':
			if rest := text[i:]; len(rest) >= 3 && (rest[:2] == "ü" || rest[:2] == "Ü") && rest[2]|0x20 == 'r' && (len(rest) == 3 || !asciiWord(rest[3])) {
				return true
			}
		case 2 <= n && n <= len(low) && germanWords[string(low[:n])]:
			return true
		}
	}
	return false
}

func asciiWord(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_'
}

// longLetters calls yield with every run of at least four letters.
func longLetters(text string, yield func(word string)) {
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if utf8.RuneCountInString(word) >= 4 {
			yield(word)
		}
	}
}
