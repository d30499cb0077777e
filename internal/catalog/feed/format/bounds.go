package format

import (
	"io"

	"github.com/fairlead/fairlead/internal/fault"
)

// Foreign input is bounded everywhere it could grow.
const (
	defaultMaxBytes = 2 << 30  // of a stream
	maxPageBytes    = 64 << 20 // of one page of a JSON interface, and of a page of schema.org
	maxRecord       = 1 << 20  // of one advert
	maxLine         = 64 << 10 // of one line of CSV with its quoted line breaks
	maxHead         = 4 << 10  // of a value beside the adverts that is kept, such as the address of the next page
)

// limited reads at most a number of bytes and then fails, other than io.LimitReader, which ends as if all were well.
type limited struct {
	r           io.Reader
	left, limit int64
}

func (l *limited) Read(p []byte) (int, error) {
	if l.left <= 0 {
		var probe [1]byte
		n, err := l.r.Read(probe[:])
		if n > 0 {
			return 0, fault.New(fault.TooLarge, "the feed is larger than %d bytes", l.limit).At("size")
		}
		return 0, err
	}
	if int64(len(p)) > l.left {
		p = p[:l.left]
	}
	n, err := l.r.Read(p)
	l.left -= int64(n)
	return n, err
}

func tooLong(what string, bound int) error {
	return fault.New(fault.TooLarge, "%s is longer than %d bytes", what, bound).At("size")
}
