package catalog

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
)

// Mark is what an import has to know of a listing that is on record, without reading it.
type Mark struct {
	ID, Source, SourceID string
	Hash                 [16]byte // of what the source said; the same hash is an unchanged listing
	Status               Status
	DupKey               string  // what duplicates of one boat have in common
	DupGroup             string  // as in Listing
	LOA                  float64 // metres, 0 if unknown
	Price                float64 // in the listing's currency, 0 if unknown
}

// Change is a listing as an import brings it to the record.
type Change struct {
	Listing *Listing
	Hash    [16]byte
	DupKey  string
	Raw     []byte // the record as the source sent it
	RawType string // its media type: application/json, application/xml, text/csv
	Body    []byte // the listing as package store/body writes it, where that is done already; nil for none

	// New says that the caller knows of no listing of that ID on record. Where there is one all the same it is replaced, which
	// takes longer.
	New bool

	// Regroup says that nothing of a listing on record changes but its DupGroup: of the listing only that and the ID count.
	Regroup bool
}

// Staged is a batch of changes that is ready to be put on record. One of its methods has to be called, once.
type Staged interface {
	// Put puts the batch on record, all of it or nothing. Its changes get numbers that follow one another, of which it returns the first.
	Put(ctx context.Context) (first int64, err error)
	// Drop lets go of it.
	Drop()
}

// maxKeys is how many bytes the texts of a listing that are in an index may have together: PostgreSQL keeps three entries
// in a page at least.
const maxKeys = 2000

// Check tells why no record can keep the change, nil if one can: a listing has an ID, ids, status and keys are UTF-8
// without zero bytes, and they have at most 2000 bytes together.
func (c *Change) Check() error {
	l := c.Listing
	if l.ID == "" {
		return errors.New("it has no id")
	}
	size := -len(c.RawType)
	for _, text := range [...]string{c.RawType, l.ID, l.Source, l.SourceID, string(l.Status), c.DupKey, l.DupGroup} {
		if !isText(text) {
			return fmt.Errorf("%q is no text", text)
		}
		size += len(text)
	}
	if size > maxKeys {
		return fmt.Errorf("its ids, its source and what tells its duplicates have %d bytes together, %d are the most", size, maxKeys)
	}
	return nil
}

// isText reports whether a text is UTF-8 without zero bytes.
func isText(text string) bool {
	at := 0
	for ; at+8 <= len(text); at += 8 {
		if x := fold.EightBytes(text[at:]); (x|(x-ones))&high != 0 {
			break // one that is no ASCII, or 0
		}
	}
	for ; at < len(text); at++ {
		if c := text[at]; c == 0 || c >= utf8.RuneSelf {
			return c != 0 && utf8.ValidString(text) && strings.IndexByte(text, 0) < 0
		}
	}
	return true
}

// Changed is an entry of the record's log of changes: a listing that is new, changed or withdrawn, or a source that was
// read whole.
type Changed struct {
	Seq     int64
	Listing *Listing  // nil where a source was read
	Source  string    // which source was read, with
	SeenAt  time.Time // when: all its listings that are still for sale were seen then
}

// FeedState is how the regular reading of a feed goes.
type FeedState struct {
	Name, Source, Format string
	URL                  string // without credentials

	LastTry, LastSuccess, NextTry time.Time
	ETag, LastModified            string // of the last success, to ask for what is newer
	Failures                      int    // in a row
	Error                         string // of the last try, for people; empty if it succeeded

	New, Changed, Unchanged, Withdrawn, Refused int // records of the last success
	Listings                                    int // of the source that are still for sale
}
