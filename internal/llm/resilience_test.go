package llm_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// pair is two providers, each with its own faults.
func pair(t *testing.T, first, second string) (*llm.Engines, [2]*llmtest.Faulty) {
	t.Helper()
	n, servers := llmtest.NewNetwork(), [2]*llmtest.Faulty{faulty(t, first), faulty(t, second)}
	serve(t, n, "one.test:80", servers[0])
	serve(t, n, "two.test:80", servers[1])
	return engines(t, n, provider("one"), provider("two")), servers
}

// write asks for a text and returns it.
func write(ctx context.Context, e *llm.Engines) (string, llm.Written, error) {
	var text strings.Builder
	w, err := e.Write(ctx, &question, func(p llm.Piece) error { text.WriteString(p.Text); return nil })
	return text.String(), w, err
}

func TestTheNextProviderAnswersForEveryFaultBeforeTheFirstPiece(t *testing.T) {
	for _, mode := range llmtest.Modes() {
		if mode.Streamed != llmtest.Nothing {
			continue
		}
		t.Run(mode.Name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				e, servers := pair(t, mode.Name, "ok")
				text, w, err := write(t.Context(), e)
				if err != nil || w.Provider != "two" || text != llmtest.Text || servers[0].Calls() != 1 || w.Attempts != 2 {
					t.Errorf("got %q, %+v, %v after %d calls of the first", text, w, err, servers[0].Calls())
				}
			})
		})
	}
}

func TestAfterTheFirstPieceNobodyElseIsAsked(t *testing.T) {
	for _, mode := range llmtest.Modes() {
		if mode.Streamed != llmtest.Broken {
			continue
		}
		t.Run(mode.Name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				e, servers := pair(t, mode.Name, "ok")
				_, _, err := write(t.Context(), e)
				var broken *llm.BrokenError
				if !errors.As(err, &broken) || broken.Provider != "one" || servers[0].Calls() != 1 || servers[1].Calls() != 0 {
					t.Errorf("got %v after %d and %d calls", err, servers[0].Calls(), servers[1].Calls())
				}
			})
		})
	}
}

func TestAPassingFaultIsRetried(t *testing.T) {
	for _, mode := range []string{"500", "503", "429", "408", "reset-before-headers", "close-after-headers", "no-json"} {
		t.Run(mode, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := llmtest.NewNetwork()
				serve(t, n, "one.test:80", faulty(t, mode, mode, "ok"))
				start := time.Now()
				text, w, err := write(t.Context(), engines(t, n, provider("one")))
				if err != nil || text != llmtest.Text || w.Attempts != 3 {
					t.Errorf("got %q, %+v, %v", text, w, err)
				}
				if took := time.Since(start); took > 800*time.Millisecond || w.FirstToken != took {
					t.Errorf("it took %s, and %s is told", took, w.FirstToken)
				}
			})
		})
	}
}

func TestARefusalIsNotRetried(t *testing.T) {
	for _, mode := range []string{"400", "401", "403", "404", "413", "422", "redirect-307", "only-thoughts", "filtered"} {
		t.Run(mode, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n, f := llmtest.NewNetwork(), faulty(t, mode, "ok")
				serve(t, n, "one.test:80", f)
				if _, _, err := write(t.Context(), engines(t, n, provider("one"))); !errors.Is(err, llm.ErrUnavailable) || f.Calls() != 1 {
					t.Errorf("got %v after %d calls", err, f.Calls())
				}
			})
		})
	}
}

