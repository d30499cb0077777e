package feeds

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/inventory"
)

// read fetches a feed whole and then imports it, so that a server that breaks off changes nothing and a slow one keeps
// nobody waiting.
func (s *Schedule) read(ctx context.Context, f Feed, state catalog.FeedState) (inventory.Counts, fetched, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, s.cfg.Timeout, fmt.Errorf("reading the feed takes longer than %s", s.cfg.Timeout))
	defer cancel()
	dir, err := os.MkdirTemp(s.cfg.Dir, "fairlead-feed-*")
	if err != nil {
		return inventory.Counts{}, fetched{}, fmt.Errorf("keep the feed: %w", err)
	}
	defer func() { _ = os.RemoveAll(dir) }() // the system clears what is left there
	g := gathering{schedule: s, feed: f, dir: dir}
	got, err := g.gather(ctx, state)
	if err != nil {
		return inventory.Counts{}, got, &fetchError{err}
	}
	if got.unmodified {
		if f.Partial {
			return inventory.Counts{}, got, nil
		}
		return inventory.Counts{}, got, s.importer.Seen(ctx, f.Source)
	}
	opt := f.options(s.cfg.MaxBytes)
	opt.Format, opt.Partial = g.format, f.Partial || g.incomplete != nil
	counts, err := s.importer.ImportPages(ctx, f.Source, g.pages, opt)
	if err != nil && ctx.Err() != nil {
		err = &fetchError{context.Cause(ctx)} // such as waiting too long for other imports
	}
	if err == nil {
		err = counts.NothingRead()
	}
	return counts, got, errors.Join(err, g.incomplete)
}

func (f Feed) options(most int64) inventory.Options {
	return inventory.Options{
		Name: f.URL.Path, Format: f.Format, Columns: f.Columns, Country: f.Country, Currency: f.Currency, Broker: f.Broker,
		Region: f.Region, FeedID: f.Name, MaxBytes: most,
	}
}

// fetchError is an error of the way to the feed, which says nothing of our own.
type fetchError struct{ error }

func (e *fetchError) Unwrap() error { return e.error }

// shownError is an error as the feed's state tells it.
func (f Feed) shownError(err error) string {
	fetching, shown, disk := new(fetchError), new(fault.Fault), new(fs.PathError)
	switch {
	case errors.As(err, &disk): // names files of this machine
	case errors.As(err, &fetching):
		return f.conceal(err.Error())
	case errors.As(err, &shown):
		return f.conceal(shown.Message)
	}
	return "internal error"
}

// conceal takes secrets out of a text, should a server repeat them.
func (f Feed) conceal(text string) string {
	for _, secret := range f.secrets {
		if secret != "" {
			text = strings.ReplaceAll(text, secret, "…")
		}
	}
	return text
}

// gathering is a feed while it is fetched.
type gathering struct {
	schedule   *Schedule
	feed       Feed
	dir        string
	format     feed.Format
	pages      []inventory.Page
	bytes      int64
	incomplete error // the pages hold less than they announce
}

// gather fetches every page, one fetch at a time from each host.
func (g *gathering) gather(ctx context.Context, since catalog.FeedState) (fetched, error) {
	host := g.schedule.hosts[g.feed.URL.Host]
	select {
	case host <- struct{}{}:
	case <-ctx.Done():
		return fetched{}, context.Cause(ctx)
	}
	defer func() { <-host }()
	p := newPager(g.feed)
	if slices.Contains(paged, g.feed.Format) || since.Format != "" && g.feed.Format != "" && since.Format != string(g.feed.Format) {
		since.ETag, since.LastModified = "", "" // they are of one page, or of the same bytes read otherwise
	}
	first, err := g.page(ctx, p.first(), since)
	if err != nil || first.unmodified {
		return first, err
	}
	if slices.Contains(paged, g.format) {
		first.etag, first.modified = "", ""
		err = g.follow(ctx, p)
	}
	return first, err
}

// page fetches one page into a file.
func (g *gathering) page(ctx context.Context, p page, since catalog.FeedState) (fetched, error) {
	most := g.schedule.cfg.MaxBytes - g.bytes
	if slices.Contains(paged, g.feed.Format) {
		most = min(most, g.schedule.cfg.MaxPage)
	}
	file, err := os.CreateTemp(g.dir, "page-*")
	if err != nil {
		return fetched{}, err
	}
	defer func() { _ = file.Close() }() // unpack reports what could not be written
	got, err := g.schedule.fetch(ctx, g.feed, p, since, file, most)
	if err != nil || got.unmodified {
		return got, err
	}
	if g.format, err = g.formatOf(file); err != nil {
		return got, err
	}
	size, err := file.Seek(0, io.SeekEnd)
	if err != nil {
		return got, err
	}
	g.bytes += size
	name := file.Name()
	g.pages = append(g.pages, func() (io.ReadCloser, error) { return os.Open(name) })
	return got, nil
}

func (g *gathering) formatOf(file *os.File) (feed.Format, error) {
	if g.feed.Format != "" {
		return g.feed.Format, nil
	}
	head := make([]byte, 64<<10)
	n, err := file.ReadAt(head, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return "", err
	}
	format, ok := feed.Detect(g.feed.URL.Path, head[:n])
	if !ok {
		return "", fmt.Errorf("the format cannot be told from its beginning: name one of %v", feed.Formats())
	}
	return format, nil
}

// follow fetches the pages behind the first one.
func (g *gathering) follow(ctx context.Context, p *pager) error {
	p.format = g.format
	opt := g.feed.options(g.schedule.cfg.MaxPage)
	opt.Format = g.format
	for {
		sum, err := g.schedule.importer.Count(ctx, g.pages[len(g.pages)-1], opt)
		if err != nil {
			return err
		}
		next, more, err := p.next(sum)
		if err != nil || !more {
			g.incomplete = p.incomplete()
			return err
		}
		if len(g.pages) >= g.schedule.cfg.MaxPages {
			return fmt.Errorf("the feed has more than %d pages", g.schedule.cfg.MaxPages)
		}
		sleep(ctx, g.feed.Pause)
		if _, err := g.page(ctx, next, catalog.FeedState{}); err != nil {
			return fmt.Errorf("page %d: %w", len(g.pages)+1, err)
		}
	}
}
