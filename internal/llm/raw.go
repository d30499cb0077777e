package llm

import (
	"encoding/json"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quote"
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
		b = quote.Append(b, string(m.Role))
		b = append(b, `,"content":`...)
		b = append(quote.Append(b, text), '}')
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
		b = quote.Append(b, t.Name)
		if t.Description != "" {
			b = quote.Append(append(b, `,"description":`...), t.Description)
		}
		if len(t.Parameters) > 0 {
			b = append(append(b, `,"parameters":`...), t.Parameters...)
		}
		b = append(b, "}}"...)
	}
	return append(b, ']')
}
