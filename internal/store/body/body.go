// Package body writes a listing as the bytes that the store keeps, and reads them.
//
// They are a message in the wire format of Protocol Buffers, behind a small head. A member has the number of its place in the tables
// of this package, from 1 on; one without a value is left out, and one that is not known is passed over. Bodies were JSON before,
// which is read as well: that took three times as long to write, and twice the room.
//
// Most of an advert is its description, which stands in the source's record of it word for word more often than not. Then it is kept
// once: Rest is the record without it, and Whole puts that back.
package body

import (
	"errors"
	"fmt"
	"unicode/utf8"
	"unsafe"

	"google.golang.org/protobuf/encoding/protowire"

	"github.com/fairlead/fairlead/internal/catalog"
)

// version is the first byte of a body, behind which there is the place of the description in the record. JSON begins otherwise.
const version = 1

// Append appends the listing to dst. Raw is the record that the listing was read from, or nil. An error names the member that no
// body can have: a number that is none, or a time beyond the year 9999. It is safe for concurrent use.
func Append(dst []byte, l *catalog.Listing, raw []byte) ([]byte, error) {
	var w Writer
	dst, err := w.Said(dst, l, raw)
	if err != nil {
		return dst, err
	}
	return w.Kept(dst, l)
}

// Writer writes bodies in two steps. The zero value is ready for use, by one goroutine at a time.
type Writer struct{ e encoder }

// Said appends the beginning of a body: what the source of the listing says, but for its id. The errors are those of Append.
func (w *Writer) Said(dst []byte, l *catalog.Listing, raw []byte) ([]byte, error) {
	from, size := within(raw, l.Description)
	dst = append(dst, version)
	dst = protowire.AppendVarint(dst, uint64(from))
	dst = protowire.AppendVarint(dst, uint64(size))
	if size > 0 {
		w.e.valid = l.Description
	}
	return w.append(dst, l, false)
}

// Kept appends what Said leaves out: what the one who keeps the listing knows of it.
func (w *Writer) Kept(dst []byte, l *catalog.Listing) ([]byte, error) { return w.append(dst, l, true) }

func (w *Writer) append(dst []byte, l *catalog.Listing, kept bool) ([]byte, error) {
	w.e.b = dst
	listing.append(&w.e, l, kept)
	dst, err := w.e.b, w.e.err
	w.e = encoder{}
	return dst, err
}

// Members is a body, or its beginning, without its head. It is the same wherever the description lies in memory.
func Members(text []byte) []byte {
	_, _, members, _ := head(text)
	return members
}

// leastShared is how long a description is that is worth to be looked for, in bytes.
const leastShared = 32

// within tells where a text stands in a record whose memory it shares. To search for it would take longer than to write it.
func within(raw []byte, text string) (from, size int) {
	if len(text) < leastShared || len(text) > len(raw) || !utf8.ValidString(text) {
		return 0, 0
	}
	at := uintptr(unsafe.Pointer(unsafe.StringData(text))) - uintptr(unsafe.Pointer(unsafe.SliceData(raw))) //nolint:gosec // places are compared, nothing is read
	if at > uintptr(len(raw)-len(text)) || string(raw[at:int(at)+len(text)]) != text {
		return 0, 0
	}
	return int(at), len(text)
}

// head is where the description stands in the record, and for how many bytes; 0 bytes where the record is kept whole.
func head(data []byte) (from, size int, members []byte, err error) {
	if len(data) == 0 || data[0] != version {
		return 0, 0, nil, errors.New("its first byte is none of a listing")
	}
	at, n := protowire.ConsumeVarint(data[1:])
	if n < 0 {
		return 0, 0, nil, protowire.ParseError(n)
	}
	length, m := protowire.ConsumeVarint(data[1+n:])
	if m < 0 {
		return 0, 0, nil, protowire.ParseError(m)
	}
	return int(at), int(length), data[1+n+m:], nil
}

// isJSON tells bodies of before.
func isJSON(data []byte) bool { return len(data) > 0 && data[0] != version }

// Rest is what of a record the body, which Append has made with it, does not hold: what comes before its description and behind it.
func Rest(text, raw []byte) (before, behind []byte) {
	from, size, _, err := head(text)
	if err != nil {
		return raw, nil
	}
	return raw[:from], raw[from+size:]
}

// Whole is the record of which Rest is left beside a body.
func Whole(rest, text []byte) ([]byte, error) {
	if isJSON(text) {
		return rest, nil
	}
	from, size, _, err := head(text)
	if err != nil || size == 0 {
		return rest, err
	}
	l, err := new(Parser).Parse(text)
	if err != nil {
		return nil, err
	}
	if size != len(l.Description) || from < 0 || from > len(rest) {
		return nil, fmt.Errorf("read listing: %d bytes of its description do not belong at byte %d of %d", size, from, len(rest))
	}
	whole := make([]byte, 0, len(rest)+size)
	return append(append(append(whole, rest[:from]...), l.Description...), rest[from:]...), nil
}

// Parser reads listings. It keeps short texts that come again and again, such as makes, once for all listings that it
// reads. The zero value is ready for use, by one goroutine at a time.
type Parser struct {
	words words
}

// Parse reads a listing, whose memory is its own. Empty lists are nil.
func (p *Parser) Parse(data []byte) (*catalog.Listing, error) {
	if p.words == nil {
		p.words = make(words)
	}
	l := new(catalog.Listing)
	if isJSON(data) {
		d := jsonDecoder{data: data, words: p.words}
		listing.parse(&d, l)
		if err := d.end(); err != nil {
			return nil, fmt.Errorf("read listing: %w", err)
		}
		return l, nil
	}
	_, _, members, err := head(data)
	if err == nil {
		d := decoder{words: p.words}
		listing.read(&d, members, l)
		err = d.err
	}
	if err != nil {
		return nil, fmt.Errorf("read listing: %w", err)
	}
	return l, nil
}
