package tokens

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A class tells what the splitting pattern sees in a character: a set of the bits below.
type class uint8

const (
	upper   class = 1 << iota // may stand in the capital part of a word: Lu, Lt, Lm, Lo, M
	lower                     // may stand in the small part of a word: Ll, Lm, Lo, M
	letter                    // L
	number                    // N
	space                     // White_Space
	newline                   // carriage return and line feed
)

// classes holds the class of every character.
type classes []class

func newClasses() classes {
	c := make(classes, unicode.MaxRune+1)
	c.add(upper|lower, unicode.M)
	c.add(upper|letter, unicode.Lu, unicode.Lt)
	c.add(lower|letter, unicode.Ll)
	c.add(upper|lower|letter, unicode.Lm, unicode.Lo)
	c.add(number, unicode.N)
	c.add(space, unicode.White_Space)
	c['\r'] |= newline
	c['\n'] |= newline
	return c
}

func (c classes) add(bits class, tables ...*unicode.RangeTable) {
	for _, table := range tables {
		for _, r := range table.R16 {
			for char := rune(r.Lo); char <= rune(r.Hi); char += rune(r.Stride) {
				c[char] |= bits
			}
		}
		for _, r := range table.R32 {
			for char := rune(r.Lo); char <= rune(r.Hi); char += rune(r.Stride) {
				c[char] |= bits
			}
		}
	}
}

// at returns the class and the length of the character at text[i:]; past the end the length is 0 and the class is none.
func (c classes) at(text string, i int) (class, int) {
	if i >= len(text) {
		return 0, 0
	}
	if b := text[i]; b < utf8.RuneSelf {
		return c[b], 1
	}
	return c.wide(text[i:])
}

func (c classes) wide(text string) (class, int) {
	char, width := utf8.DecodeRuneInString(text)
	return c[char], width
}

// split returns the length of the first piece of text, which is not empty. It is the first match of the vocabulary's
// pattern, which is made of these alternatives, tried in order, each taking as much as it can:
//
//	[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?
//	[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?
//	\p{N}{1,3}
//	 ?[^\s\p{L}\p{N}]+[\r\n/]*
//	\s*[\r\n]+
//	\s+(?!\S)
//	\s+
func (c classes) split(text string) int {
	first, width := c.at(text, 0)
	if first&number != 0 {
		return c.digits(text)
	}
	if end := c.word(text, first, width); end > 0 {
		return end + contraction(text[end:])
	}
	if end := c.symbols(text); end > 0 {
		return end
	}
	return c.spaces(text)
}

// word matches the first two alternatives without the contraction; 0 is no match.
func (c classes) word(text string, first class, width int) int {
	start := 0
	if first&(letter|newline) == 0 {
		start = width
	}
	small, capital := c.letters(text, start)
	switch {
	case small > start:
		return small
	case first&upper != 0 && start > 0:
		// A mark that could not lead a word is one.
		return width
	case capital > start:
		return capital
	}
	return 0
}

// letters returns where the letters from start on end when the last of them has to be able to stand in the small part of
// a word, and where the capitals end. Either is start when there are none.
func (c classes) letters(text string, start int) (small, capital int) {
	small, capital = start, start
	kind, width := c.at(text, capital)
	for kind&upper != 0 {
		capital += width
		if kind&lower != 0 {
			small = capital
		}
		kind, width = c.at(text, capital)
	}
	for end := capital; kind&lower != 0; small = end {
		end += width
		kind, width = c.at(text, end)
	}
	return small, capital
}

// contraction returns the length of the English contraction that text begins with, or 0.
func contraction(text string) int {
	if len(text) < 2 || text[0] != '\'' {
		return 0
	}
	switch text[1] | 0x20 {
	case 's', 't', 'm', 'd':
		return 2
	case 'r', 'v':
		if len(text) > 2 && text[2]|0x20 == 'e' {
			return 3
		}
	case 'l':
		if len(text) > 2 && text[2]|0x20 == 'l' {
			return 3
		}
	}
	if longS := "'ſ"; strings.HasPrefix(text, longS) { // its capital is S
		return len(longS)
	}
	return 0
}

// digits matches the third alternative.
func (c classes) digits(text string) int {
	end := 0
	for range 3 {
		kind, width := c.at(text, end)
		if kind&number == 0 {
			break
		}
		end += width
	}
	return end
}

// symbols matches the fourth alternative; 0 is no match.
func (c classes) symbols(text string) int {
	start := 0
	if text[0] == ' ' {
		start = 1
	}
	end := start
	kind, width := c.at(text, end)
	for width > 0 && kind&(space|letter|number) == 0 {
		end += width
		kind, width = c.at(text, end)
	}
	if end == start {
		return 0
	}
	for end < len(text) && (text[end] == '\r' || text[end] == '\n' || text[end] == '/') {
		end++
	}
	return end
}

// spaces matches the last three alternatives. Of several spaces before something else the last is left to lead that.
func (c classes) spaces(text string) int {
	end, last, lines := 0, 0, 0
	kind, width := c.at(text, end)
	for kind&space != 0 {
		last = end
		end += width
		if kind&newline != 0 {
			lines = end
		}
		kind, width = c.at(text, end)
	}
	switch {
	case lines > 0:
		return lines
	case end < len(text) && last > 0:
		return last
	}
	return end
}
