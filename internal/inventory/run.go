package inventory

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/catalog"
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

// Adverts are decided on together, because going through the gate takes as long as deciding on one.
const (
	decidedTogether = 128
	decidedBytes    = 1 << 20
)

// visit decides what becomes of an advert and of those that wait.
func (r *run) visit(ctx context.Context, rec feed.Record) error {
	r.waiting = append(r.waiting, rec)
	r.bytes += len(rec.Raw)
	if len(r.waiting) < decidedTogether && r.bytes < decidedBytes {
		return nil
	}
	if err := r.decideWaiting(ctx); err != nil {
		return err
	}
	if len(r.batch.pending) >= r.fill || r.batch.bytes >= batchBytes {
		r.fill = min(2*r.fill, batchRecords)
		return r.send(ctx)
	}
	return nil
}

func (r *run) decideWaiting(ctx context.Context) (err error) {
	var known recalled
	if r.opt.Restore {
		r.im.cfg.Gate.Do(func() { known, err = r.comingBack(ctx) })
	}
	r.im.cfg.Gate.Do(func() {
		for _, rec := range r.waiting {
			if err == nil {
				err = r.decideOne(rec, known)
			}
		}
	})
	clear(r.waiting)
	r.waiting, r.bytes = r.waiting[:0], 0
	return err
}

func (r *run) decideOne(rec feed.Record, known recalled) error {
	reason, same := whyRefused(rec), false
	if reason == "" && r.restores(rec.Listing) {
		var err error
		if same, err = r.restore(rec.Listing, known); err != nil {
			return err
		}
	}
	if reason == "" {
		if refused := r.decide(rec, same); refused != nil {
			reason = refused.Error()
		}
	}
	if reason != "" {
		r.refuse(rec, reason)
	}
	return nil
}

// maxSourceID bounds the id of an advert in bytes.
const maxSourceID = 500

// whyRefused is why an advert cannot be on record, empty if it can. One that a database refuses would take its whole batch
// with it.
func whyRefused(rec feed.Record) string {
	if rec.Refused != nil {
		return rec.Refused.Error()
	}
	l := rec.Listing
	switch n := len(l.SourceID); {
	case n == 0:
		return "the advert has no id of its source"
	case n > maxSourceID:
		return fmt.Sprintf("the id of the advert may have at most %d bytes, not %d", maxSourceID, n)
	case !utf8.ValidString(l.SourceID) || strings.ContainsFunc(l.SourceID, unicode.IsControl):
		return fmt.Sprintf("the id of the advert is no text: %q", fault.Clip(l.SourceID))
	}
	return ""
}

func (r *run) refuse(rec feed.Record, reason string) {
	r.counts.Refused++
	r.refused.add(rec.Raw)
	if len(r.counts.Refusals) < MaxRefusals {
		r.counts.Refusals = append(r.counts.Refusals, Refusal{Line: rec.Line, Reason: reason})
	}
}

// decide tells new, changed and unchanged adverts apart; same says that it is on record word for word, whatever its source
// said last. It returns why an advert cannot be on record.
func (r *run) decide(rec feed.Record, same bool) error {
	l := rec.Listing
	restored := r.restores(l)
	s, err := r.sourceOf(l)
	if err != nil {
		return err
	}
	id := identify(s.name, l.SourceID)
	l.ID, l.Source, l.FeedID = id.String(), s.name, cmp.Or(r.opt.FeedID, l.FeedID)
	l.Broker, l.Region = cmp.Or(l.Broker, r.opt.Broker), cmp.Or(l.Region, r.opt.Region)
	l.UpdatedAt = l.UpdatedAt.Truncate(time.Microsecond) // as it comes back from the record
	text := r.batch.room.begin(len(rec.Raw) + usualBody)
	from := len(text)
	if text, err = r.digest.writer.Said(text, l, rec.Raw); err != nil {
		return fmt.Errorf("the advert cannot be on record: %w", err)
	}
	hash := r.digest.of(rec.Raw, text[from:])
	b := boatOf(l, r.parts)
	change := catalog.Change{Listing: l, Hash: hash, DupKey: b.String(), Raw: rec.Raw, RawType: rec.RawType}
	l.DupGroup = l.ID // it may come into a group, whose name is as long
	if err := change.Check(); err != nil {
		return err
	}
	i, known := r.table.byID[id]
	if known && r.table.entries[i].seen {
		r.counts.Repeated++
		return nil
	}
	if !known {
		i = r.table.add(id, s.name)
		r.counts.New++
	}
	e := &r.table.entries[i]
	e.seen = true
	gone := l.Status == catalog.Withdrawn
	if known && (e.hash == hash && e.withdrawn == gone || same) {
		r.counts.Unchanged++
		return nil
	}
	if known {
		r.counts.Changed++
	}
	e.hash = hash
	r.become(e, l.Status)
	r.table.describe(i, b, l.LOA, l.Price)
	r.group(i)
	if change.New = !known; change.New {
		l.DupGroup = "" // the record keeps it beside the body
		r.first(l, restored)
		if text, err = r.digest.writer.Kept(text, l); err != nil {
			return fmt.Errorf("the advert cannot be on record: %w", err)
		}
		r.batch.room.end(text)
		change.Body = text[from:len(text):len(text)]
	}
	r.batch.put(pending{id: id, restored: restored, group: r.table.entries[i].group, change: change})
	return nil
}

// group gives an entry the group of another advert of its boat, and makes the group where there is none.
func (r *run) group(i int32) {
	j, ok := r.table.twin(i)
	if !ok {
		r.table.entries[i].group = 0
		return
	}
	twin := &r.table.entries[j]
	if twin.group == 0 {
		twin.group = twin.id
		r.batch.regroup(twin.id, twin.group)
	}
	r.table.entries[i].group = twin.group
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
