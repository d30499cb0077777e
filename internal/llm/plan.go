package llm

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"
)

const (
	maxCalls  = 3                      // for one request, over all providers
	leastWait = 100 * time.Millisecond // a call that has less time is not made
	backoff   = 250 * time.Millisecond // bound of the first wait before a retry; it doubles
)

// call asks one provider and waits no longer than wait for the first piece. It calls first when that comes.
type call func(ctx context.Context, p *provider, wait time.Duration, first func()) (*Written, error)

// plan is how one request is put to the providers.
type plan struct {
	ask     call
	start   time.Time
	until   time.Time // when patience ends
	probe   time.Duration
	retries *budget
	tries   []*try
	calls   int
	first   time.Time // when the first piece came, zero before that
	causes  []error
}

// try is what one request has learnt of a provider.
type try struct {
	*provider
	failed *failure // of the newest call, nil before the first
}

// patience is how long a request may wait.
type patience struct {
	all   time.Duration // for the first piece, over all providers
	probe time.Duration // for a provider that was out of order
}

// plan asks the providers in order, and then again those that may have recovered, until one has answered, maxCalls were made
// or patience is spent.
func (e *Engines) plan(ctx context.Context, model string, has patience, ask call) (Written, error) {
	run := e.newPlan(model, has, ask)
	e.retries.deposit()
	for again := range maxCalls {
		for i := range run.tries {
			w, err := run.put(ctx, i, again)
			if !run.goesOn(err) {
				return run.sum(w), err
			}
		}
	}
	if ctx.Err() != nil {
		return run.sum(nil), context.Cause(ctx)
	}
	if len(run.tries) == 0 {
		run.causes = append(run.causes, fmt.Errorf("no provider has a model for %s", model))
	}
	return run.sum(nil), unavailable(run.causes)
}

func (e *Engines) newPlan(model string, has patience, ask call) *plan {
	now := time.Now()
	run := &plan{ask: ask, start: now, until: now.Add(has.all), probe: has.probe, retries: e.retries}
	for _, pr := range e.providers {
		if pr.model(model) != "" {
			run.tries = append(run.tries, &try{provider: pr})
		}
	}
	return run
}

// sum is what came of the last call, nil for nothing, with what is known of all.
func (r *plan) sum(last *Written) (w Written) {
	if last != nil {
		w = *last
		if !r.first.IsZero() {
			w.FirstToken = r.first.Sub(r.start)
		}
	}
	w.Attempts = r.calls
	return w
}

// goesOn says whether err leaves anything to try: not where it is nil, where pieces have been sent, or where the caller left.
func (r *plan) goesOn(err error) bool {
	if err == nil {
		return false // what follows takes memory
	}
	var f *failure
	var broken *BrokenError
	return errors.As(err, &f) && !errors.As(err, &broken)
}

// errSkipped is a provider that is not asked this time.
var errSkipped = &failure{reason: "not asked again"}

// put asks the i-th provider if that can help now; again counts how often it was asked before.
func (r *plan) put(ctx context.Context, i, again int) (*Written, error) {
	t := r.tries[i]
	if r.calls == maxCalls || again > 0 && !r.ready(ctx, t, again) {
		return nil, errSkipped
	}
	wait := r.share(i)
	if wait < leastWait && r.calls > 0 {
		return nil, errSkipped
	}
	w, asked, err := t.watched(ctx, wait, r)
	if asked {
		r.calls++
	}
	if err == nil || !r.goesOn(err) {
		return w, err
	}
	t.failed = nil
	errors.As(err, &t.failed)
	r.causes = append(r.causes, fmt.Errorf("provider %s: %w", t.Name, err))
	return w, err
}

// share is how long the i-th provider may take: its own setting, else a fair part of what is left, so that a provider that hangs
// leaves time to those behind it.
func (r *plan) share(i int) time.Duration {
	left := time.Until(r.until)
	if own := r.tries[i].FirstToken; own > 0 {
		return min(left, own)
	}
	behind := 1
	for _, t := range r.tries[i+1:] {
		if !t.open() {
			behind++
		}
	}
	return left / time.Duration(behind)
}

// ready waits until a provider may be asked again, with full jitter or as long as it asked for, and says whether it may.
func (r *plan) ready(ctx context.Context, t *try, again int) bool {
	if t.failed == nil || !t.failed.again {
		return false
	}
	wait := t.failed.after
	if wait == 0 {
		wait = rand.N(backoff << (again - 1))
	}
	if time.Until(r.until) < wait+leastWait || !r.retries.withdraw() {
		return false
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}
