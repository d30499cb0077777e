package study_test

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/study"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// desk is a runner on a database of its own.
type desk struct {
	*study.Runner
	archive *study.Archive
	store   *store.Store
	ring    *keys.Ring
	key     keys.Key
}

// newDesk answers runs by the script, which gets the archive to keep its report in.
func newDesk(t *testing.T, answer func(*study.Archive) study.Answer) desk {
	t.Helper()
	s, err := store.Open(t.Context(), ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	d := desk{store: s, ring: keys.New(s, keys.Config{})}
	if d.key, _, err = d.ring.Create(t.Context(), "u", keys.Params{Name: "test"}); err != nil {
		t.Fatal(err)
	}
	d.archive = study.NewArchive(s, nil, slog.New(slog.DiscardHandler))
	d.Runner = d.again(answer)
	return d
}

// again is another runner on the same database, as after a restart.
func (d desk) again(answer func(*study.Archive) study.Answer) *study.Runner {
	return study.NewRunner(d.archive, d.store, d.store, answer(d.archive), d.ring, study.RunnerConfig{Workers: 1, Waiting: 3, Logger: slog.New(slog.DiscardHandler)})
}

// start queues a study with the id.
func (d desk) start(t *testing.T, id string) {
	t.Helper()
	ctx := keys.With(t.Context(), keys.Caller{KeyID: d.key.ID, UserID: "u"})
	if _, err := d.Start(ctx, chat.Request{ID: id, Model: "m"}); err != nil {
		t.Fatal(err)
	}
}

// events follows the study to its end and returns its texts and stages.
func events(t *testing.T, r *study.Runner, id string, after int64) (study.Study, string) {
	t.Helper()
	var got []string
	s, err := r.Events(t.Context(), "u", id, after, true, func(ev study.Event) error {
		switch e := ev.Event.(type) {
		case chat.Text:
			got = append(got, string(e))
		case chat.Progress:
			got = append(got, "("+e.Stage+")")
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return s, strings.Join(got, " ")
}

// writes is an answer that sends texts, keeps its report and ends well.
func writes(texts ...string) func(*study.Archive) study.Answer {
	return func(a *study.Archive) study.Answer {
		return func(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
			for _, text := range texts {
				if err := send(chat.Text(text)); err != nil {
					return chat.Outcome{}, err
				}
			}
			caller, _ := keys.From(ctx)
			a.Keep(ctx, study.Study{ID: req.ID, UserID: caller.UserID, Token: "t-" + req.ID, Title: "Report", Created: time.Now()})
			return chat.Outcome{Finish: chat.FinishStop}, nil
		}
	}
}

// hangs is an answer that sends a text and then waits until it is stopped.
func hangs(*study.Archive) study.Answer {
	return func(ctx context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
		if err := send(chat.Text("half")); err != nil {
			return chat.Outcome{}, err
		}
		<-ctx.Done()
		return chat.Outcome{}, ctx.Err()
	}
}

// work runs a runner until stop is called, which returns when it has ended.
func work(t *testing.T, r *study.Runner) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		r.Run(ctx)
	}()
	return func() {
		cancel()
		<-ended
	}
}

func TestARunSendsItsEventsFromAnyNumber(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, writes("one", "two", "three"))
		defer work(t, d.Runner)()
		d.start(t, "a")
		s, text := events(t, d.Runner, "a", 0)
		if s.State != study.Done || s.Finish != "stop" || s.Title != "Report" || text != "one two three" {
			t.Errorf("got %+v, %q", s, text)
		}
		if _, text := events(t, d.Runner, "a", 2); text != "three" {
			t.Errorf("after 2: got %q", text)
		}
		if s, err := d.archive.Get(t.Context(), "u", "chatcmpl-a"); err != nil || s.ID != "a" {
			t.Errorf("by its name in /v1: %+v, %v", s, err)
		}
	})
}

func TestARunThatAShutdownCutIsBegunAgainOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, hangs)
		stop := work(t, d.Runner)
		d.start(t, "a")
		synctest.Wait()
		d.Interrupt()
		stop()
		if s, err := d.archive.Get(t.Context(), "u", "a"); err != nil || s.State != study.Interrupted {
			t.Fatalf("after the shutdown: %+v, %v", s, err)
		}
		second := d.again(writes("whole"))
		stop = work(t, second)
		s, text := events(t, second, "a", 0)
		stop()
		if s.State != study.Done || text != "half (restart) whole" {
			t.Errorf("got %+v, %q", s, text)
		}
	})
}

func TestARunThatIsCutTwiceHasFailed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, hangs)
		d.start(t, "a")
		for range study.Attempts {
			r := d.again(hangs)
			stop := work(t, r)
			synctest.Wait()
			r.Interrupt()
			stop()
		}
		last := d.again(writes("never"))
		defer work(t, last)()
		if s, text := events(t, last, "a", 0); s.State != study.Failed || !strings.Contains(s.Error, "twice") || strings.Contains(text, "never") {
			t.Errorf("got %+v, %q", s, text)
		}
	})
}

