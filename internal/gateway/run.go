package gateway

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"time"

	"go.opentelemetry.io/otel/trace"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/delivery"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/usage"
)

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
	lost       bool // its usage record could not be written
}

func (g *Gateway) newRun(ctx context.Context, req *chat.Request, send chat.Send) *run {
	caller, _ := keys.From(ctx)
	return &run{gateway: g, caller: caller, plan: g.cfg.Plans[caller.Plan], req: *req, send: send, created: time.Now()}
}

// report measures a run that has ended, and logs a failure that a client may not see.
func (r *run) report(ctx context.Context, span trace.Span, err error) {
	g := r.gateway
	g.tel.end(ctx, span, r.record(err), err)
	if err != nil && (r.lost || !r.clientGone && isOurs(fault.From(err))) {
		g.cfg.Logger.ErrorContext(ctx, "run failed", "model", r.req.Model, "id", r.id, "error", err)
	}
}

// isOurs reports whether the operator has to know of a failure: it is an internal one, or the database is away.
func isOurs(f *fault.Fault) bool {
	return f.Kind == fault.Internal || f.Kind == fault.Overloaded && f.Unwrap() != nil
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
	runErr := guard(func() error { return r.answer(ctx, model) }) // whatever happens, the reservation is settled
	if err := r.account(ctx, runErr); err != nil {
		r.lost = true
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

// told is err as it is told. Whatever fails after the client has left fails because of that; whose deadline has passed still reads.
func (r *run) told(ctx context.Context, err error) error {
	ended := ctx.Err() != nil && err != nil && isOurs(fault.From(err))
	switch {
	case ended && errors.Is(context.Cause(ctx), ErrCut):
		return ErrCut
	case ended:
		r.clientGone = true
	}
	switch {
	case err == nil || !r.clientGone:
		return err
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return fault.New(fault.Timeout, "the answer was not ready within the time that the client allows").Because(err)
	}
	return fault.New(fault.Left, "the client has left").Because(err)
}

// asked is the request as the model gets it: where its text will stand in a JSON object, it leaves room for that. The run
// keeps no conversation, which may be long, for only the model needs it and only as long as it writes.
func (r *run) asked() *chat.Request {
	req := new(chat.Request)
	*req = r.req
	r.req.Messages, r.req.Tools = nil, nil
	if req.Format.Kind != chat.FormatText {
		budget := max(1, room(req, &r.info)*3/4)
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
