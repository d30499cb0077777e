// Package inventory brings adverts into the record of boats for sale, and keeps a catalogue in step with that record.
package inventory

import (
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/geo"
)

// Record is the record of boats for sale as an import reads it.
type Record interface {
	// ListingMarks visits the marks of a source, of all sources for "".
	ListingMarks(ctx context.Context, source string, visit func(catalog.Mark) error) error
	// ListingsByID visits those of the listings that are on record, as they stand there, in no particular order.
	ListingsByID(ctx context.Context, ids []string, visit func(*catalog.Listing) error) error
}

// Writer changes the record. Each call happens as a whole or not at all.
type Writer interface {
	// StageListings makes ready what inserts listings or replaces those of the same ID, or changes their group. No two have the same.
	// It may be called while a batch before is put. Changes and their bodies must stay as they are until this one is put or dropped.
	StageListings(ctx context.Context, changes []catalog.Change) (catalog.Staged, error)
	// WithdrawListings tells that listings are offered no more.
	WithdrawListings(ctx context.Context, ids []string, at time.Time) error
	// SourceRead tells that the source was read whole: its listings that are for sale were seen then.
	SourceRead(ctx context.Context, source string, at time.Time) error
}

// Store is where listings are on record. It is safe for concurrent use.
type Store interface {
	Record
	Writer
}

// Config is what an Importer knows of boats.
type Config struct {
	Designs *design.Table
	Places  *geo.Gazetteer
	// Changed is called after an import has changed the record, also after one that failed; nil is not called.
	Changed func()
	// Stored is called with what a batch has brought to the record and the number of its first change, from one goroutine,
	// so that a catalogue need not read it from there. Nobody may change the listings, nor keep changes. Nil is not called.
	Stored func(changes []catalog.Change, first int64)
	// Gate is what the work of imports goes through; nil lets them take every processor.
	Gate *Gate
}

// Importer reads feeds into the record. It is safe for concurrent use; imports wait for each other, because boats are
// compared over all sources.
type Importer struct {
	store Store
	cfg   Config
	names func() *feed.Names // made for the first feed
	turn  chan struct{}
}

// New returns an importer into the store.
func New(store Store, cfg Config) *Importer {
	names := sync.OnceValue(func() *feed.Names {
		if cfg.Designs == nil || cfg.Places == nil {
			return nil // package feed says what is missing
		}
		return feed.NewNames(cfg.Designs, cfg.Places)
	})
	return &Importer{store: store, cfg: cfg, names: names, turn: make(chan struct{}, 1)}
}

// Options say how a feed is read. The zero value reads a full snapshot of a format that is found out.
type Options struct {
	Name     string            // of the file or address, which may tell the format
	Format   feed.Format       // empty: CSV where there are Columns, else found out from the name and the first bytes
	Columns  map[string]string // of CSV: our field to their column
	Country  string            // of a source that tells none, ISO 3166-1 alpha-2
	Currency string            // of a source that tells none, ISO 4217
	Broker   string            // of a source that tells none: the company
	Region   string            // of a source that tells none, as people call it
	FeedID   string            // names the configured feed; empty for none
	Partial  bool              // the feed holds only some of the source's boats: nothing is withdrawn
	Force    bool              // withdraw what is missing even if that is more than half of the source
	Restore  bool              // adverts of an export are of the sources that it names, not of the one that is given
	MaxBytes int64             // of all pages; 0 means what package feed allows
	// Progress is called with the counts so far after every batch, from one goroutine; nil is not called.
	Progress func(Counts)
}

// withFormat names the format that columns tell.
func (o Options) withFormat() Options {
	o.Format = feed.FormatWith(o.Format, o.Columns)
	return o
}

// Counts is what an import did.
type Counts struct {
	Format  feed.Format
	Columns map[string]string // of CSV: how columns were taken
	Unread  []string          // of CSV: columns that were not read, the first 50

	Sources []string // whose adverts were in the feed, in order; empty if there was none

	New, Changed, Unchanged, Withdrawn int
	Refused                            int       // adverts that are not on record because they could not be
	Repeated                           int       // adverts that came twice; the first one counts
	Refusals                           []Refusal // the first MaxRefusals
	Listings                           int       // of the sources that are for sale at the end
}

