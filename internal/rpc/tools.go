package rpc

import (
	"context"
	"encoding/json"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/tools"
)

// toolService serves fairlead.v1.ToolService.
type toolService struct {
	registry *tools.Registry
}

// ListTools lists every tool.
func (s *toolService) ListTools(context.Context, *pb.ListToolsRequest) (*pb.ListToolsResponse, error) {
	out := &pb.ListToolsResponse{}
	for _, t := range s.registry.List() {
		out.Tools = append(out.Tools, &pb.Tool{Name: t.Name, Title: t.Title, Description: t.Description, Schema: string(t.Schema)})
	}
	return out, nil
}

// CallTool calls one tool.
func (s *toolService) CallTool(ctx context.Context, in *pb.CallToolRequest) (*pb.CallToolResponse, error) {
	if caller, _ := keys.From(ctx); !caller.May(keys.ScopeChat) {
		return nil, errorOf(fault.New(fault.Forbidden, "this key may not call tools: it lacks the scope %q", keys.ScopeChat))
	}
	result, err := s.registry.Call(ctx, in.GetName(), json.RawMessage(in.GetArguments()))
	if err != nil {
		return nil, errorOf(err)
	}
	data, err := json.Marshal(result.Data)
	if err != nil {
		return nil, errorOf(err)
	}
	out := &pb.CallToolResponse{Text: result.Text, Data: string(data)}
	for _, c := range result.Sources {
		out.Citations = append(out.Citations, citationOf(c))
	}
	return out, nil
}