func TestRetryAfterIsHonouredAsFarAsTimeAllows(t *testing.T) {
	tests := map[string]struct {
		calls     int
		notBefore time.Duration
	}{
		"429-retry-after-1s":       {2, time.Second},
		"503-retry-after-1s":       {2, time.Second},
		"429-retry-after-hour":     {1, 0},
		"503-retry-after-date":     {1, 0},
		"429-retry-after-nonsense": {2, 0},
		"500-retry-after-negative": {2, 0},
	}
	for mode, want := range tests {
		t.Run(mode, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n, f := llmtest.NewNetwork(), faulty(t, mode, "ok")
				serve(t, n, "one.test:80", f)
				start := time.Now()
				_, _, err := write(t.Context(), engines(t, n, provider("one")))
				if (err == nil) != (want.calls == 2) || f.Calls() != want.calls || time.Since(start) < want.notBefore {
					t.Errorf("got %v after %d calls and %s", err, f.Calls(), time.Since(start))
				}
			})
		})
	}
}

func TestAHangingProviderLeavesTimeToTheNext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, _ := pair(t, "hang-before-headers", "ok")
		_, w, err := write(t.Context(), e)
		if err != nil || w.Provider != "two" || w.FirstToken != 3*time.Second {
			t.Errorf("got %+v, %v", w, err)
		}
	})
}

func TestAnErrorOfTheReceiverIsReturnedAsItCame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, servers := pair(t, "ok", "ok")
		gone := errors.New("the client has gone")
		_, err := e.Write(t.Context(), &question, func(llm.Piece) error { return gone })
		if !errors.Is(err, gone) || servers[0].Calls()+servers[1].Calls() != 1 {
			t.Errorf("got %v after %d calls", err, servers[0].Calls()+servers[1].Calls())
		}
		if h := e.Health()[0]; h.Failures != 0 {
			t.Errorf("the provider is blamed: %+v", h)
		}
	})
}

func TestTheCausesOfALeavingCallerAreKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, _ := pair(t, "hang-before-headers", "ok")
		shutdown := errors.New("shutting down")
		ctx, cancel := context.WithCancelCause(t.Context())
		time.AfterFunc(time.Second, func() { cancel(shutdown) })
		if _, _, err := write(ctx, e); !errors.Is(err, shutdown) {
			t.Errorf("got %v", err)
		}
	})
}

func TestEachFairleadModelMayHaveAModelOfItsOwn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", llmtest.NewScripted(llmtest.Cloud, llmtest.Script{Text: "one"}))
		serve(t, n, "two.test:80", llmtest.NewScripted(llmtest.Cloud, llmtest.Script{Text: "two"}))
		first, second := provider("one"), provider("two")
		first.Model, first.Models = "", map[string]string{"svc-survey-agent": "m"}
		text, w, err := write(t.Context(), engines(t, n, first, second))
		if err != nil || text != "two" || w.Model != "m" {
			t.Errorf("got %q, %+v, %v", text, w, err)
		}
	})
}

func TestACallerThatLeavesBetweenTwoTriesIsNotToldOfAnOutage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", faulty(t, "429-retry-after-1s"))
		ctx, leave := context.WithTimeout(t.Context(), 500*time.Millisecond)
		defer leave()
		if _, _, err := write(ctx, engines(t, n, provider("one"))); !errors.Is(err, context.DeadlineExceeded) || errors.Is(err, llm.ErrUnavailable) {
			t.Errorf("got %v", err)
		}
	})
}

func TestTheWindowIsOfWhoWouldAnswer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "two.test:80", faulty(t, "ok"))
		first, second := provider("one"), provider("two")
		first.Window, second.Window = 1000, 2000
		second.Model, second.Models = "", map[string]string{"svc-agent": "m"}
		e := engines(t, n, first, second)
		if got := [3]int{e.Window("svc-agent"), e.Window("svc-survey-agent"), e.Window("")}; got != [3]int{1000, 1000, 1000} {
			t.Errorf("the windows are %d", got)
		}
		for range 3 {
			_, _, _ = write(t.Context(), e)
		}
		if got := [2]int{e.Window("svc-agent"), e.Window("svc-survey-agent")}; got != [2]int{2000, 1000} {
			t.Errorf("with the first out of order the windows are %d", got)
		}
	})
}
