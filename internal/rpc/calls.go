package rpc

import (
	"encoding/json"
	"fmt"
	"slices"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// maxTools bounds the client's tools.
const maxTools = 128

// readTools takes the client's own tools.
func readTools(c *pb.Conversation, req *chat.Request) error {
	if n := len(c.GetTools()); n > maxTools {
		return fault.New(fault.Invalid, "tools may hold at most %d tools, not %d", maxTools, n).
			At("conversation.tools").Coded("array_above_max_length")
	}
	req.ToolChoice = c.GetToolChoice()
	for i, t := range c.GetTools() {
		at := fmt.Sprintf("conversation.tools[%d]", i)
		if t.GetName() == "" {
			return fault.New(fault.Invalid, "%s.name is required", at).At(at + ".name").Coded("missing_required_parameter")
		}
		if slices.ContainsFunc(req.Tools, func(other chat.ToolSpec) bool { return other.Name == t.GetName() }) {
			return fault.New(fault.Invalid, "%s.name is the name of another tool, too: %q", at, fault.Clip(t.GetName())).At(at + ".name")
		}
		spec := chat.ToolSpec{Name: t.GetName(), Description: t.GetDescription()}
		if t.GetParameters() != "" {
			var object map[string]json.RawMessage
			if err := json.Unmarshal([]byte(t.GetParameters()), &object); err != nil || object == nil {
				return fault.New(fault.Invalid, "%s.parameters is not a JSON object", at).At(at + ".parameters").Coded("invalid_type")
			}
			spec.Parameters = json.RawMessage(t.GetParameters())
		}
		req.Tools = append(req.Tools, spec)
	}
	return nil
}

func deltaOf(p chat.CallPiece) *pb.ToolCallDelta {
	return &pb.ToolCallDelta{Index: int32(p.Index), Id: p.ID, Name: p.Name, Arguments: p.Arguments}
}

// addCall adds a fragment to the calls of a whole answer.
func addCall(calls []*pb.ToolCall, p chat.CallPiece) []*pb.ToolCall {
	for len(calls) <= p.Index {
		calls = append(calls, &pb.ToolCall{})
	}
	c := calls[p.Index]
	c.Id, c.Name, c.Arguments = c.Id+p.ID, c.Name+p.Name, c.Arguments+p.Arguments
	return calls
}
