package http1

import (
	"errors"
	"fmt"
)

// mostFraming is how many bytes of framing a body may have beyond what its content allows for.
const mostFraming = 16 << 10

// errFraming says that a body is mostly framing, as its sender made it to keep its reader busy.
var errFraming = errors.New("the body in chunks is mostly framing")

// place is where in the framing of a body in chunks the next byte stands.
type place byte

const (
	inSize      place = iota // of the digits of a size
	inExtension              // what may stand behind a size: nothing that is of use
	atSizeEnd                // the line feed behind a size
	inChunk                  // content
	atChunkCR                // the line end behind a chunk
	atChunkLF
	atTrailer // the beginning of a line behind the last chunk
	inTrailer
	atTrailerLF
	atLastLF
	atEnd
)

// chunks takes the framing out of a body in chunks (RFC 9112, 7.1). Trailers are passed over. Its zero value stands at the beginning.
type chunks struct {
	at     place
	digits int   // of the size that is being read
	left   int64 // bytes of the chunk that are still to come, or its size as far as it was read
	extra  int64 // bytes of framing beyond what the content allows for
}

// strip moves the content among the bytes b of a body to their beginning. It returns how many bytes that are, and how many of b
// were of the body: fewer than all only at its end.
func (c *chunks) strip(b []byte) (content, used int, err error) {
	for used < len(b) && c.at != atEnd {
		if c.at == inChunk {
			n := int(min(c.left, int64(len(b)-used)))
			copy(b[content:], b[used:used+n])
			content, used = content+n, used+n
			if c.left -= int64(n); c.left == 0 {
				c.at = atChunkCR
			}
			continue
		}
		if err := c.frame(b[used]); err != nil {
			return content, used, err
		}
		used++
		if c.extra++; c.extra > mostFraming {
			return content, used, errFraming
		}
	}
	return content, used, nil
}

// frame reads a byte of framing.
func (c *chunks) frame(b byte) error {
	switch c.at {
	case inSize:
		return c.size(b)
	case inExtension:
		if b == '\r' {
			c.at = atSizeEnd
			return nil
		}
		return c.not('\n', b)
	case atSizeEnd:
		c.at = inChunk
		if c.left == 0 {
			c.at = atTrailer
		}
		c.extra = max(0, c.extra-16-2*c.left)
		return c.only('\n', b)
	case atChunkCR:
		c.at = atChunkLF
		return c.only('\r', b)
	case atChunkLF:
		c.at, c.digits, c.left = inSize, 0, 0
		return c.only('\n', b)
	case atTrailer, inTrailer:
		switch {
		case b != '\r':
			c.at = inTrailer
			return c.not('\n', b)
		case c.at == atTrailer:
			c.at = atLastLF
		default:
			c.at = atTrailerLF
		}
	case atTrailerLF:
		c.at = atTrailer
		return c.only('\n', b)
	case atLastLF:
		c.at = atEnd
		return c.only('\n', b)
	}
	return nil
}

// size reads a byte of the line that tells how long a chunk is.
func (c *chunks) size(b byte) error {
	digit := int64(0)
	switch {
	case b >= '0' && b <= '9':
		digit = int64(b - '0')
	case b >= 'a' && b <= 'f':
		digit = int64(b-'a') + 10
	case b >= 'A' && b <= 'F':
		digit = int64(b-'A') + 10
	case c.digits == 0:
		return fmt.Errorf("a chunk has no size: %q", b)
	case b == '\r':
		c.at = atSizeEnd
		return nil
	case b == ';' || b == ' ' || b == '\t':
		c.at = inExtension
		return nil
	default:
		return fmt.Errorf("the size of a chunk has %q", b)
	}
	if c.digits++; c.digits > 16 || c.left >= 1<<58 {
		return errors.New("a chunk is too long")
	}
	c.left = c.left<<4 | digit
	return nil
}

func (c *chunks) only(want, b byte) error {
	if b != want {
		return fmt.Errorf("a chunk ends with %q", b)
	}
	return nil
}

func (c *chunks) not(bad, b byte) error {
	if b == bad {
		return fmt.Errorf("a line ends with %q alone", b)
	}
	return nil
}
