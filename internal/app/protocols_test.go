package app_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	"connectrpc.com/connect"
	openaisdk "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials/insecure"
	healthpb "google.golang.org/grpc/health/grpc_health_v1"
	"google.golang.org/grpc/metadata"
	reflectpb "google.golang.org/grpc/reflection/grpc_reflection_v1"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/app/apptest"
)

const asked = "What is a bowline good for?"

func conversation(model, text string) *pb.Conversation {
	return &pb.Conversation{Model: model, Messages: []*pb.Message{{Role: pb.Role_ROLE_USER, Text: text}}}
}

// answer is what a client got, however it came.
type answer struct {
	text      string
	finish    pb.FinishReason
	usage     int32
	citations int
}

// read collects a stream's events and checks their order.
func read(t *testing.T, receive func() (*pb.StreamResponse, error)) answer {
	t.Helper()
	var a answer
	for i := 0; ; i++ {
		msg, err := receive()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("event %d: %v", i, err)
		}
		switch ev := msg.GetEvent().(type) {
		case *pb.StreamResponse_Start:
			if i != 0 {
				t.Errorf("start came as event %d", i)
			}
		case *pb.StreamResponse_Text:
			a.text += ev.Text.GetText()
		case *pb.StreamResponse_Citation:
			a.citations++
		case *pb.StreamResponse_End:
			a.finish, a.usage = ev.End.GetFinishReason(), ev.End.GetUsage().GetTotalTokens()
		}
	}
	return a
}

// viaConnect streams through the generated client with the protocol that the options choose.
func viaConnect(t *testing.T, s *apptest.Server, http2 bool, options ...connect.ClientOption) answer {
	t.Helper()
	client := fairleadv1connect.NewChatServiceClient(s.Client(http2), apptest.URL, options...)
	ctx, call := connect.NewClientContext(t.Context())
	call.RequestHeader().Set("Authorization", "Bearer "+s.Key)
	stream, err := client.Stream(ctx, &pb.StreamRequest{Conversation: conversation("svc-agent", asked)})
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Close()
	return read(t, func() (*pb.StreamResponse, error) {
		if stream.Receive() {
			return stream.Msg(), nil
		}
		if err := stream.Err(); err != nil {
			return nil, err
		}
		return nil, io.EOF
	})
}

// dialGRPC connects with the official gRPC client.
func dialGRPC(t *testing.T, s *apptest.Server) *grpc.ClientConn {
	t.Helper()
	conn, err := grpc.NewClient("passthrough:///fairlead.test", grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithContextDialer(func(ctx context.Context, _ string) (net.Conn, error) { return s.Dial(ctx) }))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	return conn
}

func viaGRPC(t *testing.T, s *apptest.Server) answer {
	t.Helper()
	ctx := metadata.AppendToOutgoingContext(t.Context(), "authorization", "Bearer "+s.Key)
	stream, err := dialGRPC(t, s).NewStream(ctx, &grpc.StreamDesc{ServerStreams: true}, fairleadv1connect.ChatServiceStreamProcedure)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(stream.SendMsg(&pb.StreamRequest{Conversation: conversation("svc-agent", asked)}), stream.CloseSend()); err != nil {
		t.Fatal(err)
	}
	return read(t, func() (*pb.StreamResponse, error) {
		msg := &pb.StreamResponse{}
		return msg, stream.RecvMsg(msg)
	})
}

// viaSDK streams through the official client of the /v1 convention.
func viaSDK(t *testing.T, s *apptest.Server, http2 bool) answer {
	t.Helper()
	client := openaisdk.NewClient(option.WithBaseURL(apptest.URL+"/v1"), option.WithAPIKey(s.Key), option.WithHTTPClient(s.Client(http2)))
	stream := client.Chat.Completions.NewStreaming(t.Context(), openaisdk.ChatCompletionNewParams{
		Model: "svc-agent", Messages: []openaisdk.ChatCompletionMessageParamUnion{openaisdk.UserMessage(asked)},
		StreamOptions: openaisdk.ChatCompletionStreamOptionsParam{IncludeUsage: openaisdk.Bool(true)},
	})
	var acc openaisdk.ChatCompletionAccumulator
	for stream.Next() {
		if !acc.AddChunk(stream.Current()) {
			t.Fatalf("the client's accumulator refused %s", stream.Current().RawJSON())
		}
	}
	if err := stream.Err(); err != nil {
		t.Fatal(err)
	}
	a := answer{text: acc.Choices[0].Message.Content, usage: int32(acc.Usage.TotalTokens)}
	if acc.Choices[0].FinishReason == "stop" {
		a.finish = pb.FinishReason_FINISH_REASON_STOP
	}
	var last struct{ Citations []string }
	for line := range strings.Lines(body(t, s, `{"model":"svc-agent","stream":true,"messages":[{"role":"user","content":"`+asked+`"}]}`)) {
		if strings.Contains(line, `"citations":`) {
			if err := json.Unmarshal([]byte(strings.TrimPrefix(line, "data: ")), &last); err != nil {
				t.Fatal(err)
			}
		}
	}
	a.citations = len(last.Citations)
	return a
}

