package gateway_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/ratelimit"
	"github.com/fairlead/fairlead/internal/schema"
	"github.com/fairlead/fairlead/internal/usage"
)

// model answers by a function.
type model func(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error)

func (m model) Info() chat.Info {
	return chat.Info{
		ID: "svc-agent", Style: chat.Style{Pace: 10 * time.Millisecond}, TimeLimit: time.Minute, Engine: "script",
		Result: schema.Of(struct {
			Total    int      `json:"total"`
			Listings []string `json:"listings"`
		}{}),
	}
}

func (m model) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	return m(ctx, req, send)
}

func says(text string) model {
	return func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		return chat.Outcome{Finish: chat.FinishStop}, send(chat.Text(text))
	}
}

// book is a meter that keeps its records.
type book struct {
	mu       sync.Mutex
	reserved []int
	records  []usage.Record
	err      error
}

func (b *book) Reserve(_ context.Context, _ string, _ usage.Plan, tokens int) (usage.Reservation, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.reserved = append(b.reserved, tokens)
	return usage.Reservation{}, nil
}

func (b *book) Settle(_ context.Context, _ usage.Reservation, rec usage.Record) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.records = append(b.records, rec)
	return b.err
}

func gatewayTo(m chat.Model) *gateway.Gateway { return gatewayOf(m, &book{}, gateway.Config{}) }

func newGateway(m model, b *book, cfg gateway.Config) *gateway.Gateway { return gatewayOf(m, b, cfg) }

func gatewayOf(m chat.Model, b *book, cfg gateway.Config) *gateway.Gateway {
	if cfg.Logger == nil {
		cfg.Logger = slog.New(slog.DiscardHandler)
	}
	return gateway.New([]chat.Model{m}, gateway.Limiters{
		Requests: ratelimit.NewLocal(ratelimit.Config{}), Tokens: ratelimit.NewLocal(ratelimit.Config{}),
	}, b, cfg)
}

func caller(t testing.TB) context.Context {
	t.Helper()
	return keys.With(t.Context(), keys.Caller{KeyID: "k", UserID: "u", Plan: "p", Scopes: []keys.Scope{keys.ScopeChat}})
}

func ask(text string) chat.Request {
	return chat.Request{Model: "svc-agent", Stream: true, Messages: []chat.Message{{Role: chat.User, Text: text}}}
}

// collect runs a request and returns what was sent.
func collect(ctx context.Context, g *gateway.Gateway, req chat.Request) (events []chat.Event, text string, out chat.Outcome, err error) {
	out, err = g.Run(ctx, &req, func(ev chat.Event) error {
		events = append(events, ev)
		if t, ok := ev.(chat.Text); ok {
			text += string(t)
		}
		return nil
	})
	return events, text, out, err
}

func code(err error) string {
	if err == nil {
		return ""
	}
	return fault.From(err).Code
}

func TestAnAnswerStartsOnceAndIsAccounted(t *testing.T) {
	b := &book{}
	events, text, out, err := collect(caller(t), newGateway(says("Reef early."), b, gateway.Config{Unpaced: true, Build: "v1"}), ask("when to reef?"))
	if err != nil || text != "Reef early." || out.Finish != chat.FinishStop {
		t.Fatalf("got %q, %v, %v", text, out, err)
	}
	start, ok := events[0].(chat.Start)
	if !ok || len(start.ID) != 26 || start.Fingerprint != "fp_script_v1" || start.Model != "svc-agent" {
		t.Errorf("the first event is %+v", events[0])
	}
	if out.Usage != (chat.Usage{Prompt: 4, Completion: 4}) {
		t.Errorf("got usage %+v", out.Usage)
	}
	rec := b.records[0]
	if rec.ID != start.ID || rec.KeyID != "k" || rec.UserID != "u" || rec.Engine != "script" || rec.PromptTokens != 4 ||
		rec.CompletionTokens != 4 || rec.Outcome != "ok" || rec.Finish != "stop" || rec.FirstToken <= 0 || rec.Duration < rec.FirstToken {
		t.Errorf("got record %+v", rec)
	}
	if b.reserved[0] != 4+chat.DefaultMaxTokens {
		t.Errorf("reserved %d tokens", b.reserved[0])
	}
}

