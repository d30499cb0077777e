// Package feed reads boats for sale out of what brokers and portals send (XML, JSON, CSV, pages) and writes the catalogue
// as CSV and JSON lines.
package feed

import (
	"context"
	"errors"
	"io"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/geo"
)

// Format is a kind of feed.
type Format string

// The formats.
const (
	OpenMarine Format = "openmarine" // XML 1.7, and 2.0 where its names are the same
	NautiX     Format = "nautix"     // XML
	BoatsGroup Format = "boatsgroup" // JSON: results[], also inside data
	IYBA       Format = "iyba"       // JSON: V-Data[]
	YATCO      Format = "yatco"      // JSON: Results[]
	BoatSales  Format = "boatsales"  // JSON: listings[] with price_history
	JSONLD     Format = "jsonld"     // schema.org, bare or in a page
	CSV        Format = "csv"        // with a header
	JSONL      Format = "jsonl"      // listings as WriteJSONL writes them
)

// Formats returns every format.
func Formats() []Format {
	return []Format{OpenMarine, NautiX, BoatsGroup, IYBA, YATCO, BoatSales, JSONLD, CSV, JSONL}
}

// FormatWith is the format of a feed of which columns may be told, which only CSV has: the one that is named, else CSV where there are
// some, else "" for one that has to be found out.
func FormatWith(named Format, columns map[string]string) Format {
	if named == "" && len(columns) > 0 {
		return CSV
	}
	return named
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

// Summary is what is known of a feed once it has been read.
type Summary struct {
	Format           Format
	Records, Refused int64             // records visited; Refused are among them
	Total            int64             // how many there are on all pages, as the feed announces; 0 if it does not
	Next             string            // address or offset of the page to fetch next; empty if there is none
	Columns          map[string]string // CSV: our field to their column, as it was read
	Unread           []string          // CSV: columns that are nothing of ours, in their order, the first 50
}

// Read calls visit for every record in order, from the caller's goroutine, and returns how the feed as a whole went. A
// broken record is refused by itself; an error means that the file as a whole cannot be read, or went on past a bound, and
// then nothing may be concluded from what is missing in it. The records before the error were visited, and the summary
// counts them. An error of visit ends the reading and is returned as it is, after the call of r's Read that is under way.
func Read(ctx context.Context, r io.Reader, cfg Config, visit func(Record) error) (Summary, error) {
	sum := Summary{Format: cfg.Format}
	n, err := newNormaliser(cfg.normal())
	if err != nil {
		return sum, err
	}
	cut, err := newCutter(cfg.Format, r, cfg.Columns, cfg.MaxBytes)
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
	cut.summarise(&sum)
	return sum, err
}

// Count finds the records of a feed without reading what they say, in a tenth of the time of Read, and returns what Read would
// but for the records that it would refuse for what is in them. The error is as with Read.
func Count(ctx context.Context, r io.Reader, cfg Config) (Summary, error) {
	sum := Summary{Format: cfg.Format}
	cut, err := newCutter(cfg.Format, r, cfg.Columns, cfg.MaxBytes)
	if err != nil {
		return sum, err
	}
	for err == nil && ctx.Err() == nil {
		var p piece
		if p, err = cut.next(); err != nil {
			break
		}
		sum.Records++
		if p.refused != nil {
			sum.Refused++
		}
	}
	cut.summarise(&sum)
	if err != nil && !errors.Is(err, io.EOF) {
		return sum, err
	}
	return sum, context.Cause(ctx)
}

// normal is the part of the configuration that is about what records say.
func (cfg Config) normal() normalConfig {
	return normalConfig{
		Country: cfg.Country, Currency: cfg.Currency, Now: cfg.Now, Exports: cfg.Format == JSONL || cfg.Format == CSV,
		Designs: cfg.Designs, Places: cfg.Places, Names: cfg.Names,
	}
}

// bounded holds a stream to a number of bytes; 0 is the bound of its format.
func bounded(format Format, r io.Reader, limit int64) io.Reader {
	switch _, paged := jsonFormats[format]; {
	case limit > 0:
	case paged:
		limit = maxPageBytes
	default:
		limit = defaultMaxBytes
	}
	return &limited{r: r, left: limit, limit: limit}
}

// newCutter prepares the reading of a feed of at most so many bytes, 0 for the bound of its format. It reads no more than the beginning
// of the stream. Columns are those of CSV, our field to their column; they override what is guessed. The error is a fault.
func newCutter(format Format, r io.Reader, columns map[string]string, maxBytes int64) (cutter, error) {
	r = bounded(format, r, maxBytes)
	switch format {
	case BoatsGroup, IYBA, YATCO, BoatSales:
		return newJSONCutter(r, jsonFormats[format]), nil
	case JSONL:
		return newLineCutter(r), nil
	case OpenMarine, NautiX:
		return newXMLCutter(r, xmlFormats[format])
	case CSV:
		return newCSVCutter(r, columns)
	case JSONLD:
		return newWholeCutter(r), nil
	}
	return nil, fault.New(fault.Invalid, "format %q is not one of %v", fault.Clip(string(format)), Formats()).At("format")
}
