package gateway

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/ratelimit"
	"github.com/fairlead/fairlead/internal/usage"
)

// Limits tells how fast a key may go and what is left of it.
type Limits struct {
	Requests ratelimit.State
	Tokens   ratelimit.State
}

// Limits tells the limits of the caller in ctx; ok is false where nobody was authenticated.
func (g *Gateway) Limits(ctx context.Context) (l Limits, ok bool) {
	caller, ok := keys.From(ctx)
	if !ok {
		return Limits{}, false
	}
	plan := g.cfg.Plans[caller.Plan]
	return Limits{
		Requests: g.limits.Requests.Peek(ctx, caller.KeyID, requestRate(plan)),
		Tokens:   g.limits.Tokens.Peek(ctx, caller.KeyID, tokenRate(plan)),
	}, true
}

// Set puts the limits into the headers of an answer: how much, what is left, and when all is there again.
func (l Limits) Set(h http.Header) {
	setLimit(h, "Requests", l.Requests)
	setLimit(h, "Tokens", l.Tokens)
}

func setLimit(h http.Header, what string, s ratelimit.State) {
	if s.Limit == 0 {
		return
	}
	h.Set("X-Ratelimit-Limit-"+what, strconv.Itoa(s.Limit))
	h.Set("X-Ratelimit-Remaining-"+what, strconv.Itoa(max(s.Remaining, 0)))
	h.Set("X-Ratelimit-Reset-"+what, s.Reset.Round(time.Millisecond).String())
}

// A bucket holds a minute's worth, so that a quiet key may do it all at once.
func requestRate(p usage.Plan) ratelimit.Rate {
	return ratelimit.Rate{PerMinute: p.RequestsPerMinute, Burst: p.RequestsPerMinute}
}

func tokenRate(p usage.Plan) ratelimit.Rate {
	return ratelimit.Rate{PerMinute: p.TokensPerMinute, Burst: p.TokensPerMinute}
}

// admit asks whether the caller may have an answer now. The release has to be called when the answer has ended.
func (r *run) admit(ctx context.Context) (release func(), err error) {
	g := r.gateway
	if err := g.permit(r.caller); err != nil {
		return nil, err
	}
	select {
	case <-g.cfg.Drain:
		return nil, fault.New(fault.Overloaded, "the server is going down; please try again").After(time.Second)
	default:
	}
	if s := g.limits.Tokens.Peek(ctx, r.caller.KeyID, tokenRate(r.plan)); !s.Allowed {
		return nil, tooFast("tokens", s)
	}
	if s := g.limits.Requests.Take(ctx, r.caller.KeyID, requestRate(r.plan), 1); !s.Allowed {
		return nil, tooFast("requests", s)
	}
	select {
	case g.open <- struct{}{}:
		return func() { <-g.open }, nil
	default:
		return nil, fault.New(fault.Overloaded, "too many answers are being written; please try again").After(time.Second)
	}
}

// permit asks whether the caller may ask models at all.
func (g *Gateway) permit(caller keys.Caller) error {
	if !caller.May(keys.ScopeChat) {
		return fault.New(fault.Forbidden, "this key may not ask models: it lacks the scope %q", keys.ScopeChat)
	}
	if _, ok := g.cfg.Plans[caller.Plan]; !ok && len(g.cfg.Plans) > 0 {
		return fault.New(fault.Forbidden, "the plan %q of this key does not exist", caller.Plan)
	}
	return nil
}

func tooFast(what string, s ratelimit.State) error {
	return fault.New(fault.RateLimited, "rate limit reached: %d %s a minute; please try again in %s",
		s.Limit, what, s.RetryAfter.Round(time.Millisecond)).After(s.RetryAfter)
}