// body posts to /v1/chat/completions by hand.
func body(t *testing.T, s *apptest.Server, content string) string {
	t.Helper()
	_, text := completion(t, s, content)
	return text
}

// completion posts to /v1/chat/completions by hand and returns the answer with its whole body.
func completion(t *testing.T, s *apptest.Server, content string) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, apptest.URL+"/v1/chat/completions", strings.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+s.Key)
	res, err := s.Client(false).Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(bufio.NewReader(res.Body))
	if err != nil {
		t.Fatal(err)
	}
	return res, string(text)
}

func TestEveryProtocolGivesTheSameAnswer(t *testing.T) {
	s := apptest.New(t)
	want := viaConnect(t, s, false)
	if !strings.Contains(want.text, "loop") || want.finish != pb.FinishReason_FINISH_REASON_STOP || want.usage == 0 || want.citations == 0 {
		t.Fatalf("got %+v, want an answer about a loop with sources", want)
	}
	for name, got := range map[string]answer{
		"connect, HTTP/2":      viaConnect(t, s, true),
		"connect, JSON":        viaConnect(t, s, false, connect.WithProtoJSON()),
		"connect, gzip":        viaConnect(t, s, false, connect.WithSendGzip()),
		"gRPC":                 viaConnect(t, s, true, connect.WithGRPC()),
		"gRPC-Web, HTTP/1.1":   viaConnect(t, s, false, connect.WithGRPCWeb()),
		"gRPC-Web, HTTP/2":     viaConnect(t, s, true, connect.WithGRPCWeb()),
		"gRPC's own client":    viaGRPC(t, s),
		"/v1's own client":     viaSDK(t, s, false),
		"/v1's client, HTTP/2": viaSDK(t, s, true),
	} {
		if got != want {
			t.Errorf("%s: got %+v, want %+v", name, got, want)
		}
	}
}

func TestUnaryAnswersAreTheStreamedOnes(t *testing.T) {
	s := apptest.New(t)
	want := viaConnect(t, s, false)
	ctx, call := connect.NewClientContext(t.Context())
	call.RequestHeader().Set("Authorization", "Bearer "+s.Key)
	got, err := fairleadv1connect.NewChatServiceClient(s.Client(false), apptest.URL).Complete(ctx, &pb.CompleteRequest{Conversation: conversation("svc-agent", asked)})
	if err != nil || got.GetText() != want.text || got.GetUsage().GetTotalTokens() != want.usage || len(got.GetCitations()) != want.citations {
		t.Errorf("got %v, %v, want %+v", got, err, want)
	}
	client := openaisdk.NewClient(option.WithBaseURL(apptest.URL+"/v1"), option.WithAPIKey(s.Key), option.WithHTTPClient(s.Client(false)))
	whole, err := client.Chat.Completions.New(t.Context(), openaisdk.ChatCompletionNewParams{
		Model: "svc-agent", Messages: []openaisdk.ChatCompletionMessageParamUnion{openaisdk.UserMessage(asked)},
	})
	if err != nil || whole.Choices[0].Message.Content != want.text || len(whole.Choices[0].Message.Annotations) == 0 {
		t.Errorf("/v1: got %v, %v, want %q with annotations", whole, err, want.text)
	}
}

func TestEveryModelAnswersACallForHelp(t *testing.T) {
	client := openaiClient(apptest.New(t))
	for _, model := range []string{"svc-agent", "svc-deep-research-agent", "svc-listings-agent", "svc-survey-agent"} {
		response, err := client.Chat.Completions.New(t.Context(), openaisdk.ChatCompletionNewParams{
			Model: model, Messages: []openaisdk.ChatCompletionMessageParamUnion{openaisdk.UserMessage("Man overboard! We need help now")},
		})
		if err != nil {
			t.Fatal(err)
		}
		if text := response.Choices[0].Message.Content; !strings.Contains(text, "channel 16") || !strings.Contains(text, "112") {
			t.Errorf("%s answered %q", model, text)
		}
	}
}

