package gateway

import (
	"context"
	"fmt"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/usage"
)

// account writes the usage record. It does so too for a client that has left; how long that may take, the ledger bounds.
func (r *run) account(ctx context.Context, runErr error) error {
	ctx = context.WithoutCancel(ctx)
	r.gateway.limits.Tokens.Charge(ctx, r.caller.KeyID, tokenRate(r.plan), r.outcome.Usage.Total())
	if err := r.gateway.meter.Settle(ctx, r.reserved, *r.record(runErr)); err != nil {
		return fmt.Errorf("account for %s: %w", r.id, err)
	}
	return nil
}

func (r *run) record(err error) *usage.Record {
	rec := &usage.Record{
		ID:               r.id,
		KeyID:            r.caller.KeyID,
		UserID:           r.caller.UserID,
		Model:            r.info.ID,
		Engine:           r.engine,
		Protocol:         r.req.Protocol,
		PromptTokens:     r.outcome.Usage.Prompt,
		CompletionTokens: r.outcome.Usage.Completion,
		Outcome:          usage.OutcomeOK,
		Finish:           string(r.outcome.Finish),
		Created:          r.created,
		Duration:         time.Since(r.created),
		Upstream:         r.outcome.Upstream,
	}
	switch {
	case r.clientGone:
		rec.Outcome, rec.Finish = usage.OutcomeClientGone, ""
	case r.cut:
		rec.Outcome, rec.Finish = usage.OutcomeServerGone, ""
	case err != nil:
		rec.Outcome, rec.Finish = fault.From(err).Code, ""
	}
	switch {
	case !r.delivered.First.IsZero():
		rec.FirstToken = r.delivered.First.Sub(r.created)
	case !r.firstCall.IsZero():
		rec.FirstToken = r.firstCall.Sub(r.created)
	}
	return rec
}
