package openai_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/openai"
	"github.com/fairlead/fairlead/internal/usage"
)

func post(h http.Handler, body string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, "/v1/chat/completions", strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer good")
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func question(text, more string) string {
	quoted, _ := json.Marshal(text)
	return fmt.Sprintf(`{"model":"svc-agent","messages":[{"role":"user","content":%s}]%s}`, quoted, more)
}

func TestAPromptOverTheContextIsRefusedInTheWordsToolsKnow(t *testing.T) {
	w := post(newHandler(newDoor(), openai.Config{}), question(strings.Repeat("word ", 5000), ""))
	want := `{"error":{"message":"This model's maximum context length is 4096 tokens. However, your messages resulted in 5001 tokens. Please reduce the length of the messages.","type":"invalid_request_error","param":"messages","code":"context_length_exceeded"}}` + "\n"
	if w.Code != http.StatusBadRequest || w.Body.String() != want {
		t.Errorf("got %d %s, want 400 %s", w.Code, w.Body, want)
	}
}

func TestEveryKindOfFaultHasAReply(t *testing.T) {
	for _, kind := range fault.Kinds() {
		w := httptest.NewRecorder()
		openai.WriteError(w, fault.New(kind, "message"))
		if w.Code < 400 {
			t.Errorf("kind %d has no row in the table of replies", kind)
		}
	}
}

func TestLongWaitsAreNotRetried(t *testing.T) {
	tests := []struct {
		wait              time.Duration
		after, afterMS, r string
	}{
		{1500 * time.Millisecond, "2", "1500", ""},
		{time.Hour, "60", "60000", "false"},
	}
	for _, tt := range tests {
		w := httptest.NewRecorder()
		openai.WriteError(w, fault.New(fault.RateLimited, "too fast").After(tt.wait))
		h := w.Header()
		if h.Get("Retry-After") != tt.after || h.Get("Retry-After-Ms") != tt.afterMS || h.Get("X-Should-Retry") != tt.r {
			t.Errorf("%s: got %v", tt.wait, h)
		}
	}
}

// slowWriter counts writes and flushes, and keeps what was written.
type slowWriter struct {
	mu      sync.Mutex
	header  http.Header
	status  int
	writes  []string
	flushes int
}

func (w *slowWriter) Header() http.Header { return w.header }
func (w *slowWriter) WriteHeader(s int)   { w.status = s }
func (w *slowWriter) Flush()              { w.flushes++ }
func (w *slowWriter) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.writes = append(w.writes, string(p))
	return len(p), nil
}

func TestSilenceIsFilledWithCommentsOfOneNewline(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), 35*time.Second)
		defer cancel()
		r := httptest.NewRequestWithContext(ctx, http.MethodPost, "/v1/chat/completions", strings.NewReader(question("wait", `,"stream":true`)))
		r.Header.Set("Authorization", "Bearer good")
		w := &slowWriter{header: make(http.Header)}
		newHandler(newDoor(), openai.Config{}).ServeHTTP(w, r)
		got := strings.Join(w.writes, "")
		if !strings.HasPrefix(got, ": keep-alive\n: keep-alive\n: keep-alive\ndata: {\"error\"") {
			t.Errorf("35 s of silence gave %q", got)
		}
		if w.status != http.StatusOK || w.header.Get("Content-Type") != "text/event-stream; charset=utf-8" {
			t.Errorf("the headers after 10 s were %d %v", w.status, w.header)
		}
	})
}

func TestEachChunkIsOneWrite(t *testing.T) {
	r := httptest.NewRequest(http.MethodPost, "/v1/chat/completions", strings.NewReader(question("say one two three", `,"stream":true`)))
	r.Header.Set("Authorization", "Bearer good")
	w := &slowWriter{header: make(http.Header)}
	newHandler(newDoor(), openai.Config{}).ServeHTTP(w, r)
	if len(w.writes) != 4 || w.flushes != 4 {
		t.Errorf("three chunks and the end took %d writes and %d flushes: %q", len(w.writes), w.flushes, w.writes)
	}
}

