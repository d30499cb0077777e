package openai_test

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/idempotency"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/openai"
	"github.com/fairlead/fairlead/internal/ratelimit"
	"github.com/fairlead/fairlead/internal/usage"
)

var update = flag.Bool("update", false, "rewrite the answers in testdata")

// script is a model that plays what the last user message says: "say X", "cite X", "call X", "fall X",
// "fail CODE", "panic", "wait".
type script struct{ id string }

func (m script) Info() chat.Info {
	return chat.Info{
		ID: m.id, Name: "Script", Description: "Plays a script.", Created: time.Unix(1_700_000_000, 0),
		Style: chat.Style{Name: "words", Cut: chat.CutWord}, TimeLimit: time.Minute,
		Capabilities: []string{"streaming"}, Engine: "script", ClientTools: m.id == "svc-survey-agent",
	}
}

func (m script) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	verb, rest, _ := strings.Cut(req.Question(), " ")
	done := chat.Outcome{Finish: chat.FinishStop}
	switch verb {
	case "cite":
		for i, ev := range []chat.Event{
			chat.Progress{Stage: "search", Message: "looking"},
			chat.Citation{Number: 1, ID: "k-1", Title: "A \"rule\"", Source: "Rule 12", URL: "http://example.test/knowledge/k-1"},
			chat.Citation{Number: 2, ID: "k-2", Title: "never shown", Source: "Rule 13", URL: "http://example.test/knowledge/k-2"},
			chat.Text(rest + " [1]."),
		} {
			if err := send(ev); err != nil {
				return done, fmt.Errorf("event %d: %w", i, err)
			}
		}
		return done, nil
	case "call": // the client's tools, in fragments and side by side
		done.Finish = chat.FinishToolCalls
		events := []chat.Event{
			chat.CallPiece{ID: "call_a", Name: "berth"},
			chat.CallPiece{Arguments: `{"length":`},
			chat.CallPiece{Arguments: `12}`},
			chat.CallPiece{Index: 1, ID: "call_b", Name: "say \"hi\"", Arguments: "{}"},
		}
		if rest != "" {
			events = append([]chat.Event{chat.Text(rest)}, events...)
		}
		for _, ev := range events {
			if err := send(ev); err != nil {
				return done, err
			}
		}
		return done, nil
	case "fall":
		if err := send(chat.Start{Engine: "embedded", Fallback: "the language model did not answer"}); err != nil {
			return done, err
		}
		return done, send(chat.Text(rest))
	case "late": // the source comes after the first text
		for _, ev := range []chat.Event{chat.Text(rest), chat.Citation{Number: 1, URL: "http://example.test/1"}, chat.Text(" [1].")} {
			if err := send(ev); err != nil {
				return done, err
			}
		}
		return done, nil
	case "fail":
		return done, fault.New(fault.Invalid, "the survey needs a boat").Coded("missing_survey_input").At("messages")
	case "break":
		if err := send(chat.Text(rest)); err != nil {
			return done, err
		}
		return done, fmt.Errorf("a secret cause")
	case "panic":
		panic("a secret cause")
	case "nothing":
		return done, nil
	case "wait":
		<-ctx.Done()
		return done, ctx.Err()
	}
	return done, send(chat.Text(strings.TrimPrefix(req.Question(), "say ")))
}

// door admits the key "good", and "poor" whose quota is spent; it keeps what it is given, unless it is full.
type door struct {
	mu      sync.Mutex
	full    error
	records []usage.Record
	kept    map[string]idempotency.Answer
}

func (d *door) Bearer(r *http.Request) (context.Context, error) {
	token := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
	switch token {
	case "":
		return nil, fault.New(fault.Unauthenticated, "no API key was given").Coded("missing_api_key")
	case "good", "poor", "slow":
		return keys.With(r.Context(), keys.Caller{KeyID: token, UserID: "u", Plan: token, Scopes: []keys.Scope{keys.ScopeChat}}), nil
	case "mute":
		return keys.With(r.Context(), keys.Caller{KeyID: token, UserID: "u", Plan: "good"}), nil
	}
	return nil, fault.New(fault.Unauthenticated, "Invalid API key provided")
}

func (d *door) Create(_ context.Context, user string, p keys.Params) (keys.Key, string, error) {
	return keys.Key{ID: "key_1", UserID: user, Name: p.Name, Description: p.Description, Prefix: "svc-user-aaaa-bbbb", Created: time.Unix(1_700_000_000, 0)}, "svc-user-aaaa-bbbbcccc", nil
}

func (d *door) Reserve(_ context.Context, _ string, plan usage.Plan, _ int) (usage.Reservation, error) {
	if plan.Name == "poor" {
		return usage.Reservation{}, fault.New(fault.QuotaSpent, "this month's quota is used up")
	}
	return usage.Reservation{}, nil
}

func (d *door) Settle(_ context.Context, _ usage.Reservation, rec usage.Record) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.records = append(d.records, rec)
	return nil
}

func (d *door) Summary(context.Context, string, time.Time, time.Time) ([]usage.Sum, error) {
	return []usage.Sum{{Model: "svc-agent", Requests: 2, PromptTokens: 10, CompletionTokens: 20}}, nil
}

