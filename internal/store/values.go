package store

import (
	"context"
	"fmt"
)

// valueTable inserts rows as parameters of statements.
type valueTable struct{ inserter *rowsInserter }

func newValueTable(ctx context.Context, w *writer, name, columns string) (table, error) {
	i, err := newRowsInserter(ctx, w, name, columns, false)
	return valueTable{i}, err
}

func (t valueTable) rows() tableRows { return &valueRows{} }

func (t valueTable) insert(ctx context.Context, in *tx, from tableRows) error {
	r, ok := from.(*valueRows)
	if !ok {
		return fmt.Errorf("the rows are %T", from)
	}
	return t.inserter.insert(ctx, in, r.values)
}

func (t valueTable) close() { t.inserter.close() }

// valueRows are the values of rows one after the other.
type valueRows struct {
	values  []any
	joined  []byte // of values in two pieces
	numbers []openNumber
	names   [4]any // of before, so that each is allocated once
	next    int    // of names
}

func (r *valueRows) text(v string) { r.values = append(r.values, v) }

func (r *valueRows) name(v string) {
	for _, known := range r.names {
		if known == v {
			r.values = append(r.values, known)
			return
		}
	}
	r.names[r.next] = v
	r.values = append(r.values, r.names[r.next])
	r.next = (r.next + 1) % len(r.names)
}

func (r *valueRows) bytes(v, more []byte) {
	if len(more) > 0 {
		from := len(r.joined)
		r.joined = append(append(r.joined, v...), more...)
		v = r.joined[from:len(r.joined):len(r.joined)]
	}
	r.values = append(r.values, orEmpty(v))
}

func (r *valueRows) whole(v int64)    { r.values = append(r.values, v) }
func (r *valueRows) number(v float64) { r.values = append(r.values, v) }

func (r *valueRows) open(more int64) {
	r.numbers = append(r.numbers, openNumber{len(r.values), more})
	r.values = append(r.values, nil)
}

func (r *valueRows) close(first int64) {
	var last openNumber
	var number any // allocated once for all columns that it is in
	for _, n := range r.numbers {
		if number == nil || n.more != last.more {
			number = first + n.more
		}
		r.values[n.at], last = number, n
	}
}

func (r *valueRows) empty() {
	clear(r.values)
	r.values, r.joined, r.numbers, r.names = r.values[:0], r.joined[:0], r.numbers[:0], [4]any{}
}

func (r *valueRows) room(int) {} // most bytes stay where they are

func (r *valueRows) size() int { return cap(r.joined) }