func TestARunOfAServerThatDiedIsTakenOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, writes("whole"))
		d.start(t, "a")
		if _, err := d.store.ClaimRun(t.Context(), time.Now(), time.Now().Add(30*time.Second)); err != nil { // and dies
			t.Fatal(err)
		}
		defer work(t, d.Runner)()
		if s, text := events(t, d.Runner, "a", 0); s.State != study.Done || text != "whole" {
			t.Errorf("got %+v, %q", s, text)
		}
	})
}

func TestACancelledRunStops(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, hangs)
		defer work(t, d.Runner)()
		d.start(t, "a")
		synctest.Wait()
		if s, err := d.Cancel(t.Context(), "u", "a"); err != nil || s.State != study.Cancelled {
			t.Errorf("got %+v, %v", s, err)
		}
		if s, text := events(t, d.Runner, "a", 0); s.State != study.Cancelled || text != "half" {
			t.Errorf("got %+v, %q", s, text)
		}
	})
}

func TestARunDeletedElsewhereStopsAtTheNextSignOfLife(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, hangs)
		stop := work(t, d.Runner)
		d.start(t, "a")
		synctest.Wait()
		if err := d.archive.Delete(t.Context(), "u", "a"); err != nil {
			t.Fatal(err)
		}
		stop() // returns only when the run has ended
	})
}

func TestARunThatTheLimitsKeepOutIsTriedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var tries atomic.Int32
		d := newDesk(t, func(a *study.Archive) study.Answer {
			return func(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
				if tries.Add(1) < 4 {
					return chat.Outcome{}, fault.New(fault.RateLimited, "too fast").After(20 * time.Second)
				}
				return writes("at last")(a)(ctx, req, send)
			}
		})
		defer work(t, d.Runner)()
		began := time.Now()
		d.start(t, "a")
		if s, text := events(t, d.Runner, "a", 0); s.State != study.Done || text != "at last" || time.Since(began) < time.Minute {
			t.Errorf("got %+v, %q after %s", s, text, time.Since(began))
		}
	})
}

func TestAFailureIsToldAsFarAsItMayBeShown(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want string
	}{
		{fault.New(fault.QuotaSpent, "nothing is left"), "nothing is left"},
		{errors.New("secret"), "internal error"},
		{nil, "internal error"}, // it has kept no report
	} {
		synctest.Test(t, func(t *testing.T) {
			d := newDesk(t, func(*study.Archive) study.Answer {
				return func(context.Context, chat.Request, chat.Send) (chat.Outcome, error) { return chat.Outcome{}, tt.err }
			})
			defer work(t, d.Runner)()
			d.start(t, "a")
			if s, _ := events(t, d.Runner, "a", 0); s.State != study.Failed || s.Error != tt.want {
				t.Errorf("%v: got %+v", tt.err, s)
			}
		})
	}
}

func TestARunOfARevokedKeyFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, writes("never"))
		d.start(t, "a")
		if _, err := d.ring.Revoke(t.Context(), "u", d.key.ID); err != nil {
			t.Fatal(err)
		}
		defer work(t, d.Runner)()
		if s, text := events(t, d.Runner, "a", 0); s.State != study.Failed || !strings.Contains(s.Error, "not valid") || text != "" {
			t.Errorf("got %+v, %q", s, text)
		}
	})
}

func TestAWatcherIsToldThatTheServerGoesDown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, writes("never"))
		stop := work(t, d.Runner)
		stop()
		d.start(t, "a")
		_, err := d.Events(t.Context(), "u", "a", 0, true, func(study.Event) error { return nil })
		if fault.From(err).Kind != fault.Overloaded {
			t.Errorf("got %v", err)
		}
	})
}

func TestAUserWithTooManyRunsIsToldToComeBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk(t, hangs)
		for _, id := range []string{"a", "b", "c"} {
			d.start(t, id)
		}
		_, err := d.Start(keys.With(t.Context(), keys.Caller{KeyID: d.key.ID, UserID: "u"}), chat.Request{ID: "d"})
		if f := fault.From(err); f.Kind != fault.RateLimited || f.RetryAfter == 0 {
			t.Errorf("got %v", err)
		}
	})
}

func TestEveryEventOfARunComesBackAsItWas(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		want := []chat.Event{
			chat.Start{ID: "a", Model: "m", Created: time.Now().UTC()}, chat.Text("x\u2028y"), chat.Progress{Stage: "s", Message: "m"},
			chat.ToolUse{Name: "t", Arguments: []byte(`{"a":1}`), Took: time.Second}, chat.Citation{Number: 1, URL: "u", Own: true},
			chat.Listing{ID: "l", Price: 1.5, Sample: true}, chat.Finding{Area: "rig"},
		}
		d := newDesk(t, func(a *study.Archive) study.Answer {
			return func(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
				for _, ev := range want {
					if err := send(ev); err != nil {
						return chat.Outcome{}, err
					}
				}
				return writes()(a)(ctx, req, send)
			}
		})
		defer work(t, d.Runner)()
		d.start(t, "a")
		var got []chat.Event
		if _, err := d.Events(t.Context(), "u", "a", 0, true, func(ev study.Event) error { got = append(got, ev.Event); return nil }); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
}