func (d *door) Quota(context.Context, string, usage.Plan) (usage.Quota, error) {
	return usage.Quota{RequestsLimit: 100, RequestsUsed: 2, TokensLimit: 1000, TokensUsed: 30, Reset: time.Unix(1_700_000_000, 0)}, nil
}

func (d *door) List(context.Context, string, int, string) ([]usage.Record, string, error) {
	return []usage.Record{{
		ID: "01h", Model: "svc-agent", Engine: "embedded", Protocol: "openai", PromptTokens: 5, CompletionTokens: 10,
		Outcome: "ok", Finish: "stop", Created: time.Unix(1_700_000_000, 0), Duration: 12 * time.Millisecond, FirstToken: 2 * time.Millisecond,
	}}, "", nil
}

func (d *door) KeptAnswer(_ context.Context, owner, key string) (idempotency.Answer, bool, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	a, ok := d.kept[owner+key]
	return a, ok, nil
}

func (d *door) KeepAnswer(_ context.Context, owner, key string, a idempotency.Answer) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.full == nil {
		d.kept[owner+key] = a
	}
	return d.full
}

func newDoor() *door { return &door{kept: make(map[string]idempotency.Answer)} }

func newHandler(d *door, cfg openai.Config) *openai.Handler {
	plans := map[string]usage.Plan{"good": {Name: "good"}, "poor": {Name: "poor"}, "slow": {Name: "slow", RequestsPerMinute: 1, TokensPerMinute: 10}}
	limits := gateway.Limiters{Requests: ratelimit.NewLocal(ratelimit.Config{}), Tokens: ratelimit.NewLocal(ratelimit.Config{})}
	g := gateway.New([]chat.Model{script{"svc-agent"}, script{"svc-survey-agent"}}, limits, d, gateway.Config{Plans: plans, Build: "test", Logger: slog.New(slog.DiscardHandler)})
	cfg.Plans, cfg.Studies, cfg.Links, cfg.Logger = plans, shelf{}, "http://example.test", slog.New(slog.DiscardHandler)
	return openai.New(g, d, d, d, cfg)
}

// volatile is what differs from run to run, and what stands for it in testdata.
var volatile = []struct {
	pattern *regexp.Regexp
	stands  string
}{
	{regexp.MustCompile(`cmpl-[0-9a-z]{26}`), "cmpl-ID"},
	{regexp.MustCompile(`"created":\d+`), `"created":0`},
	{regexp.MustCompile(`(?i)(Openai-Processing-Ms): \d+`), "$1: 0"},
	{regexp.MustCompile(`(X-Ratelimit-Reset-\w+): [\dms.]+`), "$1: 0s"},
	{regexp.MustCompile(`(?i)(Retry-After(-Ms)?): \d+`), "$1: 0"},
	{regexp.MustCompile(`try again in [\dms.]+`), "try again in 0s"},
}

// serve plays a request as it stands in a golden file: headers, a blank line, the body.
func serve(t *testing.T, h http.Handler, raw string) string {
	t.Helper()
	head, body, _ := strings.Cut(raw, "\n\n")
	body = strings.TrimSuffix(body, "\n")
	lines := strings.Split(head, "\n")
	method, path, _ := strings.Cut(lines[0], " ")
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.RemoteAddr, r.Host = "127.0.0.1:40000", "127.0.0.1:8000"
	for _, line := range lines[1:] {
		name, value, _ := strings.Cut(line, ": ")
		r.Header.Set(name, value)
	}
	if host := r.Header.Get("Host"); host != "" {
		r.Host = host
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	var out bytes.Buffer
	fmt.Fprintf(&out, "%d\n", w.Code)
	res := w.Result()
	if err := res.Header.WriteSubset(&out, map[string]bool{"Content-Length": true, "X-Content-Type-Options": true, "Openai-Version": true}); err != nil {
		t.Fatal(err)
	}
	out.WriteString("\n")
	if _, err := bufio.NewReader(res.Body).WriteTo(&out); err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(out.String(), "\r\n", "\n")
	for _, v := range volatile {
		text = v.pattern.ReplaceAllString(text, v.stands)
	}
	return text
}

// Each golden file holds one or more requests and the exact answers to them, in order and to the same server.
func TestWireIsAsInTheGoldenFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			h := newHandler(newDoor(), openai.Config{Development: true, MaxBody: 4096})
			var out []txtar.File
			for _, f := range archive.Files {
				if !strings.HasPrefix(f.Name, "request") {
					continue
				}
				answer := txtar.File{Name: strings.Replace(f.Name, "request", "answer", 1), Data: []byte(serve(t, h, string(f.Data)))}
				out = append(out, f, answer)
			}
			got := txtar.Format(&txtar.Archive{Comment: archive.Comment, Files: out})
			if *update {
				if err := os.WriteFile(file, got, 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(string(txtar.Format(archive)), string(got)); diff != "" {
				t.Errorf("the wire changed (-want +got); rewrite with -update and read the diff:\n%s", diff)
			}
		})
	}
}
