package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"iter"
	"os"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/store"
)

const listingsUsage = `usage: fairlead listings import|export|show [FLAGS] [ARGUMENT]

  import [FLAGS] FILE|URL|-     read a feed into the record; - is the standard input
  export [FLAGS] > FILE         write the record as CSV or JSON lines
  show [-raw] ID                print one listing, or what its source said
`

// manageListings imports, exports and shows boats for sale straight in the database, also while a server runs on it,
// which follows by itself.
func manageListings(ctx context.Context, args []string, stdout io.Writer) error {
	actions := map[string]func(context.Context, []string, io.Writer) error{
		"import": importListings, "export": exportListings, "show": showListing,
	}
	if len(args) == 0 || actions[args[0]] == nil {
		fmt.Fprint(os.Stderr, listingsUsage)
		return errors.New("listings needs one of import, export, show")
	}
	return actions[args[0]](ctx, args[1:], stdout)
}

// withStore opens the configured database for as long as do takes.
func withStore(ctx context.Context, do func(*store.Store) error) error {
	cfg, err := config.Load(nil)
	if err != nil {
		return err
	}
	s, err := store.Open(ctx, cfg.DatabaseURL)
	if err != nil {
		return err
	}
	return errors.Join(do(s), s.Close())
}

// anywhere parses flags that may stand before and behind the one argument.
func anywhere(flags *flag.FlagSet, args []string) (argument string, err error) {
	var rest []string
	for {
		if err := flags.Parse(args); err != nil {
			return "", err
		}
		if flags.NArg() == 0 {
			break
		}
		rest, args = append(rest, flags.Arg(0)), flags.Args()[1:]
	}
	if len(rest) > 1 {
		return "", fmt.Errorf("unexpected argument %q", rest[1])
	}
	return strings.Join(rest, ""), nil
}

// exporting says which listings are written.
type exporting struct {
	format                        string
	source, maker, model, country string
	status                        string
	all                           bool
}

func exportListings(ctx context.Context, args []string, stdout io.Writer) error {
	var e exporting
	flags := flag.NewFlagSet("fairlead listings export", flag.ContinueOnError)
	flags.StringVar(&e.format, "format", "csv", "csv or jsonl")
	flags.StringVar(&e.source, "source", "", "only boats of this source")
	flags.StringVar(&e.maker, "make", "", "only boats of this builder")
	flags.StringVar(&e.model, "model", "", "only boats whose model has this in it")
	flags.StringVar(&e.country, "country", "", "only boats in this country, two letters")
	flags.StringVar(&e.status, "status", "", "only boats of this status; empty: those that are still for sale")
	flags.BoolVar(&e.all, "all", false, "boats of every status, also sold and withdrawn ones")
	if argument, err := anywhere(flags, args); err != nil || argument != "" {
		return errors.Join(err, argumentError(argument))
	}
	write := map[string]func(io.Writer, iter.Seq[*catalog.Listing]) error{"csv": feed.WriteCSV, "jsonl": feed.WriteJSONL}[e.format]
	if write == nil {
		return fmt.Errorf("-format must be csv or jsonl, not %q", e.format)
	}
	return withStore(ctx, func(s *store.Store) error {
		var read error
		err := write(stdout, func(yield func(*catalog.Listing) bool) {
			_, read = s.Listings(ctx, func(l *catalog.Listing) error {
				if e.wants(l) && !yield(l) {
					return errStopped
				}
				return nil
			})
		})
		if errors.Is(read, errStopped) {
			read = nil
		}
		return errors.Join(err, read)
	})
}

// errStopped ends a reading whose reader wants no more.
var errStopped = errors.New("stopped")

func argumentError(argument string) error {
	if argument == "" {
		return nil
	}
	return fmt.Errorf("unexpected argument %q", argument)
}

func (e exporting) wants(l *catalog.Listing) bool {
	status := l.Status.ForSale()
	if e.status != "" {
		status = string(l.Status) == e.status
	}
	return (e.all || status) &&
		(e.source == "" || l.Source == e.source) && (e.maker == "" || strings.EqualFold(l.Make, e.maker)) &&
		(e.country == "" || strings.EqualFold(l.Country, e.country)) &&
		strings.Contains(strings.ToLower(l.Model), strings.ToLower(e.model))
}

func showListing(ctx context.Context, args []string, stdout io.Writer) error {
	flags := flag.NewFlagSet("fairlead listings show", flag.ContinueOnError)
	raw := flags.Bool("raw", false, "print what the source said")
	id, err := anywhere(flags, args)
	if err != nil {
		return err
	}
	if id == "" {
		return errors.New("give the id of a listing")
	}
	return withStore(ctx, func(s *store.Store) error {
		if *raw {
			text, _, err := s.RawListing(ctx, id)
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(stdout, "%s\n", text)
			return err
		}
		l, err := s.Listing(ctx, id)
		if err != nil {
			return err
		}
		var line, out bytes.Buffer
		if err := feed.WriteJSONL(&line, slices.Values([]*catalog.Listing{l})); err != nil {
			return err
		}
		if err := json.Indent(&out, line.Bytes(), "", "  "); err != nil {
			return err
		}
		_, err = out.WriteTo(stdout)
		return err
	})
}
