package store

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strconv"

	sqlitedriver "modernc.org/sqlite" // the driver "sqlite", in pure Go
	sqlitecode "modernc.org/sqlite/lib"
)

// readers is how many may read a file at once.
const readers = 4

func openSQLite(ctx context.Context, path string) (*Store, error) {
	if path == ":memory:" {
		// Each connection would have a database of its own, so there is only one.
		db, err := openPool(path, 1)
		return newStore(sqlite(), db, db), err
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
	if _, err := write.ExecContext(ctx, `PRAGMA busy_timeout = 0`); err != nil { // writer waits in its own way
		return nil, errors.Join(err, write.Close())
	}
	read, err := openPool(sqliteSource(path), readers)
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	s := newStore(sqlite(), write, read)
	if s.write.log, err = newCheckpointer(path); err != nil {
		return nil, errors.Join(err, s.closeDatabases())
	}
	return s, nil
}

func openPool(source string, size int) (*sql.DB, error) {
	db, err := sql.Open("sqlite", source)
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

// sqliteSource names the file to the driver, with what every connection has to set. In WAL mode readers and the one
// writer do not wait for each other; FULL makes a commit survive a power loss.
func sqliteSource(path string) string {
	pragmas := url.Values{
		"_pragma": {
			"busy_timeout(5000)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)",
			"temp_store(MEMORY)",                                                         // an insert of many rows keeps undo pages for itself, which are no file's business
			"cache_size(-16384)",                                                         // KiB; records of many keys touch many pages in one transaction
			"wal_autocheckpoint(0)", "journal_size_limit(" + strconv.Itoa(logKept) + ")", // checkpointer does it
		},
		"_txlock": {"immediate"},
	}
	file := url.URL{Scheme: "file", Path: path, RawQuery: pragmas.Encode()}
	return file.String()
}

func isSQLiteBusy(err error) bool {
	var e *sqlitedriver.Error
	return errors.As(err, &e) && e.Code()&0xff == sqlitecode.SQLITE_BUSY
}

// isSQLiteAway reports whether the file cannot be read or written now: the disk is full, fails or may not be written, or another
// process has kept the file for too long.
func isSQLiteAway(err error) bool {
	var e *sqlitedriver.Error
	if !errors.As(err, &e) {
		return false
	}
	switch e.Code() & 0xff {
	case sqlitecode.SQLITE_FULL, sqlitecode.SQLITE_IOERR, sqlitecode.SQLITE_CANTOPEN, sqlitecode.SQLITE_READONLY, sqlitecode.SQLITE_BUSY:
		return true
	}
	return false
}

func isSQLiteTaken(err error) bool {
	var e *sqlitedriver.Error
	return errors.As(err, &e) && e.Code()&0xff == sqlitecode.SQLITE_CONSTRAINT
}
