package store

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
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
	rows   rows // reused by the writer
	wake   chan struct{}
	stop   chan struct{} // closed when no more records come
	ended  chan struct{} // closed when the writer has returned
	mu     sync.Mutex
	next   *batch // takes records until the writer takes it
	closed bool
}

// A commit costs much the same for one record as for a hundred. While records come so quickly that waiting gathers several,
// batches begin no sooner than gather after one another; a lone caller is never kept waiting.
const (
	gather  = 6 * time.Millisecond   // that a record may wait, besides the commit before its own
	several = 8                      // records in that time, at their pace
	few     = 6                      // records of two batches, below which there are a few callers who wait for nobody else
	rejoin  = 500 * time.Microsecond // in which those who waited for a commit that took longer come again
)

// batch is what one transaction writes.
type batch struct {
	records []*usage.Record // nil where the caller has left
	late    chan struct{}   // closed when the writer has not taken it in time
	clock   *time.Timer     // closes late; nil while there are no records
	done    chan struct{}   // closed when err is set
	err     error
}

func newBatch() *batch { return &batch{late: make(chan struct{}), done: make(chan struct{})} }

const (
	// patience is how long a database that does not answer keeps callers waiting, twice at most.
	patience = 4 * time.Second
	// turn is how long records wait to be taken. One timer for all of a batch costs less than one for each.
	turn = 10 * time.Second
)

var errLate = errors.New("the database did not take it in time")

const recordColumns = "key_id, created, id, user_id, model, engine, protocol, outcome, finish, " +
	"prompt_tokens, completion_tokens, duration, first_token, " +
	"provider, upstream_model, upstream_prompt, upstream_completion, cost, currency"

var recordWidth = strings.Count(recordColumns, ",") + 1

func newLedger(ctx context.Context, db *writer) (*ledger, error) {
	insert, err := db.dialect.inserter(ctx, db, "usage_record", recordColumns)
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
	if i == 0 {
		b.clock = time.AfterFunc(turn, func() { close(b.late) })
	}
	l.mu.Unlock()
	if i == 0 {
		l.wake <- struct{}{}
	}
	err := errLate
	select {
	case <-b.done:
		return b.err
	case <-b.late:
	case <-ctx.Done():
		err = ctx.Err()
	}
	if l.withdraw(b, i) {
		return err
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
	var p pace
	for open := true; open; {
		select {
		case <-l.wake:
			l.gather(&p)
		case <-l.stop:
			open = false
		}
		b := l.take()
		p.took(len(b.records))
		b.err = l.write(b.records)
		close(b.done)
	}
}

// pace is how quickly records have come of late.
type pace struct {
	before, last time.Time // when the last two batches were taken
	records      int       // of the last one, which came between the two
}

func (p *pace) took(records int) { p.before, p.last, p.records = p.last, time.Now(), records }

// wait is how long to gather more than so many records, which came since the last batch.
func (p *pace) wait(records int) time.Duration {
	now := time.Now()
	came := p.records + records
	if came < few || time.Duration(came)*gather < several*now.Sub(p.before) {
		return 0
	}
	return max(rejoin, p.last.Add(gather).Sub(now))
}

// gather waits while more records are worth it.
func (l *ledger) gather(p *pace) {
	l.mu.Lock()
	came := len(l.next.records)
	l.mu.Unlock()
	wait := p.wait(came)
	if wait == 0 {
		return
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-l.stop:
	}
}

func (l *ledger) take() *batch {
	l.mu.Lock()
	defer l.mu.Unlock()
	b := l.next
	l.next = newBatch()
	if b.clock != nil {
		b.clock.Stop()
	}
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
	l.rows.values = l.rows.values[:0]
	for _, rec := range records {
		l.rows.add(rec)
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
	return l.db.transact(ctx, func(t *tx) error { return l.insert.insert(ctx, t, l.rows.values) })
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

// rows are the values of records, one after the other. A text that stands in the row above too shares its memory: most of a batch
// are of few keys, models and providers.
type rows struct{ values []any }

func (r *rows) add(rec *usage.Record) {
	r.text(rec.KeyID)
	r.numbers(micros(rec.Created))
	r.text(rec.ID, rec.UserID, rec.Model, rec.Engine, rec.Protocol, rec.Outcome, rec.Finish)
	r.numbers(int64(rec.PromptTokens), int64(rec.CompletionTokens), rec.Duration.Microseconds(), rec.FirstToken.Microseconds())
	up := &rec.Upstream
	r.text(up.Provider, up.Model)
	r.numbers(int64(up.Usage.Prompt), int64(up.Usage.Completion), millionths(up.Cost))
	r.text(up.Currency)
}

func (r *rows) text(list ...string) {
	for _, s := range list {
		var one any
		if above := len(r.values) - recordWidth; above >= 0 && r.values[above] == any(s) {
			one = r.values[above]
		} else {
			one = s
		}
		r.values = append(r.values, one)
	}
}

func (r *rows) numbers(list ...int64) {
	for _, n := range list {
		r.values = append(r.values, n)
	}
}

// millionths are how an amount of money is stored, so that sums of it are exact.
func millionths(amount float64) int64 { return int64(math.Round(amount * 1e6)) }
