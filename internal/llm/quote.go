package llm

import (
	"encoding/json"
	"strconv"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/chat"
)

// rawMessages and rawTools are the longest parts of a request, which are copied rather than reflected upon: they are a tenth of
// what an answer costs otherwise.
func rawMessages(list []openAIMessage) (json.RawMessage, error) {
	size := 2
	for _, m := range list {
		if text, ok := m.Content.(string); ok {
			size += len(text) + len(text)/16 + 64
		}
	}
	b := append(make([]byte, 0, size), '[')
	for i, m := range list {
		if i > 0 {
			b = append(b, ',')
		}
		text, plain := m.Content.(string)
		if !plain || len(m.ToolCalls) > 0 || m.ToolCallID != "" {
			other, err := plainJSON(m)
			if err != nil {
				return nil, err
			}
			b = append(b, other...)
			continue
		}
		b = append(b, `{"role":`...)
		b = appendQuoted(b, string(m.Role))
		b = append(b, `,"content":`...)
		b = append(appendQuoted(b, text), '}')
	}
	return append(b, ']'), nil
}

func rawTools(list []chat.ToolSpec) json.RawMessage {
	b := []byte{'['}
	for i, t := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, `{"type":"function","function":{"name":`...)
		b = appendQuoted(b, t.Name)
		if t.Description != "" {
			b = appendQuoted(append(b, `,"description":`...), t.Description)
		}
		if len(t.Parameters) > 0 {
			b = append(append(b, `,"parameters":`...), t.Parameters...)
		}
		b = append(b, "}}"...)
	}
	return append(b, ']')
}

// appendQuoted appends a text as JSON; what is not valid UTF-8 becomes U+FFFD.
func appendQuoted(b []byte, text string) []byte {
	b = append(b, '"')
	from := 0
	for i := 0; i < len(text); {
		c := text[i]
		if c >= utf8.RuneSelf {
			r, n := utf8.DecodeRuneInString(text[i:])
			if r == utf8.RuneError && n == 1 {
				b = append(append(b, text[from:i]...), `\ufffd`...)
				from = i + 1
			}
			i += n
			continue
		}
		if c < ' ' || c == '"' || c == '\\' {
			b = append(b, text[from:i]...)
			switch c {
			case '"', '\\':
				b = append(b, '\\', c)
			case '\n':
				b = append(b, '\\', 'n')
			default:
				b = append(b, `\u00`...)
				if c < 16 {
					b = append(b, '0')
				}
				b = strconv.AppendUint(b, uint64(c), 16)
			}
			from = i + 1
		}
		i++
	}
	return append(append(b, text[from:]...), '"')
}
