package store

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
)

// rowsInserter inserts many rows of parameters by one statement, and what is left over one by one. It talks to the driver
// itself: database/sql copies every parameter, checks and locks for each, which takes as long as the rest of binding them.
type rowsInserter struct {
	writer    *writer
	text      [2]string // for one row and for rowsPerInsert
	columns   int
	conn      any // to which the statements belong
	one, many statement
	args      []driver.NamedValue
}

// statement is a prepared one of the driver.
type statement interface {
	driver.Stmt
	driver.StmtExecContext
}

const rowsPerInsert = 32

func newRowsKeeper(ctx context.Context, w *writer, table, columns string) (inserter, error) {
	return newRowsInserter(ctx, w, table, columns, true)
}

func newRowsInserter(ctx context.Context, w *writer, table, columns string, keep bool) (*rowsInserter, error) {
	r := &rowsInserter{writer: w, columns: strings.Count(columns, ",") + 1}
	r.text = [2]string{insertText(table, columns, 1, keep), insertText(table, columns, rowsPerInsert, keep)}
	return r, r.reach(ctx, r.prepare)
}

// insertText is the SQL text that inserts a number of rows. The parameters have no numbers: the driver looks up the name
// of each numbered one in a list of all, which would take half the time of the insert.
func insertText(table, columns string, rows int, keep bool) string {
	row := "(?" + strings.Repeat(", ?", strings.Count(columns, ",")) + ")"
	text := "INSERT INTO " + table + " (" + columns + ") VALUES " + row + strings.Repeat(", "+row, rows-1)
	if keep {
		text += " ON CONFLICT DO NOTHING"
	}
	return text
}

// reach calls do with the driver's connection.
func (r *rowsInserter) reach(ctx context.Context, do func(ctx context.Context, conn any) error) error {
	conn, err := r.writer.Conn(ctx)
	if err != nil {
		return err
	}
	err = conn.Raw(func(c any) error { return do(ctx, c) })
	return errors.Join(err, conn.Close())
}

// prepare makes the statements if the connection is another one than before.
func (r *rowsInserter) prepare(ctx context.Context, conn any) (err error) {
	if conn == r.conn {
		return nil
	}
	r.conn = nil
	if r.one, err = prepareOn(ctx, conn, r.text[0]); err != nil {
		return err
	}
	if r.many, err = prepareOn(ctx, conn, r.text[1]); err != nil {
		return err
	}
	r.conn = conn
	return nil
}

func prepareOn(ctx context.Context, conn any, text string) (statement, error) {
	c, ok := conn.(driver.ConnPrepareContext)
	if !ok {
		return nil, fmt.Errorf("the connection is a %T", conn)
	}
	stmt, err := c.PrepareContext(ctx, text)
	if err != nil {
		return nil, err
	}
	s, ok := stmt.(statement)
	if !ok {
		return nil, fmt.Errorf("the statement is a %T", stmt)
	}
	return s, nil
}

func (r *rowsInserter) insert(ctx context.Context, t *tx, values []any) error {
	return t.conn.Raw(func(conn any) error {
		if err := r.prepare(ctx, conn); err != nil {
			return err
		}
		for len(values) > 0 && ctx.Err() == nil {
			stmt, n := r.one, r.columns
			if len(values) >= rowsPerInsert*r.columns {
				stmt, n = r.many, rowsPerInsert*r.columns
			}
			r.args = r.args[:0]
			for i, v := range values[:n] {
				r.args = append(r.args, driver.NamedValue{Ordinal: i + 1, Value: v})
			}
			// A context that can end would cost a goroutine a statement, and each takes less than a millisecond.
			if _, err := stmt.ExecContext(context.WithoutCancel(ctx), r.args); err != nil {
				return err
			}
			values = values[n:]
		}
		clear(r.args[:cap(r.args)])
		return ctx.Err()
	})
}

func (r *rowsInserter) close() {
	_ = r.reach(context.Background(), func(_ context.Context, conn any) error {
		if conn != r.conn {
			return nil // they ended with theirs
		}
		return errors.Join(r.one.Close(), r.many.Close())
	}) // what a statement's Close returns was reported when it ran
}
