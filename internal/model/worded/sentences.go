package worded

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// part is a piece of an engine's text that is judged as a whole: a sentence, or a line that is none.
type part struct {
	kind   kind
	text   string
	breaks int    // line breaks before it, 0 within a line
	prefix string // of the list item that it begins, "- "
}

type kind int

const (
	sentence kind = iota
	heading       // "## …"
	row           // of a table
	place         // "[[table 1]]"
)

// What is held back where no sentence ends is bounded: a long piece without a figure, which states nothing that is
// checked, need not wait for the rest.
const (
	maxHeld  = 2000 // bytes
	maxPlain = 300
)

// splitter cuts a stream of text into parts. A sentence is complete when what follows it is known to begin another.
type splitter struct {
	held   string // the part that is not complete yet
	inside bool   // held goes on within a line
	breaks int    // before held
	prefix string // of the item that held begins
}

var (
	itemMark = regexp.MustCompile(`^\s*(?:[-*+•]|\d{1,2}[.)])\s+`)
	placed   = regexp.MustCompile(`^\s*\[\[table (\d+)\]\]\s*$`)
)

// add takes text and returns the parts that are complete.
func (s *splitter) add(text string) []part {
	s.held += strings.ReplaceAll(text, "\r\n", "\n")
	var parts []part
	for {
		p, ok := s.next(false)
		if !ok {
			return parts
		}
		parts = append(parts, p...)
	}
}

// end returns what is left when the text has ended.
func (s *splitter) end() []part {
	var parts []part
	for s.held != "" {
		p, ok := s.next(true)
		if !ok {
			break
		}
		parts = append(parts, p...)
	}
	return parts
}

// next takes one part off what is held; ok is false where nothing is complete.
func (s *splitter) next(last bool) (parts []part, ok bool) {
	if s.held == "" {
		return nil, false
	}
	line := strings.IndexByte(s.held, '\n')
	if line == 0 {
		s.held, s.inside, s.prefix = s.held[1:], false, ""
		s.breaks++
		return nil, true
	}
	rest := s.held
	if line > 0 {
		rest = s.held[:line]
	}
	whole := last || line > 0
	if !s.inside {
		if !whole && undecided(rest) {
			return nil, false
		}
		if k := kindOf(rest); k != sentence {
			if !whole {
				return nil, false
			}
			return s.take(k, len(rest)), true
		}
		if mark := itemMark.FindString(rest); mark != "" && s.prefix == "" {
			s.prefix, s.held = mark, s.held[len(mark):]
			return nil, true
		}
	}
	if n := sentenceEnd(rest, whole); n > 0 {
		return s.take(sentence, n), true
	}
	switch {
	case whole:
		return s.take(sentence, len(rest)), true
	case len(rest) > maxHeld:
		return s.take(sentence, strings.LastIndexByte(rest[:maxHeld], ' ')+1), true
	case len(rest) > maxPlain && !strings.ContainsAny(rest, "0123456789"):
		return s.take(sentence, strings.LastIndexByte(rest[:maxPlain], ' ')+1), true
	}
	return nil, false
}

// undecided reports whether the beginning of a line may still become anything.
func undecided(line string) bool {
	trimmed := strings.TrimLeft(line, " ")
	return len(trimmed) < 4 || strings.HasPrefix(trimmed, "[[") && !strings.Contains(trimmed, "]]")
}

func kindOf(line string) kind {
	trimmed := strings.TrimSpace(line)
	switch {
	case strings.HasPrefix(trimmed, "#"):
		return heading
	case strings.HasPrefix(trimmed, "|"):
		return row
	case strings.HasPrefix(trimmed, "[[table"):
		return place
	}
	return sentence
}

func (s *splitter) take(k kind, n int) []part {
	if n <= 0 {
		n = len(s.held)
	}
	p := part{kind: k, text: s.held[:n], breaks: s.breaks, prefix: s.prefix}
	s.held, s.breaks, s.prefix, s.inside = s.held[n:], 0, "", true
	if strings.TrimSpace(p.text) == "" {
		s.breaks, s.prefix = p.breaks, p.prefix
		return nil
	}
	return []part{p}
}

var (
	// ending is where a sentence may end: its mark, what closes with it, and the sources behind it.
	ending = regexp.MustCompile(`[.!?…]+["'”’»)*_]*(?:\s*\[(?:\d+|Q\d+)(?:,\s*(?:\d+|Q\d+))*\])*[.]?(\s+)`)
	// onlyMarks are sources and nothing else.
	onlyMarks = regexp.MustCompile(`^(?:\s*\[(?:\d+|Q\d+)(?:,\s*(?:\d+|Q\d+))*\])+\s*$`)
	// shortened words end in a point and no sentence.
	shortened = regexp.MustCompile(`(?i)(?:^|[\s(])(?:e\.g|i\.e|approx|ca|no|nr|st|mr|mrs|dr|vs|max|min|incl|excl|fig|z\.\s?b|bzw|usw|d\.\s?h|p\.\s?ex|env|\pL)\.$`)
)

// sentenceEnd is where the first sentence of a line ends, its space included; 0 where that is not known yet.
func sentenceEnd(line string, whole bool) int {
	for from := 0; strings.ContainsAny(line[from:], ".!?…"); {
		at := ending.FindStringSubmatchIndex(line[from:])
		if at == nil {
			return 0
		}
		end := from + at[1]
		rest := line[end:]
		if rest == "" && !whole {
			return 0
		}
		if strings.HasPrefix(rest, "[") && (onlyMarks.MatchString(rest) || !whole && !strings.Contains(rest, "]") && len(rest) < 12) {
			return 0 // a source of this sentence, or perhaps one
		}
		before := strings.TrimRight(line[:from+at[0]+1], " ")
		r, _ := utf8.DecodeRuneInString(rest)
		if !shortened.MatchString(before) && !unicode.IsLower(r) {
			return end
		}
		from = end
	}
	return 0
}
