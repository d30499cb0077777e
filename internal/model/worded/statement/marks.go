package statement

import (
	"slices"
	"strings"
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
	var b strings.Builder
	b.Grow(len(text) + 16)
	from := 0
	for ; end > 0; start, end = s.next(text, from) {
		b.WriteString(text[from:start])
		b.WriteString(with(text[start:end]))
		from = end
	}
	b.WriteString(text[from:])
	return b.String()
}

// ReplaceAllString puts a text in the place of each mark.
func (s markScanner) ReplaceAllString(text, with string) string {
	return s.ReplaceAllStringFunc(text, func(string) string { return with })
}

// ReplaceMarks puts what with makes of the numbers of each mark of sources in a text, "1" or "Q3", in the mark's place.
func ReplaceMarks(text string, with func(numbers []string) string) string {
	return marks.ReplaceAllStringFunc(text, func(mark string) string { return with(listed(mark[1 : len(mark)-1])) })
}

// marksIn are the numbers of all marks of a text, in order.
func marksIn(text string) (found []string) {
	for start, end := marks.next(text, 0); end > 0; start, end = marks.next(text, end) {
		found = slices.AppendSeq(found, strings.FieldsFuncSeq(text[start+1:end-1], betweenMarks))
	}
	return found
}

// listed are the numbers of one mark, which may hold several.
func listed(inside string) []string {
	return strings.FieldsFunc(inside, betweenMarks)
}

func betweenMarks(r rune) bool { return r == ',' || r == ';' || r == ' ' }
