package store

import (
	"context"
	"database/sql"
	"os"
	"sync"
	"sync/atomic"
)

// Bounds of an SQLite file's log, in bytes. Moving it costs two flushes of the disk, and pages that change again before it is
// moved, such as those of indexes, are moved once; readers search in it, and after a crash it is read whole.
const (
	logStep  = 4 << 20  // how much more is moved at a time, as SQLite itself would
	logKept  = 8 << 20  // room that stays with it, and how much more is moved at a time beside commits
	logBound = 64 << 20 // from which on commits wait until it is moved, as far as readers of the past let it
)

// checkpointer moves what is committed from an SQLite file's write-ahead log into the file, on a connection of its own: in
// commits, or, for who imports and nothing else, beside them. Beside them it takes a processor from searches. A nil one does nothing.
type checkpointer struct {
	beside atomic.Bool

	db   *sql.DB
	log  string // path of the log
	wake chan struct{}
	end  context.CancelFunc
	done chan struct{} // closed when its goroutine has returned

	mu    sync.Mutex
	moved int64 // size of the log when it was moved last
}

func newCheckpointer(path string) (*checkpointer, error) {
	db, err := openPool(sqliteSource(path), 1)
	if err != nil {
		return nil, err
	}
	ctx, end := context.WithCancel(context.Background())
	c := &checkpointer{db: db, log: path + "-wal", wake: make(chan struct{}, 1), end: end, done: make(chan struct{})}
	go c.run(ctx)
	return c, nil
}

func (c *checkpointer) run(ctx context.Context) {
	defer close(c.done)
	for {
		select {
		case <-ctx.Done():
			return
		case <-c.wake:
			c.move(ctx, logKept)
		}
	}
}

// committed is told of every commit, whose caller it keeps waiting only where the log has come to its bound.
func (c *checkpointer) committed(ctx context.Context) {
	if c == nil {
		return
	}
	switch size := c.size(); {
	case !c.beside.Load():
		c.move(ctx, logStep)
		return
	case size > logBound:
		c.move(ctx, 0)
	case size <= logKept:
		return
	}
	select {
	case c.wake <- struct{}{}:
	default: // it is going to look anyway
	}
}

// MoveLogBeside lets an SQLite file's log be moved beside commits from now on, rather than in them: an import is quicker by it, and
// whoever searches in the same process waits longer. It does nothing for PostgreSQL.
func (s *Store) MoveLogBeside() {
	if s.write.log != nil {
		s.write.log.beside.Store(true)
	}
}

// size is that of the log. What stays with an emptied one is no more than logKept, so that above it the size tells what is in it.
func (c *checkpointer) size() int64 {
	info, err := os.Stat(c.log)
	if err != nil {
		return 0
	}
	return info.Size()
}

// move moves what readers of the past do not need, if that is more than so many bytes. An error leaves the log as it is, which
// is whole; the next commit tries again, and where the disk is full it fails itself.
func (c *checkpointer) move(ctx context.Context, more int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	size := c.size()
	if size < c.moved {
		c.moved = 0 // it was emptied, and is written anew
	}
	if size-c.moved < more {
		return
	}
	var busy, pages, done int64
	err := c.db.QueryRowContext(ctx, `PRAGMA wal_checkpoint(PASSIVE)`).Scan(&busy, &pages, &done)
	if err == nil && busy == 0 {
		c.moved = size
	}
}

// close ends it; what is left SQLite moves when the last connection to the file is closed.
func (c *checkpointer) close() error {
	if c == nil {
		return nil
	}
	c.end()
	<-c.done
	return c.db.Close()
}
