package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httputil"
	"net/url"
	"path/filepath"
	"time"
)

// What the language model that is played here writes: plain words, because words that tell facts would be dropped without evidence.
const (
	fakeChunks = 250
	fakePace   = 20 * time.Millisecond
	fakeEnd    = `data: {"id":"c","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}` + "\n\n" +
		`data: {"id":"c","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[],"usage":{"prompt_tokens":100,"completion_tokens":250}}` + "\n\ndata: [DONE]\n\n"
)

func fakeChunk(text string) []byte {
	return fmt.Appendf(nil, `data: {"id":"chatcmpl-00000000000000000000000000","object":"chat.completion.chunk","created":1700000000,"model":"m","system_fingerprint":"fp_1","choices":[{"index":0,"delta":{"content":%q},"logprobs":null,"finish_reason":null}]}`+"\n\n", text)
}

// serveFake plays a language model. It writes at once where the request says max_tokens 60, else a word each fakePace.
func serveFake(addr string) error {
	word, stop := fakeChunk(" word"), fakeChunk(" word.")
	http.HandleFunc("/v1/chat/completions", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		var asked struct {
			MaxTokens int `json:"max_tokens"`
		}
		if err != nil || json.Unmarshal(body, &asked) != nil {
			http.Error(w, "bad request", http.StatusBadRequest)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		if asked.MaxTokens > 0 && asked.MaxTokens <= 60 {
			for range 10 {
				_, _ = w.Write(word)
			}
			_, _ = w.Write(stop)
			_, _ = io.WriteString(w, fakeEnd)
			return
		}
		ticker := time.NewTicker(fakePace)
		defer ticker.Stop()
		for i := range fakeChunks {
			select {
			case <-ticker.C:
			case <-r.Context().Done():
				return
			}
			chunk := word
			if i%10 == 9 {
				chunk = stop
			}
			if _, err := w.Write(chunk); err != nil {
				return
			}
			w.(http.Flusher).Flush()
		}
		_, _ = io.WriteString(w, fakeEnd)
	})
	return http.ListenAndServe(addr, nil)
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
	return http.ListenAndServe(addr, proxy)
}

// measureUpstream measures answers that a language model writes, beside a reverse proxy before the same model.
func measureUpstream(binary, dir string, streams int, lasting time.Duration) error {
	model, err := startSelf("-fake")
	if err != nil {
		return err
	}
	defer model.stop()
	base := "http://" + model.addr
	proxy, err := startSelf("-proxy", "-target", base)
	if err != nil {
		return err
	}
	defer proxy.stop()
	s, err := startFairlead(binary, filepath.Join(dir, "upstream"), "off", "FAIRLEAD_LLM_BASE_URL="+base+"/v1", "FAIRLEAD_LLM_MODEL=m", "FAIRLEAD_LLM_API_KEY=x")
	if err != nil {
		return err
	}
	defer s.stop()
	body, err := s.once(answerRequest(s))
	if err != nil {
		return err
	}
	if bytes.Contains(body, []byte(`"system_fingerprint":"fp_embedded`)) {
		return errors.New("the embedded engine answered: figures of it would say nothing about an upstream")
	}
	if err := compareRequests(proxy, s, lasting); err != nil {
		return err
	}
	return compareStreams(proxy, s, streams, lasting)
}

// compareRequests loads both with answers that are not streamed to the client.
func compareRequests(proxy, s *server, lasting time.Duration) error {
	fmt.Println("whole answers, written upstream  requests/s   CPU us each   p99 ms")
	var each [2]float64
	for i, load := range []struct {
		name   string
		server *server
	}{{"httputil.ReverseProxy", proxy}, {"60-token answer, svc-agent", s}} {
		r, err := load.server.load(answerRequest(load.server), connections, lasting)
		if err != nil {
			return err
		}
		each[i] = r.cpuEach
		fmt.Printf("%-31s  %10.0f   %11.1f   %6.2f\n", load.name, r.perSecond, r.cpuEach, r.p99)
	}
	fmt.Printf("ratio                                         %11.2f\n\n", each[1]/each[0])
	return nil
}

// compareStreams opens streams on both, at the model's pace.
func compareStreams(proxy, s *server, streams int, lasting time.Duration) error {
	fmt.Printf("%d streams, a chunk each %s  chunks/s   CPU us a chunk   KiB a stream\n", streams, fakePace)
	var results []streamed
	for _, load := range []struct {
		name   string
		server *server
	}{{"httputil.ReverseProxy", proxy}, {"/v1/chat/completions", s}} {
		r, err := load.server.streams(streamRequest(load.server), streams, lasting)
		if err != nil {
			return err
		}
		results = append(results, r)
		fmt.Printf("%-33s  %7.0f   %14.1f   %12.1f\n", load.name, r.perSecond, r.cpuEach, r.kibEach)
	}
	fmt.Printf("ratio                                         %14.2f   %12.2f\n",
		results[1].cpuEach/results[0].cpuEach, results[1].kibEach/results[0].kibEach)
	return nil
}
