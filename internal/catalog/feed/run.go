package feed

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/format"
	"github.com/fairlead/fairlead/internal/catalog/feed/normal"
	"github.com/fairlead/fairlead/internal/fault"
)

// batch is some records that one worker normalises together.
type batch struct {
	pieces  []format.Piece
	records []Record
	done    chan struct{}
	err     error // that ended the cutting behind these records
}

// Records are handed on in batches, so that the channels cost little beside the work.
const (
	batchRecords = 128
	batchBytes   = 256 << 10
)

// run cuts in one goroutine, normalises in as many as there are processors, and visits in this one. The gate does each batch, nil at once.
func run(ctx context.Context, cut format.Cutter, n *normal.Normaliser, gate func(work func()), visit func(Record) error) error {
	if gate == nil {
		gate = func(work func()) { work() }
	}
	ctx, cancel := context.WithCancel(ctx)
	workers := runtime.GOMAXPROCS(0)
	work, order := make(chan *batch, workers), make(chan *batch, 2*workers)
	var wg sync.WaitGroup
	defer wg.Wait()
	defer cancel()
	wg.Go(func() { produce(ctx, cut, work, order) })
	for range workers {
		wg.Go(func() {
			s, w := format.NewScratch(), n.Worker()
			for b := range work {
				gate(func() { b.normalise(cut, s, w) })
				close(b.done)
			}
		})
	}
	for b := range order {
		<-b.done
		for _, rec := range b.records {
			if err := visit(rec); err != nil {
				return err
			}
		}
		if b.err != nil && !errors.Is(b.err, io.EOF) {
			return b.err
		}
	}
	return context.Cause(ctx)
}

// produce fills batches until the stream ends or the context does.
func produce(ctx context.Context, cut format.Cutter, work, order chan<- *batch) {
	defer close(work)
	defer close(order)
	for {
		b := &batch{done: make(chan struct{})}
		b.fill(cut)
		select {
		case <-ctx.Done():
			return
		case work <- b:
		}
		select {
		case <-ctx.Done():
			return
		case order <- b:
		}
		if b.err != nil {
			return
		}
	}
}

// fill takes records until the batch is full. A record keeps its own bytes: the visitor may hold one longer than the rest.
func (b *batch) fill(cut format.Cutter) {
	b.pieces = make([]format.Piece, 0, batchRecords)
	for size := 0; len(b.pieces) < batchRecords && size < batchBytes; {
		p, err := cut.Next()
		if err != nil {
			b.err = err
			return
		}
		p.Raw = bytes.Clone(p.Raw)
		size += len(p.Raw)
		b.pieces = append(b.pieces, p)
	}
}

func (b *batch) normalise(cut format.Cutter, s *format.Scratch, w *normal.Worker) {
	b.records = make([]Record, len(b.pieces))
	w.Expect(len(b.pieces))
	for i, p := range b.pieces {
		rec := Record{Raw: p.Raw, RawType: p.RawType, Line: p.Line, Refused: p.Refused}
		if rec.Refused == nil {
			rec.Listing, rec.Refused = read(cut, p, s, w)
		}
		b.records[i] = rec
	}
}

// read makes a listing of a piece. A mistake of ours that only one record brings to light must not end the service, which
// reads feeds in the background: the record is refused, and the cause is in the error.
func read(cut format.Cutter, p format.Piece, s *format.Scratch, w *normal.Worker) (l *catalog.Listing, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			l, err = nil, fault.New(fault.Internal, "internal error").Because(fmt.Errorf("read record: %v", cause))
		}
	}()
	d, err := cut.Decode(p, s)
	if err != nil {
		return nil, err
	}
	return w.Listing(d)
}
