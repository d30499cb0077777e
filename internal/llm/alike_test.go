package llm_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// Events that differ in their text alone are read without parsing: none of these may be taken for one.
func TestTextIsReadAsItIsAmongEventsThatAreAlike(t *testing.T) {
	texts := []string{"a", "b", "", "\"", "q\\", "\n", "ü", "\x7f", `","x":"`, "content", `"content":"a"`, "a", "a", " z"}
	var body strings.Builder
	for _, text := range texts {
		quoted, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&body, "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":%s},\"note\":\"a\"}]}\n\n", quoted)
	}
	// One looks alike from both ends and has two texts.
	body.WriteString(`data: {"choices":[{"index":0,"delta":{"content":"x","content":"y"},"note":"a"}]}` + "\n\n")
	body.WriteString(`data: {"choices":[{"index":0,"delta":{"content":"w"},"finish_reason":"stop"}]}` + "\n\ndata: [DONE]\n\n")
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/event-stream")
			_, _ = io.WriteString(w, body.String())
		}))
		var got strings.Builder
		if _, err := engines(t, n, provider("one")).Write(t.Context(), &question, func(p llm.Piece) error {
			got.WriteString(p.Text)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(strings.Join(texts, "")+"xyw", got.String()); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	})
}
