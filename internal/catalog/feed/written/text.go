// Package written reads what people and programs write into a field of an advert: a line or a text, a number, a price, an address, and words
// by a vocabulary; and it writes numbers and times as they are read.
package written

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"

	"github.com/fairlead/fairlead/internal/fold"
)

// Capitals writes a name that is all in capitals as names are written. Short ones may be abbreviations and stay.
func Capitals(name string) string {
	if len(name) < 5 || strings.ToUpper(name) != name || strings.ContainsAny(name, "0123456789") {
		return name
	}
	up := true
	return strings.Map(func(r rune) rune {
		defer func() { up = !unicode.IsLetter(r) && r != '\'' && r != '’' }()
		if up {
			return r
		}
		return unicode.ToLower(r)
	}, name)
}

// WithoutText takes out of a name what is none: characters that could not be read, and entities that nobody has defined. Why says
// which, "" for none.
func WithoutText(name string) (clean, why string) {
	if strings.IndexByte(name, '&') >= 0 && entities.MatchString(name) {
		name, why = entities.ReplaceAllString(name, " "), "an entity that is not defined"
	}
	if strings.Contains(name, string(utf8.RuneError)) {
		name, why = strings.ReplaceAll(name, string(utf8.RuneError), " "), "characters that could not be read"
	}
	if why == "" {
		return name, ""
	}
	return strings.Join(strings.Fields(name), " "), why
}

// entities are what is left of them in a text whose known ones were replaced.
var entities = regexp.MustCompile(`&#?[A-Za-z0-9]+;`)

// SchemaTerm takes the address off a term of schema.org.
func SchemaTerm(text string) string {
	if i := strings.LastIndex(text, "schema.org/"); i >= 0 {
		return text[i+len("schema.org/"):]
	}
	return text
}

// Lengths in bytes to which texts are cut.
const (
	MaxName        = 120
	MaxTitle       = 300
	MaxDescription = 16 << 10
	maxAddress     = 2 << 10
)

// Line makes a text one line of valid UTF-8 without control characters, at most so many bytes long.
func Line(s string, most int) string {
	if plainLine(s) && len(s) <= most {
		return s
	}
	s = strings.ToValidUTF8(CutText(s, 4*most), string(utf8.RuneError))
	if strings.Contains(s, "&") {
		s = html.UnescapeString(s)
	}
	if strings.ContainsRune(s, '<') {
		s = withoutTags(s)
	}
	fields := strings.FieldsFunc(s, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) || isFormat(r) })
	return CutText(strings.Join(fields, " "), most)
}

// plainLine reports whether nothing is to be done to a line.
func plainLine(s string) bool {
	for i := range len(s) {
		if s[i] < 0x20 || s[i] >= 0x7f || s[i] == '&' || s[i] == ' ' && (i == 0 || i+1 == len(s) || s[i+1] == ' ') {
			return false
		}
	}
	return true
}

// isFormat tells the characters that are not seen but turn or hide what is: marks of direction, zero widths.
func isFormat(r rune) bool { return unicode.Is(unicode.Cf, r) }

// CutText shortens a text without dividing a character.
func CutText(s string, most int) string {
	if len(s) <= most {
		return s
	}
	s = s[:most]
	for len(s) > 0 {
		if r, n := utf8.DecodeLastRuneInString(s); r != utf8.RuneError || n > 1 {
			break
		}
		s = s[:len(s)-1]
	}
	return strings.TrimSpace(s)
}

// Plain takes the HTML out of a description: blocks become lines, scripts and styles vanish, and nothing of a tag remains.
func Plain(s string) string {
	s = CutText(s, 4*MaxDescription)
	if !utf8.ValidString(s) {
		s = strings.ToValidUTF8(s, string(utf8.RuneError))
	}
	if strings.Contains(s, "&lt;") && !strings.Contains(s, "<") {
		s = html.UnescapeString(s) // markup that was escaped twice
	}
	if strings.ContainsRune(s, '<') {
		s = withoutTags(s)
	} else if strings.ContainsRune(s, '&') {
		s = html.UnescapeString(s)
	}
	return CutText(tidy(s), MaxDescription)
}

