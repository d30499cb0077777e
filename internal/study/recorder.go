package study

import (
	"cmp"
	"context"
	"fmt"
	"sync"

	"github.com/fairlead/fairlead/internal/chat"
)

// recorder numbers the events of a run and writes them to the journal: while some are being written the next ones gather,
// so that a run does not wait for the disk at each of them.
type recorder struct {
	journal Journal
	id      string
	written func() // called after each write

	mu      sync.Mutex
	last    int64
	waiting []Entry
	failed  error
	wake    chan struct{}
	ended   chan struct{} // closed when the writer has returned
}

func newRecorder(journal Journal, id string, last int64, written func()) *recorder {
	return &recorder{journal: journal, id: id, last: last, written: written, wake: make(chan struct{}, 1), ended: make(chan struct{})}
}

// send takes an event of the run.
func (r *recorder) send(ev chat.Event) error {
	text, err := encodeEvent(ev)
	r.mu.Lock()
	defer r.mu.Unlock()
	if err != nil || r.failed != nil || text == nil {
		return cmp.Or(err, r.failed)
	}
	r.last++
	r.waiting = append(r.waiting, Entry{r.last, text})
	select {
	case r.wake <- struct{}{}:
	default:
	}
	return nil
}

// run writes until close is called.
func (r *recorder) run(ctx context.Context) {
	defer close(r.ended)
	for range r.wake {
		r.write(ctx)
	}
	r.write(ctx)
}

func (r *recorder) write(ctx context.Context) {
	r.mu.Lock()
	batch := r.waiting
	r.waiting = nil
	r.mu.Unlock()
	if len(batch) == 0 {
		return
	}
	if err := r.journal.AppendStudyEvents(ctx, r.id, batch); err != nil {
		r.mu.Lock()
		r.failed = fmt.Errorf("keep events of %s: %w", r.id, err)
		r.mu.Unlock()
	}
	r.written()
}

// close returns when everything is written, with the first error of writing. Nothing is sent after it.
func (r *recorder) close() error {
	close(r.wake)
	<-r.ended
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.failed
}
