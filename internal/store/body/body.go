// Package body writes a listing as the JSON that the store keeps, and reads it.
//
// The members are the fields of catalog.Listing by their names, those without a value left out, so that encoding/json
// reads the same. That takes twice as long to write a listing, a fifth of an import, and three to four times as long to
// read one, most of reading all.
package body

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/catalog"
)

// Append appends the JSON of the listing to dst. An error names the member that JSON has no form for: a number that is
// none, or a time beyond the year 9999. It is safe for concurrent use.
func Append(dst []byte, l *catalog.Listing) ([]byte, error) {
	e := encoder{b: dst}
	listing.append(&e, l)
	return e.b, e.err
}

// Parser reads listings. It keeps short texts that come again and again, such as makes, once for all listings that it
// reads. The zero value is ready for use, by one goroutine at a time.
type Parser struct {
	words map[string]string
}

// Parse reads the JSON of a listing. Members that it does not know are left out; empty lists are nil.
func (p *Parser) Parse(data []byte) (*catalog.Listing, error) {
	if p.words == nil {
		p.words = make(map[string]string)
	}
	d := decoder{data: data, words: p.words}
	l := new(catalog.Listing)
	listing.parse(&d, l)
	d.space()
	if d.err == nil && d.at < len(data) {
		d.fail("nothing more")
	}
	if d.err != nil {
		return nil, fmt.Errorf("read listing: %w", d.err)
	}
	return l, nil
}
