// Package gateway is the single door to the models: every protocol calls Run and nothing else.
package gateway

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"strings"
	"time"

	"go.opentelemetry.io/otel/trace"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/delivery"
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
// logged and shows as an internal error. An error of send means that the client is gone: it is accounted and returned.
func (g *Gateway) Run(ctx context.Context, req *chat.Request, send chat.Send) (chat.Outcome, error) {
	r := g.newRun(ctx, req, send)
	ctx, span := g.tel.start(ctx)
	err := r.do(ctx)
	r.report(ctx, span, err)
	return r.outcome, err
}

func (g *Gateway) newRun(ctx context.Context, req *chat.Request, send chat.Send) *run {
	caller, _ := keys.From(ctx)
	return &run{gateway: g, caller: caller, plan: g.cfg.Plans[caller.Plan], req: *req, send: send, created: time.Now()}
}

// report measures a run that has ended, and logs a failure that a client may not see.
func (r *run) report(ctx context.Context, span trace.Span, err error) {
	g := r.gateway
	g.tel.end(ctx, span, r.record(err), err)
	if err != nil && fault.From(err).Kind == fault.Internal && !r.clientGone {
		g.cfg.Logger.ErrorContext(ctx, "run failed", "model", r.req.Model, "id", r.id, "error", err)
	}
}

// run is one request on its way through the gateway. It is not on the stack, since a stack doubles with what is on it: each
// kilobyte below an open stream may cost it eight.
type run struct {
	gateway    *Gateway
	caller     keys.Caller
	plan       usage.Plan
	req        chat.Request
	send       chat.Send
	created    time.Time
	id         string
	info       chat.Info
	engine     string // that writes the answer
	fallback   string // why not the model's own
	calls      map[int]*strings.Builder
	firstCall  time.Time
	prompt     int
	reserved   usage.Reservation
	delivered  delivery.Delivered
	outcome    chat.Outcome
	started    bool
	clientGone bool
	cut        bool // the server ended it
}

func (r *run) do(ctx context.Context) error {
	model, err := r.find()
	if err != nil {
		return err
	}
	release, err := r.admit(ctx)
	if err != nil {
		return err
	}
	defer release()
	if err := r.reserve(ctx); err != nil {
		return err
	}
	runErr := r.answer(ctx, model)
	if err := r.account(ctx, runErr); err != nil {
		return errors.Join(runErr, err)
	}
	return runErr
}

func (r *run) find() (chat.Model, error) {
	model, err := r.gateway.find(r.req.Model)
	if err == nil {
		r.info = model.Info()
		r.engine = r.info.Engine
	}
	return model, err
}

// reserve sets aside what a valid request may use, and names its answer.
func (r *run) reserve(ctx context.Context) (err error) {
	if r.prompt, err = validate(&r.req, &r.info); err != nil {
		return err
	}
	r.reserved, err = r.gateway.meter.Reserve(ctx, r.caller.UserID, r.plan, r.prompt+r.req.Budget())
	if err != nil {
		return err
	}
	if r.req.ID == "" {
		r.req.ID = NewID(r.created)
	}
	r.id = r.req.ID
	return nil
}

// answer runs the model behind delivery, within the model's time.
func (r *run) answer(ctx context.Context, model chat.Model) error {
	limited, cancel := context.WithDeadline(ctx, r.created.Add(r.info.TimeLimit))
	defer cancel()
	limited, span := r.gateway.tel.engine(limited, &r.info)
	defer span.End()
	err := r.deliver(limited, model)
	r.outcome.Usage = chat.Usage{Prompt: r.prompt, Completion: r.delivered.Tokens + r.callTokens()}
	if r.delivered.Finish != "" {
		r.outcome.Finish = r.delivered.Finish
	}
	if err == nil {
		err = r.start() // of an answer without any event
	}
	if err == nil {
		return nil
	}
	return r.failed(ctx, err)
}

// deliver runs the model behind delivery; ahead of it where an answer that is there at once is sent at a pace.
func (r *run) deliver(ctx context.Context, model chat.Model) (err error) {
	asked := r.asked()
	write := func(send chat.Send) error {
		return guard(func() error { return r.write(ctx, model, asked, send) })
	}
	answer := write
	if r.pace() > 0 && r.info.Engine == embedded {
		answer = func(send chat.Send) error {
			return guard(func() error { return delivery.Ahead(send, write) })
		}
	}
	r.delivered, err = delivery.Run(ctx, r.terms(), func(ev chat.Event) error { return r.event(ctx, ev) }, answer)
	return err
}

