// Package format cuts what brokers and portals send into adverts and decodes each into a draft, a file a format; it tells the formats
// apart, reads pages of adverts, and writes listings as CSV and JSON lines.
package format

import (
	"io"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/fault"
)

// Kind is the name of a format.
type Kind string

// The formats.
const (
	OpenMarine Kind = "openmarine" // XML 1.7, and 2.0 where its names are the same
	NautiX     Kind = "nautix"     // XML
	BoatsGroup Kind = "boatsgroup" // JSON: results[], also inside data
	IYBA       Kind = "iyba"       // JSON: V-Data[]
	YATCO      Kind = "yatco"      // JSON: Results[]
	BoatSales  Kind = "boatsales"  // JSON: listings[] with price_history
	JSONLD     Kind = "jsonld"     // schema.org, bare or in a page
	CSV        Kind = "csv"        // with a header
	JSONL      Kind = "jsonl"      // listings as WriteJSONL writes them
)

// All returns every format.
func All() []Kind {
	return []Kind{OpenMarine, NautiX, BoatsGroup, IYBA, YATCO, BoatSales, JSONLD, CSV, JSONL}
}

// Summary is what is known of a feed once it has been read.
type Summary struct {
	Format           Kind
	Records, Refused int64             // records visited; Refused are among them
	Total            int64             // how many there are on all pages, as the feed announces; 0 if it does not
	Next             string            // address or offset of the page to fetch next; empty if there is none
	Columns          map[string]string // CSV: our field to their column, as it was read
	Unread           []string          // CSV: columns that are nothing of ours, in their order, the first 50
}

// bounded holds a stream to a number of bytes; 0 is the bound of its format.
func bounded(format Kind, r io.Reader, limit int64) io.Reader {
	switch _, paged := jsonFormats[format]; {
	case limit > 0:
	case paged:
		limit = maxPageBytes
	default:
		limit = defaultMaxBytes
	}
	return &limited{r: r, left: limit, limit: limit}
}

// NewCutter prepares the reading of a feed of at most so many bytes, 0 for the bound of its format. It reads no more than the beginning
// of the stream. Columns are those of CSV, our field to their column; they override what is guessed. The error is a fault.
func NewCutter(format Kind, r io.Reader, columns map[string]string, maxBytes int64) (Cutter, error) {
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
	return nil, fault.New(fault.Invalid, "format %q is not one of %v", fault.Clip(string(format)), All()).At("format")
}

// Piece is one record as it was cut out of the stream.
type Piece struct {
	Raw     []byte // as the source sent it, nil where it is over a bound
	RawType string // media type of Raw
	Line    int64  // where it begins, from 1; of a JSON array its number
	Refused error  // why it was not cut out: a fault

	context any // what the format has to know of the rest of the file
}

// Cutter divides a stream into records.
type Cutter interface {
	// Next returns the next record, whose Raw is valid until the next call. io.EOF is the end of a whole feed; another error says why
	// the feed as a whole cannot be read.
	Next() (Piece, error)
	// Decode reads a record, whose Raw may have been copied. The draft is valid until the scratch is used again. It is safe for
	// concurrent use, each goroutine with its own scratch.
	Decode(Piece, *Scratch) (*draft.Draft, error)
	// Summarise adds to a summary what is known after the end.
	Summarise(*Summary)
}
