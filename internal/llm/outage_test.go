package llm_test

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

func TestInAnOutageNobodyWaitsLongAndTheProviderIsUsedAgainSoon(t *testing.T) {
	for _, mode := range llmtest.Modes() {
		if mode.Streamed != llmtest.Nothing {
			continue
		}
		t.Run(mode.Name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := llmtest.NewNetwork()
				down := serve(t, n, "one.test:80", faulty(t, mode.Name))
				e := engines(t, n, provider("one"))
				for i := range 40 {
					start := time.Now()
					_, _, err := write(t.Context(), e)
					if took := time.Since(start); err == nil || i == 11 && took > 5*time.Second || took > 8*time.Second {
						t.Fatalf("request %d took %s: %v", i+1, took, err)
					}
					time.Sleep(time.Second)
				}
				_ = down.Close()
				serve(t, n, "one.test:80", faulty(t, "ok"))
				back := time.Now()
				for {
					if _, _, err := write(t.Context(), e); err == nil {
						break
					}
					time.Sleep(time.Second)
				}
				if took := time.Since(back); took > 15*time.Second {
					t.Errorf("the provider was used again after %s", took)
				}
			})
		})
	}
}

func TestAProviderThatNobodyListensAtIsTriedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		e := engines(t, n, provider("one"))
		if _, w, err := write(t.Context(), e); !errors.Is(err, llm.ErrUnavailable) || w.Attempts != 3 {
			t.Fatal(w, err)
		}
		if h := e.Health()[0]; h.State != "open" || h.Requests != 3 || h.Failures != 3 || !strings.Contains(h.LastError, "refused") || h.LastFailure.IsZero() {
			t.Errorf("health is %+v", h)
		}
		serve(t, n, "one.test:80", faulty(t, "ok"))
		if _, w, err := write(t.Context(), e); !errors.Is(err, llm.ErrUnavailable) || w.Attempts != 0 {
			t.Error("a provider that is out of order was asked", w, err)
		}
		time.Sleep(5*time.Second + time.Millisecond)
		if h := e.Health()[0]; h.State != "half-open" {
			t.Errorf("health is %+v", h)
		}
		if _, _, err := write(t.Context(), e); err != nil {
			t.Error(err)
		}
		if h := e.Health()[0]; h.State != "closed" || h.LastSuccess.IsZero() {
			t.Errorf("health is %+v", h)
		}
	})
}

func TestRefusedRequestsAndCallersThatLeaveDoNotPutAProviderOutOfOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		serve(t, n, "one.test:80", faulty(t, "400", "422", "413", "400", "422", "hang-mid-answer"))
		e := engines(t, n, provider("one"))
		for range 10 {
			ctx, leave := context.WithTimeout(t.Context(), time.Second)
			_, _, err := write(ctx, e)
			if leave(); !errors.Is(err, llm.ErrUnavailable) && !errors.Is(err, context.DeadlineExceeded) {
				t.Fatal(err)
			}
		}
		if h := e.Health()[0]; h.State != "closed" || h.Requests != 10 || h.Failures != 5 {
			t.Errorf("health is %+v", h)
		}
	})
}

func TestRetriesAreATenthOfTheRequests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turns := make([]string, 0, 600)
		for range 300 {
			turns = append(turns, "503", "ok")
		}
		n, f := llmtest.NewNetwork(), faulty(t, turns...)
		serve(t, n, "one.test:80", f)
		e := engines(t, n, provider("one"))
		const requests = 200
		for range requests {
			_, _, _ = write(t.Context(), e)
		}
		if retries := f.Calls() - requests; retries < requests/10 || retries > requests/10+10 {
			t.Errorf("%d requests were retried %d times", requests, retries)
		}
	})
}

func TestTheLogTellsWhenAProviderGoesAndComes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log strings.Builder
		n := llmtest.NewNetwork()
		p := provider("one")
		p.Key = "sk-of-the-provider"
		e, err := llm.New(llm.Config{Providers: []llm.Provider{p}, Dial: n.Dial, Log: slog.New(slog.NewTextHandler(&log, nil))})
		if err != nil {
			t.Fatal(err)
		}
		_, _, _ = write(t.Context(), e)
		if !strings.Contains(log.String(), "provider=one from=closed to=open") || strings.Contains(log.String(), "sk-of") {
			t.Errorf("the log is %s", log.String())
		}
	})
}

func TestAProviderThatIsAlwaysSlowComesBackToo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := llmtest.NewNetwork()
		e := engines(t, n, provider("one"))
		_, _, _ = write(t.Context(), e)
		ok := faulty(t, "ok")
		serve(t, n, "one.test:80", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			time.Sleep(5 * time.Second)
			ok.ServeHTTP(w, r)
		}))
		start := time.Now()
		for e.Health()[0].State != "closed" {
			time.Sleep(time.Second)
			_, _, _ = write(t.Context(), e)
		}
		if took := time.Since(start); took > time.Minute {
			t.Errorf("it took %s", took)
		}
	})
}