func TestAnEmptyAnswerStartsToo(t *testing.T) {
	nothing := func(context.Context, chat.Request, chat.Send) (chat.Outcome, error) {
		return chat.Outcome{Finish: chat.FinishStop}, nil
	}
	events, text, _, err := collect(caller(t), newGateway(nothing, &book{}, gateway.Config{}), ask("x"))
	if _, ok := events[0].(chat.Start); err != nil || text != "" || len(events) != 1 || !ok {
		t.Errorf("got %v, %v, want the start alone", events, err)
	}
}

func TestIdsSortByTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := newGateway(says("x"), &book{}, gateway.Config{})
		last := ""
		for range 50 {
			events, _, _, _ := collect(caller(t), g, ask("x"))
			if id := events[0].(chat.Start).ID; id <= last {
				t.Fatalf("%s does not follow %s", id, last)
			} else {
				last = id
			}
			<-time.After(time.Millisecond)
		}
	})
}

func TestWhoMayNotAskIsRefused(t *testing.T) {
	drained := make(chan struct{})
	close(drained)
	plans := map[string]usage.Plan{"p": {RequestsPerMinute: 1, TokensPerMinute: 1000}}
	tests := []struct {
		name string
		cfg  gateway.Config
		ctx  context.Context
		req  chat.Request
		want string
	}{
		{"no such model", gateway.Config{}, caller(t), chat.Request{Model: "gpt"}, "model_not_found"},
		{"no model", gateway.Config{}, caller(t), chat.Request{}, "missing_required_parameter"},
		{"no scope", gateway.Config{}, t.Context(), ask("x"), "permission_denied"},
		{"draining", gateway.Config{Drain: drained}, caller(t), ask("x"), "overloaded"},
		{"no messages", gateway.Config{}, caller(t), chat.Request{Model: "svc-agent"}, "empty_array"},
		{"no such role", gateway.Config{}, caller(t), chat.Request{Model: "svc-agent", Messages: []chat.Message{{Role: "captain"}}}, "invalid_value"},
		{"bad text", gateway.Config{}, caller(t), ask("\xff"), "invalid_value"},
		{"too many messages", gateway.Config{}, caller(t), chat.Request{Model: "svc-agent", Messages: make([]chat.Message, 257)}, "array_above_max_length"},
		{"too long", gateway.Config{}, caller(t), ask(strings.Repeat("word ", 4096)), "context_length_exceeded"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := &book{}
			events, _, _, err := collect(tt.ctx, newGateway(says("x"), b, tt.cfg), tt.req)
			if code(err) != tt.want || len(events) != 0 || len(b.records) != 0 {
				t.Errorf("got %v, %d events and %d records, want %s and none", err, len(events), len(b.records), tt.want)
			}
		})
	}
	t.Run("too fast", func(t *testing.T) {
		g := newGateway(says("x"), &book{}, gateway.Config{Plans: plans})
		_, _, _, first := collect(caller(t), g, ask("x"))
		_, _, _, second := collect(caller(t), g, ask("x"))
		if first != nil || code(second) != "rate_limit_exceeded" || fault.From(second).RetryAfter <= 0 {
			t.Errorf("got %v, then %v", first, second)
		}
	})
}

