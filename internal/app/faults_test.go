package app

import (
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// Whatever a provider does, a client gets an answer within 8 s: the provider's or the embedded one, or, where text was already
// out, an error; at most three calls are made.
func TestEveryFaultOfAProviderEndsInAnAnswer(t *testing.T) {
	d, s := models(t)
	question := asked["svc-agent"][0]
	draft, _, _ := answerTo(t, s.models[0], chat.Request{Messages: []chat.Message{{Role: chat.User, Text: question}}, Drafting: true})
	t.Logf("%-30s %-10s %-9s %7s %s", "mode", "outcome", "by", "after", "calls")
	for _, mode := range llmtest.Modes() {
		t.Run(mode.Name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				f, err := llmtest.NewFaulty(mode.Name)
				if err != nil {
					t.Fatal(err)
				}
				network := llmtest.NewNetwork()
				server, listener := &http.Server{Handler: f}, network.Listen("one.test:80")
				go func() { _ = server.Serve(listener) }()
				engines, err := llm.New(llm.Config{Dial: network.Dial, Providers: []llm.Provider{{Name: "one", BaseURL: "http://one.test/v1", Model: "m"}}})
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { engines.Close(); _ = server.Close() })
				model := s.worded(d, wording{engine: engines, log: slog.New(slog.DiscardHandler)})[0]
				var text strings.Builder
				var start chat.Start
				began := time.Now()
				first := time.Duration(0)
				_, err = model.Run(t.Context(), chat.Request{Messages: []chat.Message{{Role: chat.User, Text: question}}}, func(ev chat.Event) error {
					switch ev := ev.(type) {
					case chat.Start:
						start, first = ev, time.Since(began)
					case chat.Text:
						text.WriteString(string(ev))
					}
					return nil
				})
				outcome := "answered"
				switch {
				case err != nil && fault.From(err).Kind == fault.Upstream && start.Engine == "upstream":
					outcome = "broken"
				case err != nil:
					t.Fatalf("got %v by %+v", err, start)
				case start.Engine == "embedded":
					outcome = "stood in"
					if text.String() != draft {
						t.Errorf("got %q, want the draft of the embedded engine", text.String())
					}
				}
				t.Logf("%-30s %-10s %-9s %7s %d", mode.Name, outcome, start.Engine, first.Round(time.Millisecond), f.Calls())
				if first > 8*time.Second || f.Calls() > 3 {
					t.Errorf("it took %s and %d calls", first, f.Calls())
				}
				if strings.Contains(text.String(), "secret") {
					t.Error("the provider's own words came through")
				}
			})
		})
	}
}
