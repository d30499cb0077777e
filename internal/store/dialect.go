package store

import (
	"context"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
)

// dialect is where databases differ. Everything else is one SQL text for all.
type dialect struct {
	ddl    *strings.Replacer // of the marks in migrations
	among  string            // a condition: the id is in the JSON array that is the first parameter
	pairs  string            // rows of a, b and their number n from 0, from the JSON array of pairs that is the first parameter
	shared bool              // several transactions can write at once
	lock   string            // makes other migrations wait until the transaction ends; empty where every write does
	busy   func(error) bool  // another process was writing, nothing was done
	taken  func(error) bool  // a row with that key is there already, nothing was done
	lost   func(error) bool  // the connection broke; whether anything was done is unknown
	away   func(error) bool  // the database cannot do now what it may do another time: it is full, busy or not there
	yield  time.Duration     // how long other processes get to write after a batch of listings

	// inserter makes an inserter into columns that are separated by ", ". Rows whose primary key is there already are left out.
	inserter func(ctx context.Context, w *writer, table, columns string) (inserter, error)
	// table prepares the columns of a table for many rows.
	table func(ctx context.Context, w *writer, name, columns string) (table, error)
}

// table takes many rows at once, and fails where one is there already.
type table interface {
	// rows makes a place for rows. It is safe for concurrent use.
	rows() tableRows
	// insert writes rows of this table. One goroutine at a time may use it.
	insert(ctx context.Context, t *tx, r tableRows) error
	close()
}

// tableRows are rows as their database takes them, made value after value before it is kept from others. Texts and bytes stay the
// caller's, who must not change them until the rows are emptied.
type tableRows interface {
	text(v string)
	name(v string)        // a text that many rows have
	bytes(v, more []byte) // one value of both
	whole(v int64)
	number(v float64)
	open(more int64)   // a whole number that is so much more than the one which close is called with
	close(first int64) // may be called again
	empty()
	room(rows int) // makes room for so many more
	size() int     // bytes of room that they keep
}

// inserter writes rows into one table. One goroutine at a time may use it.
type inserter interface {
	// insert takes the values of all rows one after the other.
	insert(ctx context.Context, t *tx, values []any) error
	close()
}

func sqlite() dialect {
	return dialect{
		// Tables marked as clustered are kept in the order of their primary key, without a second tree.
		ddl:      strings.NewReplacer("/* clustered */", "WITHOUT ROWID", "/* bytes */", "BLOB", "/* rowid */", "INTEGER"),
		among:    `id IN (SELECT value FROM json_each($1))`,
		pairs:    `(SELECT key AS n, value ->> 0 AS a, value ->> 1 AS b FROM json_each($1)) AS pairs`,
		busy:     isSQLiteBusy,
		taken:    isSQLiteTaken,
		lost:     func(error) bool { return false },
		away:     isSQLiteAway,
		yield:    3 * time.Millisecond,
		inserter: newRowsKeeper,
		table:    newValueTable,
	}
}

func postgres() dialect {
	return dialect{
		ddl:      strings.NewReplacer("/* clustered */", "", "/* bytes */", "BYTEA", "/* rowid */", "BIGINT", "-- postgres:", ""),
		among:    `id = ANY (ARRAY(SELECT json_array_elements_text($1::json)))`,
		pairs:    `(SELECT ordinality - 1 AS n, value ->> 0 AS a, value ->> 1 AS b FROM json_array_elements($1::json) WITH ORDINALITY) AS pairs`,
		shared:   true,
		lock:     `SELECT pg_advisory_xact_lock(7308324465752990316)`, // a number that nobody else has
		busy:     func(error) bool { return false },
		taken:    isPostgresTaken,
		lost:     isConnectionLost,
		away:     isPostgresAway,
		inserter: newArrayInserter,
		table:    newCopyTable,
	}
}

// explain makes it a fault that clients may see, and after which they may try again, that the database is away; other errors stay
// as they are.
func (d dialect) explain(err error) error {
	if err == nil || !d.away(err) {
		return err
	}
	return fault.New(fault.Overloaded, "the database cannot be used now; try again").
		Coded("storage_unavailable").After(retryAfter).Because(err)
}

const retryAfter = 5 * time.Second
