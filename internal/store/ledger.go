package store

import (
	"context"
	"errors"
	"fmt"
	"math"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/usage"
)

var errClosed = errors.New("the store is closed")

// ledger writes usage records by group commit: while one transaction is being committed the records that come are
// joined to be the next one, so that the cost of making a commit durable is shared by all who wait for it.
type ledger struct {
	db     *writer
	insert inserter
	values []any // reused by the writer
	wake   chan struct{}
	stop   chan struct{} // closed when no more records come
	ended  chan struct{} // closed when the writer has returned
	mu     sync.Mutex
	next   *batch // takes records until the writer takes it
	closed bool
}

// A commit costs much the same for one record as for a hundred. While many come, as the size of the last batch tells, the
// writer waits a little for more of them; a lone caller is never kept waiting.
const (
	busy   = 24
	gather = 500 * time.Microsecond
)

// batch is what one transaction writes.
type batch struct {
	records []*usage.Record // nil where the caller has left
	done    chan struct{}   // closed when err is set
	err     error
}

func newBatch() *batch { return &batch{done: make(chan struct{})} }

// patience is how long a database that does not answer keeps callers waiting, twice at most.
const patience = 4 * time.Second

const recordColumns = "key_id, created, id, user_id, model, engine, protocol, outcome, finish, " +
	"prompt_tokens, completion_tokens, duration, first_token, " +
	"provider, upstream_model, upstream_prompt, upstream_completion, cost, currency"

func newLedger(ctx context.Context, db *writer) (*ledger, error) {
	insert, err := db.dialect.inserter(ctx, db, "usage_record", recordColumns, true)
	if err != nil {
		return nil, err
	}
	l := &ledger{
		db: db, insert: insert, next: newBatch(),
		wake: make(chan struct{}, 1), stop: make(chan struct{}), ended: make(chan struct{}),
	}
	go l.run()
	return l, nil
}

// append returns when the record is committed. Where it returns an error the record never will be.
func (l *ledger) append(ctx context.Context, rec usage.Record) error {
	l.mu.Lock()
	if l.closed {
		l.mu.Unlock()
		return errClosed
	}
	b, i := l.next, len(l.next.records)
	b.records = append(b.records, &rec)
	l.mu.Unlock()
	if i == 0 {
		l.wake <- struct{}{}
	}
	select {
	case <-b.done:
		return b.err
	case <-ctx.Done():
	}
	if l.withdraw(b, i) {
		return ctx.Err()
	}
	<-b.done
	return b.err
}

// withdraw takes a record out of its batch, if the writer has not begun to write it.
func (l *ledger) withdraw(b *batch, i int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.next != b {
		return false
	}
	b.records[i] = nil
	return true
}

// run writes batches until close, and then what is left.
func (l *ledger) run() {
	defer close(l.ended)
	written := 0
	for open := true; open; {
		select {
		case <-l.wake:
			if written >= busy {
				time.Sleep(gather)
			}
		case <-l.stop:
			open = false
		}
		b := l.take()
		written = len(b.records)
		b.err = l.write(b.records)
		close(b.done)
	}
}

func (l *ledger) take() *batch {
	l.mu.Lock()
	defer l.mu.Unlock()
	b := l.next
	l.next = newBatch()
	return b
}

func (l *ledger) close() {
	l.mu.Lock()
	if !l.closed {
		l.closed = true
		close(l.stop)
	}
	l.mu.Unlock()
	<-l.ended
	l.insert.close()
}

// write commits the records in one transaction. It does not end with any caller's context: others wait for it too. Where
// the connection breaks nobody knows whether the commit was done; writing the same again, which changes nothing if it was,
// finds out.
func (l *ledger) write(records []*usage.Record) error {
	records = present(records)
	if len(records) == 0 {
		return nil
	}
	l.values = l.values[:0]
	for _, rec := range records {
		l.values = appendValues(l.values, rec)
	}
	err := l.commit()
	if err != nil && l.db.dialect.lost(err) {
		err = l.commit()
	}
	if err != nil {
		return fmt.Errorf("write usage records: %w", l.db.dialect.explain(err))
	}
	return nil
}

func (l *ledger) commit() error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	return l.db.transact(ctx, func(t *tx) error { return l.insert.insert(ctx, t, l.values) })
}

func present(records []*usage.Record) []*usage.Record {
	kept := records[:0]
	for _, rec := range records {
		if rec != nil {
			kept = append(kept, rec)
		}
	}
	return kept
}

func appendValues(values []any, r *usage.Record) []any {
	return append(values, r.KeyID, micros(r.Created), r.ID, r.UserID, r.Model, r.Engine, r.Protocol, r.Outcome, r.Finish,
		int64(r.PromptTokens), int64(r.CompletionTokens), r.Duration.Microseconds(), r.FirstToken.Microseconds(),
		r.Upstream.Provider, r.Upstream.Model, int64(r.Upstream.Usage.Prompt), int64(r.Upstream.Usage.Completion),
		millionths(r.Upstream.Cost), r.Upstream.Currency)
}

// millionths are how an amount of money is stored, so that sums of it are exact.
func millionths(amount float64) int64 { return int64(math.Round(amount * 1e6)) }
