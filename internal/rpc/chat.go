package rpc

import (
	"context"

	"connectrpc.com/connect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/gateway"
)

// chatService serves fairlead.v1.ChatService.
type chatService struct {
	gateway *gateway.Gateway
}

// Complete answers in one message.
func (s *chatService) Complete(ctx context.Context, in *pb.CompleteRequest) (*pb.CompleteResponse, error) {
	req, err := requestOf(in.GetConversation())
	if err != nil {
		return nil, errorOf(err)
	}
	req.Protocol = protocol(ctx)
	var text []byte
	out := &pb.CompleteResponse{}
	outcome, err := s.gateway.Run(ctx, &req, func(ev chat.Event) error {
		if piece, ok := ev.(chat.Text); ok {
			text = append(text, piece...)
			return nil
		}
		collect(out, ev)
		return nil
	})
	if err != nil {
		return nil, errorOf(err)
	}
	out.Text, out.FinishReason, out.Usage = string(text), finishOf[outcome.Finish], usageOf(outcome.Usage)
	return out, nil
}

// collect adds an event that is no text to the whole answer.
func collect(out *pb.CompleteResponse, ev chat.Event) {
	switch ev := ev.(type) {
	case chat.Start:
		out.Id, out.Model, out.Fingerprint, out.CreateTime = ev.ID, ev.Model, ev.Fingerprint, timestampOf(ev.Created)
		out.Fallback = ev.Fallback
	case chat.Citation:
		out.Citations = append(out.Citations, citationOf(ev))
	case chat.Listing:
		out.Listings = append(out.Listings, listingOf(ev))
	case chat.Finding:
		out.Findings = append(out.Findings, findingOf(ev))
	case chat.Picture:
		out.Pictures = append(out.Pictures, pictureOf(ev))
	case chat.CallPiece:
		out.ToolCalls = addCall(out.ToolCalls, ev)
	case chat.ToolUse:
		out.ToolUses = append(out.ToolUses, toolUseOf(ev))
	}
}

// Stream answers as events, while the answer is written.
func (s *chatService) Stream(ctx context.Context, in *pb.StreamRequest, stream *connect.ServerStream[pb.StreamResponse]) error {
	req, err := requestOf(in.GetConversation())
	if err != nil {
		return errorOf(err)
	}
	req.Protocol = protocol(ctx)
	req.Stream = true
	switch pacing := in.GetPacing(); pacing {
	case pb.Pacing_PACING_UNSPECIFIED:
	case pb.Pacing_PACING_NONE:
		req.Unpaced = true
	default:
		return errorOf(notOf(pacing.Descriptor(), "pacing", pacing.String()))
	}
	outcome, err := s.gateway.Run(ctx, &req, func(ev chat.Event) error {
		if out := responseOf(ev); out != nil {
			return stream.Send(out)
		}
		return nil
	})
	if err != nil {
		return errorOf(err)
	}
	return stream.Send(endOf(outcome))
}

// protocol names how the call came: connect, grpc or grpcweb.
func protocol(ctx context.Context) string {
	if call, ok := connect.CallInfoForHandlerContext(ctx); ok {
		return call.Peer().Protocol
	}
	return connect.ProtocolConnect
}
