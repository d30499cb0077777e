package llm_test

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// pieces are what comes of events that are written so: all those of a group at once, and groups a second apart.
func pieces(t *testing.T, groups ...string) (got []string, err error) {
	t.Helper()
	n := llmtest.NewNetwork()
	serve(t, n, "one.test:80", http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		for i, g := range groups {
			if i > 0 {
				time.Sleep(time.Second) // of the bubble: groups are apart
			}
			fmt.Fprint(w, g)
			_ = http.NewResponseController(w).Flush()
		}
	}))
	_, err = engines(t, n, provider("one")).Write(t.Context(), &question, func(p llm.Piece) error {
		got = append(got, p.Text)
		return nil
	})
	return got, err
}

func written(words ...string) string {
	var b strings.Builder
	for _, w := range words {
		fmt.Fprintf(&b, "data: {\"choices\":[{\"delta\":{\"content\":%q}}]}\n\n", w)
	}
	return b.String()
}

const ending = "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n"

func TestWhatComesAtOnceIsOnePieceAndNothingOfItWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		got, err := pieces(t, written("Reef", " early"), written(" and", " often", "."), written(" Always."), ending)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"Reef", " early", " and often.", " Always."}, got); diff != "" {
			t.Errorf("the pieces differ (-want +got):\n%s", diff)
		}
	})
}

func TestWhatCameBeforeABrokenEventIsSent(t *testing.T) {
	for name, broken := range map[string]string{
		"no JSON":     "data: {\"choices\":[\n\n",
		"no UTF-8":    "data: {\"choices\":[{\"delta\":{\"content\":\"\xff\"}}]}\n\n",
		"an error":    "data: {\"error\":{\"message\":\"overloaded\"}}\n\n",
		"the end":     "",
		"half a line": "data: {\"cho",
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				got, err := pieces(t, written("Reef", " early", " and", " often")+broken)
				var failed *llm.BrokenError
				if !errors.As(err, &failed) {
					t.Errorf("the error is %v, want a BrokenError", err)
				}
				if text := strings.Join(got, ""); text != "Reef early and often" {
					t.Errorf("got %q before it", text)
				}
			})
		})
	}
}

func TestAnErrorOfTheReceiverComesBackAsItIs(t *testing.T) {
	full := errors.New("full")
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/event-stream")
			fmt.Fprint(w, written("Reef", " early", " and", " often")+ending)
		}))
		_, err := engines(t, n, provider("one")).Write(t.Context(), &question, func(p llm.Piece) error {
			if p.Text != "Reef" {
				return full
			}
			return nil
		})
		if !errors.Is(err, full) {
			t.Errorf("the error is %v, want that of the receiver", err)
		}
	})
}
