package llm_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

func flavours() []string {
	return []string{llmtest.Cloud, llmtest.LlamaCpp, llmtest.Ollama, llmtest.VLLM, llmtest.Messages}
}

// speaking is a provider of a flavour.
func speaking(flavour string) llm.Provider {
	p := provider("one")
	p.InputCost, p.OutputCost = 1000, 2000
	if flavour == llmtest.Messages {
		p.Kind = llm.Anthropic
	}
	return p
}

// eachFlavour runs a test against a server of each.
func eachFlavour(t *testing.T, script llmtest.Script, test func(t *testing.T, e *llm.Engines, server *llmtest.Scripted)) {
	t.Helper()
	for _, flavour := range flavours() {
		t.Run(flavour, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := llmtest.NewNetwork()
				s := llmtest.NewScripted(flavour, script)
				serve(t, n, "one.test:80", s)
				test(t, engines(t, n, speaking(flavour)), s)
			})
		})
	}
}

func TestTextOfEveryServerIsStreamed(t *testing.T) {
	eachFlavour(t, llmtest.Script{Text: llmtest.Text}, func(t *testing.T, e *llm.Engines, _ *llmtest.Scripted) {
		var pieces []string
		w, err := e.Write(t.Context(), &question, func(p llm.Piece) error { pieces = append(pieces, p.Text); return nil })
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(strings.SplitAfter(llmtest.Text, " "), pieces); diff != "" {
			t.Error(diff)
		}
		w.FirstToken = 0
		want := llm.Written{Provider: "one", Model: "m", Finish: chat.FinishStop, Usage: chat.Usage{Prompt: 9, Completion: 10},
			Cost: 0.029, Currency: "USD", Attempts: 1}
		if diff := cmp.Diff(want, w); diff != "" {
			t.Error(diff)
		}
	})
}

func TestCallsOfEveryServerArePutTogether(t *testing.T) {
	script := llmtest.Script{Calls: []llmtest.Call{{Name: "tide", Arguments: `{"port":"Saint-Malo"}`}, {Name: "wind", Arguments: `{"knots":12}`}}}
	eachFlavour(t, script, func(t *testing.T, e *llm.Engines, _ *llmtest.Scripted) {
		streamed := make([]chat.ToolCall, 2)
		w, err := e.Write(t.Context(), &question, func(p llm.Piece) error {
			if p.Call == nil {
				t.Errorf("text %q came beside the calls", p.Text)
				return nil
			}
			c := &streamed[p.Call.Index]
			c.ID, c.Name, c.Arguments = c.ID+p.Call.ID, c.Name+p.Call.Name, c.Arguments+p.Call.Arguments
			return nil
		})
		if err != nil || w.Finish != chat.FinishToolCalls {
			t.Fatal(w.Finish, err)
		}
		if diff := cmp.Diff(w.Calls, streamed); diff != "" {
			t.Error("what is streamed is not what is returned:", diff)
		}
		for i, c := range w.Calls {
			if c.ID == "" || c.Name != script.Calls[i].Name || c.Arguments != script.Calls[i].Arguments {
				t.Errorf("call %d is %+v", i, c)
			}
		}
	})
}

func TestAnyServerCanLook(t *testing.T) {
	eachFlavour(t, llmtest.Script{Text: "```json\n" + llmtest.Look + "\n```"}, func(t *testing.T, e *llm.Engines, server *llmtest.Scripted) {
		p := question
		p.Tools = []chat.ToolSpec{{Name: "tide", Parameters: json.RawMessage(`{"type":"object"}`)}}
		seen, w, err := e.Look(t.Context(), p)
		if err != nil || string(seen) != llmtest.Look || w.Usage.Completion != 10 {
			t.Fatalf("got %s, %+v, %v", seen, w, err)
		}
		if strings.Contains(server.Asked()[0].Body, "tide") {
			t.Error("tools were given to a call that looks at images")
		}
	})
}

func TestWithoutEyesNobodyLooks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", faulty(t, "ok"))
		blind := provider("one")
		blind.Vision = false
		if _, _, err := engines(t, n, blind).Look(t.Context(), question); outcome(t, false, err) != llmtest.Nothing {
			t.Error("a provider without vision looked at an image")
		}
	})
}

func TestUsageIsCountedWhereNoneIsTold(t *testing.T) {
	for _, mode := range []string{"no-done", "usage-nonsense"} {
		synctest.Test(t, func(t *testing.T) {
			n := llmtest.NewNetwork()
			serve(t, n, "one.test:80", faulty(t, mode))
			w, err := engines(t, n, provider("one")).Write(t.Context(), &question, func(llm.Piece) error { return nil })
			if err != nil || !w.Counted || w.Usage != (chat.Usage{Prompt: 9, Completion: 9}) {
				t.Errorf("%s: got %+v, %v", mode, w, err)
			}
		})
	}
}

func TestNothingOfTheCallerReachesTheProviderButThePrompt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		s := llmtest.NewScripted(llmtest.Cloud, llmtest.Script{Text: "Yes."})
		serve(t, n, "one.test:80", s)
		p := provider("one")
		p.Key = "sk-of-the-provider"
		if _, err := engines(t, n, p).Write(t.Context(), &question, func(llm.Piece) error { return nil }); err != nil {
			t.Fatal(err)
		}
		got := s.Asked()[0].Header
		got.Del("Content-Length")
		want := http.Header{"Accept": {"text/event-stream"}, "Authorization": {"Bearer sk-of-the-provider"}, "Content-Type": {"application/json"}, "User-Agent": {"fairlead"}}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	})
}

func TestConnectionsAreUsedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", faulty(t, "ok"))
		e, err := llm.New(llm.Config{Providers: []llm.Provider{provider("one")}, Dial: n.Dial})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(e.Close)
		for range 20 {
			if _, err := e.Write(t.Context(), &question, func(llm.Piece) error { return nil }); err != nil {
				t.Fatal(err)
			}
		}
		if n.Dialled() != 1 {
			t.Errorf("20 answers took %d connections", n.Dialled())
		}
	})
}

func TestASlowClientIsNoSlowProvider(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", faulty(t, "ok"))
		_, err := engines(t, n, provider("one")).Write(t.Context(), &question, func(llm.Piece) error { time.Sleep(20 * time.Second); return nil })
		if err != nil {
			t.Error(err)
		}
	})
}
