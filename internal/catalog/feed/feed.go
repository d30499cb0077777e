// Package feed reads boats for sale out of what brokers and portals send (XML, JSON, CSV, pages) and writes the catalogue
// as CSV and JSON lines. It is the door to its rooms: format makes drafts of bytes, normal makes listings of drafts.
package feed

import (
	"context"
	"errors"
	"io"
	"iter"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/format"
	"github.com/fairlead/fairlead/internal/catalog/feed/normal"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// Format is a kind of feed.
type Format = format.Kind

// The formats.
const (
	OpenMarine = format.OpenMarine
	NautiX     = format.NautiX
	BoatsGroup = format.BoatsGroup
	IYBA       = format.IYBA
	YATCO      = format.YATCO
	BoatSales  = format.BoatSales
	JSONLD     = format.JSONLD
	CSV        = format.CSV
	JSONL      = format.JSONL
)

// Formats returns every format.
func Formats() []Format { return format.All() }

// FormatWith is the format of a feed of which columns may be told, which only CSV has: the one that is named, else CSV where there are
// some, else "" for one that has to be found out.
func FormatWith(named Format, columns map[string]string) Format {
	if named == "" && len(columns) > 0 {
		return CSV
	}
	return named
}

// Detect guesses the format of a feed from its file name, or address, and its first bytes; four kilobytes are plenty. What
// the bytes say counts more than what the name does.
func Detect(name string, head []byte) (Format, bool) { return format.Detect(name, head) }

// Summary is what is known of a feed once it has been read.
type Summary = format.Summary

// Names finds the designs and the places that feeds name, and remembers what it found. Each reader keeps one. It is safe for
// concurrent use.
type Names = normal.Names

// NewNames returns one that knows these designs and places.
func NewNames(designs *design.Table, places *geo.Gazetteer) *Names {
	return normal.NewNames(designs, places)
}

// Record is one advert of a feed: either a listing or the reason why it is refused.
type Record struct {
	// Listing is normalised. ID, Source, FeedID, DupGroup, FirstSeen and LastSeen are the importer's business; where Source is
	// not empty the record is of an export, as WriteJSONL and WriteCSV make them, and all but ID and DupGroup are as it tells.
	Listing *catalog.Listing
	Raw     []byte // the record as the source sent it, nil where it is over a bound; to keep, not to change: the listing shares its memory
	RawType string // media type of Raw: application/json, application/xml, text/csv, text/html
	Line    int64  // where the record begins, from 1; of a JSON array the number of the record in it
	Refused error  // why there is no listing: a fault that names field, bound and value
}

// Config says how a feed is read. Only Designs and Places are required.
type Config struct {
	Format   Format            // required by Read
	Columns  map[string]string // CSV: our field (see Columns of Summary) to their column; it overrides what is guessed
	Country  string            // ISO 3166-1 alpha-2, of boats whose source tells none
	Currency string            // ISO 4217, of prices whose source tells none
	Now      time.Time         // by which years are plausible; zero is the present
	MaxBytes int64             // of the whole stream; 0 is 2 GiB, and 64 MiB for what comes in pages of JSON
	Designs  *design.Table
	Places   *geo.Gazetteer
	Names    *Names // of Designs and Places; nil makes one
	// Gate does the pieces of work, of a millisecond or two each, that records are read in, and may let them wait; nil does
	// each at once. It is called from several goroutines.
	Gate func(work func())
}

// Read calls visit for every record in order, from the caller's goroutine, and returns how the feed as a whole went. A
// broken record is refused by itself; an error means that the file as a whole cannot be read, or went on past a bound, and
// then nothing may be concluded from what is missing in it. The records before the error were visited, and the summary
// counts them. An error of visit ends the reading and is returned as it is, after the call of r's Read that is under way.
func Read(ctx context.Context, r io.Reader, cfg Config, visit func(Record) error) (Summary, error) {
	sum := Summary{Format: cfg.Format}
	n, err := normal.New(cfg.normal())
	if err != nil {
		return sum, err
	}
	cut, err := format.NewCutter(cfg.Format, r, cfg.Columns, cfg.MaxBytes)
	if err != nil {
		return sum, err
	}
	err = run(ctx, cut, n, cfg.Gate, func(rec Record) error {
		sum.Records++
		if rec.Refused != nil {
			sum.Refused++
		}
		return visit(rec)
	})
	cut.Summarise(&sum)
	return sum, err
}

// Count finds the records of a feed without reading what they say, in a tenth of the time of Read, and returns what Read would
// but for the records that it would refuse for what is in them. The error is as with Read.
func Count(ctx context.Context, r io.Reader, cfg Config) (Summary, error) {
	sum := Summary{Format: cfg.Format}
	cut, err := format.NewCutter(cfg.Format, r, cfg.Columns, cfg.MaxBytes)
	if err != nil {
		return sum, err
	}
	for err == nil && ctx.Err() == nil {
		var p format.Piece
		if p, err = cut.Next(); err != nil {
			break
		}
		sum.Records++
		if p.Refused != nil {
			sum.Refused++
		}
	}
	cut.Summarise(&sum)
	if err != nil && !errors.Is(err, io.EOF) {
		return sum, err
	}
	return sum, context.Cause(ctx)
}

// normal is the part of the configuration that is about what records say.
func (cfg Config) normal() normal.Config {
	return normal.Config{
		Country: cfg.Country, Currency: cfg.Currency, Now: cfg.Now, Exports: cfg.Format == JSONL || cfg.Format == CSV,
		Designs: cfg.Designs, Places: cfg.Places, Names: cfg.Names,
	}
}

// WriteCSV writes listings as CSV with a header that Read knows as that of format CSV, in the SI units that the names end
// in: what it writes and Read reads are the same listings, but for ids and groups, which are made again, and captions and
// sizes of images, which are lost. A text that a spreadsheet would take for a formula begins with an apostrophe.
func WriteCSV(w io.Writer, listings iter.Seq[*catalog.Listing]) error {
	return format.WriteCSV(w, listings)
}

// WriteJSONL writes listings as JSON lines under the names of the CSV's columns. Read reads them as format JSONL: they are
// the same listings, but for ids and groups, which are made again.
func WriteJSONL(w io.Writer, listings iter.Seq[*catalog.Listing]) error {
	return format.WriteJSONL(w, listings)
}
