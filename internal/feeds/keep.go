package feeds

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inventory"
)

// Bounds of how long a feed that fails is left alone.
const (
	firstRetry = time.Minute
	lastRetry  = 6 * time.Hour
	// longestWish is how long a server may ask to be left alone.
	longestWish = 24 * time.Hour
)

// lease is how long a feed that is being read is left alone by others. It is renewed until the reading ends, so that a process
// that is killed keeps it from nobody for longer.
const lease = 30 * time.Second

// storeRetry is when a store that did not answer is asked again.
const storeRetry = 10 * time.Second

// keep reads one feed whenever it is due. Its state is on record, so that a restart goes on where the last process was,
// and of two processes on one record only one reads.
func (s *Schedule) keep(ctx context.Context, f Feed) {
	for ctx.Err() == nil {
		state, err := s.state(ctx, f)
		if err == nil {
			s.meter.observe(f.Name, state.LastSuccess)
			if wait := time.Until(state.NextTry); wait > 0 {
				sleep(ctx, wait)
				continue
			}
			err = s.try(ctx, f, state)
		}
		if err != nil && ctx.Err() == nil {
			s.cfg.Logger.WarnContext(ctx, "state of a feed is not kept", "feed", f.Name, "error", err)
			sleep(ctx, storeRetry)
		}
	}
}

// sleep returns early when ctx ends.
func sleep(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}

// state is how the feed goes. One that is new, or that is now read from elsewhere, begins anew.
func (s *Schedule) state(ctx context.Context, f Feed) (catalog.FeedState, error) {
	all, err := s.states.FeedStates(ctx)
	if err != nil {
		return catalog.FeedState{}, fmt.Errorf("read the states of feeds: %w", err)
	}
	state, found := catalog.FeedState{Name: f.Name, Source: f.Source, URL: f.Shown(), Format: string(f.Format)}, false
	for _, old := range all {
		if old.Name == f.Name && old.Source == f.Source && old.URL == f.Shown() {
			return old, nil
		}
		found = found || old.Name == f.Name
	}
	if found {
		return state, s.put(ctx, state)
	}
	// Another process that starts now may have added it, and have claimed it, since the states were read.
	if err := s.states.AddFeedState(ctx, state); err != nil {
		return state, fmt.Errorf("keep the state of feed %s: %w", state.Name, err)
	}
	return state, nil
}

func (s *Schedule) claim(ctx context.Context, state catalog.FeedState, until time.Time) (bool, error) {
	claimed, err := s.states.ClaimFeed(ctx, state.Name, state.NextTry, until)
	if err != nil {
		return false, fmt.Errorf("claim feed %s: %w", state.Name, err)
	}
	return claimed, nil
}

func (s *Schedule) put(ctx context.Context, state catalog.FeedState) error {
	if err := s.states.PutFeedState(ctx, state); err != nil {
		return fmt.Errorf("keep the state of feed %s: %w", state.Name, err)
	}
	return nil
}

// try reads the feed once and keeps how it went. An error is of the states, not of the feed.
func (s *Schedule) try(ctx context.Context, f Feed, state catalog.FeedState) error {
	begun := time.Now().UTC()
	claimed, err := s.claim(ctx, state, begun.Add(lease))
	if err != nil || !claimed {
		return err
	}
	state.LastTry, state.NextTry = begun, begun.Add(lease)
	if err := s.put(ctx, state); err != nil {
		return err
	}
	release := s.hold(ctx, state)
	counts, fetched, err := s.read(ctx, f, state)
	release()
	if ctx.Err() != nil { // we are told to stop: the feed is due at once next time
		state.NextTry = begun
		ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeRetry)
		defer cancel()
		return s.put(ending, state)
	}
	now := time.Now().UTC()
	if err != nil {
		state.Failures++
		state.Error = f.shownError(err)
		state.NextTry = now.Add(s.retry(state.Failures, err))
		s.cfg.Logger.WarnContext(ctx, "feed failed", "feed", f.Name, "failures", state.Failures, "next_try", state.NextTry, "error", f.conceal(err.Error()))
	} else {
		state.LastSuccess, state.Failures, state.Error = now, 0, ""
		state.NextTry = begun.Add(jitter(f.Interval, 0.05))
		state = succeeded(state, fetched, counts)
		s.cfg.Logger.InfoContext(ctx, "feed read", "feed", f.Name, "unmodified", fetched.unmodified, "new", counts.New, "changed", counts.Changed,
			"unchanged", counts.Unchanged, "withdrawn", counts.Withdrawn, "refused", counts.Refused, "took", now.Sub(begun))
	}
	s.meter.count(ctx, f.Name, fetched, counts, err)
	return s.put(ctx, state)
}

// hold renews the lease of a feed until release is called. After release nothing of it is put any more.
func (s *Schedule) hold(ctx context.Context, state catalog.FeedState) (release func()) {
	holding, stop := context.WithCancel(ctx)
	var renewing sync.WaitGroup
	renewing.Go(func() {
		for {
			sleep(holding, lease/3)
			if holding.Err() != nil {
				return
			}
			until := time.Now().UTC().Add(lease)
			switch claimed, err := s.claim(ctx, state, until); {
			case claimed:
				state.NextTry = until
			case err != nil && ctx.Err() == nil:
				s.cfg.Logger.WarnContext(ctx, "lease of a feed is not renewed", "feed", state.Name, "error", err)
			}
		}
	})
	return func() {
		stop()
		renewing.Wait()
	}
}

// succeeded adds to a state what a success brought. Where nothing was modified the counts stay those of the last reading.
func succeeded(state catalog.FeedState, fetched fetched, counts inventory.Counts) catalog.FeedState {
	if fetched.unmodified {
		return state
	}
	state.ETag, state.LastModified = fetched.etag, fetched.modified
	state.Format = cmp.Or(string(counts.Format), state.Format)
	state.New, state.Changed, state.Unchanged = counts.New, counts.Changed, counts.Unchanged
	state.Withdrawn, state.Refused, state.Listings = counts.Withdrawn, counts.Refused, counts.Listings
	return state
}

// retry is how long a feed is left alone after so many failures: twice as long each time, and no shorter than its server
// asks.
func (s *Schedule) retry(failures int, err error) time.Duration {
	wait := min(lastRetry, firstRetry<<min(failures-1, 20))
	wait = min(lastRetry, jitter(wait, 0.2))
	if status := new(statusError); errors.As(err, &status) {
		wait = max(wait, min(status.after, longestWish))
	}
	return wait
}

// jitter varies a time by a share of it, so that many feeds do not all come at once.
func jitter(d time.Duration, share float64) time.Duration {
	return time.Duration(float64(d) * (1 + share*(2*rand.Float64()-1)))
}
