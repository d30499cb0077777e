package llm_test

import (
	"encoding/json"
	"testing"
	"testing/synctest"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/google/go-cmp/cmp"
	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/packages/param"
	"github.com/openai/openai-go/v3/shared"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

func pointer[T any](v T) *T { return &v }

// everything is a prompt that has every field.
func everything() llm.Prompt {
	return llm.Prompt{
		Model: "svc-agent",
		Messages: []chat.Message{
			{Role: chat.System, Text: "Be brief & <clear>."},
			{Role: chat.User, Text: "What is this?", Images: []chat.Image{{URL: "data:image/png;base64,aGk=", Detail: "low"}, {URL: "https://boats.test/a.jpg"}}},
			{Role: chat.Assistant, ToolCalls: []chat.ToolCall{{ID: "a", Name: "tide", Arguments: `{"port":"Brest"}`}, {ID: "b", Name: "wind", Arguments: `{}`}}},
			{Role: chat.Tool, Text: "7 m", ToolCallID: "a"},
			{Role: chat.Tool, Text: "12 kn", ToolCallID: "b"},
			{Role: chat.Assistant, Text: "High."},
			{Role: chat.User, Text: "And now?"},
		},
		Tools:      []chat.ToolSpec{{Name: "tide", Description: "Tells the tide.", Parameters: json.RawMessage(`{"type":"object","properties":{"port":{"type":"string"}},"required":["port"]}`)}},
		ToolChoice: "required", MaxTokens: 500, Stop: []string{"END", ""},
		Sampling: chat.Sampling{Temperature: pointer(0.5), TopP: pointer(0.9), FrequencyPenalty: pointer(0.1), PresencePenalty: pointer(-0.1), Seed: pointer(int64(7))},
		Format:   chat.Format{Kind: chat.FormatSchema, Schema: json.RawMessage(`{"type":"object"}`)},
	}
}

// sent is the body that a provider of the kind gets for p.
func sent(t *testing.T, kind string, p llm.Prompt) (body any) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		flavour := map[string]string{llm.OpenAI: llmtest.Cloud, llm.Anthropic: llmtest.Messages}[kind]
		s := llmtest.NewScripted(flavour, llmtest.Script{Text: "Yes."})
		serve(t, n, "one.test:80", s)
		if _, err := engines(t, n, speaking(flavour)).Write(t.Context(), &p, func(llm.Piece) error { return nil }); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(s.Asked()[0].Body), &body); err != nil {
			t.Fatal(err)
		}
	})
	return body
}

// streamed is what an SDK would send for params.
func streamed(t *testing.T, params any) (body map[string]any) {
	t.Helper()
	text, err := json.Marshal(params)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &body); err != nil {
		t.Fatal(err)
	}
	body["stream"] = true
	return body
}

func TestRequestsAreThoseOfTheOpenAISDK(t *testing.T) {
	called := func(id, name, arguments string) openai.ChatCompletionMessageToolCallUnionParam {
		return openai.ChatCompletionMessageToolCallUnionParam{OfFunction: &openai.ChatCompletionMessageFunctionToolCallParam{
			ID: id, Function: openai.ChatCompletionMessageFunctionToolCallFunctionParam{Name: name, Arguments: arguments}}}
	}
	want := openai.ChatCompletionNewParams{
		Model: "m",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.SystemMessage("Be brief & <clear>."),
			openai.UserMessage([]openai.ChatCompletionContentPartUnionParam{
				openai.TextContentPart("What is this?"),
				openai.ImageContentPart(openai.ChatCompletionContentPartImageImageURLParam{URL: "data:image/png;base64,aGk=", Detail: "low"}),
				openai.ImageContentPart(openai.ChatCompletionContentPartImageImageURLParam{URL: "https://boats.test/a.jpg"}),
			}),
			{OfAssistant: &openai.ChatCompletionAssistantMessageParam{ToolCalls: []openai.ChatCompletionMessageToolCallUnionParam{
				called("a", "tide", `{"port":"Brest"}`), called("b", "wind", `{}`)}}},
			openai.ToolMessage("7 m", "a"),
			openai.ToolMessage("12 kn", "b"),
			openai.AssistantMessage("High."),
			openai.UserMessage("And now?"),
		},
		Tools: []openai.ChatCompletionToolUnionParam{openai.ChatCompletionFunctionTool(shared.FunctionDefinitionParam{
			Name: "tide", Description: param.NewOpt("Tells the tide."),
			Parameters: map[string]any{"type": "object", "properties": map[string]any{"port": map[string]any{"type": "string"}}, "required": []string{"port"}},
		})},
		ToolChoice:  openai.ChatCompletionToolChoiceOptionUnionParam{OfAuto: param.NewOpt("required")},
		MaxTokens:   param.NewOpt(int64(500)),
		Stop:        openai.ChatCompletionNewParamsStopUnion{OfStringArray: []string{"END"}},
		Temperature: param.NewOpt(0.5), TopP: param.NewOpt(0.9), FrequencyPenalty: param.NewOpt(0.1), PresencePenalty: param.NewOpt(-0.1), Seed: param.NewOpt(int64(7)),
		StreamOptions: openai.ChatCompletionStreamOptionsParam{IncludeUsage: param.NewOpt(true)},
		ResponseFormat: openai.ChatCompletionNewParamsResponseFormatUnion{OfJSONSchema: &shared.ResponseFormatJSONSchemaParam{
			JSONSchema: shared.ResponseFormatJSONSchemaJSONSchemaParam{Name: "answer", Schema: map[string]any{"type": "object"}}}},
	}
	if diff := cmp.Diff(any(streamed(t, want)), sent(t, llm.OpenAI, everything())); diff != "" {
		t.Error(diff)
	}
}