// NothingRead is an error where adverts came and none of them could be read, such as where a page to sign in stands in place of
// the feed; nil where something was read or nothing came.
func (c Counts) NothingRead() error {
	if c.Refused == 0 || c.New+c.Changed+c.Unchanged+c.Repeated > 0 {
		return nil
	}
	if c.Refused == 1 {
		return fault.New(fault.Invalid, "there is no advert in the feed that can be read: %s", c.Refusals[0].Reason)
	}
	return fault.New(fault.Invalid, "every one of the %d adverts is refused, the first because %s", c.Refused, c.Refusals[0].Reason)
}

// MaxRefusals is how many refused adverts are told with their reason.
const MaxRefusals = 20

// Refusal is why an advert is not on record.
type Refusal struct {
	Line   int64 // where it begins in the feed, or its number
	Reason string
}

// ErrTooManyMissing is inside the error of an import that withdrew nothing, because more than half of the source's boats
// were missing.
var ErrTooManyMissing = errors.New("more than half of the source is missing")

var sourceName = regexp.MustCompile(`^[a-z0-9][a-z0-9._-]{0,63}$`)

// CheckSource tells whether a name can be that of a source; a fault of kind Invalid says why not.
func CheckSource(source string) error {
	if !sourceName.MatchString(source) {
		return fault.New(fault.Invalid, "the name of a source has 1 to 64 lower-case letters, digits, dots, hyphens and underscores, not %q",
			fault.Clip(source)).At("source")
	}
	if source == sample.Source {
		return fault.New(fault.Invalid, "the source %q is the built-in sample inventory", source).At("source")
	}
	return nil
}

// Import reads one feed of a source into the record. Adverts that are broken are refused by themselves. An error means
// that the feed could not be read to its end, or that too many boats are missing in it: then what was read is on record
// and nothing is withdrawn.
func (im *Importer) Import(ctx context.Context, source string, r io.Reader, opt Options) (Counts, error) {
	return im.ImportPages(ctx, source, []Page{func() (io.ReadCloser, error) { return io.NopCloser(r), nil }}, opt)
}

// Page opens one document of a feed.
type Page func() (io.ReadCloser, error)

// Count finds the adverts of a document, without reading them, and tells what it says of itself, such as where the next one is.
// Nothing is imported, and of the adverts that an import would refuse some are not known yet.
func (im *Importer) Count(ctx context.Context, page Page, opt Options) (feed.Summary, error) {
	r := run{im: im, opt: opt.withFormat(), now: time.Now().UTC()}
	document, err := page()
	if err != nil {
		return feed.Summary{}, fmt.Errorf("open the feed: %w", err)
	}
	sum, err := r.read(document, opt.MaxBytes, func(from io.Reader, cfg feed.Config) (feed.Summary, error) {
		return feed.Count(ctx, from, cfg)
	})
	return sum, errors.Join(unreadable(ctx, err), document.Close())
}

// Seen tells that a source still says what the last whole import read.
func (im *Importer) Seen(ctx context.Context, source string) error {
	if err := im.store.SourceRead(ctx, source, time.Now().UTC().Truncate(time.Microsecond)); err != nil {
		return fmt.Errorf("note that %s was read: %w", source, err)
	}
	if im.cfg.Changed != nil {
		im.cfg.Changed()
	}
	return nil
}

// ImportPages is Import of a feed that comes in several documents, which are opened one after the other.
func (im *Importer) ImportPages(ctx context.Context, source string, pages []Page, opt Options) (Counts, error) {
	if err := CheckSource(source); err != nil {
		return Counts{}, err
	}
	select {
	case im.turn <- struct{}{}:
	case <-ctx.Done():
		return Counts{}, ctx.Err()
	}
	defer func() { <-im.turn }()
	r, err := im.begin(ctx, source, opt.withFormat())
	if err != nil {
		return Counts{}, err
	}
	if im.cfg.Changed != nil {
		defer im.cfg.Changed()
	}
	return r.run(ctx, pages)
}
