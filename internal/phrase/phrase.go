// Package phrase looks for phrases in a text: whole words in their order, whatever case and marks they are written with.
package phrase

import (
	"slices"
	"strings"
	"unicode"
)

// Text is a text in lower case, its words parted by single spaces with one before the first and after the last. Signs
// are gone; apostrophes are, without a space in their place.
type Text struct {
	spaced string
	starts [4]uint64 // a bit for each way in which a word of it begins, so that most phrases need not be looked for
}

// Plain makes a text plain.
func Plain(text string) Text {
	buf := make([]byte, 1, len(text)+2)
	buf[0] = ' '
	for _, r := range text {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			buf = append(buf, byte(r))
		case r >= 'A' && r <= 'Z':
			buf = append(buf, byte(r)+'a'-'A')
		case r == '\'' || r == '’':
		case r > 0x7f && (unicode.IsLetter(r) || unicode.IsDigit(r)) || r == '$' || r == '€' || r == '£':
			buf = append(buf, string(unicode.ToLower(r))...)
		case buf[len(buf)-1] != ' ':
			buf = append(buf, ' ')
		}
	}
	if buf[len(buf)-1] != ' ' {
		buf = append(buf, ' ')
	}
	return spaced(string(buf))
}

// spaced is text that is plain already.
func spaced(text string) Text {
	t := Text{spaced: text}
	for i := 0; i+2 < len(text); i++ {
		if text[i] == ' ' {
			s := start(text[i+1:])
			t.starts[s/64] |= 1 << (s % 64)
		}
	}
	return t
}

// start tells how a word begins, in one of 256 ways.
func start(word string) byte { return word[0]*31 + word[1] }

// Spaced is the text with a space before and behind each word.
func (t Text) Spaced() string { return t.spaced }

// String is the text without the spaces around it.
func (t Text) String() string { return strings.TrimSpace(t.spaced) }

// Empty reports whether there is no word.
func (t Text) Empty() bool { return len(t.spaced) <= 1 }

// Words is how many words there are.
func (t Text) Words() int { return strings.Count(t.spaced, " ") - 1 }

// can reports whether a word of the text begins as the phrase does.
func (t Text) can(s phrase) bool { return t.starts[s.start/64]&(1<<(s.start%64)) != 0 }

// Has reports whether the text has one of the phrases.
func (t Text) Has(list List) bool {
	for _, s := range list {
		if t.can(s) && strings.Contains(t.spaced, s.text) {
			return true
		}
	}
	return false
}

// Begins reports whether the text begins with one of the phrases.
func (t Text) Begins(list List) bool {
	for _, s := range list {
		if t.can(s) && strings.HasPrefix(t.spaced, s.text) {
			return true
		}
	}
	return false
}

// Is reports whether the text is one of the phrases.
func (t Text) Is(list List) bool {
	return slices.ContainsFunc(list, func(s phrase) bool { return s.text == t.spaced })
}

// Less is the text without the phrases.
func (t Text) Less(list List) Text {
	text := t.spaced
	for _, s := range list {
		if !t.can(s) {
			continue
		}
		for strings.Contains(text, s.text) {
			text = strings.Replace(text, s.text, " ", 1)
		}
	}
	if len(text) == len(t.spaced) {
		return t
	}
	return spaced(text)
}

// After is what comes after the longest of the phrases that the text begins with, the text itself where it begins with none.
func (t Text) After(list List) Text {
	for _, s := range list {
		if rest, ok := strings.CutPrefix(t.spaced, s.text); ok {
			return spaced(" " + rest)
		}
	}
	return t
}

// List are phrases, the longest first.
type List []phrase

// phrase is whole words between spaces, or words of which the last may go on.
type phrase struct {
	text  string
	start byte
}

// Of reads phrases parted by commas and line ends, each written as a plain text is; a star at the end lets the last word go on.
func Of(text string) List {
	var list List
	for s := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == '\n' }) {
		s = strings.TrimSpace(s)
		if s == "" {
			continue
		}
		stem, open := strings.CutSuffix(s, "*")
		if !open {
			stem += " "
		}
		list = append(list, phrase{" " + stem, start(stem)})
	}
	slices.SortStableFunc(list, func(a, b phrase) int { return len(b.text) - len(a.text) })
	return list
}

// In reports whether a text has one of the phrases, as Has does.
func (list List) In(t Text) bool { return t.Has(list) }

// Those are the phrases that keep holds of.
func (list List) Those(keep func(phrase string) bool) List {
	return slices.DeleteFunc(slices.Clone(list), func(s phrase) bool { return !keep(strings.TrimSpace(s.text)) })
}