func TestErrorsCarryTheSameCodeOnEveryProtocol(t *testing.T) {
	s := apptest.New(t)
	sdk := openaiClient(s)
	_, err := sdk.Chat.Completions.New(t.Context(), openaisdk.ChatCompletionNewParams{Model: "gpt"})
	var apiErr *openaisdk.Error
	if !errors.As(err, &apiErr) || apiErr.StatusCode != http.StatusBadRequest || apiErr.Param != "messages" {
		t.Errorf("no messages: got %v", err)
	}
	_, err = sdk.Chat.Completions.New(t.Context(), openaisdk.ChatCompletionNewParams{
		Model: "gpt", Messages: []openaisdk.ChatCompletionMessageParamUnion{openaisdk.UserMessage("hi")}})
	if !errors.As(err, &apiErr) || apiErr.StatusCode != http.StatusNotFound || apiErr.Code != "model_not_found" {
		t.Errorf("/v1: got %v", err)
	}
	for name, options := range map[string][]connect.ClientOption{"connect": nil, "gRPC": {connect.WithGRPC()}, "gRPC-Web": {connect.WithGRPCWeb()}} {
		ctx, call := connect.NewClientContext(t.Context())
		call.RequestHeader().Set("Authorization", "Bearer "+s.Key)
		_, err := fairleadv1connect.NewChatServiceClient(s.Client(true), apptest.URL, options...).Complete(ctx, &pb.CompleteRequest{Conversation: conversation("gpt", "hi")})
		if connect.CodeOf(err) != connect.CodeNotFound || reason(err) != "model_not_found" {
			t.Errorf("%s: got %v with reason %q", name, err, reason(err))
		}
		_, err = fairleadv1connect.NewChatServiceClient(s.Client(true), apptest.URL, options...).Complete(t.Context(), &pb.CompleteRequest{})
		if connect.CodeOf(err) != connect.CodeUnauthenticated || reason(err) != "missing_api_key" {
			t.Errorf("%s without a key: got %v with reason %q", name, err, reason(err))
		}
		for procedure, want := range map[string]struct {
			code   connect.Code
			reason string
		}{
			"/fairlead.v1.ModelService/Nothing":  {connect.CodeUnimplemented, "unknown_url"},
			"/fairlead.v1.ModelService/GetModel": {connect.CodeResourceExhausted, "request_too_large"},
		} {
			client := connect.NewClient[pb.GetModelRequest, pb.GetModelResponse](s.Client(true), apptest.URL+procedure, options...)
			_, err = client.CallUnary(ctx, connect.NewRequest(&pb.GetModelRequest{Id: strings.Repeat("x", 70<<10)}))
			if connect.CodeOf(err) != want.code || reason(err) != want.reason || strings.Contains(err.Error(), "not_found") {
				t.Errorf("%s %s: got %v with reason %q", name, procedure, err, reason(err))
			}
		}
	}
}

func TestTheEndOfACallersTimeIsToldAsThat(t *testing.T) {
	s := apptest.New(t, "-pacing", "50ms")
	for contentType, timeout := range map[string]string{"application/connect+proto": "Connect-Timeout-Ms: 0", "application/grpc": "Grpc-Timeout: 0m"} {
		message, err := proto.Marshal(&pb.StreamRequest{Conversation: conversation("svc-agent", "What is a bowline good for?")})
		if err != nil {
			t.Fatal(err)
		}
		body := append(binary.BigEndian.AppendUint32([]byte{0}, uint32(len(message))), message...)
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, apptest.URL+fairleadv1connect.ChatServiceStreamProcedure, bytes.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		name, value, _ := strings.Cut(timeout, ": ")
		r.Header.Set(name, value)
		r.Header.Set("Content-Type", contentType)
		r.Header.Set("Authorization", "Bearer "+s.Key)
		res, err := s.Client(true).Do(r)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(res.Body)
		if res.Body.Close(); err != nil {
			t.Fatal(err)
		}
		if got := res.Trailer.Get("Grpc-Status"); got != "4" && !bytes.Contains(text, []byte(`"deadline_exceeded"`)) {
			t.Errorf("%s: got status %q and %q", contentType, got, text[max(0, len(text)-300):])
		}
	}
}

func TestWhatAConversationDoesNotKnowIsRefused(t *testing.T) {
	s := apptest.New(t)
	for want, change := range map[string]func(*pb.Conversation){
		"conversation.format":        func(c *pb.Conversation) { c.Format = 99 },
		"conversation.tools[1].name": func(c *pb.Conversation) { c.Tools = []*pb.ToolSpec{{Name: "berth"}, {Name: "berth"}} },
		"conversation.messages[0].images[0].detail": func(c *pb.Conversation) {
			c.Messages[0].Images = []*pb.Image{{Url: "https://example.test/a.png", Detail: "huge"}}
		},
	} {
		ctx, call := connect.NewClientContext(t.Context())
		call.RequestHeader().Set("Authorization", "Bearer "+s.Key)
		asked := conversation("svc-agent", "hi")
		change(asked)
		_, err := fairleadv1connect.NewChatServiceClient(s.Client(true), apptest.URL).Complete(ctx, &pb.CompleteRequest{Conversation: asked})
		if connect.CodeOf(err) != connect.CodeInvalidArgument || paramOf(err) != want {
			t.Errorf("got %v at %q, want it at %q", err, paramOf(err), want)
		}
	}
}