func TestCheckFindsWhatRunWouldRefuse(t *testing.T) {
	g := newGateway(says("x"), &book{}, gateway.Config{})
	for want, err := range map[string]error{
		"model_not_found":   g.Check(caller(t), chat.Request{Model: "gpt"}),
		"permission_denied": g.Check(t.Context(), ask("x")),
		"empty_array":       g.Check(caller(t), chat.Request{Model: "svc-agent"}),
	} {
		if code(err) != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	if err := g.Check(caller(t), ask("x")); err != nil {
		t.Error(err)
	}
}

func TestTheModelKnowsTheIDOfItsAnswer(t *testing.T) {
	var known []string
	knows := model(func(_ context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
		known = append(known, req.ID)
		return chat.Outcome{Finish: chat.FinishStop}, send(chat.Text("x"))
	})
	b := &book{}
	g := newGateway(knows, b, gateway.Config{})
	given := ask("x")
	given.ID = "given"
	for i, req := range []chat.Request{ask("x"), given} {
		events, _, _, err := collect(caller(t), g, req)
		if start := events[0].(chat.Start); err != nil || start.ID != known[i] || b.records[i].ID != known[i] || known[i] == "" {
			t.Errorf("got %v: the model knows %q, the client %q, the record %q", err, known[i], start.ID, b.records[i].ID)
		}
	}
	if known[1] != "given" {
		t.Errorf("got %q", known[1])
	}
}

func TestTokensAreChargedAfterTheAnswer(t *testing.T) {
	plans := map[string]usage.Plan{"p": {TokensPerMinute: 10}}
	g := newGateway(says(strings.Repeat("word ", 50)), &book{}, gateway.Config{Plans: plans, Unpaced: true})
	_, _, _, first := collect(caller(t), g, ask("x"))
	_, _, _, second := collect(caller(t), g, ask("x"))
	if first != nil || code(second) != "rate_limit_exceeded" {
		t.Errorf("got %v, then %v; the first answer left a debt", first, second)
	}
	limits, ok := g.Limits(caller(t))
	if !ok || limits.Tokens.Limit != 10 || limits.Requests.Limit != 0 {
		t.Errorf("got limits %+v", limits)
	}
}

func TestMoreAnswersThanSlotsAreShed(t *testing.T) {
	inside, leave := make(chan struct{}), make(chan struct{})
	g := newGateway(func(context.Context, chat.Request, chat.Send) (chat.Outcome, error) {
		inside <- struct{}{}
		<-leave
		return chat.Outcome{}, nil
	}, &book{}, gateway.Config{MaxOpen: 1})
	var wg sync.WaitGroup
	wg.Go(func() { _, _, _, _ = collect(caller(t), g, ask("x")) })
	<-inside
	_, _, _, err := collect(caller(t), g, ask("x"))
	close(leave)
	wg.Wait()
	if f := fault.From(err); f.Kind != fault.Overloaded || f.RetryAfter <= 0 {
		t.Errorf("got %v, want overloaded with a time to come back", err)
	}
}

func TestTheTimeLimitClosesAnAnswerThatHasBegun(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := &book{}
		g := newGateway(func(ctx context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
			if err := send(chat.Text("so far ")); err != nil {
				return chat.Outcome{}, err
			}
			if err := send(chat.Text("so good")); err != nil {
				return chat.Outcome{}, err
			}
			<-ctx.Done()
			return chat.Outcome{}, ctx.Err()
		}, b, gateway.Config{})
		_, _, out, err := collect(caller(t), g, ask("x"))
		if err != nil || out.Finish != chat.FinishLength || b.records[0].Outcome != "ok" {
			t.Errorf("got %+v, %v and record %+v", out, err, b.records[0])
		}
	})
}

func TestTheTimeLimitWithNothingWrittenIsATimeout(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := &book{}
		g := newGateway(func(ctx context.Context, _ chat.Request, _ chat.Send) (chat.Outcome, error) {
			<-ctx.Done()
			return chat.Outcome{}, ctx.Err()
		}, b, gateway.Config{})
		_, _, _, err := collect(caller(t), g, ask("x"))
		if code(err) != "timeout" || b.records[0].Outcome != "timeout" {
			t.Errorf("got %v and record %+v", err, b.records[0])
		}
	})
}

