package written

import (
	"bytes"
	"math"
	"strconv"
	"strings"
)

// unknowns are what sources write where they know nothing.
var unknowns = map[string]bool{
	"": true, "0": true, "n a": true, "na": true, "none": true, "null": true, "unknown": true, "tbc": true, "tba": true, "tbd": true, "not known": true,
	"not specified": true, "unspecified": true, "not available": true, "no": true, "false": true, "nil": true, "other": true, "select": true, "undefined": true, "n d": true,
}

// Unknown reports whether a text tells nothing: it is empty or 0, or a word such as "n/a".
func Unknown(text string) bool {
	if len(text) >= 16 {
		return false
	}
	if text == "" || text == "0" {
		return true
	}
	// Folded without allocating: this is asked of nearly every value.
	var folded [16]byte
	n := 0
	for i := range len(text) {
		switch c := text[i]; {
		case IsLetter(c):
			folded[n] = c | 0x20
			n++
		case c > '0' && c <= '9' || c >= 0x80:
			return false
		case IsDigit(c):
			folded[n] = c
			n++
		case n > 0 && folded[n-1] != ' ':
			folded[n] = ' '
			n++
		}
	}
	return unknowns[string(bytes.TrimRight(folded[:n], " "))]
}

// vulgar are the fractions that have a character of their own.
var vulgar = []struct {
	sign  string
	value float64
}{{"½", 0.5}, {"¼", 0.25}, {"¾", 0.75}, {"⅛", 0.125}, {"⅜", 0.375}, {"⅝", 0.625}, {"⅞", 0.875}, {"⅓", 1.0 / 3}, {"⅔", 2.0 / 3}}

// Fraction reads what stands behind the whole number of 11 1/2 or 5½, and returns what is behind that.
func Fraction(text string) (part float64, rest string) {
	if len(text) < 2 || text[0] != ' ' && text[0] < 0x80 {
		return 0, text
	}
	trimmed := strings.TrimLeft(text, " ")
	for _, v := range vulgar {
		if after, ok := strings.CutPrefix(trimmed, v.sign); ok {
			return v.value, after
		}
	}
	over, under, ok := strings.Cut(trimmed[:min(len(trimmed), 5)], "/")
	if !ok || len(under) == 0 {
		return 0, text
	}
	size := 1
	if len(under) > 1 && IsDigit(under[1]) {
		size = 2
	}
	a, err1 := strconv.Atoi(over)
	b, err2 := strconv.Atoi(under[:size])
	// A part of an inch is a half, a quarter and so on; what is divided by other numbers is a list.
	if err1 != nil || err2 != nil || a <= 0 || a >= b || b > 16 || b&(b-1) != 0 {
		return 0, text
	}
	return float64(a) / float64(b), trimmed[len(over)+1+size:]
}

// IsLetter reports whether a byte is a letter of ASCII.
func IsLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }

// IsDigit reports whether a byte is a digit.
func IsDigit(b byte) bool { return b >= '0' && b <= '9' }

// Number reads the first number of a text, which may begin with a few words ("approx. 11,97 m"), and returns what stands
// behind it. Of two kinds of separators the last is the decimal one; one kind twice groups thousands; a lone comma before
// three figures groups them too, and a lone point does where grouped says so: "9.500 kg", but "11.970 m".
func Number(text string, grouped bool) (n float64, rest string, ok bool) {
	if n, size := plainDigits(text); size > 0 && (size == len(text) || !separates(text, size)) {
		return n, text[size:], true
	}
	start := strings.IndexFunc(text, func(r rune) bool { return r >= '0' && r <= '9' })
	if start < 0 || start > 12 {
		return 0, text, false
	}
	end := start
	for end < len(text) && (IsDigit(text[end]) || separates(text, end)) {
		end++
	}
	digits := strings.Map(func(r rune) rune {
		if r == ' ' || r == '\'' || r == '\u00a0' || r == '\u202f' || r == '’' || r == utf8Error {
			return -1
		}
		return r
	}, text[start:end])
	n, err := strconv.ParseFloat(plainNumber(digits, grouped), 64)
	if err != nil || math.IsInf(n, 0) {
		return 0, text, false
	}
	if start > 0 && text[start-1] == '-' && strings.TrimSpace(text[:start-1]) == "" {
		n = -n
	}
	return n, text[end:], true
}

// plainDigits reads figures with a point and one or two more behind it, or without one, which most numbers are written with. Its size
// is 0 where a text does not begin so.
func plainDigits(text string) (n float64, size int) {
	whole, behind := 0, -1
	for size = 0; size < len(text) && size < 15; size++ {
		c := text[size]
		if c == '.' && behind < 0 && size > 0 && size+1 < len(text) && IsDigit(text[size+1]) {
			behind = 0
			continue
		}
		if !IsDigit(c) {
			break
		}
		whole = whole*10 + int(c-'0')
		if behind >= 0 {
			behind++
		}
	}
	if behind > 2 || size == 15 {
		return 0, 0
	}
	return float64(whole) / [...]float64{1, 10, 100}[max(behind, 0)], size
}

const utf8Error = '\uFFFD'

// separates reports whether the byte at i is a separator inside a number: digits follow, three of them behind a blank or
// an apostrophe.
func separates(text string, i int) bool {
	three := func(at int) bool {
		return at+3 <= len(text) && IsDigit(text[at]) && IsDigit(text[at+1]) && IsDigit(text[at+2]) && (at+3 == len(text) || !IsDigit(text[at+3]))
	}
	switch c := text[i]; {
	case c == '.' || c == ',':
		return i+1 < len(text) && IsDigit(text[i+1])
	case c == ' ' || c == '\'':
		return three(i + 1)
	case c == 0xc2 && i+1 < len(text) && text[i+1] == 0xa0:
		return three(i + 2)
	case c == 0xa0 && i > 0 && text[i-1] == 0xc2:
		return three(i + 1)
	}
	return false
}

// plainNumber writes figures with separators as Go does.
func plainNumber(digits string, grouped bool) string {
	comma, point := strings.LastIndexByte(digits, ','), strings.LastIndexByte(digits, '.')
	switch {
	case comma < 0 && point < 0:
		return digits
	case comma >= 0 && point > comma:
		return strings.ReplaceAll(digits, ",", "")
	case point >= 0 && comma > point:
		return strings.Replace(strings.ReplaceAll(digits, ".", ""), ",", ".", 1)
	}
	at, sign := max(comma, point), digits[max(comma, point)]
	group := at <= 3 && len(digits)-at == 4 && digits[0] != '0'
	if strings.IndexByte(digits, sign) < at || group && (sign == ',' || grouped) {
		return strings.ReplaceAll(digits, string(sign), "")
	}
	return strings.Replace(digits, ",", ".", 1)
}

// Count reads a small whole number: "3", "3.0", "2 + 1" is not one.
func Count(text string) (n int, known bool) {
	if Unknown(text) {
		return 0, false
	}
	f, rest, ok := Number(text, false)
	if !ok || f != math.Trunc(f) || f < 0 || f > 1e6 || strings.ContainsAny(rest, "0123456789+-/") {
		return 0, false
	}
	return int(f), f > 0
}
