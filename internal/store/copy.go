package store

import (
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5/stdlib"
)

// arrayInserter inserts rows by one statement that takes an array for each column.
type arrayInserter struct {
	table   string
	columns []string
}

// copyInserter streams rows into a table by COPY, which is twice as fast, but fails where a row is there already.
type copyInserter struct{ arrayInserter }

func newArrayInserter(_ context.Context, _ *writer, table, columns string, keep bool) (inserter, error) {
	a := arrayInserter{table: table, columns: strings.Split(columns, ", ")}
	if keep {
		return a, nil
	}
	return copyInserter{a}, nil
}

func (a arrayInserter) close() {}

func (a arrayInserter) insert(ctx context.Context, t *tx, values []any) error {
	arrays := make([]any, len(a.columns))
	params := make([]string, len(a.columns))
	for i := range a.columns {
		var kind string
		if arrays[i], kind = column(values, i, len(a.columns)); kind == "" {
			return fmt.Errorf("column %s of %s holds a %T", a.columns[i], a.table, values[i])
		}
		params[i] = "$" + strconv.Itoa(i+1) + "::" + kind + "[]"
	}
	_, err := t.ExecContext(ctx, "INSERT INTO "+a.table+" ("+strings.Join(a.columns, ", ")+") SELECT * FROM unnest("+
		strings.Join(params, ", ")+") ON CONFLICT DO NOTHING", arrays...)
	return err
}

// column makes an array of each step-th value from the i-th on, and names its type.
func column(values []any, i, step int) (array any, kind string) {
	switch values[i].(type) {
	case string:
		return collect[string](values, i, step), "text"
	case int64:
		return collect[int64](values, i, step), "bigint"
	}
	return nil, ""
}

func collect[T any](values []any, i, step int) []T {
	list := make([]T, 0, len(values)/step)
	for ; i < len(values); i += step {
		v, _ := values[i].(T) // all of a column are of one type
		list = append(list, v)
	}
	return list
}

// The frame of COPY's binary form: a signature with no flags and no extension, and what stands for the number of columns
// after the last row.
const (
	copyHeader  = "PGCOPY\n\xff\r\n\x00" + "\x00\x00\x00\x00" + "\x00\x00\x00\x00"
	copyTrailer = "\xff\xff"
)

func (c copyInserter) insert(ctx context.Context, t *tx, values []any) error {
	return t.conn.Raw(func(driver any) error {
		conn, ok := driver.(*stdlib.Conn)
		if !ok {
			return fmt.Errorf("the connection is a %T", driver)
		}
		rows := &copyReader{columns: c.columns, values: values, ready: []byte(copyHeader)}
		_, err := conn.Conn().PgConn().CopyFrom(ctx, rows, "COPY "+c.table+" ("+strings.Join(c.columns, ", ")+") FROM STDIN BINARY")
		return err
	})
}

// copyReader is rows in COPY's binary form, made piece by piece as they are sent.
type copyReader struct {
	columns []string
	values  []any
	at      int
	buffer  []byte
	ready   []byte // of the buffer, or the header
}

// copyPiece is about how much is made at a time.
const copyPiece = 64 << 10

func (c *copyReader) Read(p []byte) (n int, err error) {
	if len(c.ready) == 0 {
		if c.ready, err = c.next(); err != nil {
			return 0, err
		}
	}
	n = copy(p, c.ready)
	c.ready = c.ready[n:]
	return n, nil
}

func (c *copyReader) next() (piece []byte, err error) {
	if c.at > len(c.values) {
		return nil, io.EOF
	}
	piece = c.buffer[:0]
	for c.at < len(c.values) && len(piece) < copyPiece {
		piece = binary.BigEndian.AppendUint16(piece, uint16(len(c.columns)))
		for i, column := range c.columns {
			if piece, err = appendField(piece, c.values[c.at+i]); err != nil {
				return nil, fmt.Errorf("column %s: %w", column, err)
			}
		}
		c.at += len(c.columns)
	}
	if c.at == len(c.values) && len(piece) < copyPiece {
		piece = append(piece, copyTrailer...)
		c.at++
	}
	c.buffer = piece
	return piece, nil
}

// appendField appends a value with its length before it. pgx's own encoding of rows takes three times as long, because it
// looks up how to encode each value.
func appendField(rows []byte, value any) ([]byte, error) {
	switch v := value.(type) {
	case string:
		rows = binary.BigEndian.AppendUint32(rows, uint32(len(v)))
		return append(rows, v...), nil
	case []byte:
		rows = binary.BigEndian.AppendUint32(rows, uint32(len(v)))
		return append(rows, v...), nil
	case int64:
		rows = binary.BigEndian.AppendUint32(rows, 8)
		return binary.BigEndian.AppendUint64(rows, uint64(v)), nil
	case float64:
		rows = binary.BigEndian.AppendUint32(rows, 8)
		return binary.BigEndian.AppendUint64(rows, math.Float64bits(v)), nil
	}
	return nil, fmt.Errorf("no form for a %T", value)
}
