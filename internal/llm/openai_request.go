package llm

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quote"
)

// openAIWire is the chat-completion protocol. The official SDK is held against it in the tests; building a request with its types
// costs five times as much, more than a whole request may, and makes the binary half as large again.
type openAIWire struct{ base string }

type openAIRequest struct {
	Model            string           `json:"model"`
	ToolChoice       any              `json:"tool_choice,omitempty"`
	ResponseFormat   *openAIFormat    `json:"response_format,omitempty"`
	MaxTokens        int              `json:"max_tokens,omitempty"`
	MaxCompletion    int              `json:"max_completion_tokens,omitempty"`
	Stop             []string         `json:"stop,omitempty"`
	Temperature      *float64         `json:"temperature,omitempty"`
	TopP             *float64         `json:"top_p,omitempty"`
	FrequencyPenalty *float64         `json:"frequency_penalty,omitempty"`
	PresencePenalty  *float64         `json:"presence_penalty,omitempty"`
	Seed             *int64           `json:"seed,omitempty"`
	Stream           bool             `json:"stream,omitempty"`
	StreamOptions    *openAIStreaming `json:"stream_options,omitempty"`
}

type openAIStreaming struct {
	IncludeUsage bool `json:"include_usage"`
}

type openAIMessage struct {
	Role       chat.Role      `json:"role"`
	Content    any            `json:"content,omitempty"` // string or []openAIPart
	ToolCalls  []openAICalled `json:"tool_calls,omitempty"`
	ToolCallID string         `json:"tool_call_id,omitempty"`
}

type openAIPart struct {
	Type  string       `json:"type"`
	Text  string       `json:"text,omitempty"`
	Image *openAIImage `json:"image_url,omitempty"`
}

type openAIImage struct {
	URL    string `json:"url"`
	Detail string `json:"detail,omitempty"`
}

type openAICalled struct {
	ID       string         `json:"id"`
	Type     string         `json:"type"`
	Function openAIFunction `json:"function"`
}

type openAIFunction struct {
	Name      string `json:"name"`
	Arguments string `json:"arguments"`
}

type openAIFormat struct {
	Type   string        `json:"type"`
	Schema *openAISchema `json:"json_schema,omitempty"`
}

type openAISchema struct {
	Name   string          `json:"name"`
	Schema json.RawMessage `json:"schema"`
}

func (w openAIWire) sign(h http.Header, key Secret) {
	if key != "" {
		h.Set("Authorization", "Bearer "+string(key))
	}
}

func (w openAIWire) request(room []byte, p *Prompt, model string, stream bool) (string, []byte, error) {
	const headSize = 256
	said := p.Said()
	head, err := w.head(slices.Grow(room, headSize+sizeOf(p, said)), p, model, stream)
	if err != nil {
		return "", nil, fmt.Errorf("write the request for %s: %w", model, err)
	}
	body, err := withPrompt(head, p, said)
	if err != nil {
		return "", nil, fmt.Errorf("write the prompt for %s: %w", model, err)
	}
	return w.base + "/chat/completions", body, nil
}

// head is a request without its messages, its tools and its end, in room where that is enough.
func (w openAIWire) head(room []byte, p *Prompt, model string, stream bool) ([]byte, error) {
	if b, ok := w.usualHead(room, p, model, stream); ok {
		return b, nil
	}
	r := openAIRequest{
		Model: model, Stop: filled(p.Stop), Stream: stream,
		Temperature: p.Sampling.Temperature, TopP: p.Sampling.TopP, Seed: p.Sampling.Seed,
		FrequencyPenalty: p.Sampling.FrequencyPenalty, PresencePenalty: p.Sampling.PresencePenalty,
		ToolChoice: openAIChosen(*p), ResponseFormat: openAIFormatOf(p.Format),
	}
	if stream {
		r.StreamOptions = &openAIStreaming{IncludeUsage: true}
	}
	if w.newBound() {
		r.MaxCompletion = p.MaxTokens
	} else {
		r.MaxTokens = p.MaxTokens
	}
	head, err := plainJSON(r)
	return append(room, bytes.TrimSuffix(head, []byte("}\n"))...), err
}

// newBound reports whether the bound of an answer goes by its new name. The old one is what every local server knows; the cloud it
// comes from refuses it for newer models.
func (w openAIWire) newBound() bool {
	return strings.Contains(w.base, ".openai.com/") || strings.Contains(w.base, ".openai.azure.com/")
}

