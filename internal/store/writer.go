package store

import (
	"context"
	"database/sql"
	"time"
)

// writer is the connections that write.
type writer struct {
	*sql.DB
	dialect dialect
	log     *checkpointer // nil where there is no log to move
}

// A writer of another process holds the database for a batch at most. SQLite's own waiting sleeps longer each time, up to
// 100 ms, and so misses the moments between the batches of an import; this looks often.
const (
	busyWait = 10 * time.Second
	busyPoll = time.Millisecond
)

// ExecContext runs one statement in a transaction of its own.
func (w *writer) ExecContext(ctx context.Context, query string, args ...any) (result sql.Result, err error) {
	err = w.whenFree(ctx, func() error {
		result, err = w.DB.ExecContext(ctx, query, args...)
		return err
	})
	if err == nil {
		w.log.committed(ctx)
	}
	return result, err
}

// whenFree tries again while other processes write.
func (w *writer) whenFree(ctx context.Context, try func() error) error {
	began := time.Now()
	for {
		err := try()
		if err == nil || !w.dialect.busy(err) || time.Since(began) > busyWait {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(busyPoll):
		}
	}
}

// tx is a transaction and the connection that it is on.
type tx struct {
	*sql.Tx
	conn *sql.Conn
}

// transact commits what do has done, all or, where it returns an error, nothing.
func (w *writer) transact(ctx context.Context, do func(*tx) error) error {
	t, err := w.begin(ctx)
	if err != nil {
		return err
	}
	defer t.end()
	if err := do(t); err != nil {
		return err
	}
	return w.commit(ctx, t)
}

// begin begins a transaction, for the end of which end has to be called.
func (w *writer) begin(ctx context.Context) (*tx, error) {
	conn, err := w.Conn(ctx)
	if err != nil {
		return nil, err
	}
	t := &tx{conn: conn}
	err = w.whenFree(ctx, func() error {
		t.Tx, err = conn.BeginTx(ctx, nil)
		return err
	})
	if err != nil {
		_ = conn.Close()
		return nil, err
	}
	return t, nil
}

func (w *writer) commit(ctx context.Context, t *tx) error {
	if err := t.Commit(); err != nil {
		return err
	}
	w.log.committed(ctx)
	return nil
}

// end undoes what is not committed, and gives the connection back.
func (t *tx) end() {
	_ = t.Rollback() // does nothing after a commit
	_ = t.conn.Close()
}
