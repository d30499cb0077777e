package store

import (
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"net"
	"slices"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5/stdlib"
)

// arrayInserter inserts rows by one statement that takes an array for each column.
type arrayInserter struct {
	table   string
	columns []string
}

func newArrayInserter(_ context.Context, _ *writer, table, columns string) (inserter, error) {
	return arrayInserter{table: table, columns: strings.Split(columns, ", ")}, nil
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

// copyRows are rows in COPY's binary form. COPY is twice as fast as a statement with arrays, but fails where a row is there already.
// pgx's own encoding of rows takes three times as long, because it looks up how to encode each value.
type copyRows struct {
	columns int
	data    []byte
	left    int // columns of the last row that are not there yet
	numbers []openNumber
	apart   []apartValue // in the order of data
	cut     [][]byte     // room for pieces
}

// apartValue is a value that lies where its owner has it and belongs at a place of the data.
type apartValue struct {
	at    int
	value []byte
}

// leastApart is how long a value is that is better not copied, in bytes.
const leastApart = 256

// openNumber is a number that is so much more than one which is known later.
type openNumber struct {
	at   int // where it stands
	more int64
}

// copyTable is a table that rows are copied into.
type copyTable struct {
	command string
	columns int
}

func newCopyTable(_ context.Context, _ *writer, name, columns string) (table, error) {
	return copyTable{"COPY " + name + " (" + columns + ") FROM STDIN BINARY", strings.Count(columns, ",") + 1}, nil
}

func (c copyTable) rows() tableRows {
	r := &copyRows{columns: c.columns}
	r.empty()
	return r
}

func (c copyTable) insert(ctx context.Context, t *tx, from tableRows) error {
	r, ok := from.(*copyRows)
	if !ok {
		return fmt.Errorf("the rows are %T", from)
	}
	return t.conn.Raw(func(driver any) error {
		conn, ok := driver.(*stdlib.Conn)
		if !ok {
			return fmt.Errorf("the connection is a %T", driver)
		}
		_, err := conn.Conn().PgConn().CopyFrom(ctx, r.pieces(), c.command)
		return err
	})
}

func (c copyTable) close() {}

// field begins a value of so many bytes, and a row where it is the first of one.
func (r *copyRows) field(size int) {
	if r.left == 0 {
		r.data = binary.BigEndian.AppendUint16(r.data, uint16(r.columns))
		r.left = r.columns
	}
	r.left--
	r.data = binary.BigEndian.AppendUint32(r.data, uint32(size))
}

func (r *copyRows) text(v string) {
	r.field(len(v))
	r.data = append(r.data, v...)
}

func (r *copyRows) name(v string) { r.text(v) }

func (r *copyRows) bytes(v, more []byte) {
	r.field(len(v) + len(more))
	if len(v) >= leastApart {
		r.apart = append(r.apart, apartValue{len(r.data), v})
		v = nil
	}
	r.data = append(append(r.data, v...), more...)
}

// pieces are the rows with the values that lie apart, and the end of all.
func (r *copyRows) pieces() io.Reader {
	all, from := r.cut[:0], 0
	for _, v := range r.apart {
		all = append(all, r.data[from:v.at], v.value)
		from = v.at
	}
	r.cut = append(all, r.data[from:], []byte(copyTrailer))
	return new(net.Buffers(r.cut))
}

func (r *copyRows) whole(v int64) {
	r.field(8)
	r.data = binary.BigEndian.AppendUint64(r.data, uint64(v))
}

func (r *copyRows) number(v float64) {
	r.field(8)
	r.data = binary.BigEndian.AppendUint64(r.data, math.Float64bits(v))
}

func (r *copyRows) open(more int64) {
	r.whole(0)
	r.numbers = append(r.numbers, openNumber{len(r.data) - 8, more})
}

func (r *copyRows) close(first int64) {
	for _, n := range r.numbers {
		binary.BigEndian.PutUint64(r.data[n.at:], uint64(first+n.more))
	}
}

// usualValue is what a column takes of a row, in bytes, where its values do not lie apart.
const usualValue = 20

func (r *copyRows) room(rows int) { r.data = slices.Grow(r.data, rows*r.columns*usualValue) }

func (r *copyRows) empty() {
	clear(r.apart)
	clear(r.cut)
	r.data, r.numbers, r.apart = append(r.data[:0], copyHeader...), r.numbers[:0], r.apart[:0]
}

func (r *copyRows) size() int { return cap(r.data) }
