// Package feeds reads configured feeds of boats for sale on schedule.
package feeds

import (
	"context"
	"log/slog"
	"net/http"
	"net/url"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/inventory"
)

// Feed is where boats come from regularly. ReadFile makes it.
type Feed struct {
	Name     string // names it in states, logs and metrics
	Source   string // whose boats it brings
	URL      *url.URL
	Format   feed.Format // empty: found out
	Broker   string      // of adverts that tell none: the company
	Country  string      // of adverts that tell none, ISO 3166-1 alpha-2
	Region   string      // of adverts that tell none
	Currency string      // of adverts that tell none, ISO 4217
	Interval time.Duration
	Pause    time.Duration // between two pages
	Partial  bool          // it does not hold every boat of the source
	Columns  map[string]string

	header  http.Header // with secrets
	query   url.Values  // with secrets, beside what stands in URL
	secrets []string    // that may stand in no message
}

// Shown is the feed's address as people may see it: without user, password and query, in which keys stand.
func (f Feed) Shown() string {
	return (&url.URL{Scheme: f.URL.Scheme, Host: f.URL.Host, Path: f.URL.Path}).String()
}

// Importer reads what was fetched into the record.
type Importer interface {
	ImportPages(ctx context.Context, source string, pages []inventory.Page, opt inventory.Options) (inventory.Counts, error)
	// Count reads a page without importing it.
	Count(ctx context.Context, page inventory.Page, opt inventory.Options) (feed.Summary, error)
	// Seen tells that a source still says what the last whole import read.
	Seen(ctx context.Context, source string) error
}

// States keeps how feeds go.
type States interface {
	FeedStates(ctx context.Context) ([]catalog.FeedState, error)
	PutFeedState(ctx context.Context, state catalog.FeedState) error
	// AddFeedState keeps the state of a feed that has none, and leaves one that is there.
	AddFeedState(ctx context.Context, state catalog.FeedState) error
	// ClaimFeed moves the next try of a feed from due to until. False means that somebody else has moved it.
	ClaimFeed(ctx context.Context, name string, due, until time.Time) (claimed bool, err error)
}

// Config says how feeds are fetched. Every zero field has a default.
type Config struct {
	Dir       string            // where a feed is kept until it is whole; empty: the system's directory for such
	Transport http.RoundTripper // nil: HTTP with a timeout at every step
	MaxBytes  int64             // of one feed, unpacked; 0: 2 GiB
	MaxPage   int64             // of one page of several, unpacked; 0: 64 MiB
	MaxPages  int               // 0: 2,000
	Timeout   time.Duration     // of one feed; 0: an hour
	Stall     time.Duration     // how long a server may send nothing; 0: a minute
	Logger    *slog.Logger      // required
}

// Schedule reads feeds whenever they are due. It is safe for concurrent use.
type Schedule struct {
	feeds    []Feed
	importer Importer
	states   States
	cfg      Config
	hosts    map[string]chan struct{} // one fetch at a time: who puts something in may fetch
	meter    meter
}

// New returns a schedule of feeds; Run works it.
func New(list []Feed, importer Importer, states States, cfg Config) *Schedule {
	if cfg.MaxBytes == 0 {
		cfg.MaxBytes = 2 << 30
	}
	if cfg.MaxPage == 0 {
		cfg.MaxPage = 64 << 20
	}
	if cfg.MaxPages == 0 {
		cfg.MaxPages = 2000
	}
	if cfg.Timeout == 0 {
		cfg.Timeout = time.Hour
	}
	if cfg.Stall == 0 {
		cfg.Stall = time.Minute
	}
	if cfg.Transport == nil {
		cfg.Transport = newTransport()
	}
	s := &Schedule{feeds: list, importer: importer, states: states, cfg: cfg, hosts: map[string]chan struct{}{}, meter: newMeter()}
	for _, f := range list {
		s.hosts[f.URL.Host] = make(chan struct{}, 1)
	}
	return s
}

// Run reads every feed when it is due, until ctx ends.
func (s *Schedule) Run(ctx context.Context) {
	var work sync.WaitGroup
	for _, f := range s.feeds {
		work.Go(func() { s.keep(ctx, f) })
	}
	work.Wait()
	s.meter.close()
}