func TestAClientThatLeavesStopsTheModel(t *testing.T) {
	b := &book{}
	stopped := false
	g := newGateway(func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		for {
			if err := send(chat.Text("word ")); err != nil {
				stopped = true
				return chat.Outcome{}, err
			}
		}
	}, b, gateway.Config{Unpaced: true})
	left, n := errors.New("left"), 0
	_, err := g.Run(caller(t), new(ask("x")), func(chat.Event) error {
		if n++; n > 4 {
			return left
		}
		return nil
	})
	if code(err) != "client_gone" || !errors.Is(err, left) || !stopped || b.records[0].Outcome != usage.OutcomeClientGone || b.records[0].CompletionTokens != 3 {
		t.Errorf("got %v, stopped %v, record %+v", err, stopped, b.records[0])
	}
}

func TestFailuresAreHiddenAndAccounted(t *testing.T) {
	for name, m := range map[string]model{
		"error": func(context.Context, chat.Request, chat.Send) (chat.Outcome, error) {
			return chat.Outcome{}, errors.New("secret")
		},
		"panic": func(context.Context, chat.Request, chat.Send) (chat.Outcome, error) { panic("secret") },
	} {
		t.Run(name, func(t *testing.T) {
			b := &book{}
			_, _, _, err := collect(caller(t), newGateway(m, b, gateway.Config{}), ask("x"))
			if f := fault.From(err); f.Kind != fault.Internal || strings.Contains(f.Message, "secret") || b.records[0].Outcome != "internal_error" {
				t.Errorf("got %+v and record %+v", f, b.records[0])
			}
		})
	}
}

func TestARecordThatCannotBeWrittenFailsTheAnswer(t *testing.T) {
	_, _, _, err := collect(caller(t), newGateway(says("x"), &book{err: errors.New("disk full")}, gateway.Config{}), ask("x"))
	if code(err) != "internal_error" {
		t.Errorf("got %v: an answer that is not accounted must not end well", err)
	}
}

func TestTheOperatorIsToldWhyTheDatabaseIsAway(t *testing.T) {
	var log bytes.Buffer
	away := fault.New(fault.Overloaded, "the database cannot be used now; try again").Coded("storage_unavailable").Because(errors.New("disk full"))
	_, _, _, err := collect(caller(t), newGateway(says("x"), &book{err: away}, gateway.Config{Logger: slog.New(slog.NewTextHandler(&log, nil))}), ask("x"))
	if code(err) != "storage_unavailable" || strings.Count(log.String(), "disk full") != 1 {
		t.Errorf("got %v, logged %q", err, &log)
	}
	log.Reset()
	g := newGateway(says("x"), &book{err: away}, gateway.Config{Logger: slog.New(slog.NewTextHandler(&log, nil))})
	_, err = g.Run(caller(t), new(ask("x")), func(chat.Event) error { return errors.New("left") })
	if code(err) != "client_gone" || strings.Count(log.String(), "disk full") != 1 {
		t.Errorf("of a client that has left: got %v, logged %q", err, &log)
	}
}

func TestTheAnswerIsClampedToWhatTheContextLeaves(t *testing.T) {
	much := 100_000
	req := ask(strings.Repeat("word ", 4000))
	req.MaxTokens = &much
	_, text, out, err := collect(caller(t), newGateway(says(strings.Repeat("word ", 500)), &book{}, gateway.Config{Unpaced: true}), req)
	if err != nil || out.Finish != chat.FinishLength || out.Usage.Total() != chat.ContextTokens {
		t.Errorf("got %d bytes, %+v, %v", len(text), out, err)
	}
}