func TestAStreamCostsAtMostOneAllocationAChunk(t *testing.T) {
	h := newHandler(newDoor(), openai.Config{})
	cost := func(words int) float64 {
		body := question("say "+strings.Repeat("word ", words), `,"stream":true`)
		w := &discard{header: make(http.Header)}
		return testing.AllocsPerRun(50, func() {
			r := httptest.NewRequest(http.MethodPost, "/v1/chat/completions", strings.NewReader(body))
			r.Header.Set("Authorization", "Bearer good")
			h.ServeHTTP(w, r)
		})
	}
	few, many := cost(10), cost(510)
	if perChunk := (many - few) / 500; perChunk > 1.1 {
		t.Errorf("a chunk costs %.2f allocations, want at most 1", perChunk)
	}
	if few > 145 {
		t.Errorf("a request costs %.0f allocations, want at most 145", few)
	}
}

type discard struct{ header http.Header }

func (w *discard) Header() http.Header         { return w.header }
func (w *discard) WriteHeader(int)             {}
func (w *discard) Write(p []byte) (int, error) { return len(p), nil }
func (w *discard) Flush()                      {}

func TestManyRequestsUnderOneIdempotencyKeyAreAnsweredOnce(t *testing.T) {
	d := newDoor()
	h := newHandler(d, openai.Config{})
	var wg sync.WaitGroup
	bodies := make([]string, 20)
	for i := range bodies {
		wg.Go(func() { bodies[i] = post(h, question("say once", ""), "Idempotency-Key", "k").Body.String() })
	}
	wg.Wait()
	for _, b := range bodies {
		if b != bodies[0] {
			t.Errorf("got two answers under one key:\n%s%s", bodies[0], b)
		}
	}
	if len(d.records) != 1 {
		t.Errorf("20 requests under one key were accounted %d times", len(d.records))
	}
}

// broken is a client that leaves after n writes.
type broken struct {
	discard
	left int
}

func (w *broken) Write(p []byte) (int, error) {
	if w.left--; w.left < 0 {
		return 0, io.ErrClosedPipe
	}
	return len(p), nil
}

func TestAClientThatLeavesIsAccountedWithWhatItGot(t *testing.T) {
	d := newDoor()
	r := httptest.NewRequest(http.MethodPost, "/v1/chat/completions", strings.NewReader(question("say one two three four five", `,"stream":true`)))
	r.Header.Set("Authorization", "Bearer good")
	newHandler(d, openai.Config{}).ServeHTTP(&broken{discard: discard{header: make(http.Header)}, left: 2}, r)
	if len(d.records) != 1 || d.records[0].Outcome != usage.OutcomeClientGone || d.records[0].CompletionTokens != 2 {
		t.Errorf("got %+v, want client_gone with 2 tokens", d.records)
	}
}

func TestTheUsageOfAStreamIsThatOfTheWholeAnswer(t *testing.T) {
	h := newHandler(newDoor(), openai.Config{})
	const text = "say Größe: 12 m — reef early, and often!"
	var whole struct{ Usage json.RawMessage }
	if err := json.Unmarshal(post(h, question(text, "")).Body.Bytes(), &whole); err != nil {
		t.Fatal(err)
	}
	stream := post(h, question(text, `,"stream":true,"stream_options":{"include_usage":true}`)).Body
	var last string
	for lines := bufio.NewScanner(stream); lines.Scan(); {
		if strings.Contains(lines.Text(), `"choices":[]`) {
			last = strings.TrimPrefix(lines.Text(), "data: ")
		}
	}
	if !strings.Contains(last, `"usage":`+string(whole.Usage)) {
		t.Errorf("the stream reports %s, the whole answer %s", last, whole.Usage)
	}
}

