package worded_test

import (
	"context"
	"errors"
	"flag"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/worded"
	"github.com/fairlead/fairlead/internal/schema"
	"github.com/fairlead/fairlead/internal/tools"
)

var update = flag.Bool("update", false, "rewrite the prompts in testdata")

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// turn is what a scripted engine does with one prompt.
type turn struct {
	pieces []llm.Piece
	calls  []chat.ToolCall
	err    error         // after the pieces
	wait   bool          // until the context ends, after the pieces
	every  time.Duration // between them
	finish chat.Finish
}

func says(pieces ...string) turn {
	t := turn{finish: chat.FinishStop}
	for _, p := range pieces {
		t.pieces = append(t.pieces, llm.Piece{Text: p})
	}
	return t
}

func calls(list ...chat.ToolCall) turn {
	t := turn{calls: list, finish: chat.FinishToolCalls}
	for i, c := range list {
		half := len(c.Arguments) / 2
		t.pieces = append(t.pieces,
			llm.Piece{Call: &llm.CallPiece{Index: i, ID: c.ID, Name: c.Name}},
			llm.Piece{Call: &llm.CallPiece{Index: i, Arguments: c.Arguments[:half]}},
			llm.Piece{Call: &llm.CallPiece{Index: i, Arguments: c.Arguments[half:]}})
	}
	return t
}

func (t turn) fails(err error) turn { t.err = err; return t }

// engine plays a script, one turn a prompt; the last turn is played again for what comes after it.
type engine struct {
	mu      sync.Mutex
	script  []turn
	prompts []llm.Prompt
	window  int
}

var errDown = errors.New("every provider failed")

func (e *engine) Window(string) int { return e.window }

func (e *engine) Write(ctx context.Context, p *llm.Prompt, send func(llm.Piece) error) (llm.Written, error) {
	e.mu.Lock()
	t := e.script[min(len(e.prompts), len(e.script)-1)]
	asked := *p
	asked.Messages, asked.Compose = p.Said(), nil
	e.prompts = append(e.prompts, asked)
	e.mu.Unlock()
	w := llm.Written{Finish: t.finish, Calls: t.calls, Provider: "scripted", Model: "large",
		Usage: chat.Usage{Prompt: 100, Completion: 10}, Cost: 0.5, Currency: "USD"}
	for _, piece := range t.pieces {
		if t.every > 0 {
			select {
			case <-time.After(t.every):
			case <-ctx.Done():
				return w, ctx.Err()
			}
		}
		if err := send(piece); err != nil {
			return w, err
		}
	}
	if t.wait {
		<-ctx.Done()
		return w, ctx.Err()
	}
	return w, t.err
}

func (e *engine) asked() []llm.Prompt {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.prompts
}

// plan is an embedded model that sends what it is made of.
type plan struct {
	id     string
	events []chat.Event
	err    error
	result *schema.Shape
}

func (p plan) Info() chat.Info {
	return chat.Info{ID: p.id, Name: "Plan", TimeLimit: time.Minute, Engine: "embedded", Result: p.result}
}

func (p plan) Run(_ context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	for _, ev := range p.events {
		if _, ok := ev.(chat.Wording); ok && !req.Drafting {
			continue
		}
		if err := send(ev); err != nil {
			return chat.Outcome{}, err
		}
	}
	return chat.Outcome{Finish: chat.FinishStop}, p.err
}

// anchoring is an answer of the agent: two sources, a list and a calculation.
var anchoring = plan{id: "svc-agent", events: []chat.Event{
	chat.ToolUse{Name: "search_knowledge", Summary: "2 passages"},
	chat.Citation{Number: 1, ID: "k-rode", Title: "Anchor rode", Source: "general seamanship", URL: "http://fairlead.test/knowledge/k-rode"},
	chat.Citation{Number: 2, ID: "k-scope", Title: "Anchor scope", Source: "ISO 4565", URL: "http://fairlead.test/knowledge/k-scope"},
	chat.Text("**Anchor rode**\n\nCruisers of 10 to 11 m use 8 mm chain, 50 m or more of it.\n- Nylon stretches 15 per cent under load.\n- Call on VHF channel 16 when dragging. [1]"),
	chat.Text("\n\nUse a scope of 5:1 with chain and 7:1 with rope. In 8 m of depth that is 40 m of chain. [2]"),
}}

