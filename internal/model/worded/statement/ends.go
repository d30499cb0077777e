package statement

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
)

// End is where the first sentence of a line ends in bytes, its sources and space included; 0 where that is not known before more of the
// line is there. With whole there is no more.
func End(line string, whole bool) int {
	for from := 0; ; {
		at, end := nextEnding(line, from)
		if end == 0 {
			return 0
		}
		rest := line[end:]
		if rest == "" && !whole {
			return 0
		}
		if strings.HasPrefix(rest, "[") && (onlySources(rest) || !whole && !strings.Contains(rest, "]") && len(rest) < 12) {
			return 0 // a source of this sentence, or perhaps one
		}
		before := strings.TrimRight(line[max(0, at+1-longestShort):at+1], " ")
		r, _ := utf8.DecodeRuneInString(rest)
		if !shortened(before) && !unicode.IsLower(r) {
			return end
		}
		from = end
	}
}

// longestShort is more bytes than a shortened word has with what is before it.
const longestShort = 24

// nextEnding is where from an offset on a sentence may end: its mark, what closes with it, and the sources and spaces behind
// it. end is 0 for nowhere.
func nextEnding(line string, from int) (at, end int) {
	for i := from; i < len(line); i++ {
		after := terminators(line, i)
		if after == i {
			continue
		}
		if end := spacesBehind(line, after); end > 0 {
			return i, end
		}
		i = after - 1
	}
	return 0, 0
}

// terminators returns the offset behind the marks that end a sentence at i.
func terminators(line string, i int) int {
	for i < len(line) {
		switch c := line[i]; {
		case c == '.' || c == '!' || c == '?':
			i++
		case c == "…"[0] && strings.HasPrefix(line[i:], "…"):
			i += len("…")
		default:
			return i
		}
	}
	return i
}

// spacesBehind returns the offset behind the spaces that follow the end of a sentence, after what closes with it and as
// many sources as there are spaces behind; 0 where there are none.
func spacesBehind(line string, i int) int {
	for i < len(line) {
		r, n := utf8.DecodeRuneInString(line[i:])
		if !strings.ContainsRune("\"'”’»)*_", r) {
			break
		}
		i += n
	}
	end := blanks(line, i)
	for {
		next := sourcesAt(line, i)
		if next == i {
			return end
		}
		i = next
		if e := blanks(line, i); e > 0 {
			end = e
		}
	}
}

// blanks returns the offset behind spaces at i, or behind a point and spaces; 0 where there are no spaces.
func blanks(line string, i int) int {
	if i < len(line) && line[i] == '.' {
		i++
	}
	if after := spaced(line, i); after > i {
		return after
	}
	return 0
}

func spaced(line string, i int) int {
	for i < len(line) && strings.IndexByte(" \t\n\f\r", line[i]) >= 0 {
		i++
	}
	return i
}

// sourcesAt returns the offset behind one mark of sources and the spaces before it; i where there is none.
func sourcesAt(line string, i int) int {
	at := spaced(line, i)
	if at == len(line) || line[at] != '[' {
		return i
	}
	if end := markEnd(line, at); end > 0 {
		return end
	}
	return i
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
var shortForms = fold.Set("e.g i.e approx ca no nr st mr mrs dr vs max min incl excl fig z.b bzw usw d.h p.ex env")

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

var itemMark = regexp.MustCompile(`^\s*(?:[-*+•]|\d{1,2}[.)])\s+`)

// Item is the mark of the list item that a line begins, "- " or "2. ", empty for none.
func Item(line string) string {
	for i := range len(line) {
		switch c := line[i]; {
		case strings.IndexByte(" \t\n\f\r", c) >= 0:
		case strings.IndexByte("-*+", c) >= 0, '0' <= c && c <= '9', c == "•"[0]:
			return itemMark.FindString(line)
		default:
			return ""
		}
	}
	return ""
}