// usualHead writes the head of a prompt that asks for nothing rare, as nearly all are, without reflection; ok is false for any other.
func (w openAIWire) usualHead(b []byte, p *Prompt, model string, stream bool) (head []byte, ok bool) {
	chosen := ""
	if len(p.Tools) > 0 {
		chosen = p.ToolChoice
	}
	if p.Sampling != (chat.Sampling{}) || p.Format.Kind != chat.FormatText || len(p.Stop) > 0 || chosen != "" && chosen != "auto" && chosen != "none" {
		return nil, false
	}
	b = quote.Append(append(b, `{"model":`...), model)
	if chosen != "" {
		b = quote.Append(append(b, `,"tool_choice":`...), chosen)
	}
	if p.MaxTokens != 0 {
		name := `,"max_tokens":`
		if w.newBound() {
			name = `,"max_completion_tokens":`
		}
		b = strconv.AppendInt(append(b, name...), int64(p.MaxTokens), 10)
	}
	if stream {
		b = append(b, `,"stream":true,"stream_options":{"include_usage":true}`...)
	}
	return b, true
}

// withPrompt adds the messages and tools to a request, which has other fields, room for these and lacks its end. They are its longest parts, which are
// copied once rather than reflected upon: that would be a tenth of what an answer costs.
func withPrompt(head []byte, p *Prompt, said []chat.Message) ([]byte, error) {
	b := append(head, `,"messages":[`...)
	for i, m := range said {
		if i > 0 {
			b = append(b, ',')
		}
		var err error
		if b, err = appendMessage(b, m); err != nil {
			return nil, err
		}
	}
	b = append(b, ']')
	if len(p.Tools) > 0 {
		b = appendTools(append(b, `,"tools":`...), p.Tools)
	}
	return append(b, '}'), nil
}

// sizeOf is about how many bytes the messages and tools of a prompt take as JSON, so that few requests are copied to grow.
func sizeOf(p *Prompt, said []chat.Message) int {
	const more = 64 // around each
	size := 2 * more
	for _, m := range said {
		size += len(m.Text) + len(m.Text)/16 + more
		for _, c := range m.ToolCalls {
			size += len(c.Arguments) + len(c.Arguments)/8 + 2*more
		}
	}
	for _, t := range p.Tools {
		size += len(t.Name) + len(t.Description) + len(t.Parameters) + 2*more
	}
	return size
}

func openAIMessageOf(m chat.Message) openAIMessage {
	said := openAIMessage{Role: m.Role, Content: m.Text}
	switch {
	case m.Role == chat.Tool:
		said.ToolCallID = m.ToolCallID
	case m.Role == chat.Assistant && len(m.ToolCalls) > 0 && m.Text == "":
		said.Content = nil
	case m.Role == chat.User && len(m.Images) > 0:
		parts := []openAIPart{{Type: "text", Text: m.Text}}
		for _, i := range m.Images {
			parts = append(parts, openAIPart{Type: "image_url", Image: &openAIImage{i.URL, i.Detail}})
		}
		said.Content = parts
	}
	if m.Role == chat.Assistant {
		for _, c := range m.ToolCalls {
			said.ToolCalls = append(said.ToolCalls, openAICalled{c.ID, "function", openAIFunction{c.Name, c.Arguments}})
		}
	}
	return said
}

// openAIChosen is the tool choice: a word, or an object that names a function.
func openAIChosen(p Prompt) any {
	if len(p.Tools) == 0 || p.ToolChoice == "" {
		return nil
	}
	switch p.ToolChoice {
	case "auto", "none", "required":
		return p.ToolChoice
	}
	type named struct {
		Name string `json:"name"`
	}
	return struct {
		Type     string `json:"type"`
		Function named  `json:"function"`
	}{"function", named{p.ToolChoice}}
}

func openAIFormatOf(f chat.Format) *openAIFormat {
	switch {
	case f.Kind == chat.FormatSchema && len(f.Schema) > 0:
		return &openAIFormat{"json_schema", &openAISchema{"answer", f.Schema}}
	case f.Kind != chat.FormatText:
		return &openAIFormat{Type: "json_object"}
	}
	return nil
}

func filled(texts []string) (list []string) {
	for _, t := range texts {
		if t != "" {
			list = append(list, t)
		}
	}
	return list
}

// plainJSON marshals without escaping <, > and &.
func plainJSON(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return b.Bytes(), err
}
