package llm

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// alike reads events that differ from one that was read whole in nothing but their text, as nearly all of a stream do.
type alike struct {
	before []byte // the text, with the quotation mark that opens it
	after  []byte // the text, from the quotation mark that closes it
	raw    string // the text of the event that is being read, as it stands there
	texts  int    // in that event; what cannot be repeated counts twice
}

// text returns the text of an event that is like the last one, as a part of data; ok is false for any other, and where the text is
// escaped.
func (a *alike) text(data []byte) (text []byte, ok bool) {
	n := len(data) - len(a.after)
	if a.before == nil || n < len(a.before) || !bytes.HasPrefix(data, a.before) || !bytes.HasSuffix(data, a.after) {
		return nil, false
	}
	inside := data[len(a.before):n]
	for _, c := range inside {
		if c < ' ' || c == '"' || c == '\\' {
			return nil, false
		}
	}
	return inside, utf8.Valid(inside)
}

// learn keeps the shape of an event that was read, where it is sure which text in it was meant.
func (a *alike) learn(data []byte) {
	field := `"content":` + a.raw
	if a.texts != 1 || len(a.raw) < 2 || strings.Contains(a.raw, `\`) || bytes.Count(data, []byte(field)) != 1 {
		a.before = nil
		return
	}
	at := bytes.Index(data, []byte(field)) + len(field) - len(a.raw) + 1
	a.before = append(a.before[:0], data[:at]...)
	a.after = append(a.after[:0], data[at+len(a.raw)-2:]...)
}
