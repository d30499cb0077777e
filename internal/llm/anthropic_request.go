package llm

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
)

// anthropicVersion is the version of the messages protocol that is spoken here.
const anthropicVersion = "2023-06-01"

// anthropicMaxTokens bounds an answer whose prompt names no bound; the protocol demands one.
const anthropicMaxTokens = 4096

// anthropicWire is the messages protocol. Its official SDK is held against it in the tests, as with openAIWire.
type anthropicWire struct{ base string }

type anthropicRequest struct {
	Model       string             `json:"model"`
	MaxTokens   int                `json:"max_tokens"`
	System      []anthropicBlock   `json:"system,omitempty"`
	Messages    []anthropicMessage `json:"messages"`
	Tools       []anthropicTool    `json:"tools,omitempty"`
	ToolChoice  *anthropicChoice   `json:"tool_choice,omitempty"`
	Output      *anthropicOutput   `json:"output_config,omitempty"`
	Stop        []string           `json:"stop_sequences,omitempty"`
	Temperature *float64           `json:"temperature,omitempty"`
	TopP        *float64           `json:"top_p,omitempty"`
	Stream      bool               `json:"stream,omitempty"`
}

type anthropicMessage struct {
	Role    string           `json:"role"`
	Content []anthropicBlock `json:"content"`
}

// anthropicBlock is one block of a message; Type says which fields it has.
type anthropicBlock struct {
	Type      string           `json:"type"`
	Text      string           `json:"text,omitempty"`
	Source    *anthropicSource `json:"source,omitempty"`
	ID        string           `json:"id,omitempty"`
	Name      string           `json:"name,omitempty"`
	Input     json.RawMessage  `json:"input,omitempty"`
	ToolUseID string           `json:"tool_use_id,omitempty"`
	Content   []anthropicBlock `json:"content,omitempty"`
}

type anthropicSource struct {
	Type      string `json:"type"`
	URL       string `json:"url,omitempty"`
	MediaType string `json:"media_type,omitempty"`
	Data      string `json:"data,omitempty"`
}

type anthropicTool struct {
	Name        string          `json:"name"`
	Description string          `json:"description,omitempty"`
	InputSchema json.RawMessage `json:"input_schema"`
}

type anthropicChoice struct {
	Type string `json:"type"`
	Name string `json:"name,omitempty"`
}

type anthropicOutput struct {
	Format anthropicFormat `json:"format"`
}

type anthropicFormat struct {
	Type   string          `json:"type"`
	Schema json.RawMessage `json:"schema"`
}

func (w anthropicWire) sign(h http.Header, key Secret) {
	h.Set("Anthropic-Version", anthropicVersion)
	if key != "" {
		h.Set("X-Api-Key", string(key))
	}
}

func (w anthropicWire) request(_ []byte, p *Prompt, model string, stream bool) (string, []byte, error) {
	r := anthropicRequest{
		Model: model, MaxTokens: cmp.Or(p.MaxTokens, anthropicMaxTokens), Stop: filled(p.Stop), Stream: stream,
		Temperature: p.Sampling.Temperature, TopP: p.Sampling.TopP, ToolChoice: anthropicChosen(*p),
	}
	if r.Temperature != nil && *r.Temperature > 1 {
		most := 1.0 // the protocol's own bound; elsewhere it is 2
		r.Temperature = &most
	}
	if p.Format.Kind == chat.FormatSchema && len(p.Format.Schema) > 0 {
		r.Output = &anthropicOutput{anthropicFormat{"json_schema", p.Format.Schema}}
	}
	for _, m := range p.Said() {
		r.add(m)
	}
	for _, t := range p.Tools {
		schema := t.Parameters
		if len(schema) == 0 {
			schema = json.RawMessage(`{"type":"object"}`)
		}
		r.Tools = append(r.Tools, anthropicTool{t.Name, t.Description, schema})
	}
	body, err := plainJSON(r)
	if err != nil {
		return "", nil, fmt.Errorf("write the request for %s: %w", model, err)
	}
	return w.base + "/messages", body, nil
}

func anthropicChosen(p Prompt) *anthropicChoice {
	if len(p.Tools) == 0 {
		return nil
	}
	switch p.ToolChoice {
	case "":
		return nil
	case "auto", "none":
		return &anthropicChoice{Type: p.ToolChoice}
	case "required":
		return &anthropicChoice{Type: "any"}
	}
	return &anthropicChoice{"tool", p.ToolChoice}
}

// add puts a message in the protocol's form: system texts stand apart, roles take turns, and the results of tools are the user's.
func (r *anthropicRequest) add(m chat.Message) {
	if m.Role == chat.System {
		r.System = append(r.System, anthropicBlock{Type: "text", Text: m.Text})
		return
	}
	role, blocks := "user", anthropicBlocks(m)
	if m.Role == chat.Assistant {
		role = "assistant"
	}
	if len(blocks) == 0 {
		return // the protocol refuses empty messages
	}
	if last := len(r.Messages) - 1; last >= 0 && r.Messages[last].Role == role {
		r.Messages[last].Content = append(r.Messages[last].Content, blocks...)
		return
	}
	r.Messages = append(r.Messages, anthropicMessage{role, blocks})
}

func anthropicBlocks(m chat.Message) (blocks []anthropicBlock) {
	if m.Role == chat.Tool {
		result := anthropicBlock{Type: "tool_result", ToolUseID: m.ToolCallID}
		if m.Text != "" {
			result.Content = []anthropicBlock{{Type: "text", Text: m.Text}}
		}
		return []anthropicBlock{result}
	}
	if strings.TrimSpace(m.Text) != "" {
		blocks = append(blocks, anthropicBlock{Type: "text", Text: m.Text})
	}
	for _, i := range m.Images {
		blocks = append(blocks, anthropicBlock{Type: "image", Source: anthropicImage(i.URL)})
	}
	for _, c := range m.ToolCalls {
		input := json.RawMessage(c.Arguments)
		if !json.Valid(input) {
			input = json.RawMessage(`{}`) // a model's own broken call; the tool's result, which follows, tells it so
		}
		blocks = append(blocks, anthropicBlock{Type: "tool_use", ID: c.ID, Name: c.Name, Input: input})
	}
	return blocks
}

func anthropicImage(url string) *anthropicSource {
	head, data, ok := strings.Cut(url, ";base64,")
	if media, isData := strings.CutPrefix(head, "data:"); ok && isData {
		return &anthropicSource{Type: "base64", MediaType: media, Data: data}
	}
	return &anthropicSource{Type: "url", URL: url}
}
