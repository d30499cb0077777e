package llm

import (
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quote"
)

// appendMessage appends a message as JSON.
func appendMessage(b []byte, m chat.Message) ([]byte, error) {
	if len(m.ToolCalls) > 0 || m.ToolCallID != "" || m.Role == chat.Tool || len(m.Images) > 0 {
		other, err := plainJSON(openAIMessageOf(m))
		return append(b, other...), err
	}
	b = quote.Append(append(b, `{"role":`...), string(m.Role))
	b = quote.Append(append(b, `,"content":`...), m.Text)
	return append(b, '}'), nil
}

func appendTools(b []byte, list []chat.ToolSpec) []byte {
	b = append(b, '[')
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