func TestJSONIsTheModelsResultOrItsText(t *testing.T) {
	result := func(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		err := errors.Join(send(chat.Text("prose")), send(chat.Result{Data: map[string]any{"total": 2, "listings": []string{"a"}}}))
		return chat.Outcome{Finish: chat.FinishStop}, err
	}
	schema := func(s string) chat.Format { return chat.Format{Kind: chat.FormatSchema, Schema: json.RawMessage(s)} }
	tests := []struct {
		name   string
		model  model
		format chat.Format
		want   string
		code   string
	}{
		{"a result", result, chat.Format{Kind: chat.FormatJSON}, `{"listings":["a"],"total":2}`, ""},
		{"a result beside text", result, chat.Format{}, "prose", ""},
		{"text", says("hi"), chat.Format{Kind: chat.FormatJSON}, `{"answer":"hi","citations":[]}`, ""},
		{"part of a result", result, schema(`{"properties":{"total":{"type":"number"}}}`), `{"total":2}`, ""},
		{"a property that is not there", result, schema(`{"required":["price"]}`), "", "unsupported_value"},
		{"a property of another type", result, schema(`{"properties":{"total":{"type":"string"}}}`), "", "unsupported_value"},
		{"an array", result, schema(`{"type":"array"}`), "", "unsupported_value"},
		{"a promise about a value", result, schema(`{"properties":{"total":{"enum":[1,2]}}}`), "", "unsupported_value"},
		{"no schema", result, schema(`[]`), "", "invalid_type"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			req := ask("x")
			req.Format = tt.format
			events, text, _, err := collect(caller(t), newGateway(tt.model, &book{}, gateway.Config{Unpaced: true}), req)
			if text != tt.want || code(err) != tt.code {
				t.Errorf("got %s and %v, want %s and %q", text, err, tt.want, tt.code)
			}
			for _, ev := range events {
				if _, ok := ev.(chat.Result); ok {
					t.Error("a result must not reach the protocols as an event")
				}
			}
		})
	}
}

func TestAnAnswerThatTheServerCutsIsNotTheClientsDoing(t *testing.T) {
	ctx, cut := context.WithCancelCause(caller(t))
	long := func(ctx context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		if err := send(chat.Text("one two three four ")); err != nil {
			return chat.Outcome{}, err
		}
		cut(gateway.ErrCut)
		<-ctx.Done()
		return chat.Outcome{}, ctx.Err()
	}
	var b book
	_, text, _, err := collect(ctx, newGateway(long, &b, gateway.Config{Unpaced: true}), ask("x"))
	if code(err) != "overloaded" || text == "" {
		t.Errorf("got %q, %v", text, err)
	}
	if rec := b.records[0]; rec.Outcome != usage.OutcomeServerGone || rec.Finish != "" || rec.CompletionTokens == 0 {
		t.Errorf("got record %+v", rec)
	}
}

func TestAKeyOfAPlanThatIsGoneIsRefused(t *testing.T) {
	g := newGateway(says("x"), &book{}, gateway.Config{Plans: map[string]usage.Plan{"other": {}}})
	if _, _, _, err := collect(caller(t), g, ask("x")); code(err) != "permission_denied" {
		t.Errorf("got %v, want permission denied", err)
	}
}

func TestAHugePromptIsRefusedWithoutCountingItAll(t *testing.T) {
	_, _, _, err := collect(caller(t), newGateway(says("x"), &book{}, gateway.Config{}), ask(strings.Repeat(" ", 8<<20)))
	if code(err) != "context_length_exceeded" {
		t.Errorf("got %v", err)
	}
}

func BenchmarkRun(b *testing.B) {
	g := newGateway(says("Port gives way to starboard."), &book{}, gateway.Config{Unpaced: true})
	ctx := keys.With(context.Background(), keys.Caller{KeyID: "k", Scopes: []keys.Scope{keys.ScopeChat}})
	b.ReportAllocs()
	for b.Loop() {
		if _, err := g.Run(ctx, new(ask("who gives way?")), func(chat.Event) error { return nil }); err != nil {
			b.Fatal(fmt.Errorf("run: %w", err))
		}
	}
}
