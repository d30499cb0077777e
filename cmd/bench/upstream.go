package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httputil"
	"net/url"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// What the language model that is played here writes.
const (
	fakeChunks = 250 // a word each, of an answer at fakePace
	shortWords = 60  // of an answer at once
	shortBound = 100 // max_tokens up to which an answer is written at once
	fakePace   = 20 * time.Millisecond
	fakeEnd    = `data: {"id":"c","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}` + "\n\n" +
		`data: {"id":"c","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[],"usage":{"prompt_tokens":100,"completion_tokens":250}}` + "\n\ndata: [DONE]\n\n"
	// unasked is what it writes where there is no evidence, as before the reverse proxy.
	unasked = "Look around before you turn and tell the crew. Then ease the sheet and bear away slowly. "
)

func fakeChunk(text string) []byte {
	return fmt.Appendf(nil, `data: {"id":"chatcmpl-00000000000000000000000000","object":"chat.completion.chunk","created":1700000000,"model":"m","system_fingerprint":"fp_1","choices":[{"index":0,"delta":{"content":%q},"logprobs":null,"finish_reason":null}]}`+"\n\n", text)
}

// fake plays a language model that repeats the evidence it is given, word by word, as only such an answer is sent on.
type fake struct {
	mu     sync.Mutex
	texts  map[string][][]byte // chunks by the question
	chunks atomic.Int64        // written so far
}

// asked is as much of a request as the fake reads.
type asked struct {
	MaxTokens int `json:"max_tokens"`
	Messages  []struct {
		Content string `json:"content"`
	} `json:"messages"`
}

var fencedEvidence = regexp.MustCompile(`(?s)<<<data (\w+)\n(.*?)\n\w+ data>>>(.*)$`)

// words are the chunks of what it writes, as many as an answer at a pace has.
func (f *fake) words(a asked) [][]byte {
	text, question := unasked, ""
	if len(a.Messages) > 0 {
		if m := fencedEvidence.FindStringSubmatch(a.Messages[len(a.Messages)-1].Content); m != nil {
			text, question = m[2], m[3]
		}
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if known, ok := f.texts[question]; ok {
		return known
	}
	words := strings.Fields(plainText(text))
	chunks := make([][]byte, fakeChunks)
	for i := range chunks {
		chunks[i] = fakeChunk(words[i%len(words)] + " ")
	}
	f.texts[question] = chunks
	return chunks
}

// plainText is the running text of evidence: without headings, places of tables and the list of sources.
func plainText(evidence string) string {
	evidence, _, _ = strings.Cut(evidence, "\nSources:\n")
	_, evidence, _ = strings.Cut(evidence, "\n")
	var kept []string
	for line := range strings.SplitSeq(evidence, "\n") {
		if line = strings.TrimLeft(line, "- "); strings.HasSuffix(line, ".") || strings.HasSuffix(line, "]") && !strings.HasPrefix(line, "[") {
			kept = append(kept, line)
		}
	}
	if len(kept) == 0 {
		return unasked
	}
	return strings.Join(kept, " ")
}

// serveFake plays a language model. It writes at once where the request asks for a short answer, else a word each fakePace.
func serveFake(addr string) error {
	f := &fake{texts: map[string][][]byte{}}
	http.HandleFunc("/chunks", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, f.chunks.Load()) })
	http.HandleFunc("/v1/chat/completions", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		var a asked
		if err != nil || json.Unmarshal(body, &a) != nil {
			http.Error(w, "bad request", http.StatusBadRequest)
			return
		}
		words := f.words(a)
		w.Header().Set("Content-Type", "text/event-stream")
		if a.MaxTokens > 0 && a.MaxTokens <= shortBound {
			_, _ = w.Write(slices.Concat(words[:shortWords]...))
			_, _ = io.WriteString(w, fakeEnd)
			return
		}
		f.paced(r.Context(), w, words)
	})
	return http.ListenAndServe(addr, nil)
}

func (f *fake) paced(ctx context.Context, w http.ResponseWriter, words [][]byte) {
	ticker := time.NewTicker(fakePace)
	defer ticker.Stop()
	for _, chunk := range words {
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
		if _, err := w.Write(chunk); err != nil {
			return
		}
		w.(http.Flusher).Flush()
		f.chunks.Add(1)
	}
	_, _ = io.WriteString(w, fakeEnd)
}

// written is how many chunks a fake has written at its pace.
func written(model *server) (float64, error) {
	res, err := http.Get("http://" + model.addr + "/chunks")
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	var n float64
	_, err = fmt.Fscan(res.Body, &n)
	return n, err
}

