package survey

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/fetch"
)

// markup matches the tag that a pasted page or a part of one begins with.
var markup = regexp.MustCompile(`(?i)<(?:!doctype html|html|head|body|header|nav|main|article|section|table|div|ul|dl|h[1-3]|p|script|title)\b[^>]*>`)

// pasted takes a page that was pasted into a message as HTML out of its text. It is nil where none was, or where it describes no boat.
func (s *Surveyor) pasted(text, param string) (page *outside, rest string) {
	at := markup.FindStringIndex(text)
	if at == nil || !strings.Contains(text[at[1]:], "</") {
		return nil, text
	}
	end := strings.LastIndexByte(text, '>') + 1
	o := &outside{param: param}
	if err := s.readPage(o, fetch.Found{Page: []byte(text[at[0]:end])}); err != nil {
		return nil, text
	}
	return o, text[:at[0]] + "\n" + text[end:]
}
