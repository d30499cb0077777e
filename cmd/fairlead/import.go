package main

import (
	"bufio"
	"cmp"
	"compress/gzip"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/app"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store"
)

// importTime bounds the reading of an address.
const importTime = time.Hour

func importListings(ctx context.Context, args []string, stdout io.Writer) error {
	var opt inventory.Options
	flags := flag.NewFlagSet("fairlead listings import", flag.ContinueOnError)
	source := flags.String("source", "", "whose boats they are; empty: those that an export names, else made from the name of the file or host")
	format := flags.String("format", "", fmt.Sprintf("one of %v; empty: found out", feed.Formats()))
	columns := flags.String("columns", "", "columns of a CSV file, ours=theirs, separated by commas; the others are guessed")
	flags.BoolVar(&opt.Partial, "partial", false, "the feed does not hold every boat of the source: withdraw nothing")
	flags.BoolVar(&opt.Force, "force", false, "withdraw what is missing even if that is more than half of the source")
	flags.StringVar(&opt.Country, "country", "", "of adverts that tell none, two letters")
	flags.StringVar(&opt.Currency, "currency", "", "of adverts that tell none, three letters")
	flags.StringVar(&opt.Broker, "broker", "", "the company, of adverts that tell none")
	name, err := anywhere(flags, args)
	if err != nil {
		return err
	}
	if name == "" {
		return errors.New("give a file or an address to import, or - for the standard input")
	}
	if opt.Columns, err = parseColumns(*columns); err != nil {
		return err
	}
	opt.Format = feed.Format(*format)
	if opt.Format != "" && !slices.Contains(feed.Formats(), opt.Format) {
		return fmt.Errorf("-format must be one of %v, not %q", feed.Formats(), *format)
	}
	if opt.Restore = *source == ""; opt.Restore {
		*source = sourceOf(name)
	}
	return importFrom(ctx, name, *source, opt, stdout)
}

func parseColumns(text string) (map[string]string, error) {
	if text == "" {
		return nil, nil
	}
	columns := map[string]string{}
	for _, pair := range strings.Split(text, ",") {
		ours, theirs, ok := strings.Cut(pair, "=")
		if !ok || ours == "" || theirs == "" {
			return nil, fmt.Errorf("-columns must be ours=theirs, separated by commas, not %q", pair)
		}
		columns[strings.TrimSpace(ours)] = strings.TrimSpace(theirs)
	}
	return columns, nil
}

var (
	noSource = regexp.MustCompile(`[^a-z0-9._-]+`)
	endings  = regexp.MustCompile(`(?i)(\.gz|\.xml|\.json|\.jsonl|\.ndjson|\.csv|\.html?)+$`)
)

// sourceOf names a source after a file, without its endings, or after a host.
func sourceOf(name string) string {
	if u, err := url.Parse(name); err == nil && u.Host != "" {
		name = u.Hostname()
	} else if name == "-" {
		name = "stdin"
	} else {
		name = endings.ReplaceAllString(filepath.Base(name), "")
	}
	return strings.Trim(noSource.ReplaceAllString(strings.ToLower(name), "-"), "-._")
}

func importFrom(ctx context.Context, name, source string, opt inventory.Options, stdout io.Writer) error {
	if err := inventory.CheckSource(source); err != nil {
		return fmt.Errorf("%w: name one with -source", err)
	}
	from, size, err := openFeed(ctx, name)
	if err != nil {
		return err
	}
	defer func() { _ = from.Close() }() // it was read
	designs, err := design.Load()
	if err != nil {
		return err
	}
	places, err := geo.Load()
	if err != nil {
		return err
	}
	defer keepHeadroom(ctx)()
	return withStore(ctx, func(s *store.Store) error {
		s.MoveLogBeside()
		bar := newProgress(from, size)
		input, err := unpacked(bar)
		if err != nil {
			return fmt.Errorf("read %s: %w", shownName(name), err)
		}
		opt.Name, opt.Progress = shownName(name), bar.counted
		counts, err := inventory.New(s, inventory.Config{Designs: designs, Places: places}).Import(ctx, source, input, opt)
		bar.end()
		printCounts(stdout, source, counts)
		return cmp.Or(err, counts.NothingRead())
	})
}

