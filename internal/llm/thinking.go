package llm

import "strings"

const (
	thinkBegin = "<think>"
	thinkEnd   = "</think>"
)

// thinking drops the block in which a model thinks aloud before its answer. The marks may be split over pieces; a mark inside an
// answer is text like any other.
type thinking struct {
	held  string // of the beginning, while it may become thinkBegin; in the block, what may become thinkEnd
	state int
}

const (
	thinkUnsure = iota
	thinkInside
	thinkSpace // after the block, before the answer's first word
	thinkOver
)

// strip returns what of text belongs to the answer, as far as that is known.
func (t *thinking) strip(text string) string {
	if t.state == thinkOver {
		return text
	}
	text, t.held = t.held+text, ""
	if t.state == thinkUnsure {
		begin := strings.TrimLeft(text, " \t\r\n")
		if len(begin) < len(thinkBegin) && strings.HasPrefix(thinkBegin, begin) {
			t.held = text
			return ""
		}
		rest, thinks := strings.CutPrefix(begin, thinkBegin)
		if !thinks {
			t.state = thinkOver
			return begin
		}
		t.state, text = thinkInside, rest
	}
	if t.state == thinkInside {
		_, after, ended := strings.Cut(text, thinkEnd)
		if !ended {
			t.held = text[max(0, len(text)-len(thinkEnd)+1):]
			return ""
		}
		t.state, text = thinkSpace, after
	}
	if text = strings.TrimLeft(text, " \t\r\n"); text != "" {
		t.state = thinkOver
	}
	return text
}

// rest returns what was held back for a block that never began; a block that never ended is dropped.
func (t *thinking) rest() string {
	if t.state != thinkUnsure {
		return ""
	}
	return strings.TrimLeft(t.held, " \t\r\n")
}