// write lets the model answer.
func (r *run) write(ctx context.Context, model chat.Model, asked *chat.Request, send chat.Send) (err error) {
	out := structured(&r.req, &r.info, send)
	if r.outcome, err = model.Run(ctx, *asked, out.send); err != nil {
		return err
	}
	return out.close(&r.outcome)
}

// ErrCut is the cause with which a context that is handed to Run ends where the server cannot wait for the answer any longer.
var ErrCut error = fault.New(fault.Overloaded, "the server went down before the answer was whole; please ask again").After(time.Second)

// failed turns the end of the client, of the server, of the time and of the model into what is reported.
func (r *run) failed(ctx context.Context, err error) error {
	switch {
	case !r.clientGone && errors.Is(context.Cause(ctx), ErrCut):
		r.cut = true
		return ErrCut
	case r.clientGone || ctx.Err() != nil:
		r.clientGone = true
	case errors.Is(err, context.DeadlineExceeded) && r.delivered.Tokens > 0 && len(r.calls) == 0:
		r.outcome.Finish = chat.FinishLength
		return nil
	case errors.Is(err, context.DeadlineExceeded):
		return fault.New(fault.Timeout, "the answer was not ready within %s", r.info.TimeLimit).Because(err)
	}
	return err
}

// asked is the request as the model gets it: where its text will stand in a JSON object, it leaves room for that. The run
// keeps no conversation, which may be long, for only the model needs it and only as long as it writes.
func (r *run) asked() *chat.Request {
	req := new(chat.Request)
	*req = r.req
	r.req.Messages, r.req.Tools = nil, nil
	if req.Format.Kind != chat.FormatText {
		budget := max(1, req.Budget()*3/4)
		req.MaxTokens = &budget
	}
	return req
}

func (r *run) terms() delivery.Terms {
	t := delivery.Terms{Style: r.info.Style, MaxTokens: r.req.Budget(), Stop: r.req.Stop, Deadline: r.created.Add(r.info.TimeLimit)}
	t.Style.Pace = r.pace()
	if !r.req.Stream {
		t.Style.Cut = chat.CutWhole
	}
	return t
}

func (r *run) pace() time.Duration {
	switch cfg := &r.gateway.cfg; {
	case !r.req.Stream || r.req.Unpaced || cfg.Unpaced:
		return 0
	case cfg.Pace > 0:
		return cfg.Pace
	}
	return r.info.Style.Pace
}

// event delivers an event of the model, the first after chat.Start. Text goes a way of its own, with little on the stack.
func (r *run) event(ctx context.Context, ev chat.Event) error {
	if _, text := ev.(chat.Text); !text {
		return r.other(ctx, ev)
	}
	if !r.started {
		if err := r.start(); err != nil {
			return err
		}
	}
	return r.pass(ev)
}

func (r *run) other(ctx context.Context, ev chat.Event) error {
	switch ev := ev.(type) {
	case chat.Start:
		if !r.started {
			r.engine, r.fallback = ev.Engine, ev.Fallback
		}
		return r.start()
	case chat.Wording:
		return nil // between models
	}
	if err := r.start(); err != nil {
		return err
	}
	switch ev := ev.(type) {
	case chat.ToolUse:
		r.gateway.tel.tool(ctx, ev)
	case chat.CallPiece:
		r.called(ev)
	}
	return r.pass(ev)
}

// start sends chat.Start once.
func (r *run) start() error {
	if r.started {
		return nil
	}
	r.started = true
	return r.pass(chat.Start{
		ID: r.id, Created: r.created, Model: r.info.ID, Engine: r.engine, Fallback: r.fallback,
		Fingerprint: fingerprint(r.engine, r.gateway.cfg.Build),
	})
}

// pass remembers whether the client still takes what is sent.
func (r *run) pass(ev chat.Event) error {
	err := r.send(ev)
	if err != nil {
		r.clientGone = true
	}
	return err
}

// guard turns a panic into an internal error with its stack for the log.
func guard(answer func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("model panicked: %v\n%s", p, debug.Stack())
		}
	}()
	return answer()
}
