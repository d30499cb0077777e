package feed

import (
	"errors"
	"io"
	"iter"

	"github.com/fairlead/fairlead/internal/catalog"
)

var errSoon = errors.New("not yet")

type xmlFormat struct{}

var xmlFormats = map[Format]xmlFormat{}

func newXMLCutter(io.Reader, xmlFormat) (cutter, error)         { return nil, errSoon }
func newCSVCutter(io.Reader, map[string]string) (cutter, error) { return nil, errSoon }
func newWholeCutter(io.Reader) cutter                           { return nil }
func newLineCutter(io.Reader) cutter                            { return nil }

// Detect guesses the format of a feed from its file name and its first bytes (a few kilobytes are plenty).
func Detect(name string, head []byte) (Format, bool) { return "", false }

// Page is what a page of one advert says.
type Page struct {
	Listing *catalog.Listing // nil where no boat is described
	Title   string
	Text    string            // what people see, a line a block, at most 20,000 characters
	Images  []catalog.Image   // of the boat
	Facts   map[string]string // "LOA": "38 ft", as the page writes them
}

// ReadPage reads an HTML page of one advert.
func ReadPage(body []byte, address string, cfg Config) (Page, error) { return Page{}, errSoon }

// WriteCSV writes listings as CSV.
func WriteCSV(w io.Writer, listings iter.Seq[*catalog.Listing]) error { return errSoon }

// WriteJSONL writes listings as JSON lines.
func WriteJSONL(w io.Writer, listings iter.Seq[*catalog.Listing]) error { return errSoon }
