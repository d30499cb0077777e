// Package chaos puts bad networks between Fairlead and what it needs. It is a module of its own because the proxy that makes them
// leaks goroutines, and because nothing else needs what it brings along. Its tests take real time: `make chaos` runs them.
package chaos

import (
	"context"
	"errors"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/Shopify/toxiproxy/v2"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/rs/zerolog"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// The times of a provider in these tests, short because they really pass.
const (
	firstToken = time.Second
	idle       = 500 * time.Millisecond
)

// cut is an answer that ends too early: broken, or nothing at all.
const cut llmtest.Outcome = "cut"

// behind starts a language model, a proxy before it, and engines that know only the proxy.
func behind(t *testing.T) (*llm.Engines, *toxiproxy.Proxy) {
	t.Helper()
	model := httptest.NewServer(llmtest.NewScripted(llmtest.VLLM, llmtest.Script{Text: strings.Repeat(llmtest.Text+" ", 10)}))
	t.Cleanup(model.Close)
	api := toxiproxy.NewServer(toxiproxy.NewMetricsContainer(prometheus.NewRegistry()), zerolog.Nop())
	proxy := toxiproxy.NewProxy(api, "model", "127.0.0.1:0", strings.TrimPrefix(model.URL, "http://"))
	if err := proxy.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(proxy.Stop)
	e, err := llm.New(llm.Config{FirstToken: firstToken, Providers: []llm.Provider{{BaseURL: "http://" + proxy.Listen + "/v1", Model: "m", Idle: idle}}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	return e, proxy
}

func add(t *testing.T, proxy *toxiproxy.Proxy, toxic string) {
	t.Helper()
	if _, err := proxy.Toxics.AddToxicJson(strings.NewReader(toxic)); err != nil {
		t.Fatal(err)
	}
}

// write asks for a text and says what came of it.
func write(t *testing.T, e *llm.Engines) llmtest.Outcome {
	t.Helper()
	p := llm.Prompt{Model: "svc-agent", Messages: []chat.Message{{Role: chat.User, Text: "How do I reef?"}}}
	sent := 0
	w, err := e.Write(context.Background(), &p, func(llm.Piece) error { sent++; return nil })
	var broken *llm.BrokenError
	switch {
	case w.Attempts > 3:
		t.Errorf("%d calls were made", w.Attempts)
	case err == nil && sent > 0:
		return llmtest.Answered
	case errors.As(err, &broken) && sent > 0:
		return llmtest.Broken
	case errors.Is(err, llm.ErrUnavailable) && sent == 0:
		return llmtest.Nothing
	}
	t.Errorf("%d pieces were sent, and the error is %v", sent, err)
	return ""
}

func TestBadNetworksEndAsTheyOught(t *testing.T) {
	tests := []struct {
		name   string
		toxics string // one a line
		want   llmtest.Outcome
	}{
		// A cut is felt before or after the first piece, because a reset may overtake the data before it; it is never a whole answer.
		{"none", "", llmtest.Answered},
		{"late", `{"type":"latency","attributes":{"latency":200,"jitter":50}}`, llmtest.Answered},
		{"too late", `{"type":"latency","attributes":{"latency":5000}}`, llmtest.Nothing},
		{"narrow", `{"type":"bandwidth","attributes":{"rate":20}}`, llmtest.Answered},
		{"slow to close", `{"type":"slow_close","attributes":{"delay":2000}}`, llmtest.Answered},
		{"silent", `{"type":"timeout","attributes":{"timeout":0}}`, llmtest.Nothing},
		{"closed without an answer", `{"type":"timeout","attributes":{"timeout":100}}`, llmtest.Nothing},
		{"reset", `{"type":"reset_peer","attributes":{"timeout":0}}`, llmtest.Nothing},
		{"in slices", `{"type":"slicer","attributes":{"average_size":7,"size_variation":3,"delay":10}}`, llmtest.Answered},
		{"cut in the head", `{"type":"limit_data","attributes":{"bytes":60}}`, llmtest.Nothing},
		{"cut in the text", `{"type":"bandwidth","attributes":{"rate":20}}
			{"type":"limit_data","attributes":{"bytes":4000}}`, cut},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			e, proxy := behind(t)
			for toxic := range strings.Lines(test.toxics) {
				add(t, proxy, toxic)
			}
			if got := write(t, e); got != test.want && (test.want != cut || got == llmtest.Answered) {
				t.Errorf("got %s, want %s; health: %+v", got, test.want, e.Health())
			}
		})
	}
}

func TestAHalfBrokenNetworkGivesOnlyWholeOrHonestAnswers(t *testing.T) {
	t.Parallel()
	e, proxy := behind(t)
	add(t, proxy, `{"type":"limit_data","toxicity":0.3,"attributes":{"bytes":2000}}`)
	var mu sync.Mutex
	count := make(map[llmtest.Outcome]int)
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			for range 10 {
				got := write(t, e)
				mu.Lock()
				count[got]++
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	t.Log(count)
	if count[llmtest.Answered] == 0 {
		t.Error("no answer came through")
	}
}

func TestAfterAnOutageTheProviderIsUsedAgain(t *testing.T) {
	t.Parallel()
	e, proxy := behind(t)
	proxy.Stop()
	for range 5 {
		if got := write(t, e); got != llmtest.Nothing {
			t.Errorf("got %s from a network that is down", got)
		}
	}
	if err := proxy.Start(); err != nil {
		t.Fatal(err)
	}
	back := time.Now()
	for write(t, e) != llmtest.Answered {
		if time.Since(back) > 15*time.Second {
			t.Fatal("the provider is not used again")
		}
		<-time.After(200 * time.Millisecond)
	}
	t.Logf("used again after %s", time.Since(back))
}
