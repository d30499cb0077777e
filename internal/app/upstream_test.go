package app_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"connectrpc.com/connect"
	"github.com/google/go-cmp/cmp"
	openaisdk "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/app/apptest"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// worded is a service whose language model is played by h.
func worded(t *testing.T, h http.Handler) *apptest.Server {
	t.Helper()
	provider := httptest.NewServer(h)
	t.Cleanup(provider.Close)
	return apptest.New(t, "-llm-base-url", provider.URL+"/v1", "-llm-model", "m")
}

// down is a language model that always fails.
var down = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusForbidden) })

func converse(t *testing.T, s *apptest.Server, c *pb.Conversation) (start *pb.Start, deltas []*pb.ToolCallDelta, text string, end *pb.End) {
	t.Helper()
	client := fairleadv1connect.NewChatServiceClient(s.Client(true), apptest.URL, connect.WithGRPC())
	ctx, info := connect.NewClientContext(t.Context())
	info.RequestHeader().Set("Authorization", "Bearer "+s.Key)
	stream, err := client.Stream(ctx, &pb.StreamRequest{Conversation: c})
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Close()
	for stream.Receive() {
		switch ev := stream.Msg().GetEvent().(type) {
		case *pb.StreamResponse_Start:
			start = ev.Start
		case *pb.StreamResponse_ToolCall:
			deltas = append(deltas, ev.ToolCall)
		case *pb.StreamResponse_Text:
			text += ev.Text.GetText()
		case *pb.StreamResponse_End:
			end = ev.End
		}
	}
	if stream.Err() != nil {
		t.Fatal(stream.Err())
	}
	return start, deltas, text, end
}

func TestTheClientsToolsAreCalledOverEveryProtocol(t *testing.T) {
	for _, flavour := range []string{llmtest.Cloud, llmtest.LlamaCpp, llmtest.Ollama, llmtest.VLLM} {
		t.Run(flavour, func(t *testing.T) {
			s := worded(t, llmtest.NewScripted(flavour, llmtest.Script{Calls: []llmtest.Call{{Name: "berth", Arguments: `{"length":12}`}}}))
			c := conversation("svc-agent", "Book a berth for my boat of 12 m")
			c.Tools = []*pb.ToolSpec{{Name: "berth", Description: "books a berth", Parameters: `{"type":"object","properties":{"length":{"type":"number"}}}`}}
			start, deltas, _, end := converse(t, s, c)
			name, arguments := "", ""
			for _, d := range deltas {
				name, arguments = name+d.GetName(), arguments+d.GetArguments()
			}
			if name != "berth" || compact(arguments) != `{"length":12}` || end.GetFinishReason() != pb.FinishReason_FINISH_REASON_TOOL_CALLS || start.GetEngine() != "upstream" {
				t.Errorf("got %s(%s), %v by %q", name, arguments, end.GetFinishReason(), start.GetEngine())
			}
			completion := sdkAsk(t, s, openaisdk.ChatCompletionNewParams{
				Model: "svc-agent", Messages: []openaisdk.ChatCompletionMessageParamUnion{openaisdk.UserMessage("Book a berth for my boat of 12 m")},
				Tools: []openaisdk.ChatCompletionToolUnionParam{openaisdk.ChatCompletionFunctionTool(openaisdk.FunctionDefinitionParam{Name: "berth"})},
			})
			choice := completion.Choices[0]
			if choice.FinishReason != "tool_calls" || len(choice.Message.ToolCalls) != 1 || choice.Message.ToolCalls[0].Function.Name != "berth" ||
				compact(choice.Message.ToolCalls[0].Function.Arguments) != `{"length":12}` || choice.Message.ToolCalls[0].ID == "" {
				t.Errorf("got %+v", choice)
			}
		})
	}
}

func compact(s string) string { return strings.ReplaceAll(s, " ", "") }

// sdkAsk streams with the official SDK and returns what its accumulator makes of it.
func sdkAsk(t *testing.T, s *apptest.Server, p openaisdk.ChatCompletionNewParams) openaisdk.ChatCompletion {
	t.Helper()
	client := openaisdk.NewClient(option.WithAPIKey(s.Key), option.WithBaseURL(apptest.URL+"/v1"), option.WithHTTPClient(s.Client(false)))
	stream := client.Chat.Completions.NewStreaming(t.Context(), p)
	defer stream.Close()
	var all openaisdk.ChatCompletionAccumulator
	for stream.Next() {
		if !all.AddChunk(stream.Current()) {
			t.Fatalf("the SDK does not take %s", stream.Current().RawJSON())
		}
	}
	if stream.Err() != nil {
		t.Fatal(stream.Err())
	}
	return all.ChatCompletion
}

func TestWhoStandsInIsToldOverEveryProtocol(t *testing.T) {
	s := worded(t, down)
	plain := apptest.New(t)
	start, _, text, _ := converse(t, s, conversation("svc-agent", asked))
	_, _, want, _ := converse(t, plain, conversation("svc-agent", asked))
	if diff := cmp.Diff(want, text); diff != "" || start.GetEngine() != "embedded" || start.GetFallback() == "" {
		t.Errorf("by %q (%s) (-want +got):\n%s", start.GetEngine(), start.GetFallback(), diff)
	}
	for _, stream := range []string{"true", "false"} {
		res, text := completion(t, s, `{"model":"svc-agent","stream":`+stream+`,"messages":[{"role":"user","content":"`+asked+`"}]}`)
		if res.StatusCode != http.StatusOK || res.Header.Get("X-Fairlead-Fallback") != "embedded" || !strings.Contains(text, `"fp_embedded_test"`) {
			t.Errorf("got %d %v: %.200s", res.StatusCode, res.Header, text)
		}
	}
}

func TestWhatAProviderCountsIsInTheUsageRecord(t *testing.T) {
	s := worded(t, llmtest.NewScripted(llmtest.VLLM, llmtest.Script{Text: "A bowline makes a loop that does not slip."}))
	if start, _, text, _ := converse(t, s, conversation("svc-agent", asked)); start.GetEngine() != "upstream" || text != "A bowline makes a loop that does not slip [1]." {
		t.Fatalf("got %q by %+v", text, start)
	}
	client := fairleadv1connect.NewUsageServiceClient(s.Client(true), apptest.URL)
	ctx, info := connect.NewClientContext(t.Context())
	info.RequestHeader().Set("Authorization", "Bearer "+s.Key)
	list, err := client.ListUsage(ctx, &pb.ListUsageRequest{})
	if err != nil {
		t.Fatal(err)
	}
	r := list.GetRecords()[0]
	if u := r.GetUpstream(); r.GetEngine() != "upstream" || u.GetModel() != "m" || u.GetPromptTokens() == 0 || u.GetCompletionTokens() == 0 || u.GetProvider() == "" {
		t.Errorf("got %+v", r)
	}
}
