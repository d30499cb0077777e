package rpc

import (
	"compress/gzip"
	"errors"
	"io"

	"connectrpc.com/connect"
)

// minCompress is the size from which messages are compressed: below it compression costs more than it saves.
const minCompress = 1 << 10

// cappedGzip reads gzip and stops at a limit. Without it connect inflates all of an oversized message just to tell its
// size, which lets a small body cost seconds of CPU.
type cappedGzip struct {
	gzip.Reader
	limit, left int64
}

var errInflated = errors.New("the message inflates to more than the limit")

// Read inflates until the limit.
func (c *cappedGzip) Read(p []byte) (int, error) {
	if c.left <= 0 {
		return 0, errInflated
	}
	n, err := c.Reader.Read(p[:min(int64(len(p)), c.left)])
	c.left -= int64(n)
	return n, err
}

// Reset begins another message.
func (c *cappedGzip) Reset(r io.Reader) error {
	c.left = c.limit
	return c.Reader.Reset(r)
}

// withGzip is gzip whose messages may inflate to one byte more than limit, so that connect still says that they are too large.
func withGzip(limit int64) connect.HandlerOption {
	return connect.WithCompression("gzip",
		func() connect.Decompressor { return &cappedGzip{limit: limit + 1} },
		func() connect.Compressor { return gzip.NewWriter(io.Discard) })
}
