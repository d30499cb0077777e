package agent_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/calc/library"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent"
)

// parts are what an agent is made of; they are immutable, so the tests share them.
var parts = sync.OnceValues(func() (agent.Config, *knowledge.Base) {
	base, err := knowledge.Load()
	if err != nil {
		panic(err)
	}
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	return agent.Config{Links: "http://host", Designs: designs, Calcs: library.New(places, designs), Places: places}, base
})

// shared is an agent on the real knowledge base, without other models; it is safe for concurrent use.
var shared = sync.OnceValue(func() *agent.Agent {
	cfg, base := parts()
	return agent.New(base, cfg)
})

func newAgent(t testing.TB) *agent.Agent {
	t.Helper()
	return shared()
}

// ask is a request of one user message, or of several user turns.
func ask(turns ...string) chat.Request {
	req := chat.Request{Model: agent.ID}
	for _, text := range turns {
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: text})
	}
	return req
}

// record is what an answer sent.
type record struct {
	text      string
	events    []chat.Event
	citations []chat.Citation
	tools     []chat.ToolUse
	outcome   chat.Outcome
}

// run answers req and fails the test on an error.
func run(t testing.TB, a chat.Model, req chat.Request) record {
	t.Helper()
	var r record
	var text strings.Builder
	outcome, err := a.Run(t.Context(), req, func(ev chat.Event) error {
		r.events = append(r.events, ev)
		switch ev := ev.(type) {
		case chat.Text:
			text.WriteString(string(ev))
		case chat.Citation:
			r.citations = append(r.citations, ev)
		case chat.ToolUse:
			r.tools = append(r.tools, ev)
		}
		return nil
	})
	if err != nil {
		t.Fatalf("%q: %v", req.Question(), err)
	}
	r.text, r.outcome = text.String(), outcome
	return r
}

// talk is a request of several turns of a user, each answered by the agent but the last.
func talk(t testing.TB, a *agent.Agent, turns ...string) chat.Request {
	t.Helper()
	var req chat.Request
	for i, text := range turns {
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: text})
		if i < len(turns)-1 {
			req.Messages = append(req.Messages, chat.Message{Role: chat.Assistant, Text: run(t, a, req).text})
		}
	}
	return req
}
