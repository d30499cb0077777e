// Package gateway is the single door to the models: every protocol calls Run and nothing else.
package gateway

import (
	"context"
	"log/slog"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/ratelimit"
	"github.com/fairlead/fairlead/internal/usage"
)

// Limiter bounds how much of something a key may use in a minute. It is safe for concurrent use.
type Limiter interface {
	// Take uses n of what the key may use, or says when that will be possible.
	Take(ctx context.Context, key string, rate ratelimit.Rate, n int) ratelimit.State
	// Peek tells what is left without using it.
	Peek(ctx context.Context, key string, rate ratelimit.Rate) ratelimit.State
	// Charge uses n whether they are left or not; the key may go into debt.
	Charge(ctx context.Context, key string, rate ratelimit.Rate, n int)
}

// Meter keeps account of what a key has used. It is safe for concurrent use.
type Meter interface {
	// Reserve sets aside one request of the user and the tokens it may use; a fault.QuotaSpent says that the plan is used up.
	Reserve(ctx context.Context, userID string, plan usage.Plan, tokens int) (usage.Reservation, error)
	// Settle replaces a reservation by what was really used and returns when the record is durable.
	Settle(ctx context.Context, r usage.Reservation, rec usage.Record) error
}

// Limiters bound what a key may do in a minute.
type Limiters struct {
	Requests Limiter
	Tokens   Limiter // prompt and answer, charged when the answer has ended
}

// Config is what a Gateway may be told; its zero value has no plans, so that every limit is off.
type Config struct {
	Plans   map[string]usage.Plan
	Unpaced bool            // never pace, whatever a client asks for
	Pace    time.Duration   // between two chunks of every model; 0 means in the models' own styles
	Build   string          // names the build in fingerprints; empty means "dev"
	MaxOpen int             // answers at once before new ones are refused; 0 means 10,000
	Logger  *slog.Logger    // nil means slog.Default()
	Drain   <-chan struct{} // closed when no new answer may begin; nil means never
}

// embedded is the engine whose answers are there at once, long before they are due at a pace.
const embedded = "embedded"

// ErrCut is the cause with which a context that is handed to Run ends where the server cannot wait for the answer any longer.
var ErrCut error = fault.New(fault.Overloaded, "the server went down before the answer was whole; please ask again").After(time.Second)

// Gateway admits, runs, delivers and accounts answers. It is safe for concurrent use.
type Gateway struct {
	infos  []chat.Info
	models map[string]chat.Model
	limits Limiters
	meter  Meter
	cfg    Config
	open   chan struct{} // a slot for each answer at once
	tel    telemetry
}

// New returns a gateway to the models, which it lists in the order given.
func New(models []chat.Model, limits Limiters, meter Meter, cfg Config) *Gateway {
	if cfg.MaxOpen == 0 {
		cfg.MaxOpen = 10_000
	}
	if cfg.Logger == nil {
		cfg.Logger = slog.Default()
	}
	if cfg.Build == "" {
		cfg.Build = "dev"
	}
	g := &Gateway{
		models: make(map[string]chat.Model, len(models)),
		limits: limits,
		meter:  meter,
		cfg:    cfg,
		open:   make(chan struct{}, cfg.MaxOpen),
		tel:    newTelemetry(),
	}
	for _, m := range models {
		info := m.Info()
		g.infos = append(g.infos, info)
		g.models[info.ID] = m
	}
	return g
}

// Models describes every model in a fixed order. The slice is the gateway's own; it must not be changed.
func (g *Gateway) Models() []chat.Info { return g.infos }

// Model describes the model, or returns a fault.NotFound.
func (g *Gateway) Model(id string) (chat.Info, error) {
	m, err := g.find(id)
	if err != nil {
		return chat.Info{}, err
	}
	return m.Info(), nil
}

// Check reports whether Run would begin to answer req for the caller in ctx, limits of rate and quota left aside: nil, or the
// fault that Run would return.
func (g *Gateway) Check(ctx context.Context, req chat.Request) error {
	caller, _ := keys.From(ctx)
	if err := g.permit(caller); err != nil {
		return err
	}
	info, err := g.Model(req.Model)
	if err != nil {
		return err
	}
	_, err = validate(&req, &info)
	return err
}

func (g *Gateway) find(id string) (chat.Model, error) {
	if id == "" {
		return nil, fault.New(fault.Invalid, "you must name a model").At("model").Coded("missing_required_parameter")
	}
	m, ok := g.models[id]
	if !ok {
		return nil, fault.New(fault.NotFound, "Invalid model specified: The model `%s` does not exist or you do not have access to it.", fault.Clip(id)).
			At("model").Coded("model_not_found")
	}
	return m, nil
}

// Run answers req, which it neither changes nor keeps, for the caller in ctx. Events reach send as delivery cuts and paces them; the first is chat.Start.
// It returns after the usage record is durable. A returned error that is a fault.Fault may be shown; any other has been
// logged and shows as an internal error. An error of send means that the client is gone: it is accounted, and stands in the fault.Left
// that is returned.
func (g *Gateway) Run(ctx context.Context, req *chat.Request, send chat.Send) (chat.Outcome, error) {
	r := g.newRun(ctx, req, send)
	ctx, span := g.tel.start(ctx)
	err := r.told(ctx, r.do(ctx))
	r.report(ctx, span, err)
	return r.outcome, err
}
