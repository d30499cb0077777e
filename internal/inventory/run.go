package inventory

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
)

// Bounds of a batch, which is one transaction. While it is written nobody else writes to an SQLite file, so it is short.
const (
	batchRecords = 3000
	batchBytes   = 8 << 20
	firstRecords = 750 // each later one holds twice as many as the one before, so that the writer need not wait long for the first
)

// run is one import. Reading and parsing happen in package feed, deciding in visit, encoding and storing in goroutines
// of their own, so that all overlap.
type run struct {
	im      *Importer
	given   string // the source of adverts that name none
	sources map[string]*source
	opt     Options
	now     time.Time

	waiting []feed.Record // to be decided together
	bytes   int           // of these
	table   *table
	digest  digester
	parts   keyParts
	forSale int    // listings of the sources before
	stored  Counts // of what has come to the record
	counts  Counts
	refused mentions
	batch   *batch
	fill    int // up to how many listings
	batches chan *batch
	spare   chan *batch // stored ones
}

// begin reads what is on record.
func (im *Importer) begin(ctx context.Context, given string, opt Options) (*run, error) {
	waiting := 1 // batches between two steps, so that neither waits for the other
	if im.cfg.Gate != nil {
		waiting = 0 // searches go first
	}
	r := &run{
		im: im, given: given, sources: map[string]*source{}, opt: opt, now: time.Now().UTC().Truncate(time.Microsecond),
		table: newTable(), parts: keyParts{}, fill: firstRecords, batches: make(chan *batch, waiting), spare: make(chan *batch, 5),
	}
	r.batch = r.emptyBatch()
	var err error
	im.cfg.Gate.Do(func() { err = im.store.ListingMarks(ctx, "", r.table.load) })
	if err != nil {
		return nil, fmt.Errorf("read what is on record: %w", err)
	}
	return r, nil
}

// run reads all pages, stores them, and withdraws what is missing.
func (r *run) run(ctx context.Context, pages []Page) (Counts, error) {
	work, storing := errgroup.WithContext(ctx)
	written := make(chan *batch, cap(r.batches))
	work.Go(func() error { return r.encode(storing, written) })
	work.Go(func() error { return r.store(storing, written) })
	err := r.readPages(storing, pages)
	if storing.Err() == nil {
		err = errors.Join(err, r.decideWaiting(storing)) // what came before an error is good
		_ = r.send(storing)                              // Wait tells why this one fails
	}
	close(r.batches)
	if failed := work.Wait(); failed != nil {
		return r.onRecord(), failed
	}
	if len(r.sources) == 0 {
		r.source(r.given, false) // of which everything is missing
	}
	if err == nil && !r.opt.Partial {
		err = r.withdraw(ctx)
	}
	r.counts.Sources = slices.Sorted(maps.Keys(r.sources))
	return r.counts, err
}

func (r *run) readPages(ctx context.Context, pages []Page) error {
	left := r.opt.MaxBytes
	for _, open := range pages {
		page, err := open()
		if err != nil {
			return fmt.Errorf("open the feed: %w", err)
		}
		counted := &counter{Reader: page}
		sum, err := r.read(counted, left, func(from io.Reader, cfg feed.Config) (feed.Summary, error) {
			return feed.Read(ctx, from, cfg, func(rec feed.Record) error { return r.visit(ctx, rec) })
		})
		err = unreadable(ctx, err)
		r.counts.Format, r.counts.Columns, r.counts.Unread = sum.Format, maps.Clone(sum.Columns), sum.Unread
		if err = errors.Join(err, page.Close()); err != nil {
			return err
		}
		if left > 0 {
			left = max(1, left-counted.n)
		}
	}
	return nil
}

// counter counts what is read.
type counter struct {
	io.Reader
	n int64
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n += int64(n)
	return n, err
}

// detectBytes is how much of a feed is looked at to find out its format.
const detectBytes = 64 << 10

// read finds out how a page is read, and does it.
func (r *run) read(page io.Reader, most int64, do func(io.Reader, feed.Config) (feed.Summary, error)) (feed.Summary, error) {
	buffered := bufio.NewReaderSize(page, detectBytes)
	format := r.opt.Format
	if format == "" {
		head, _ := buffered.Peek(detectBytes) // an error comes again when it is read
		found, ok := feed.Detect(r.opt.Name, head)
		if !ok {
			return feed.Summary{}, fault.New(fault.Invalid, "the format of the feed cannot be told from its beginning: name one of %v", feed.Formats()).At("format")
		}
		format = found
	}
	sum, err := do(buffered, feed.Config{
		Format: format, Columns: r.opt.Columns, Country: r.opt.Country, Currency: r.opt.Currency, Now: r.now,
		Designs: r.im.cfg.Designs, Places: r.im.cfg.Places, Names: r.im.names(), MaxBytes: most, Gate: r.im.cfg.Gate.Do,
	})
	sum.Format = format
	return sum, err
}

// unreadable makes of an error in a feed one that its sender may see.
func unreadable(ctx context.Context, err error) error {
	if f := new(fault.Fault); err == nil || ctx.Err() != nil || errors.As(err, &f) {
		return err
	}
	return fault.New(fault.Invalid, "the feed cannot be read to its end: %s", err)
}

// send hands the batch to the storing goroutine.
func (r *run) send(ctx context.Context) error {
	if len(r.batch.pending) == 0 {
		return nil
	}
	r.batch.counts = r.counts
	r.batch.gained = r.counts.Listings - r.forSale
	select {
	case r.batches <- r.batch:
		r.batch = r.emptyBatch()
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}