// boats is an answer of the listings model.
var boats = plan{id: "svc-listings-agent", result: schema.Of(struct {
	Total int `json:"total"`
}{}), events: []chat.Event{
	chat.Listing{ID: "s-000101", Title: "1997 Moody 376", Make: "Moody", Model: "376", Year: 1997, LengthM: 11.43, Price: 80000, Currency: "EUR", Place: "Preveza", Country: "GR", URL: "http://fairlead.test/listings/s-000101", Sample: true},
	chat.Listing{ID: "s-000202", Title: "2002 Bavaria 44", Make: "Bavaria", Model: "44", Year: 2002, LengthM: 13.93, Price: 49000, Currency: "EUR", Place: "Patras", Country: "GR", URL: "http://fairlead.test/listings/s-000202", Sample: true},
	chat.Citation{Number: 1, ID: "s-000101", Title: "Sample inventory", Source: "generated", URL: "http://fairlead.test/listings/s-000101"},
	chat.Text("**115 boats** (sample data, no real offers).\n\n| # | Boat | Length | Price |\n|---|---|---|---|\n| 1 | [1997 Moody 376](http://fairlead.test/listings/s-000101) | 11.4 m | 80,000 EUR |\n| 2 | [2002 Bavaria 44](http://fairlead.test/listings/s-000202) | 13.9 m | 49,000 EUR |\n\nSample data as of 1 November 2026, no real offers [1]."),
	chat.Result{Data: map[string]any{"total": 115}},
}}

// lookup is a registry with a tool that knows one thing, and one that fails.
func lookup(t *testing.T) *tools.Registry {
	t.Helper()
	type query struct {
		Question string `json:"question" description:"what to look up" minimum:"1" maximum:"100"`
	}
	r, err := tools.NewRegistry(
		tools.New(tools.Spec{Name: "search_knowledge", Title: "Search", Description: "Finds passages."}, func(_ context.Context, in query) (tools.Result, error) {
			if in.Question == "fail" {
				return tools.Result{}, errors.New("a secret cause")
			}
			return tools.Result{Text: "Snubbers are 12 mm nylon [1].", Sources: []chat.Citation{
				{Number: 1, ID: "k-snub", Title: "Snubbers", URL: "http://fairlead.test/knowledge/k-snub"}}}, nil
		}),
		tools.New(tools.Spec{Name: "anchor_rode", Title: "Anchor rode", Description: "how much chain to pay out at anchor"}, func(context.Context, query) (tools.Result, error) {
			return tools.Result{Text: "Pay out 56 m."}, nil
		}))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func newModel(t *testing.T, m chat.Model, e *engine) *worded.Model {
	t.Helper()
	return worded.New(m, e, worded.Config{
		Tools: lookup(t), Names: []string{"Moody", "Bavaria", "Lagoon", "Hallberg-Rassy"}, Logger: slog.New(slog.DiscardHandler),
		Fence: func() string { return "f00d" },
	})
}

func ask(text string) chat.Request {
	return chat.Request{Stream: true, Messages: []chat.Message{{Role: chat.User, Text: text}}}
}

// got is what an answer consisted of.
type got struct {
	start   chat.Start
	text    string
	events  []chat.Event
	outcome chat.Outcome
	err     error
}

func run(t *testing.T, m chat.Model, req chat.Request) got {
	t.Helper()
	var g got
	var text strings.Builder
	g.outcome, g.err = m.Run(t.Context(), req, func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Start:
			if len(g.events) > 0 {
				t.Errorf("the start came as event %d", len(g.events))
			}
			g.start = ev
		case chat.Text:
			text.WriteString(string(ev))
		}
		g.events = append(g.events, ev)
		return nil
	})
	g.text = text.String()
	return g
}

func (g got) citations() (numbers []int) {
	for _, ev := range g.events {
		if c, ok := ev.(chat.Citation); ok {
			numbers = append(numbers, c.Number)
		}
	}
	return numbers
}

func (p plan) text() string {
	var b strings.Builder
	for _, ev := range p.events {
		if t, ok := ev.(chat.Text); ok {
			b.WriteString(string(t))
		}
	}
	return b.String()
}

func kindOf(err error) fault.Kind { return fault.From(err).Kind }
