package study

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
)

// Run begins runs until ctx ends, and returns when those that it has begun have ended. It is called once. Runs that were cut when the last
// server went down come first, since they are the oldest.
func (r *Runner) Run(ctx context.Context) {
	var workers sync.WaitGroup
	for range r.cfg.Workers {
		workers.Go(func() { r.work(ctx) })
	}
	workers.Wait()
	close(r.ended)
}

// Interrupt stops every run of this process. They are begun again at the next start of a server.
func (r *Runner) Interrupt() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.interrupted = true
	for _, l := range r.live {
		l.stop(errInterrupted)
	}
}

func (r *Runner) work(ctx context.Context) {
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	for ctx.Err() == nil {
		now := time.Now()
		run, err := r.queue.ClaimRun(ctx, now, now.Add(holdFor))
		if err == nil {
			r.do(context.WithoutCancel(ctx), run)
			continue
		}
		if !errors.Is(err, ErrNotFound) && ctx.Err() == nil {
			r.cfg.Logger.ErrorContext(ctx, "no study could be claimed", "error", err)
		}
		select {
		case <-r.wake:
		case <-look.C:
		case <-ctx.Done():
		}
	}
}

// do runs one attempt and writes how it ended.
func (r *Runner) do(ctx context.Context, run Run) {
	running, stop := context.WithCancelCause(ctx)
	l := &live{stop: stop, changed: make(chan struct{})}
	r.mu.Lock()
	r.live[run.ID] = l
	if r.interrupted {
		stop(errInterrupted)
	}
	r.mu.Unlock()
	var holding sync.WaitGroup
	holding.Go(func() { r.hold(running, run, stop) })
	end := r.attempt(running, run, func() { r.tell(l) })
	stop(nil)
	holding.Wait()
	limited, cancel := context.WithTimeout(ctx, endTime)
	defer cancel()
	if err := r.queue.EndRun(limited, run, end); err != nil {
		r.cfg.Logger.ErrorContext(ctx, "end of a study not kept", "id", run.ID, "error", err)
	}
	r.mu.Lock()
	delete(r.live, run.ID)
	r.mu.Unlock()
	r.tell(l)
}

// hold says that the run is alive, and stops it where another process has cancelled or deleted it.
func (r *Runner) hold(ctx context.Context, run Run, stop context.CancelCauseFunc) {
	tick := time.NewTicker(holdFor / 3)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
		switch err := r.queue.HoldRun(ctx, run, time.Now().Add(holdFor)); {
		case errors.Is(err, ErrNotFound):
			stop(errCancelled)
			return
		case err != nil && ctx.Err() == nil:
			r.cfg.Logger.WarnContext(ctx, "study not held, so that another process may begin it again", "id", run.ID, "error", err)
		}
	}
}

// attempt answers the request of a run for its caller.
func (r *Runner) attempt(ctx context.Context, run Run, changed func()) End {
	var req chat.Request
	if err := json.Unmarshal(run.Request, &req); err != nil {
		return r.failure(ctx, run, err)
	}
	caller, err := r.caller(ctx, run)
	if err != nil {
		return r.failure(ctx, run, err)
	}
	rec := newRecorder(r.journal, run.ID, run.Events, changed)
	var writing sync.WaitGroup
	writing.Go(func() { rec.run(context.WithoutCancel(ctx)) })
	defer writing.Wait()
	if run.Events > 0 {
		err = rec.send(chat.Progress{Stage: Restart, Message: "The server went down while this was written, so it is begun again"})
	}
	var outcome chat.Outcome
	if err == nil {
		outcome, err = r.answer(keys.With(ctx, caller), req, rec.send)
	}
	if closed := rec.close(); closed != nil {
		err = closed
	}
	if err == nil {
		err = r.kept(ctx, run)
	}
	if err != nil {
		return r.failure(ctx, run, err)
	}
	return End{State: Done, Finish: string(outcome.Finish)}
}

// kept returns an error where there is no report although the run has ended well.
func (r *Runner) kept(ctx context.Context, run Run) error {
	s, err := r.archive.Get(context.WithoutCancel(ctx), run.UserID, run.ID)
	if err == nil && s.Title == "" {
		return errors.New("the report was not kept")
	}
	return err
}

// caller is who asked, if the key is still valid.
func (r *Runner) caller(ctx context.Context, run Run) (keys.Caller, error) {
	list, err := r.callers.List(ctx, run.UserID)
	if err != nil {
		return keys.Caller{}, err
	}
	i := slices.IndexFunc(list, func(k keys.Key) bool { return k.ID == run.KeyID })
	if i < 0 || !list[i].Valid(time.Now()) {
		return keys.Caller{}, fault.New(fault.Unauthenticated, "the key that asked for this study is not valid any more")
	}
	return keys.Caller{KeyID: list[i].ID, UserID: run.UserID, Plan: list[i].Plan, Scopes: list[i].Scopes}, nil
}

// failure is how an attempt ends that gave no report.
func (r *Runner) failure(ctx context.Context, run Run, err error) End {
	switch cause := context.Cause(ctx); {
	case errors.Is(cause, errCancelled):
		return End{State: Cancelled}
	case errors.Is(cause, errInterrupted):
		return End{State: Interrupted}
	}
	f := fault.From(err)
	switch f.Kind {
	case fault.Overloaded, fault.RateLimited:
		if time.Since(run.Created) < giveUpAfter {
			return End{State: Queued, NotBefore: time.Now().Add(max(f.RetryAfter, time.Second))}
		}
	case fault.Internal:
		r.cfg.Logger.ErrorContext(ctx, "study failed", "id", run.ID, "error", err)
	}
	return End{State: Failed, Error: f.Message}
}