// keepHeadroom lets more garbage lie about while an import runs, unless the environment says how much there may be. What it returns
// ends that.
func keepHeadroom(ctx context.Context) (end func()) {
	ctx, stop := context.WithCancel(ctx)
	var running sync.WaitGroup
	if percent, _ := config.Env("GOGC"); percent == "" {
		running.Go(func() { app.KeepHeadroom(ctx, func() bool { return true }) })
	}
	return func() {
		stop()
		running.Wait()
	}
}

// shownName is a name without what may be secret in an address.
func shownName(name string) string {
	if u, err := url.Parse(name); err == nil && u.Host != "" {
		return (&url.URL{Scheme: u.Scheme, Host: u.Host, Path: u.Path}).String()
	}
	return name
}

// openFeed opens a file, an address or the standard input. size is in bytes, or not above 0 if it is unknown.
func openFeed(ctx context.Context, name string) (from io.ReadCloser, size int64, err error) {
	if name == "-" {
		return io.NopCloser(os.Stdin), 0, nil
	}
	if strings.HasPrefix(name, "http://") || strings.HasPrefix(name, "https://") {
		return openAddress(ctx, name)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, 0, err
	}
	info, err := file.Stat()
	if err != nil {
		return nil, 0, errors.Join(err, file.Close())
	}
	if !info.Mode().IsRegular() {
		return file, 0, nil
	}
	return file, info.Size(), nil
}

func openAddress(ctx context.Context, address string) (io.ReadCloser, int64, error) {
	ctx, cancel := context.WithTimeout(ctx, importTime)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		cancel()
		return nil, 0, errors.New("the address cannot be read")
	}
	r.Header.Set("User-Agent", "Fairlead")
	answer, err := http.DefaultClient.Do(r) //nolint:bodyclose // the caller closes it
	if err != nil {
		cancel()
		if of := new(url.Error); errors.As(err, &of) {
			err = of.Err // without the address, in which a password may stand
		}
		return nil, 0, fmt.Errorf("ask for %s: %w", shownName(address), err)
	}
	body := &cancelling{answer.Body, cancel}
	if answer.StatusCode != http.StatusOK {
		return nil, 0, errors.Join(fmt.Errorf("%s answers %s", shownName(address), answer.Status), body.Close())
	}
	return body, answer.ContentLength, nil
}

// cancelling ends a request when its body is closed.
type cancelling struct {
	io.ReadCloser
	cancel context.CancelFunc
}

func (c *cancelling) Close() error {
	defer c.cancel()
	return c.ReadCloser.Close()
}

// unpacked unpacks gzip, which begins with two bytes that nothing else begins with.
func unpacked(r io.Reader) (io.Reader, error) {
	buffered := bufio.NewReaderSize(r, 1<<20)
	if magic, _ := buffered.Peek(2); len(magic) == 2 && magic[0] == 0x1f && magic[1] == 0x8b {
		return gzip.NewReader(buffered)
	}
	return buffered, nil
}

// placeIn is what a refusal counts: in JSON that is not of lines the adverts.
func placeIn(format feed.Format) string {
	switch format {
	case feed.CSV, feed.JSONL, feed.OpenMarine, feed.NautiX:
		return "line"
	}
	return "record"
}

// printCounts tells what an import did, also one that failed midway.
func printCounts(w io.Writer, source string, c inventory.Counts) {
	for _, r := range c.Refusals {
		fmt.Fprintf(w, "refused, %s %d: %s\n", placeIn(c.Format), r.Line, r.Reason)
	}
	if more := c.Refused - len(c.Refusals); more > 0 {
		fmt.Fprintf(w, "refused: %d more\n", more)
	}
	for _, ours := range slices.Sorted(maps.Keys(c.Columns)) {
		fmt.Fprintf(w, "column %s: %s\n", ours, c.Columns[ours])
	}
	for _, theirs := range c.Unread {
		fmt.Fprintf(w, "column not read: %s\n", theirs)
	}
	if c.Repeated > 0 {
		fmt.Fprintf(w, "adverts that came twice, of which the first counts: %d\n", c.Repeated)
	}
	format := c.Format
	if format == "" {
		format = "nothing"
	}
	if len(c.Sources) > 0 {
		source = strings.Join(c.Sources, ", ")
	}
	fmt.Fprintf(w, "%s (%s): %d new, %d changed, %d unchanged, %d withdrawn, %d refused; %d on record\n",
		source, format, c.New, c.Changed, c.Unchanged, c.Withdrawn, c.Refused, c.Listings)
}