func TestANamedToolIsChosenAsTheOpenAISDKDoes(t *testing.T) {
	p := everything()
	p.ToolChoice = "tide"
	choice := openai.ToolChoiceOptionFunctionToolChoice(openai.ChatCompletionNamedToolChoiceFunctionParam{Name: "tide"})
	want := streamed(t, openai.ChatCompletionNewParams{ToolChoice: choice})["tool_choice"]
	if diff := cmp.Diff(want, sent(t, llm.OpenAI, p).(map[string]any)["tool_choice"]); diff != "" {
		t.Error(diff)
	}
}

func TestRequestsAreThoseOfTheAnthropicSDK(t *testing.T) {
	text := func(text string) anthropic.ContentBlockParamUnion { return anthropic.NewTextBlock(text) }
	tide := anthropic.ToolUnionParamOfTool(anthropic.ToolInputSchemaParam{
		Properties: map[string]any{"port": map[string]any{"type": "string"}}, Required: []string{"port"}}, "tide")
	tide.OfTool.Description = anthropic.String("Tells the tide.")
	result := func(id, text string) anthropic.ContentBlockParamUnion {
		return anthropic.ContentBlockParamUnion{OfToolResult: &anthropic.ToolResultBlockParam{ToolUseID: id,
			Content: []anthropic.ToolResultBlockParamContentUnion{{OfText: &anthropic.TextBlockParam{Text: text}}}}}
	}
	want := anthropic.MessageNewParams{
		Model: "m", MaxTokens: 500,
		System: []anthropic.TextBlockParam{{Text: "Be brief & <clear>."}},
		Messages: []anthropic.MessageParam{
			anthropic.NewUserMessage(text("What is this?"), anthropic.NewImageBlockBase64("image/png", "aGk="),
				anthropic.NewImageBlock(anthropic.URLImageSourceParam{URL: "https://boats.test/a.jpg"})),
			anthropic.NewAssistantMessage(anthropic.NewToolUseBlock("a", map[string]any{"port": "Brest"}, "tide"), anthropic.NewToolUseBlock("b", map[string]any{}, "wind")),
			anthropic.NewUserMessage(result("a", "7 m"), result("b", "12 kn")),
			anthropic.NewAssistantMessage(text("High.")),
			anthropic.NewUserMessage(text("And now?")),
		},
		Tools:         []anthropic.ToolUnionParam{tide},
		ToolChoice:    anthropic.ToolChoiceUnionParam{OfAny: &anthropic.ToolChoiceAnyParam{}},
		StopSequences: []string{"END"},
		Temperature:   anthropic.Float(0.5), TopP: anthropic.Float(0.9),
		OutputConfig: anthropic.OutputConfigParam{Format: anthropic.JSONOutputFormatParam{Schema: map[string]any{"type": "object"}}},
	}
	if diff := cmp.Diff(any(streamed(t, want)), sent(t, llm.Anthropic, everything())); diff != "" {
		t.Error(diff)
	}
}
