package quantity

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// scanner reads one text. low is the text in lower case with every byte offset unchanged.
type scanner struct {
	text, low    string
	decimalComma bool
}

func newScanner(text string) scanner {
	s := scanner{text: text, low: fold(text)}
	s.decimalComma = asksForComma(s.low) && usesDecimalComma(s.low)
	return s
}

// fold lowers letters and keeps the length in bytes, so that offsets into both texts agree.
func fold(text string) string {
	i := 0
	for i < len(text) && text[i] < utf8.RuneSelf && (text[i] < 'A' || text[i] > 'Z') {
		i++
	}
	if i == len(text) {
		return text
	}
	b := []byte(text)
	for i < len(b) {
		if c := b[i]; c < utf8.RuneSelf {
			if 'A' <= c && c <= 'Z' {
				b[i] = c + 'a' - 'A'
			}
			i++
			continue
		}
		r, n := utf8.DecodeRune(b[i:])
		if l := unicode.ToLower(r); l != r && utf8.RuneLen(l) == n {
			utf8.EncodeRune(b[i:], l)
		}
		i += n
	}
	return string(b)
}

// at reads the quantity that begins at byte i.
func (s scanner) at(i int) (Quantity, bool) {
	if !s.mayStart(i) {
		return Quantity{}, false
	}
	if isDigit(s.text[i]) { // neither money nor a word begins with a figure
		return s.first(i, scanner.calendar, scanner.coordinate, scanner.scale, scanner.clock, scanner.measured)
	}
	return s.first(i, scanner.prefixedMoney, scanner.force, scanner.calendar, scanner.coordinate, scanner.clock, scanner.measured, scanner.word)
}

// first returns what the first reader reads that reads something at i.
func (s scanner) first(i int, readers ...func(scanner, int) (Quantity, bool)) (Quantity, bool) {
	for _, read := range readers {
		if q, ok := read(s, i); ok && q.End > i {
			return q, true
		}
	}
	return Quantity{}, false
}

// mayStart is true where a number, a sign or a word begins.
func (s scanner) mayStart(i int) bool {
	r, _ := utf8.DecodeRuneInString(s.text[i:])
	before, _ := utf8.DecodeLastRuneInString(s.text[:i])
	if unicode.IsDigit(r) && i > 0 && s.times(i-1) {
		return true
	}
	if unicode.IsDigit(r) || unicode.IsLetter(r) {
		return !unicode.IsLetter(before) && !unicode.IsDigit(before) && !insideNumber(s.text, i)
	}
	return strings.ContainsRune("-−+.€$£¥½¼¾~≈", r) && !(unicode.IsLetter(before) || unicode.IsDigit(before)) || strings.ContainsRune("€$£", r)
}

// insideNumber is true at the second group of "1.2.3", which is a version or an address.
func insideNumber(text string, i int) bool {
	return i >= 2 && (text[i-1] == '.' || text[i-1] == ',') && isDigit(text[i-2])
}

// next returns where to look after nothing was read at i: after the word, the address or the character there.
func (s scanner) next(i int) int {
	if strings.HasPrefix(s.low[i:], "http") || strings.HasPrefix(s.low[i:], "www.") {
		if n := strings.IndexAny(s.text[i:], " \n\t)>]"); n > 0 {
			return i + n
		}
		return len(s.text)
	}
	r, n := utf8.DecodeRuneInString(s.text[i:])
	if !unicode.IsLetter(r) && !unicode.IsDigit(r) || s.times(i) {
		return i + n
	}
	for i < len(s.text) {
		r, n := utf8.DecodeRuneInString(s.text[i:])
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' || s.times(i) {
			break
		}
		i += n
	}
	return i
}

// space returns the offset after blanks from i; newlines are no blanks.
func (s scanner) space(i int) int {
	for i < len(s.text) {
		r, n := utf8.DecodeRuneInString(s.text[i:])
		if r != ' ' && r != '\t' && r != '\u00a0' && r != '\u202f' && r != '\u2009' {
			break
		}
		i += n
	}
	return i
}

// wordAt returns the run of letters at i in lower case, and its end.
func (s scanner) wordAt(i int) (string, int) {
	end := i
	for end < len(s.text) {
		r, n := utf8.DecodeRuneInString(s.text[end:])
		if !unicode.IsLetter(r) {
			break
		}
		end += n
	}
	return s.low[i:end], end
}

// wordsBefore returns up to n words that end before byte i, the nearest first.
func (s scanner) wordsBefore(i, n int) []string {
	fields := strings.FieldsFunc(s.low[max(0, i-80):i], func(r rune) bool { return !unicode.IsLetter(r) })
	var words []string
	for k := len(fields) - 1; k >= 0 && len(words) < n; k-- {
		words = append(words, fields[k])
	}
	return words
}

// wordBefore returns the word that ends just before byte i, "" where a figure or a mark stands there.
func (s scanner) wordBefore(i int) string {
	head := strings.TrimRight(s.low[max(0, i-40):i], " \u00a0")
	k := strings.LastIndexFunc(head, func(r rune) bool { return !unicode.IsLetter(r) })
	return head[k+1:]
}

// ends is true when byte i is not inside a word or number. The "x" of "18x12" ends a number.
func (s scanner) ends(i int) bool {
	r, _ := utf8.DecodeRuneInString(s.text[i:])
	return i >= len(s.text) || !unicode.IsLetter(r) && !unicode.IsDigit(r) || s.times(i)
}

// times is true at the "x" between two figures.
func (s scanner) times(i int) bool {
	return s.low[i] == 'x' && i > 0 && isDigit(s.text[i-1]) && i+1 < len(s.text) && isDigit(s.text[i+1])
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// maxUnitBytes bounds how far a unit's name can reach.
const maxUnitBytes = 40

// unitAt reads the longest unit name that begins at i.
func (s scanner) unitAt(i int) (u Unit, end int, ok bool) {
	if s.noUnit(i) {
		return Unit{}, 0, false
	}
	if end, only := s.oneWord(i); only {
		u, ok = Lookup(s.text[i:end])
		if !ok {
			end = 0
		}
		return u, end, ok
	}
	return s.longestUnit(i)
}

// longestUnit is unitAt without a look at how names of units begin.
func (s scanner) longestUnit(i int) (u Unit, end int, ok bool) {
	for j := i; j < len(s.text) && j-i < maxUnitBytes; {
		j = s.unitToken(j)
		r, _ := utf8.DecodeLastRuneInString(s.text[:j])
		if unicode.IsSpace(r) || r == '.' || r == '-' || (!s.ends(j) && (unicode.IsLetter(r) || unicode.IsDigit(r))) {
			continue
		}
		if found, known := Lookup(s.text[i:j]); known {
			u, end, ok = found, j, true
		}
	}
	return u, end, ok
}

// unitToken returns the end of the next piece of a possible unit name: a word, blanks, or one character.
func (s scanner) unitToken(i int) int {
	if _, end := s.wordAt(i); end > i {
		return end
	}
	if j := s.space(i); j > i {
		return j
	}
	_, n := utf8.DecodeRuneInString(s.text[i:])
	return i + n
}
