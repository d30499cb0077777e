package main

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	_ "modernc.org/sqlite" // the database of a first start

	"github.com/fairlead/fairlead/internal/catalog"
)

// lite is SQLite with every index that helps a query of mixed.
type lite struct{ *sql.DB }

var liteDialect = dialect{
	model: "model GLOB ?", modelArg: "* %s[^0-9.]*",
	region:  "rowid IN (SELECT boat FROM regions WHERE region IN (SELECT value FROM json_each(?)))",
	exclude: "rowid NOT IN (SELECT boat FROM features WHERE feature = ?)",
	text:    "rowid IN (SELECT rowid FROM texts WHERE texts MATCH ?)",
	regionArgs: func(regions []string) []any {
		return []any{`["` + strings.Join(regions, `","`) + `"]`}
	},
}

func (db lite) numbers(statement string, args []any, into ...any) error {
	return db.QueryRow(statement, args...).Scan(into...)
}

func (db lite) drain(statement string, args []any) error {
	rows, err := db.Query(statement, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
	}
	return rows.Err()
}

// openLite fills a new database in a directory and returns how long that took, and how large the file is.
func openLite(dir string, size int, listings func(from, to int) []*catalog.Listing) (db lite, took time.Duration, bytes int64, err error) {
	path := filepath.Join(dir, fmt.Sprintf("boats-%d.db", size))
	db.DB, err = sql.Open("sqlite", "file:"+path+"?_pragma=journal_mode(off)&_pragma=synchronous(off)&_pragma=cache_size(-262144)&_pragma=mmap_size(8589934592)&_pragma=temp_store(memory)")
	if err != nil {
		return db, 0, 0, err
	}
	db.SetMaxOpenConns(1)
	for _, statement := range []string{
		"CREATE TABLE boats (" + columnTypes + ")",
		"CREATE TABLE regions (region TEXT, boat INTEGER, PRIMARY KEY (region, boat)) WITHOUT ROWID",
		"CREATE TABLE features (feature TEXT, boat INTEGER, PRIMARY KEY (feature, boat)) WITHOUT ROWID",
		"CREATE VIRTUAL TABLE texts USING fts5(words, content='', detail=none)",
	} {
		if _, err := db.Exec(statement); err != nil {
			return db, 0, 0, err
		}
	}
	for from := 0; from < size; from += batch {
		put := listings(from, min(from+batch, size))
		start := time.Now()
		if err := db.fill(put, from+1); err != nil {
			return db, 0, 0, err
		}
		took += time.Since(start)
	}
	start := time.Now()
	for i, columns := range indexed {
		if _, err := db.Exec(fmt.Sprintf("CREATE INDEX boats_%d ON boats (%s) WHERE open", i, columns)); err != nil {
			return db, 0, 0, err
		}
	}
	if _, err := db.Exec("ANALYZE"); err != nil {
		return db, 0, 0, err
	}
	info, err := os.Stat(path)
	if err != nil {
		return db, 0, 0, err
	}
	return db, took + time.Since(start), info.Size(), nil
}

// fill inserts listings, the first of which gets the row first.
func (db lite) fill(listings []*catalog.Listing, first int) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	prepare := func(statement string) *sql.Stmt {
		prepared, failed := tx.Prepare(statement)
		if failed != nil {
			err = failed
		}
		return prepared
	}
	boat := prepare("INSERT INTO boats (rowid, " + columns + ") VALUES (?" + strings.Repeat(", ?", strings.Count(columns, ",")+1) + ")") //nolint:sqlclosecheck // closed with the transaction
	region, feature := prepare("INSERT OR IGNORE INTO regions VALUES (?, ?)"), prepare("INSERT OR IGNORE INTO features VALUES (?, ?)")   //nolint:sqlclosecheck // closed with the transaction
	text := prepare("INSERT INTO texts (rowid, words) VALUES (?, ?)")                                                                    //nolint:sqlclosecheck // closed with the transaction
	if err != nil {
		return err
	}
	for i, l := range listings {
		id := first + i
		if _, err := boat.Exec(append([]any{id}, row(l)...)...); err != nil {
			return err
		}
		for _, r := range l.Regions {
			if _, err := region.Exec(r, id); err != nil {
				return err
			}
		}
		for _, f := range l.Features {
			if _, err := feature.Exec(f, id); err != nil {
				return err
			}
		}
		if _, err := text.Exec(id, words(l)); err != nil {
			return err
		}
	}
	return tx.Commit()
}
