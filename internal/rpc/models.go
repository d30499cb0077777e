package rpc

import (
	"context"

	"google.golang.org/protobuf/types/known/durationpb"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/gateway"
)

// modelService serves fairlead.v1.ModelService.
type modelService struct {
	gateway *gateway.Gateway
}

// ListModels lists every model.
func (s *modelService) ListModels(context.Context, *pb.ListModelsRequest) (*pb.ListModelsResponse, error) {
	out := &pb.ListModelsResponse{}
	for _, info := range s.gateway.Models() {
		out.Models = append(out.Models, modelOf(info))
	}
	return out, nil
}

// GetModel describes one model.
func (s *modelService) GetModel(_ context.Context, in *pb.GetModelRequest) (*pb.GetModelResponse, error) {
	info, err := s.gateway.Model(in.GetId())
	if err != nil {
		return nil, errorOf(err)
	}
	return &pb.GetModelResponse{Model: modelOf(info)}, nil
}

func modelOf(info chat.Info) *pb.Model {
	return &pb.Model{
		Id: info.ID, Name: info.Name, Description: info.Description, CreateTime: timestampOf(info.Created),
		ContextLength: chat.ContextTokens, MaxOutputTokens: chat.ContextTokens,
		StreamingStyle: info.Style.Name, Pace: durationpb.New(info.Style.Pace),
		Capabilities: info.Capabilities, Engine: info.Engine, TimeLimit: durationpb.New(info.TimeLimit),
	}
}
