// Package store keeps keys, usage records, answers and listings in a database.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"
)

// healthPatience is how long a healthy database may take to answer.
const healthPatience = 1500 * time.Millisecond

// Store is one database. It is safe for concurrent use. Other processes may manage keys and listings in it at the same
// time; only one may append usage records, since the quotas are counted there.
type Store struct {
	write    *writer
	read     *sql.DB
	ledger   *ledger
	listings listingWriter

	keyByHash *sql.Stmt // prepared, since it is asked before everything else
}

func newStore(d dialect, write, read *sql.DB) *Store {
	return &Store{write: &writer{DB: write, dialect: d}, read: read}
}

// Open opens the database and brings its tables up to date. The url is sqlite://path, a plain path, or :memory: for
// one that is gone when it is closed, or postgres://user:password@host:port/database?options for PostgreSQL. A file that
// does not exist is made, for its owner only, and so is its directory. No error holds the password.
func Open(ctx context.Context, url string) (*Store, error) {
	until := time.Now().Add(openTime)
	for {
		s, err := open(ctx, url)
		if err == nil || !isSQLiteBusy(err) || time.Now().After(until) {
			return s, err
		}
		select {
		case <-time.After(openAgain):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// An SQLite file that others open or close at the same moment is busy in ways that its driver does not wait for.
const (
	openTime  = 10 * time.Second
	openAgain = 20 * time.Millisecond
)

func open(ctx context.Context, url string) (*Store, error) {
	s, err := openURL(ctx, url)
	if err != nil {
		return nil, fmt.Errorf("open database: %w", err)
	}
	if err := s.prepare(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open database: %w", err), s.closeDatabases())
	}
	return s, nil
}

func openURL(ctx context.Context, url string) (*Store, error) {
	path := strings.TrimPrefix(url, "sqlite://")
	scheme, _, ok := strings.Cut(path, "://")
	if ok && isPostgres(scheme) {
		return openPostgres(ctx, url)
	}
	if ok {
		return nil, fmt.Errorf("no driver for %s://, only for sqlite:// and postgres://", scheme)
	}
	return openSQLite(ctx, path)
}

func (s *Store) prepare(ctx context.Context) (err error) {
	if err := s.migrate(ctx); err != nil {
		return err
	}
	if s.keyByHash, err = s.read.PrepareContext(ctx, `SELECT `+keyColumns+` FROM api_key WHERE hash = $1`); err != nil {
		return err
	}
	if err := s.beginRecord(ctx); err != nil {
		return err
	}
	if err := s.listings.prepare(ctx, s.write); err != nil {
		return err
	}
	s.ledger, err = newLedger(ctx, s.write)
	return err
}

// Close writes what Append has accepted, and closes the database.
func (s *Store) Close() error {
	s.ledger.close()
	s.listings.close()
	return s.closeDatabases()
}

func (s *Store) closeDatabases() error {
	return errors.Join(s.write.log.close(), s.read.Close(), s.write.Close())
}

// Healthy returns an error where the database cannot be read or written now, within two seconds.
func (s *Store) Healthy(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, healthPatience)
	defer cancel()
	var n int
	if err := s.read.QueryRowContext(ctx, `SELECT COUNT(*) FROM migration`).Scan(&n); err != nil {
		return fmt.Errorf("read database: %w", err)
	}
	if _, err := s.write.ExecContext(ctx, `UPDATE migration SET applied = applied WHERE version = 1`); err != nil {
		return fmt.Errorf("write database: %w", err)
	}
	return nil
}

// isText reports whether every database takes it as text. What is none is not there to be found either.
func isText(s string) bool { return utf8.ValidString(s) && strings.IndexByte(s, 0) < 0 }

// micros is t as it is stored.
func micros(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMicro()
}

func timeOf(micros int64) time.Time {
	if micros == 0 {
		return time.Time{}
	}
	return time.UnixMicro(micros).UTC()
}
