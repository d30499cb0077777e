package study

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
)

const (
	// holdFor is how long a run is a process's own without a sign of life; after it another one takes the run over.
	holdFor = 30 * time.Second
	// lookEvery is how often workers look for runs that nobody woke them for, and watchers for events of another process.
	lookEvery  = 5 * time.Second
	watchEvery = 500 * time.Millisecond
	// giveUpAfter is how long a run is tried again that the limits of its key keep from beginning.
	giveUpAfter = 10 * time.Minute
	// endTime bounds how long it may take to write how a run ended, also while the server goes down.
	endTime = 10 * time.Second
)

// The causes for which a run is stopped.
var (
	errCancelled   = errors.New("the run was cancelled")
	errInterrupted = errors.New("the server goes down")
)

// Answer answers a request for the caller in ctx; it is the gateway's Run.
type Answer func(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error)

// Callers lists the keys of a user, by which a run knows for whom it runs.
type Callers interface {
	List(ctx context.Context, userID string) ([]keys.Key, error)
}

// RunnerConfig is what a Runner may be told.
type RunnerConfig struct {
	Workers int          // runs at once; 0 means 4
	Waiting int          // runs of a user that have not ended; 0 means 20
	Logger  *slog.Logger // nil means slog.Default()
}

// Runner writes studies in the background: they go on when the client has left, and are begun again, once, when the server
// went down under them. It is safe for concurrent use.
type Runner struct {
	archive *Archive
	queue   Queue
	journal Journal
	answer  Answer
	callers Callers
	cfg     RunnerConfig
	wake    chan struct{}
	ended   chan struct{} // closed when Run has returned

	mu          sync.Mutex
	live        map[string]*live // the runs of this process, by id
	interrupted bool
}

// live is a run of this process.
type live struct {
	stop    context.CancelCauseFunc
	changed chan struct{} // closed when there are new events or the run has ended
}

// NewRunner returns a runner; Run makes it work.
func NewRunner(archive *Archive, queue Queue, journal Journal, answer Answer, callers Callers, cfg RunnerConfig) *Runner {
	if cfg.Workers == 0 {
		cfg.Workers = 4
	}
	if cfg.Waiting == 0 {
		cfg.Waiting = 20
	}
	if cfg.Logger == nil {
		cfg.Logger = slog.Default()
	}
	return &Runner{
		archive: archive, queue: queue, journal: journal, answer: answer, callers: callers, cfg: cfg,
		wake: make(chan struct{}, cfg.Workers), ended: make(chan struct{}), live: map[string]*live{},
	}
}

// Start queues a request of the caller in ctx and returns at once. The request must have been checked; its ID becomes the
// study's.
func (r *Runner) Start(ctx context.Context, req chat.Request) (Study, error) {
	caller, _ := keys.From(ctx)
	request, err := json.Marshal(req)
	if err != nil {
		return Study{}, fmt.Errorf("queue a study: %w", err)
	}
	run := Run{ID: req.ID, UserID: caller.UserID, KeyID: caller.KeyID, Created: time.Now(), Request: request}
	err = r.queue.AddRun(ctx, run, r.cfg.Waiting)
	if errors.Is(err, ErrFull) {
		return Study{}, fault.New(fault.RateLimited, "%d of your studies have not ended, which is the most at once; please try again", r.cfg.Waiting).
			After(lookEvery)
	}
	if err != nil {
		return Study{}, fmt.Errorf("queue a study: %w", err)
	}
	select {
	case r.wake <- struct{}{}:
	default: // every worker has been woken
	}
	return Study{ID: run.ID, UserID: run.UserID, Created: run.Created, State: Queued}, nil
}

// Cancel stops the user's run and returns the study as it is then; one that has ended stays as it is.
func (r *Runner) Cancel(ctx context.Context, userID, id string) (Study, error) {
	id = answerID(id)
	if err := r.queue.CancelRun(ctx, userID, id); err != nil {
		return Study{}, known(err, "cancel study")
	}
	if l := r.running(id); l != nil {
		l.stop(errCancelled)
	}
	return r.archive.Get(ctx, userID, id)
}

// Events sends the events of the user's study that have numbers above after, in order. Where follow is set it goes on until
// the study has ended, or is a fault.Overloaded when this server goes down. It returns the study as it was after the last event; an error of send is returned as it came.
func (r *Runner) Events(ctx context.Context, userID, id string, after int64, follow bool, send func(Event) error) (Study, error) {
	for {
		changed := r.change(answerID(id))
		s, err := r.archive.Get(ctx, userID, id) // before the events, so that an end comes after the last of them
		if err != nil {
			return s, err
		}
		if after, err = r.sendEvents(ctx, s.ID, after, send); err != nil {
			return s, err
		}
		if !follow || s.State.Ended() {
			return s, nil
		}
		select {
		case <-changed:
		case <-time.After(watchEvery):
		case <-r.ended:
			return s, fault.New(fault.Overloaded, "the server is going down; please go on from the last event").After(time.Second)
		case <-ctx.Done():
			return s, ctx.Err()
		}
	}
}

// sendEvents sends what the journal has and returns the number of the last event.
func (r *Runner) sendEvents(ctx context.Context, id string, after int64, send func(Event) error) (int64, error) {
	const batch = 200
	for {
		entries, err := r.journal.StudyEvents(ctx, id, after, batch)
		if err != nil {
			return after, fmt.Errorf("read events of %s: %w", id, err)
		}
		for _, e := range entries {
			ev, err := decodeEvent(e.Event)
			if err != nil {
				return after, err
			}
			if err := send(Event{e.Number, ev}); err != nil {
				return after, err
			}
			after = e.Number
		}
		if len(entries) < batch {
			return after, nil
		}
	}
}

func (r *Runner) running(id string) *live {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.live[id]
}

// change is closed at the next change of a run of this process; nil for a run of another one.
func (r *Runner) change(id string) <-chan struct{} {
	r.mu.Lock()
	defer r.mu.Unlock()
	if l := r.live[id]; l != nil {
		return l.changed
	}
	return nil
}

// tell wakes who waits for a change.
func (r *Runner) tell(l *live) {
	r.mu.Lock()
	defer r.mu.Unlock()
	close(l.changed)
	l.changed = make(chan struct{})
}
