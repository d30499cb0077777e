package llm_test

import (
	"testing"
	"testing/synctest"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

func TestOddCallsAreUnderstood(t *testing.T) {
	brest := []chat.ToolCall{{ID: "a", Name: "tide", Arguments: `{"port":"Brest"}`}}
	two := []chat.ToolCall{{ID: "a", Name: "tide", Arguments: `{}`}, {ID: "b", Name: "wind", Arguments: `{}`}}
	tests := map[string][]chat.ToolCall{
		"tool":               brest,
		"tool-object":        brest,
		"tool-repeats-name":  brest,
		"tool-late-name":     brest,
		"tool-no-index":      {brest[0], two[1]},
		"tool-two-at-once":   two,
		"tool-same-index":    two,
		"tool-no-arguments":  two[:1],
		"tool-cut-arguments": {{ID: "a", Name: "tide", Arguments: `{"port":`}},
	}
	for mode, want := range tests {
		t.Run(mode, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := llmtest.NewNetwork()
				serve(t, n, "one.test:80", faulty(t, mode))
				streamed := make([]chat.ToolCall, len(want))
				w, err := engines(t, n, provider("one")).Write(t.Context(), &question, func(p llm.Piece) error {
					c := &streamed[p.Call.Index]
					c.ID, c.Name, c.Arguments = c.ID+p.Call.ID, c.Name+p.Call.Name, c.Arguments+p.Call.Arguments
					return nil
				})
				if err != nil || w.Finish != chat.FinishToolCalls {
					t.Fatal(w.Finish, err)
				}
				if diff := cmp.Diff(want, w.Calls); diff != "" {
					t.Error(diff)
				}
				if diff := cmp.Diff(want, streamed); diff != "" {
					t.Error("streamed:", diff)
				}
			})
		})
	}
}

func TestACallWithoutAnIDGetsOne(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", faulty(t, "tool-no-id"))
		e := engines(t, n, provider("one"))
		ids := make(map[string]bool)
		for range 3 {
			_, w, err := write(t.Context(), e)
			if err != nil || len(w.Calls) != 1 || w.Calls[0].ID == "" {
				t.Fatalf("got %+v, %v", w, err)
			}
			ids[w.Calls[0].ID] = true
		}
		if len(ids) != 3 {
			t.Errorf("three calls have the ids %v", ids)
		}
	})
}

func TestTwoCallsUnderOneIDStayTwo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", faulty(t, "tool-same-id"))
		_, w, err := write(t.Context(), engines(t, n, provider("one")))
		if err != nil || len(w.Calls) != 2 || w.Calls[0].ID == w.Calls[1].ID || w.Calls[1].ID == "" || w.Calls[0].Arguments != "{}" || w.Calls[1].Name != "wind" {
			t.Errorf("got %+v, %v", w.Calls, err)
		}
	})
}
