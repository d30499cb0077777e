package llm_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// serve puts a handler at an address of the network until the test ends.
func serve(t *testing.T, n *llmtest.Network, addr string, h http.Handler) *http.Server {
	t.Helper()
	server := &http.Server{Handler: h}
	l := n.Listen(addr)
	go func() { _ = server.Serve(l) }()
	t.Cleanup(func() { _ = server.Close() })
	return server
}

// engines over providers that are reached through n.
func engines(t *testing.T, n *llmtest.Network, providers ...llm.Provider) *llm.Engines {
	t.Helper()
	e, err := llm.New(llm.Config{Providers: providers, Dial: n.Dial})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	return e
}

func faulty(t *testing.T, turns ...string) *llmtest.Faulty {
	t.Helper()
	f, err := llmtest.NewFaulty(turns...)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func provider(name string) llm.Provider {
	return llm.Provider{Name: name, BaseURL: "http://" + name + ".test/v1", Model: "m", Vision: true}
}

var question = llm.Prompt{Model: "svc-agent", Messages: []chat.Message{{Role: chat.User, Text: "How do I reef?"}}}

// outcome is what Write's or Look's error says about how it went.
func outcome(t *testing.T, sent bool, err error) llmtest.Outcome {
	t.Helper()
	var broken *llm.BrokenError
	switch {
	case err == nil:
		return llmtest.Answered
	case errors.As(err, &broken) && sent:
	case errors.Is(err, llm.ErrUnavailable) && !sent:
	default:
		t.Errorf("sent something: %v, and the error is %v", sent, err)
	}
	if f := fault.From(err); f.Kind != fault.Upstream || strings.Contains(f.Message, "secret") {
		t.Errorf("a client is shown %v: %q", f.Kind, f.Message)
	}
	if strings.Contains(err.Error(), "sk-secret") {
		t.Errorf("the provider's own words are in the error: %v", err)
	}
	return map[bool]llmtest.Outcome{true: llmtest.Broken, false: llmtest.Nothing}[sent]
}

func TestEveryFaultOfAStreamIsMet(t *testing.T) {
	for _, mode := range llmtest.Modes() {
		t.Run(mode.Name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n, f := llmtest.NewNetwork(), faulty(t, mode.Name)
				serve(t, n, "one.test:80", f)
				e := engines(t, n, provider("one"))
				var text strings.Builder
				sent := false
				start := time.Now()
				w, err := e.Write(t.Context(), &question, func(p llm.Piece) error { sent = true; text.WriteString(p.Text); return nil })
				if got := outcome(t, sent, err); got != mode.Streamed {
					t.Errorf("got %s, want %s: %v", got, mode.Streamed, err)
				}
				t.Logf("streamed: %s after %s and %d calls", outcome(t, sent, err), time.Since(start).Round(time.Millisecond), f.Calls())
				if f.Calls() > 3 || f.Calls() != w.Attempts {
					t.Errorf("%d calls were made, %d told", f.Calls(), w.Attempts)
				}
				if took := time.Since(start); mode.Streamed == llmtest.Nothing && took > 8*time.Second {
					t.Errorf("nothing came for %s", took)
				}
				if err == nil && len(w.Calls) == 0 && !strings.HasPrefix(text.String(), llmtest.Text) {
					t.Errorf("the text is %q", text.String())
				}
			})
		})
	}
}

func TestEveryFaultOfAWholeAnswerIsMet(t *testing.T) {
	for _, mode := range llmtest.Modes() {
		t.Run(mode.Name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n, f := llmtest.NewNetwork(), faulty(t, mode.Name)
				serve(t, n, "one.test:80", f)
				e := engines(t, n, provider("one"))
				start := time.Now()
				seen, _, err := e.Look(t.Context(), question)
				if got := outcome(t, false, err); got != mode.Whole {
					t.Errorf("got %s, want %s: %v", got, mode.Whole, err)
				}
				t.Logf("whole: %s after %s and %d calls", outcome(t, false, err), time.Since(start).Round(time.Millisecond), f.Calls())
				if f.Calls() > 3 {
					t.Errorf("%d calls were made", f.Calls())
				}
				if took := time.Since(start); took > 20*time.Second {
					t.Errorf("it took %s", took)
				}
				if err == nil && !json.Valid(seen) {
					t.Errorf("the answer is no JSON: %s", seen)
				}
			})
		})
	}
}

func TestEveryFaultEndsSoonAfterTheCallerLeft(t *testing.T) {
	for _, mode := range llmtest.Modes() {
		t.Run(mode.Name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := llmtest.NewNetwork()
				serve(t, n, "one.test:80", faulty(t, mode.Name))
				e := engines(t, n, provider("one"))
				ctx, leave := context.WithCancel(t.Context())
				time.AfterFunc(50*time.Millisecond, leave)
				start := time.Now()
				_, err := e.Write(ctx, &question, func(llm.Piece) error { return nil })
				if took := time.Since(start); took > 200*time.Millisecond {
					t.Errorf("it went on for %s: %v", took, err)
				}
			})
		})
	}
}