// FuzzChatRequest sends any body: the answer is a completion or an error in the protocol's shape, never a 5xx.
func FuzzChatRequest(f *testing.F) {
	for _, seed := range []string{
		question("say hi", ""), question("cite x", `,"stream":true`), `{"model":"svc-agent","messages":[{"role":"user","content":[{"type":"text","text":"\ud800"}]}]}`,
		`{"model":"svc-agent","messages":[{"role":"assistant","tool_calls":[{}]},{"role":"user","content":"x"}],"stop":["",""]}`, `[[[[`, "\xff",
		`{"model":"svc-agent","messages":[{"role":"user","content":"x"}],"response_format":{"type":"json_schema","json_schema":{"schema":{"required":["answer"]}}}}`,
	} {
		f.Add([]byte(seed))
	}
	h := newHandler(newDoor(), openai.Config{MaxBody: 1 << 16})
	f.Fuzz(func(t *testing.T, body []byte) {
		w := post(h, string(body))
		scripted := strings.Contains(string(body), "break") || strings.Contains(string(body), "panic") || strings.Contains(string(body), "wait") || strings.Contains(string(body), `\u`)
		if w.Code >= 500 && !scripted {
			t.Fatalf("%q gave %d %s", body, w.Code, w.Body)
		}
		if w.Code == http.StatusOK {
			return
		}
		var e struct {
			Error struct{ Message, Type, Code *string }
		}
		if err := json.Unmarshal(w.Body.Bytes(), &e); err != nil || e.Error.Message == nil || e.Error.Type == nil || e.Error.Code == nil {
			t.Fatalf("%q gave %d %s, which is no error in the protocol's shape", body, w.Code, w.Body)
		}
	})
}

func BenchmarkModels(b *testing.B) {
	h := newHandler(newDoor(), openai.Config{})
	w := &discard{header: make(http.Header)}
	b.ReportAllocs()
	for b.Loop() {
		r := httptest.NewRequest(http.MethodGet, "/v1/models", nil)
		r.Header.Set("Authorization", "Bearer good")
		h.ServeHTTP(w, r)
	}
}

func TestAnAnswerThatTheClientDidNotGetWholeIsNotKept(t *testing.T) {
	d := newDoor()
	h := newHandler(d, openai.Config{})
	ask := func(w http.ResponseWriter) {
		r := httptest.NewRequest(http.MethodPost, "/v1/chat/completions", strings.NewReader(question("say one two three", `,"stream":true`)))
		r.Header.Set("Authorization", "Bearer good")
		r.Header.Set("Idempotency-Key", "k")
		h.ServeHTTP(w, r)
	}
	for left := range 4 { // three chunks and the end
		ask(&broken{discard: discard{header: make(http.Header)}, left: left})
		if len(d.kept) != 0 {
			t.Fatalf("an answer of %d writes was kept", left)
		}
	}
	ask(&unflushed{discard{header: make(http.Header)}})
	if len(d.kept) != 0 {
		t.Fatal("an answer that could not be flushed was kept")
	}
	whole := httptest.NewRecorder()
	ask(whole)
	if again := httptest.NewRecorder(); len(d.kept) != 1 || !strings.HasSuffix(whole.Body.String(), "data: [DONE]\n\n") {
		t.Errorf("the whole answer was not kept: %s", again.Body)
	}
}

func TestNothingFollowsAWholeAnswerThatCannotBeKept(t *testing.T) {
	d := newDoor()
	h := newHandler(d, openai.Config{})
	for _, more := range []string{"", `,"stream":true`} {
		body := question("say one two three", more)
		d.full = nil
		want := post(h, body).Body.String()
		d.full = errors.New("the disk is full")
		got := post(h, body, "Idempotency-Key", "k").Body.String()
		if id := regexp.MustCompile(`cmpl-[0-9a-z]{26}|"created":\d+`); id.ReplaceAllString(got, "") != id.ReplaceAllString(want, "") {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
}

// unflushed is a client whose connection breaks when it is flushed.
type unflushed struct{ discard }

func (w *unflushed) FlushError() error { return io.ErrClosedPipe }

func TestIndexesOfSourcesAreTheSameStreamedOrNot(t *testing.T) {
	h := newHandler(newDoor(), openai.Config{})
	const text = "late Before any source stands this: Größe"
	index := func(body string) string {
		_, after, _ := strings.Cut(body, `"start_index":`)
		return after[:min(len(after), 25)]
	}
	whole := index(post(h, question(text, "")).Body.String())
	if streamed := index(post(h, question(text, `,"stream":true`)).Body.String()); whole == "" || streamed[:3] != whole[:3] {
		t.Errorf("streamed at %s, whole at %s", streamed, whole)
	}
}
