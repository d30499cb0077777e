package llm_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// fuzzed asks a server that answers with body, and checks what holds for any answer.
func fuzzed(t *testing.T, kind, media, body string, ask func(e *llm.Engines) error) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", media)
			_, _ = io.WriteString(w, body)
		}))
		p := provider("one")
		p.Kind = kind
		var broken *llm.BrokenError
		if err := ask(engines(t, n, p)); err != nil && !errors.Is(err, llm.ErrUnavailable) && !errors.As(err, &broken) {
			t.Errorf("got an error of another kind: %v", err)
		}
	})
}

func FuzzSSEUpstream(f *testing.F) {
	for _, kind := range []string{llm.OpenAI, llm.Anthropic} {
		f.Add(kind == llm.Anthropic, "data: {\"choices\":[{\"delta\":{\"content\":\"a\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")
		f.Add(kind == llm.Anthropic, "data: {\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"function\":{\"name\":\"a\",\"arguments\":{}}}]}}]}\r\n\r\n")
		f.Add(kind == llm.Anthropic, "data: {\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"\\ud800\"}}\n\ndata: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"}}\n\n")
		f.Add(kind == llm.Anthropic, ": ping\n\nerror: {\"error\":1}\n\ndata: [[[[")
		f.Add(kind == llm.Anthropic, "data: {\"choices\":[{\"delta\":{\"content\":\"<think>a</think>b\"},\"finish_reason\":\"length\"}]}\n\n")
	}
	f.Fuzz(func(t *testing.T, anthropic bool, body string) {
		kind := map[bool]string{true: llm.Anthropic, false: llm.OpenAI}[anthropic]
		fuzzed(t, kind, "text/event-stream", body, func(e *llm.Engines) error {
			var text strings.Builder
			calls := make(map[int]string)
			w, err := e.Write(context.Background(), &question, func(p llm.Piece) error {
				if p.Call != nil {
					calls[p.Call.Index] += p.Call.Arguments
				}
				text.WriteString(p.Text)
				return nil
			})
			if !utf8.ValidString(text.String()) {
				t.Errorf("the text is not valid UTF-8: %q", text.String())
			}
			for i, c := range w.Calls {
				if err == nil && calls[i] != c.Arguments {
					t.Errorf("call %d was streamed as %q and returned as %q", i, calls[i], c.Arguments)
				}
			}
			return err
		})
	})
}

func FuzzOpenAIUpstreamJSON(f *testing.F) {
	f.Add(`{"choices":[{"message":{"content":"{}"},"finish_reason":"stop"}]}`)
	f.Add(`{"choices":[{"message":{"content":[{"type":"text","text":"{\"a\":1}"}]},"finish_reason":"stop"}],"usage":null}`)
	f.Add("{\"error\":{}}")
	f.Fuzz(func(t *testing.T, body string) {
		fuzzed(t, llm.OpenAI, "application/json", body, func(e *llm.Engines) error {
			seen, _, err := e.Look(context.Background(), question)
			if err == nil && (!strings.HasPrefix(string(seen), "{") || !utf8.Valid(seen)) {
				t.Errorf("the answer is no JSON object: %q", seen)
			}
			return err
		})
	})
}

// FuzzLineEndsChangeNothing holds the short way that events with plain line ends are read by against the way of all others.
func FuzzLineEndsChangeNothing(f *testing.F) {
	f.Add("data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\ndata: {\"choices\":[{\"delta\":{\"content\":\"b c\"}}]}\n\n" +
		"data: {\"choices\":[{\"delta\":{\"content\":\"\\\"\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")
	f.Add(": ping\n\ndata: {\"choices\":\ndata: []}\n\nevent: x\ndata: {}\n\ndata: \n\n\n\ndata:{\"error\":1}\n\ndata: {")
	f.Fuzz(func(t *testing.T, body string) {
		if strings.Contains(body, "\r") {
			return
		}
		read := func(body string) (text string, failed bool) {
			fuzzed(t, llm.OpenAI, "text/event-stream", body, func(e *llm.Engines) error {
				text = ""
				_, err := e.Write(context.Background(), &question, func(p llm.Piece) error { text += p.Text; return nil })
				failed = err != nil
				return err
			})
			return text, failed
		}
		plain, failed := read(body)
		other, alsoFailed := read(strings.ReplaceAll(body, "\n", "\r\n"))
		if plain != other || failed != alsoFailed {
			t.Errorf("%q was read as %q (failed: %v), and with other line ends as %q (%v)", body, plain, failed, other, alsoFailed)
		}
	})
}
