package rpc

import (
	"context"
	"fmt"

	"google.golang.org/protobuf/types/known/structpb"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/fault"
)

// Bounds of what Interpret reads.
const (
	maxWords = 10_000 // bytes
	maxTurns = 100
)

// Interpret reads plain words as a query.
func (s *listingService) Interpret(ctx context.Context, in *pb.InterpretRequest) (*pb.InterpretResponse, error) {
	if _, err := mayRead(ctx); err != nil {
		return nil, errorOf(err)
	}
	switch n := len(in.GetText()); {
	case n == 0:
		return nil, errorOf(fault.New(fault.Invalid, "text is required").At("text").Coded("missing_required_parameter"))
	case n > maxWords:
		return nil, errorOf(fault.New(fault.Invalid, "text may have at most %d bytes, not %d", maxWords, n).At("text"))
	}
	earlier, err := turnsOf(in.GetHistory())
	if err != nil {
		return nil, errorOf(err)
	}
	w := s.Wishes.Parse(in.GetText(), earlier)
	q, err := queryTo(w.Query)
	if err != nil {
		return nil, errorOf(err)
	}
	return &pb.InterpretResponse{Query: q, NotUnderstood: w.NotUnderstood, Contradictions: w.Contradictions}, nil
}

// turnsOf is what the buyer said.
func turnsOf(history []*structpb.Value) ([]string, error) {
	if n := len(history); n > maxTurns {
		return nil, fault.New(fault.Invalid, "history may have at most %d turns, not %d", maxTurns, n).At("history")
	}
	var turns []string
	for i, turn := range history {
		said, counts, err := saidIn(turn)
		if err == nil && len(said) > maxWords {
			err = fault.New(fault.Invalid, "a turn may have at most %d bytes, not %d", maxWords, len(said))
		}
		if err != nil {
			return nil, fault.From(err).At(fmt.Sprintf("history[%d]", i))
		}
		if counts {
			turns = append(turns, said)
		}
	}
	return turns, nil
}

// saidIn is the text of a turn; counts is false if it is not the buyer's.
func saidIn(turn *structpb.Value) (text string, counts bool, err error) {
	switch v := turn.GetKind().(type) {
	case *structpb.Value_StringValue:
		return v.StringValue, true, nil
	case *structpb.Value_StructValue:
		role, isRole := v.StructValue.GetFields()["role"].GetKind().(*structpb.Value_StringValue)
		content, isText := v.StructValue.GetFields()["content"].GetKind().(*structpb.Value_StringValue)
		if isRole && isText {
			return content.StringValue, role.StringValue == "user", nil
		}
	}
	return "", false, fault.New(fault.Invalid, "a turn is a text, or an object with the texts role and content")
}
