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
	"github.com/fairlead/fairlead/internal/fault"
)

// piece is one record as it was cut out of the stream.
type piece struct {
	raw     []byte
	rawType string
	line    int64
	context any   // what the format has to know of the rest of the file
	refused error // why it was not cut out
}

// cutter divides a stream into records.
type cutter interface {
	next() (piece, error)                   // raw is valid until the next call; io.EOF is the end of a whole feed
	decode(piece, *scratch) (*draft, error) // from many goroutines
	summarise(*Summary)                     // after the end
}

// batch is some records that one worker normalises together.
type batch struct {
	pieces  []piece
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
func run(ctx context.Context, cut cutter, n *normaliser, gate func(work func()), visit func(Record) error) error {
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
			s, w := newScratch(), n.worker()
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
func produce(ctx context.Context, cut cutter, work, order chan<- *batch) {
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
func (b *batch) fill(cut cutter) {
	b.pieces = make([]piece, 0, batchRecords)
	for size := 0; len(b.pieces) < batchRecords && size < batchBytes; {
		p, err := cut.next()
		if err != nil {
			b.err = err
			return
		}
		p.raw = bytes.Clone(p.raw)
		size += len(p.raw)
		b.pieces = append(b.pieces, p)
	}
}

func (b *batch) normalise(cut cutter, s *scratch, w *worker) {
	b.records = make([]Record, len(b.pieces))
	w.expect(len(b.pieces))
	for i, p := range b.pieces {
		rec := Record{Raw: p.raw, RawType: p.rawType, Line: p.line, Refused: p.refused}
		if rec.Refused == nil {
			rec.Listing, rec.Refused = read(cut, p, s, w)
		}
		b.records[i] = rec
	}
}

// read makes a listing of a piece. A mistake of ours that only one record brings to light must not end the service, which
// reads feeds in the background: the record is refused, and the cause is in the error.
func read(cut cutter, p piece, s *scratch, w *worker) (l *catalog.Listing, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			l, err = nil, fault.New(fault.Internal, "internal error").Because(fmt.Errorf("read record: %v", cause))
		}
	}()
	d, err := cut.decode(p, s)
	if err != nil {
		return nil, err
	}
	return w.listing(d)
}
