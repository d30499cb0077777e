package rpc

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"google.golang.org/protobuf/types/known/durationpb"
	"google.golang.org/protobuf/types/known/timestamppb"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

var roleOf = map[pb.Role]chat.Role{
	pb.Role_ROLE_SYSTEM:    chat.System,
	pb.Role_ROLE_USER:      chat.User,
	pb.Role_ROLE_ASSISTANT: chat.Assistant,
	pb.Role_ROLE_TOOL:      chat.Tool,
}

var finishOf = map[chat.Finish]pb.FinishReason{
	chat.FinishStop:          pb.FinishReason_FINISH_REASON_STOP,
	chat.FinishLength:        pb.FinishReason_FINISH_REASON_LENGTH,
	chat.FinishContentFilter: pb.FinishReason_FINISH_REASON_CONTENT_FILTER,
	chat.FinishToolCalls:     pb.FinishReason_FINISH_REASON_TOOL_CALLS,
}

// requestOf is a conversation as the gateway takes it.
func requestOf(c *pb.Conversation) (chat.Request, error) {
	if c == nil {
		return chat.Request{}, fault.New(fault.Invalid, "conversation is required").At("conversation").Coded("missing_required_parameter")
	}
	req := chat.Request{
		Model: c.GetModel(),
		Stop:  c.GetStop(),
		User:  c.GetUser(),
		Sampling: chat.Sampling{
			Temperature: c.Temperature, TopP: c.TopP,
			FrequencyPenalty: c.FrequencyPenalty, PresencePenalty: c.PresencePenalty, Seed: c.Seed,
		},
	}
	if c.MaxTokens != nil {
		n := int(c.GetMaxTokens())
		req.MaxTokens = &n
	}
	for i, m := range c.GetMessages() {
		if err := checkDetails(fmt.Sprintf("conversation.messages[%d]", i), m.GetImages()); err != nil {
			return chat.Request{}, err
		}
		role, ok := roleOf[m.GetRole()]
		if !ok {
			return chat.Request{}, notOf(m.GetRole().Descriptor(), fmt.Sprintf("conversation.messages[%d].role", i), m.GetRole().String())
		}
		message := chat.Message{Role: role, Text: m.GetText(), Name: m.GetName(), ToolCallID: m.GetToolCallId()}
		for _, c := range m.GetToolCalls() {
			message.ToolCalls = append(message.ToolCalls, chat.ToolCall{ID: c.GetId(), Name: c.GetName(), Arguments: c.GetArguments()})
		}
		for _, image := range m.GetImages() {
			message.Images = append(message.Images, chat.Image{URL: image.GetUrl(), Detail: image.GetDetail()})
		}
		req.Messages = append(req.Messages, message)
	}
	if err := readTools(c, &req); err != nil {
		return chat.Request{}, err
	}
	switch format := c.GetFormat(); format {
	case pb.Format_FORMAT_UNSPECIFIED:
	case pb.Format_FORMAT_JSON_OBJECT:
		req.Format.Kind = chat.FormatJSON
	case pb.Format_FORMAT_JSON_SCHEMA:
		req.Format = chat.Format{Kind: chat.FormatSchema, Schema: json.RawMessage(c.GetJsonSchema())}
	default:
		return chat.Request{}, notOf(format.Descriptor(), "conversation.format", format.String())
	}
	return req, nil
}

// checkDetails checks what the gateway leaves to the wire of the images of the message at a path.
func checkDetails(path string, images []*pb.Image) error {
	for i, image := range images {
		if detail := image.GetDetail(); !slices.Contains([]string{"", "auto", "low", "high"}, detail) {
			at := fmt.Sprintf("%s.images[%d].detail", path, i)
			return fault.New(fault.Invalid, "%s must be auto, low or high, not %q", at, fault.Clip(detail)).At(at)
		}
	}
	return nil
}

