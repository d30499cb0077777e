package llm_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
)

func TestTextIsStreamedAsItIsWritten(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		for _, word := range []string{"Ease", " the", " sheet."} {
			fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":%q},\"finish_reason\":null}]}\n\n", word)
		}
		fmt.Fprint(w, "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: {\"choices\":[],\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":3}}\n\ndata: [DONE]\n\n")
	}))
	t.Cleanup(server.Close)
	e, err := llm.New(llm.Config{Providers: []llm.Provider{{Name: "one", BaseURL: server.URL + "/v1", Model: "m"}}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	var pieces []string
	w, err := e.Write(context.Background(), llm.Prompt{Model: "svc-agent", Messages: []chat.Message{{Role: chat.User, Text: "How do I reef?"}}},
		func(p llm.Piece) error { pieces = append(pieces, p.Text); return nil })
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff("Ease| the| sheet.", strings.Join(pieces, "|")); diff != "" {
		t.Error(diff)
	}
	w.FirstToken = 0
	want := llm.Written{Provider: "one", Model: "m", Finish: chat.FinishStop, Usage: chat.Usage{Prompt: 7, Completion: 3}, Currency: "USD", Attempts: 1}
	if diff := cmp.Diff(want, w); diff != "" {
		t.Error(diff)
	}
}
