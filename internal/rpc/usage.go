package rpc

import (
	"context"
	"time"

	"google.golang.org/protobuf/types/known/durationpb"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/usage"
)

const (
	defaultPage = 100
	maxPage     = 1000
)

// usageService serves fairlead.v1.UsageService for the caller's own key.
type usageService struct {
	usage Usage
	plans map[string]usage.Plan
}

// GetUsage sums up a time.
func (s *usageService) GetUsage(ctx context.Context, in *pb.GetUsageRequest) (*pb.GetUsageResponse, error) {
	caller, _ := keys.From(ctx)
	now := time.Now().UTC()
	from, to := timeOf(in.GetStartTime()), timeOf(in.GetEndTime())
	if from.IsZero() {
		from = time.Date(now.Year(), now.Month(), 1, 0, 0, 0, 0, time.UTC)
	}
	if to.IsZero() {
		to = now.Add(time.Second)
	}
	sums, err := s.usage.Summary(ctx, caller.KeyID, from, to)
	if err != nil {
		return nil, errorOf(err)
	}
	q, err := s.usage.Quota(ctx, caller.UserID, s.plans[caller.Plan])
	if err != nil {
		return nil, errorOf(err)
	}
	out := &pb.GetUsageResponse{Quota: &pb.Quota{
		Plan: caller.Plan, RequestsLimit: q.RequestsLimit, RequestsUsed: q.RequestsUsed,
		TokensLimit: q.TokensLimit, TokensUsed: q.TokensUsed, ResetTime: timestampOf(q.Reset),
	}}
	for _, sum := range sums {
		out.Models = append(out.Models, &pb.ModelUsage{
			Model: sum.Model, Requests: sum.Requests, PromptTokens: sum.PromptTokens, CompletionTokens: sum.CompletionTokens,
		})
	}
	return out, nil
}

// ListUsage lists single requests, newest first.
func (s *usageService) ListUsage(ctx context.Context, in *pb.ListUsageRequest) (*pb.ListUsageResponse, error) {
	caller, _ := keys.From(ctx)
	size := int(in.GetPageSize())
	switch {
	case size == 0:
		size = defaultPage
	case size < 1 || size > maxPage:
		return nil, errorOf(fault.New(fault.Invalid, "page_size must be from 1 to %d, not %d", maxPage, size).At("page_size"))
	}
	records, next, err := s.usage.List(ctx, caller.KeyID, size, in.GetPageToken())
	if err != nil {
		return nil, errorOf(err)
	}
	out := &pb.ListUsageResponse{NextPageToken: next}
	for _, rec := range records {
		out.Records = append(out.Records, recordOf(rec))
	}
	return out, nil
}

func recordOf(r usage.Record) *pb.UsageRecord {
	out := &pb.UsageRecord{
		Id: r.ID, Model: r.Model, Engine: r.Engine, Outcome: r.Outcome,
		PromptTokens: int32(r.PromptTokens), CompletionTokens: int32(r.CompletionTokens),
		CreateTime: timestampOf(r.Created), Duration: durationpb.New(r.Duration),
	}
	if r.FirstToken > 0 {
		out.FirstToken = durationpb.New(r.FirstToken)
	}
	if u := r.Upstream; u.Provider != "" {
		out.Upstream = &pb.UpstreamUsage{
			Provider: u.Provider, Model: u.Model, Cost: u.Cost, Currency: u.Currency,
			PromptTokens: int64(u.Usage.Prompt), CompletionTokens: int64(u.Usage.Completion),
		}
	}
	return out
}