func withoutTags(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	z := html.NewTokenizer(strings.NewReader(s))
	hidden := ""
	for {
		switch z.Next() {
		case html.ErrorToken:
			return b.String()
		case html.TextToken:
			if hidden == "" {
				b.Write(z.Text())
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			name, _ := z.TagName()
			if hidden == "" && Unseen[string(name)] {
				hidden = string(name)
			}
			b.WriteString(blockBreak(string(name)))
		case html.EndTagToken:
			name, _ := z.TagName()
			if string(name) == hidden {
				hidden = ""
			}
			b.WriteString(blockBreak(string(name)))
		}
	}
}

// Unseen are elements whose text is not to be read by people.
var Unseen = map[string]bool{"script": true, "style": true, "noscript": true, "template": true, "iframe": true, "svg": true, "head": true}

// Inline are elements inside a line.
var Inline = map[string]bool{
	"a": true, "b": true, "i": true, "em": true, "strong": true, "span": true, "u": true, "font": true, "small": true, "sup": true, "sub": true,
	"abbr": true, "code": true, "mark": true, "label": true, "big": true, "s": true, "q": true, "cite": true, "time": true, "data": true, "img": true,
}

func blockBreak(name string) string {
	if Inline[name] {
		return ""
	}
	if name == "td" || name == "th" {
		return " "
	}
	return "\n"
}

// tidy joins space, drops control characters and empty lines.
func tidy(s string) string {
	if tidied(s) {
		return s
	}
	b := make([]byte, 0, len(s))
	space, broken := false, false
	for i := 0; i < len(s); {
		size := 1
		switch c := s[i]; {
		case c == '\n':
			broken = true
		case c == ' ' || c == '\t' || c == '\r':
			space = true
		case c < 0x20 || c == 0x7f:
		case c >= 0x80 && hiddenRune(s[i:], &size):
			space = space || size > 0 && s[i:i+size] == "\u00a0"
		default:
			if len(b) > 0 && broken {
				b = append(b, '\n')
			} else if len(b) > 0 && space {
				b = append(b, ' ')
			}
			space, broken = false, false
			size = max(size, plainRun(s[i:]))
			b = append(b, s[i:i+size]...)
		}
		i += size
	}
	return string(b)
}

// plainRun is how many bytes a text begins with that stay as they are: ASCII with single blanks inside.
func plainRun(s string) int {
	for i := range len(s) {
		if c := s[i]; c <= ' ' || c >= 0x7f {
			if c == ' ' && i+1 < len(s) && s[i+1] > ' ' && s[i+1] < 0x7f {
				continue
			}
			return i
		}
	}
	return len(s)
}

// hiddenRune measures the character that a text begins with and reports whether it is not seen.
func hiddenRune(s string, size *int) bool {
	r, n := utf8.DecodeRuneInString(s)
	*size = n
	return unicode.IsSpace(r) || unicode.IsControl(r) || isFormat(r)
}

// tidied reports whether there is nothing to tidy in a text.
func tidied(s string) bool {
	i, single := singleBlanks(s)
	if !single {
		return false
	}
	for ; i < len(s); i++ {
		c := s[i]
		if c > ' ' && c < 0x7f {
			continue
		}
		edge := i == 0 || i+1 == len(s)
		if c >= 0x7f || c < 0x20 && (c != '\n' || edge || s[i+1] == '\n' || s[i+1] == ' ') || c == ' ' && (edge || s[i+1] == ' ' || s[i+1] == '\n') {
			return false
		}
	}
	return true
}

// The bytes of a text as they are looked at eight at a time: 1 in each of them, and the highest bit of each.
const (
	eachByte = 0x0101010101010101
	highBits = 0x80 * eachByte
)

// singleBlanks passes over printable ASCII and returns from where on to look at each byte; it is false where it has passed two blanks
// together, or one that the text begins with.
func singleBlanks(s string) (end int, single bool) {
	before := uint64(0x80) // as a blank that stands before the text would leave it
	for ; end+8 < len(s); end += 8 {
		x := fold.EightBytes(s[end:])
		if (x|(x+eachByte)|^(x+0x60*eachByte))&highBits != 0 {
			break // a byte below the blank, or above the tilde
		}
		blanks := ^((x ^ ' '*eachByte) + 0x7f*eachByte) & highBits
		if blanks&(blanks<<8|before) != 0 {
			return end, false
		}
		before = blanks >> 56
	}
	return max(0, end-1), true // a blank at the end is judged by what follows
}

// IsWordRune reports whether a character is part of a word: a letter, a digit or an accent.
func IsWordRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
}
