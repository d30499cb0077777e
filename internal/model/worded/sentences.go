package worded

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/model/worded/statement"
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
	behind []byte // it, in which nothing ends: words mostly come one by one
	ends   bool   // held has what may be an end
	inside bool   // held goes on within a line
	breaks int    // before held
	prefix string // of the item that held begins
	parts  []part // room for what is returned
}

var placed = regexp.MustCompile(`^\s*\[\[table (\d+)\]\]\s*$`)

// Room that most answers do with.
const (
	usuallyBehind = 256 // bytes
	usualParts    = 4
)

// add takes text and returns the parts that are complete, which hold until the next call.
func (s *splitter) add(text string) []part {
	if strings.IndexByte(text, '\r') >= 0 {
		text = strings.ReplaceAll(text, "\r\n", "\n")
	}
	if s.behind == nil {
		s.behind, s.parts = make([]byte, 0, usuallyBehind), make([]part, 0, usualParts)
	}
	s.behind = append(s.behind, text...)
	if !s.ends && !mayEnd(text) && len(s.held)+len(s.behind) <= maxPlain {
		return nil
	}
	s.join()
	s.parts = s.parts[:0]
	for s.next(false) {
	}
	s.ends = mayEnd(s.held)
	return s.parts
}

// join adds what is behind to what is held.
func (s *splitter) join() {
	s.held += string(s.behind)
	s.behind = s.behind[:0]
}

// mayEnd reports whether a text has a mark that ends sentences, or a line's end; else no part of it is complete.
func mayEnd(text string) bool {
	for i := range len(text) {
		switch text[i] {
		case '.', '!', '?', '\n', "…"[0]:
			return true
		}
	}
	return false
}

// end returns what is left when the text has ended.
func (s *splitter) end() []part {
	s.join()
	s.parts = s.parts[:0]
	for s.next(true) {
	}
	return s.parts
}

// next takes one part off what is held, if it is complete, and reports whether there may be more.
func (s *splitter) next(last bool) (more bool) {
	if s.held == "" {
		return false
	}
	line := strings.IndexByte(s.held, '\n')
	if line == 0 {
		s.held, s.inside, s.prefix = s.held[1:], false, ""
		s.breaks++
		return true
	}
	rest := s.held
	if line > 0 {
		rest = s.held[:line]
	}
	whole := last || line > 0
	if !s.inside {
		if !whole && undecided(rest) {
			return false
		}
		if k := kindOf(rest); k != sentence {
			if !whole {
				return false
			}
			return s.take(k, len(rest))
		}
		if mark := statement.Item(rest); mark != "" && s.prefix == "" {
			s.prefix, s.held = mark, s.held[len(mark):]
			return true
		}
	}
	if n := statement.End(rest, whole); n > 0 {
		return s.take(sentence, n)
	}
	switch {
	case whole:
		return s.take(sentence, len(rest))
	case len(rest) > maxHeld:
		return s.take(sentence, strings.LastIndexByte(rest[:maxHeld], ' ')+1)
	case len(rest) > maxPlain && !strings.ContainsAny(rest, "0123456789"):
		return s.take(sentence, strings.LastIndexByte(rest[:maxPlain], ' ')+1)
	}
	return false
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

// take takes n bytes off what is held, all for none, as a part of that kind. A blank one is none.
func (s *splitter) take(k kind, n int) bool {
	if n <= 0 {
		n = len(s.held)
	}
	p := part{kind: k, text: s.held[:n], breaks: s.breaks, prefix: s.prefix}
	s.held, s.inside = s.held[n:], true
	if strings.TrimSpace(p.text) != "" {
		s.breaks, s.prefix = 0, ""
		s.parts = append(s.parts, p)
	}
	return true
}
