package agent

import (
	"slices"
	"strings"
	"unicode"
)

// plain is a text in lower case, its words parted by single spaces with one before the first and after the last. Signs
// are gone; apostrophes are, without a space in their place.
type plain struct {
	text   string
	starts [4]uint64 // a bit for each way in which a word of it begins, so that most phrases need not be looked for
}

func plainly(text string) plain {
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
func spaced(text string) plain {
	p := plain{text: text}
	for i := 0; i+2 < len(text); i++ {
		if text[i] == ' ' {
			s := start(text[i+1:])
			p.starts[s/64] |= 1 << (s % 64)
		}
	}
	return p
}

// start tells how a word begins, in one of 256 ways.
func start(word string) byte { return word[0]*31 + word[1] }

// String is the text without the spaces around it.
func (p plain) String() string { return strings.TrimSpace(p.text) }

// empty reports whether there is no word.
func (p plain) empty() bool { return len(p.text) <= 1 }

// words is how many words there are.
func (p plain) words() int { return strings.Count(p.text, " ") - 1 }

// can reports whether a word of the text begins as the phrase does.
func (p plain) can(s phrase) bool { return p.starts[s.start/64]&(1<<(s.start%64)) != 0 }

// has reports whether the text has one of the phrases.
func (p plain) has(list phrases) bool {
	for _, s := range list {
		if p.can(s) && strings.Contains(p.text, s.text) {
			return true
		}
	}
	return false
}

// begins reports whether the text begins with one of the phrases.
func (p plain) begins(list phrases) bool {
	for _, s := range list {
		if p.can(s) && strings.HasPrefix(p.text, s.text) {
			return true
		}
	}
	return false
}

// less is the text without the phrases.
func (p plain) less(list phrases) plain {
	text := p.text
	for _, s := range list {
		if !p.can(s) {
			continue
		}
		for strings.Contains(text, s.text) {
			text = strings.Replace(text, s.text, " ", 1)
		}
	}
	if len(text) == len(p.text) {
		return p
	}
	return spaced(text)
}

// phrases are pieces of plain text.
type phrases []phrase

// phrase is whole words between spaces, or words of which the last may go on.
type phrase struct {
	text  string
	start byte
}

// phrasesOf reads phrases parted by commas and line ends; a star at the end lets the last word go on. The longest come
// first, so that less takes away whole phrases.
func phrasesOf(text string) phrases {
	var list phrases
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