func shortRequest(s *server) []byte {
	return post(s, fmt.Sprintf(`{"model":"svc-agent","max_tokens":%d,"messages":[{"role":"user","content":"How do I set the anchor properly?"}]}`, shortBound))
}

// serveProxy is the standard library's reverse proxy, which does nothing but pass on.
func serveProxy(addr, target string) error {
	to, err := url.Parse(target)
	if err != nil {
		return err
	}
	proxy := httputil.NewSingleHostReverseProxy(to)
	proxy.FlushInterval = -1
	proxy.Transport = &http.Transport{MaxIdleConnsPerHost: 4096, DisableCompression: true}
	return http.ListenAndServe(addr, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// A model that answers at once may be quicker than the transport sees the end of the body, which the server closes as
		// soon as it answers: one request of thousands would break off.
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
}

// measureUpstream measures answers that a language model writes, beside a reverse proxy before the same model. Each comparison
// has servers of its own, because what one load leaves in memory changes the figures of the next.
func measureUpstream(binary, dir string, streams int, lasting time.Duration) error {
	model, err := startSelf("-fake")
	if err != nil {
		return err
	}
	defer model.stop()
	err = besideProxy(binary, filepath.Join(dir, "requests"), model, func(proxy, s *server) error { return compareRequests(proxy, s, lasting) })
	if err != nil {
		return err
	}
	return besideProxy(binary, filepath.Join(dir, "streams"), model, func(proxy, s *server) error {
		return compareStreams(model, proxy, s, streams, lasting)
	})
}

// besideProxy starts a reverse proxy and a Fairlead before a model, and lets do compare them.
func besideProxy(binary, data string, model *server, do func(proxy, s *server) error) error {
	base := "http://" + model.addr
	proxy, err := startSelf("-proxy", "-target", base)
	if err != nil {
		return err
	}
	defer proxy.stop()
	s, err := startFairlead(binary, data, "off", "FAIRLEAD_LLM_BASE_URL="+base+"/v1", "FAIRLEAD_LLM_MODEL=m", "FAIRLEAD_LLM_API_KEY=x")
	if err != nil {
		return err
	}
	defer s.stop()
	for _, request := range [][]byte{shortRequest(s), streamRequest(s)} {
		body, err := s.once(request)
		if err != nil {
			return err
		}
		if bytes.Contains(body, []byte(`"system_fingerprint":"fp_embedded`)) {
			return errors.New("the embedded engine answered: figures of it would say nothing about an upstream")
		}
	}
	return do(proxy, s)
}

// compareRequests loads both with answers that are not streamed to the client.
func compareRequests(proxy, s *server, lasting time.Duration) error {
	fmt.Println("whole answers, written upstream  requests/s   CPU us each   p99 ms")
	var each [2]float64
	for i, load := range []struct {
		name   string
		server *server
	}{{"httputil.ReverseProxy", proxy}, {"60-word answer, svc-agent", s}} {
		r, err := load.server.load(shortRequest(load.server), connections, lasting)
		if err != nil {
			return err
		}
		each[i] = r.cpuEach
		fmt.Printf("%-31s  %10.0f   %11.1f   %6.2f\n", load.name, r.perSecond, r.cpuEach, r.p99)
	}
	fmt.Printf("ratio                                         %11.2f\n\n", each[1]/each[0])
	return nil
}

// compareStreams opens streams on both, at the model's pace. What a client gets is cut otherwise than what the model writes, so
// that a chunk is one of the model's.
func compareStreams(model, proxy, s *server, streams int, lasting time.Duration) error {
	fmt.Printf("%d streams, a chunk each %s  chunks/s   CPU us a chunk   KiB a stream\n", streams, fakePace)
	var cpu, kib [2]float64
	for i, load := range []struct {
		name   string
		server *server
	}{{"httputil.ReverseProxy", proxy}, {"/v1/chat/completions", s}} {
		var failed error
		r, err := load.server.streams(streamRequest(load.server), streams, lasting, func() float64 {
			n, err := written(model)
			failed = errors.Join(failed, err)
			return n
		})
		if err = errors.Join(err, failed); err != nil {
			return err
		}
		cpu[i], kib[i] = r.cpuEach, r.kibEach
		fmt.Printf("%-33s  %7.0f   %14.1f   %12.1f\n", load.name, r.perSecond, r.cpuEach, r.kibEach)
	}
	fmt.Printf("ratio                                         %14.2f   %12.2f\n", cpu[1]/cpu[0], kib[1]/kib[0])
	return nil
}
