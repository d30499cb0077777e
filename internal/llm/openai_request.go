package llm

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/packages/param"
	"github.com/openai/openai-go/v3/shared"

	"github.com/fairlead/fairlead/internal/chat"
)

// openAIWire is the chat-completion protocol. Requests are built from the official SDK's types; sending and reading are our own,
// because its decoder costs several times what a streamed chunk may, and has no bounds.
type openAIWire struct{ base string }

func (w openAIWire) sign(h http.Header, key Secret) {
	if key != "" {
		h.Set("Authorization", "Bearer "+string(key))
	}
}

func (w openAIWire) request(p Prompt, model string, stream bool) (string, []byte, error) {
	params := openai.ChatCompletionNewParams{
		Model:            model,
		Temperature:      optional(p.Sampling.Temperature),
		TopP:             optional(p.Sampling.TopP),
		FrequencyPenalty: optional(p.Sampling.FrequencyPenalty),
		PresencePenalty:  optional(p.Sampling.PresencePenalty),
		Seed:             optional(p.Sampling.Seed),
	}
	if stream {
		params.StreamOptions.IncludeUsage = param.NewOpt(true)
	}
	w.bound(&params, p.MaxTokens)
	for _, s := range p.Stop {
		if s != "" {
			params.Stop.OfStringArray = append(params.Stop.OfStringArray, s)
		}
	}
	for _, m := range p.Messages {
		params.Messages = append(params.Messages, openAIMessage(m))
	}
	if err := addTools(&params, p); err != nil {
		return "", nil, err
	}
	if err := addFormat(&params, p.Format); err != nil {
		return "", nil, err
	}
	body, err := json.Marshal(params)
	if err != nil {
		return "", nil, fmt.Errorf("write the request for %s: %w", model, err)
	}
	if stream {
		body = append(body[:len(body)-1], `,"stream":true}`...)
	}
	return w.base + "/chat/completions", body, nil
}

// bound sets the bound of the answer. Its old name is the one that every local server knows; the cloud it comes from refuses it for
// newer models.
func (w openAIWire) bound(params *openai.ChatCompletionNewParams, most int) {
	switch {
	case most <= 0:
	case strings.Contains(w.base, ".openai.com/") || strings.Contains(w.base, ".openai.azure.com/"):
		params.MaxCompletionTokens = param.NewOpt(int64(most))
	default:
		params.MaxTokens = param.NewOpt(int64(most))
	}
}

func optional[T comparable](value *T) param.Opt[T] {
	if value == nil {
		return param.Opt[T]{}
	}
	return param.NewOpt(*value)
}

func openAIMessage(m chat.Message) openai.ChatCompletionMessageParamUnion {
	switch m.Role {
	case chat.System:
		return openai.SystemMessage(m.Text)
	case chat.Tool:
		return openai.ToolMessage(m.Text, m.ToolCallID)
	case chat.Assistant:
		return openAIAssistant(m)
	}
	if len(m.Images) == 0 {
		return openai.UserMessage(m.Text)
	}
	parts := []openai.ChatCompletionContentPartUnionParam{openai.TextContentPart(m.Text)}
	for _, image := range m.Images {
		parts = append(parts, openai.ImageContentPart(openai.ChatCompletionContentPartImageImageURLParam{URL: image.URL, Detail: image.Detail}))
	}
	return openai.UserMessage(parts)
}

func openAIAssistant(m chat.Message) openai.ChatCompletionMessageParamUnion {
	said := openai.ChatCompletionAssistantMessageParam{}
	if m.Text != "" || len(m.ToolCalls) == 0 {
		said.Content.OfString = param.NewOpt(m.Text)
	}
	for _, c := range m.ToolCalls {
		said.ToolCalls = append(said.ToolCalls, openai.ChatCompletionMessageToolCallUnionParam{
			OfFunction: &openai.ChatCompletionMessageFunctionToolCallParam{
				ID:       c.ID,
				Function: openai.ChatCompletionMessageFunctionToolCallFunctionParam{Name: c.Name, Arguments: c.Arguments},
			},
		})
	}
	return openai.ChatCompletionMessageParamUnion{OfAssistant: &said}
}

func addTools(params *openai.ChatCompletionNewParams, p Prompt) error {
	for _, t := range p.Tools {
		function := shared.FunctionDefinitionParam{Name: t.Name}
		if t.Description != "" {
			function.Description = param.NewOpt(t.Description)
		}
		if len(t.Parameters) > 0 {
			if err := json.Unmarshal(t.Parameters, &function.Parameters); err != nil {
				return fmt.Errorf("read the parameters of tool %s: %w", t.Name, err)
			}
		}
		params.Tools = append(params.Tools, openai.ChatCompletionFunctionTool(function))
	}
	if len(p.Tools) == 0 {
		return nil
	}
	switch p.ToolChoice {
	case "":
	case "auto", "none", "required":
		params.ToolChoice.OfAuto = param.NewOpt(p.ToolChoice)
	default:
		params.ToolChoice = openai.ToolChoiceOptionFunctionToolChoice(openai.ChatCompletionNamedToolChoiceFunctionParam{Name: p.ToolChoice})
	}
	return nil
}

func addFormat(params *openai.ChatCompletionNewParams, f chat.Format) error {
	switch f.Kind {
	case chat.FormatJSON:
		params.ResponseFormat.OfJSONObject = &shared.ResponseFormatJSONObjectParam{}
	case chat.FormatSchema:
		params.ResponseFormat.OfJSONSchema = &shared.ResponseFormatJSONSchemaParam{
			JSONSchema: shared.ResponseFormatJSONSchemaJSONSchemaParam{Name: "answer", Schema: f.Schema},
		}
	}
	return nil
}
