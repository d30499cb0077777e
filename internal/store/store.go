// Package store keeps keys, usage records and answers in a database.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	_ "modernc.org/sqlite" // the driver "sqlite", in pure Go
)

const readers = 4

// Store is one database. It is safe for concurrent use. Other processes may manage keys in it at the same time; only one
// may append usage records, since the quotas are counted there.
type Store struct {
	dialect dialect
	write   *sql.DB // one connection
	read    *sql.DB
	ledger  *ledger

	keyByHash *sql.Stmt // prepared, since it is asked before everything else
}

// Open opens the database and brings its tables up to date. The url is sqlite://path, a plain path, or :memory: for
// one that is gone when it is closed. A file that does not exist is made, for its owner only, and so is its directory.
func Open(ctx context.Context, url string) (*Store, error) {
	path := strings.TrimPrefix(url, "sqlite://")
	if scheme, _, ok := strings.Cut(path, "://"); ok {
		return nil, fmt.Errorf("open database: no driver for %s://, only for sqlite://", scheme)
	}
	s, err := openSQLite(path)
	if err != nil {
		return nil, fmt.Errorf("open database: %w", err)
	}
	if err := s.prepare(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open database: %w", err), s.closeDatabases())
	}
	return s, nil
}

func (s *Store) prepare(ctx context.Context) (err error) {
	if err := s.migrate(ctx); err != nil {
		return err
	}
	if s.keyByHash, err = s.read.PrepareContext(ctx, `SELECT `+keyColumns+` FROM api_key WHERE hash = $1`); err != nil {
		return err
	}
	s.ledger, err = newLedger(ctx, s.write, s.dialect)
	return err
}

func openSQLite(path string) (*Store, error) {
	if path == ":memory:" {
		// Each connection would have a database of its own, so there is only one.
		db, err := openPool(path, 1)
		return &Store{dialect: sqlite, write: db, read: db}, err
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	if err := makeFile(path); err != nil {
		return nil, err
	}
	write, err := openPool(sqliteSource(path), 1)
	if err != nil {
		return nil, err
	}
	read, err := openPool(sqliteSource(path), readers)
	return &Store{dialect: sqlite, write: write, read: read}, err
}

func openPool(source string, size int) (*sql.DB, error) {
	db, err := sql.Open(sqlite.driver, source)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(size)
	db.SetMaxIdleConns(size)
	return db, nil
}

// makeFile makes the database file, which its write-ahead log takes its mode from.
func makeFile(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	return f.Close()
}

// Close writes what Append has accepted, and closes the database.
func (s *Store) Close() error {
	s.ledger.close()
	return s.closeDatabases()
}

func (s *Store) closeDatabases() error {
	return errors.Join(s.read.Close(), s.write.Close())
}

// Healthy returns an error where the database cannot be read or written now.
func (s *Store) Healthy(ctx context.Context) error {
	var n int
	if err := s.read.QueryRowContext(ctx, `SELECT COUNT(*) FROM migration`).Scan(&n); err != nil {
		return fmt.Errorf("read database: %w", err)
	}
	if _, err := s.write.ExecContext(ctx, `UPDATE migration SET applied = applied WHERE version = 1`); err != nil {
		return fmt.Errorf("write database: %w", err)
	}
	return nil
}

// Size is the size of the database in bytes, without its write-ahead log.
func (s *Store) Size(ctx context.Context) (int64, error) {
	var n int64
	err := s.read.QueryRowContext(ctx, `SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()`).Scan(&n)
	if err != nil {
		return 0, fmt.Errorf("read size of database: %w", err)
	}
	return n, nil
}

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