// responseOf is an event as it is streamed; nil for an event that typed clients do not get.
func responseOf(ev chat.Event) *pb.StreamResponse {
	switch ev := ev.(type) {
	case chat.Text:
		return &pb.StreamResponse{Event: &pb.StreamResponse_Text{Text: &pb.Text{Text: string(ev)}}}
	case chat.Start:
		return &pb.StreamResponse{Event: &pb.StreamResponse_Start{Start: startOf(ev)}}
	case chat.Progress:
		return &pb.StreamResponse{Event: &pb.StreamResponse_Progress{Progress: &pb.Progress{Stage: ev.Stage, Message: ev.Message}}}
	case chat.ToolUse:
		return &pb.StreamResponse{Event: &pb.StreamResponse_ToolUse{ToolUse: toolUseOf(ev)}}
	case chat.Citation:
		return &pb.StreamResponse{Event: &pb.StreamResponse_Citation{Citation: citationOf(ev)}}
	case chat.Listing:
		return &pb.StreamResponse{Event: &pb.StreamResponse_Listing{Listing: listingOf(ev)}}
	case chat.Picture:
		return &pb.StreamResponse{Event: &pb.StreamResponse_Picture{Picture: pictureOf(ev)}}
	case chat.CallPiece:
		return &pb.StreamResponse{Event: &pb.StreamResponse_ToolCall{ToolCall: deltaOf(ev)}}
	case chat.Finding:
		return &pb.StreamResponse{Event: &pb.StreamResponse_Finding{Finding: findingOf(ev)}}
	}
	return nil
}

func endOf(o chat.Outcome) *pb.StreamResponse {
	return &pb.StreamResponse{Event: &pb.StreamResponse_End{End: &pb.End{FinishReason: finishOf[o.Finish], Usage: usageOf(o.Usage)}}}
}

func startOf(s chat.Start) *pb.Start {
	return &pb.Start{Id: s.ID, Model: s.Model, Engine: s.Engine, Fingerprint: s.Fingerprint, Fallback: s.Fallback, CreateTime: timestampOf(s.Created)}
}

func toolUseOf(t chat.ToolUse) *pb.ToolUse {
	return &pb.ToolUse{
		Name: t.Name, Arguments: string(t.Arguments), Summary: t.Summary, Error: t.Error, Took: durationpb.New(t.Took),
	}
}

func citationOf(c chat.Citation) *pb.Citation {
	return &pb.Citation{Number: int32(c.Number), Id: c.ID, Title: c.Title, Source: c.Source, Url: c.URL}
}

func listingOf(l chat.Listing) *pb.Listing {
	return &pb.Listing{
		Id: l.ID, Title: l.Title, Make: l.Make, Model: l.Model, Year: int32(l.Year), LengthM: l.LengthM,
		Price: l.Price, Currency: l.Currency, Place: l.Place, Country: l.Country, Url: l.URL, Sample: l.Sample,
	}
}

func findingOf(f chat.Finding) *pb.Finding {
	return &pb.Finding{
		Area: f.Area, Grade: f.Grade, Title: f.Title, Detail: f.Detail, Advice: f.Advice,
		Standard: f.Standard, Cost: f.Cost, Evidence: f.Evidence, Confidence: f.Confidence,
	}
}

func pictureOf(p chat.Picture) *pb.Picture {
	return &pb.Picture{Name: p.Name, Jpeg: p.JPEG, Alt: p.Alt}
}

func usageOf(u chat.Usage) *pb.TokenUsage {
	return &pb.TokenUsage{PromptTokens: int32(u.Prompt), CompletionTokens: int32(u.Completion), TotalTokens: int32(u.Total())}
}

// timestampOf is nil for the zero time.
func timestampOf(t time.Time) *timestamppb.Timestamp {
	if t.IsZero() {
		return nil
	}
	return timestamppb.New(t)
}

// timeOf is the zero time for nil.
func timeOf(t *timestamppb.Timestamp) time.Time {
	if t == nil {
		return time.Time{}
	}
	return t.AsTime()
}
