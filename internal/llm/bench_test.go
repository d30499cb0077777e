package llm_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/llm"
)

// chunks is how many chunks an answer of the benchmarks has.
const chunks = 64

// upstream is a server that writes chunks with a pause before each.
func upstream(b *testing.B, pause time.Duration) *httptest.Server {
	b.Helper()
	const end = `data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}` + "\n\ndata: [DONE]\n\n"
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.Header().Set("Content-Type", "text/event-stream")
		for range chunks {
			if pause > 0 {
				time.Sleep(pause)
			}
			_, _ = io.WriteString(w, aChunk)
			if pause > 0 {
				w.(http.Flusher).Flush()
			}
		}
		_, _ = io.WriteString(w, end)
	}))
	b.Cleanup(server.Close)
	return server
}

// measured runs ask on streams at once, b.N times in all, and reports the CPU time of this process, which runs the upstream as well:
// what "direct" takes has to be taken off before the others are compared.
func measured(b *testing.B, streams int, ask func() error) {
	b.Helper()
	cpu := func() time.Duration {
		var use syscall.Rusage
		_ = syscall.Getrusage(syscall.RUSAGE_SELF, &use)
		return time.Duration(use.Utime.Nano() + use.Stime.Nano())
	}
	b.SetParallelism(streams)
	b.ReportAllocs()
	b.ResetTimer()
	before := cpu()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			if err := ask(); err != nil {
				b.Error(err)
			}
		}
	})
	used := cpu() - before
	b.ReportMetric(float64(used.Nanoseconds())/1000/float64(b.N), "cpu-us/request")
	b.ReportMetric(float64(used.Nanoseconds())/1000/float64(b.N*chunks), "cpu-us/chunk")
}

// relay serves what Write writes as events, so that it does the work of a proxy and can be held beside one.
func relay(e *llm.Engines) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		_, err := e.Write(r.Context(), &question, func(p llm.Piece) error {
			_, err := fmt.Fprintf(w, "data: %s\n\n", p.Text)
			w.(http.Flusher).Flush()
			return err
		})
		if err != nil {
			fmt.Fprintf(w, "data: %v\n\n", err)
		}
	}
}

func BenchmarkBesideReverseProxy(b *testing.B) {
	for _, pause := range []time.Duration{0, 20 * time.Millisecond} {
		up := upstream(b, pause)
		target, err := url.Parse(up.URL)
		if err != nil {
			b.Fatal(err)
		}
		proxy := httputil.NewSingleHostReverseProxy(target)
		proxy.FlushInterval = -1
		proxy.Transport = &http.Transport{MaxIdleConnsPerHost: 1024, DisableCompression: true}
		e, err := llm.New(llm.Config{Providers: []llm.Provider{{BaseURL: up.URL, Model: "m"}}})
		if err != nil {
			b.Fatal(err)
		}
		b.Cleanup(e.Close)
		for _, run := range []struct {
			name    string
			handler http.Handler
		}{{"direct", up.Config.Handler}, {"proxy", proxy}, {"engines", relay(e)}} {
			b.Run(fmt.Sprintf("pause=%s/%s", pause, run.name), func(b *testing.B) {
				front := httptest.NewServer(run.handler)
				defer front.Close()
				client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 1024, DisableCompression: true}}
				defer client.CloseIdleConnections()
				measured(b, 100, func() error { return consume(client, front.URL) })
			})
		}
	}
}

func consume(client *http.Client, address string) error {
	res, err := client.Post(address, "application/json", strings.NewReader(`{"model":"m","stream":true}`))
	if err != nil {
		return err
	}
	defer res.Body.Close()
	n, lines := 0, bufio.NewScanner(res.Body)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "data: ") {
			n++
		}
	}
	if n < chunks {
		return fmt.Errorf("%d chunks came: %w", n, io.ErrUnexpectedEOF)
	}
	return lines.Err()
}

const aChunk = `data: {"id":"chatcmpl-00000000000000000000000000","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[{"index":0,"delta":{"content":" word"},"finish_reason":null}]}` + "\n\n"

// TestAStreamedChunkStaysWithinItsBudget counts what is allocated between the wire and the piece.
func TestAStreamedChunkStaysWithinItsBudget(t *testing.T) {
	const small, large = 200, 1200
	cost := func(chunks int) float64 {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body)
			w.Header().Set("Content-Type", "text/event-stream")
			for range chunks {
				_, _ = io.WriteString(w, aChunk)
			}
			_, _ = io.WriteString(w, "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")
		}))
		defer server.Close()
		e, err := llm.New(llm.Config{Providers: []llm.Provider{{BaseURL: server.URL, Model: "m"}}})
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		return testing.AllocsPerRun(10, func() {
			if _, err := e.Write(context.Background(), &question, func(llm.Piece) error { return nil }); err != nil {
				t.Error(err)
			}
		})
	}
	if a := (cost(large) - cost(small)) / (large - small); a > 1.5 {
		t.Errorf("a chunk takes %.2f allocations, 1.5 at most", a)
	}
}

// BenchmarkAnswer is a short answer that comes at once: what asking costs, beside a plain client that reads the same bytes.
func BenchmarkAnswer(b *testing.B) {
	up := upstream(b, 0)
	e, err := llm.New(llm.Config{Providers: []llm.Provider{{BaseURL: up.URL, Model: "m"}}})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(e.Close)
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 1024, DisableCompression: true}}
	b.Cleanup(client.CloseIdleConnections)
	b.Run("client", func(b *testing.B) { measured(b, 16, func() error { return consume(client, up.URL) }) })
	b.Run("engines", func(b *testing.B) {
		measured(b, 16, func() error {
			_, err := e.Write(context.Background(), &question, func(llm.Piece) error { return nil })
			return err
		})
	})
}
