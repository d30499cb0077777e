package llm_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
	"github.com/fairlead/fairlead/internal/tokens"
)

// TestALongAnswerIsCountedByItsLength asks a provider that tells no usage for more than is counted word by word.
func TestALongAnswerIsCountedByItsLength(t *testing.T) {
	line := strings.Repeat("ease the sheet and bear away ", 36)
	const lines = 400
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/event-stream")
			for range lines {
				fmt.Fprintf(w, "data: {\"choices\":[{\"delta\":{\"content\":%q}}]}\n\n", line)
			}
			fmt.Fprint(w, "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")
		}))
		w, err := engines(t, n, provider("one")).Write(t.Context(), &question, func(llm.Piece) error { return nil })
		if err != nil {
			t.Fatal(err)
		}
		want := tokens.Count(strings.Repeat(line, lines))
		if got := w.Usage.Completion; !w.Counted || got < want*99/100 || got > want*101/100 {
			t.Errorf("%d tokens (counted: %v), want %d within a hundredth", got, w.Counted, want)
		}
	})
}