func openaiClient(s *apptest.Server) openaisdk.Client {
	return openaisdk.NewClient(option.WithBaseURL(apptest.URL+"/v1"), option.WithAPIKey(s.Key), option.WithHTTPClient(s.Client(false)), option.WithMaxRetries(0))
}

// infoOf is the ErrorInfo detail of an RPC's error, nil where it has none.
func infoOf(err error) *errdetails.ErrorInfo {
	var rpcErr *connect.Error
	if !errors.As(err, &rpcErr) {
		return nil
	}
	for _, d := range rpcErr.Details() {
		if v, err := d.Value(); err == nil {
			if info, ok := v.(*errdetails.ErrorInfo); ok {
				return info
			}
		}
	}
	return nil
}

// reason is the code of an RPC's error.
func reason(err error) string { return infoOf(err).GetReason() }

// paramOf is the field that an RPC's error names.
func paramOf(err error) string { return infoOf(err).GetMetadata()["param"] }

func TestHealthAndReflectionNeedNoKey(t *testing.T) {
	conn := dialGRPC(t, apptest.New(t))
	res, err := healthpb.NewHealthClient(conn).Check(t.Context(), &healthpb.HealthCheckRequest{Service: fairleadv1connect.ChatServiceName})
	if err != nil || res.GetStatus() != healthpb.HealthCheckResponse_SERVING {
		t.Errorf("health: got %v, %v", res, err)
	}
	_, err = healthpb.NewHealthClient(conn).Check(t.Context(), &healthpb.HealthCheckRequest{Service: "nobody"})
	if status.Code(err) != codes.NotFound {
		t.Errorf("health of an unknown service: got %v", err)
	}
	stream, err := reflectpb.NewServerReflectionClient(conn).ServerReflectionInfo(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := stream.Send(&reflectpb.ServerReflectionRequest{MessageRequest: &reflectpb.ServerReflectionRequest_ListServices{}}); err != nil {
		t.Fatal(err)
	}
	list, err := stream.Recv()
	if err != nil || len(list.GetListServicesResponse().GetService()) < 4 {
		t.Errorf("reflection: got %v, %v", list, err)
	}
}

func TestToolsAreListedWithTheirSchemasAndCalled(t *testing.T) {
	s := apptest.New(t)
	client := fairleadv1connect.NewToolServiceClient(s.Client(false), apptest.URL)
	ctx, call := connect.NewClientContext(t.Context())
	call.RequestHeader().Set("Authorization", "Bearer "+s.Key)
	list, err := client.ListTools(ctx, &pb.ListToolsRequest{})
	if err != nil || len(list.GetTools()) < 33 {
		t.Fatalf("got %d tools, %v, want at least 33", len(list.GetTools()), err)
	}
	for _, tool := range list.GetTools() {
		var schema struct {
			Type       string
			Properties map[string]any
		}
		if err := json.Unmarshal([]byte(tool.GetSchema()), &schema); err != nil || schema.Type != "object" || tool.GetDescription() == "" {
			t.Errorf("%s: schema %s, %v", tool.GetName(), tool.GetSchema(), err)
		}
	}
	tests := []struct{ name, arguments, text, code string }{
		{"hull_speed", `{"waterline_length": "9 m"}`, "7.28", ""},
		{"search_listings", `{"query": "Catalina 34 under 50000 USD", "limit": 3}`, "Catalina 34", ""},
		{"search_knowledge", `{"question": "what is a bowline"}`, "loop", ""},
		{"find_design", `{"name": "HR 352"}`, "Hallberg-Rassy 352", ""},
		{"hull_speed", `{"waterline_length": -1}`, "", "invalid_value"},
		{"search_listings", `{"query": "x", "limit": 1000}`, "", "invalid_value"},
		{"fly", `{}`, "", "not_found"},
	}
	for _, tt := range tests {
		out, err := client.CallTool(ctx, &pb.CallToolRequest{Name: tt.name, Arguments: tt.arguments})
		if reason(err) != tt.code || !strings.Contains(out.GetText(), tt.text) || err == nil && !json.Valid([]byte(out.GetData())) {
			t.Errorf("%s %s: got %q, %v (%s)", tt.name, tt.arguments, out.GetText(), err, reason(err))
		}
	}
}
