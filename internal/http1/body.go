package http1

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"io"
	"time"
)

// body is that of an answer. At its end it gives the connection back; closed before, it closes it.
type body struct {
	t       *Transport
	c       *conn // nil once it was given back or closed
	r       *bufio.Reader
	content io.Reader
	last    bool         // the server closes the connection after it
	sending <-chan error // nil where the request was sent before
	ctx     context.Context
	err     error // of every further Read
}

// errClosed is that of reading a body that was closed.
var errClosed = errors.New("the body of the answer was closed")

// Read returns what has come; io.EOF where the body was whole, and the cause of the end of the request's context where that came first.
func (b *body) Read(p []byte) (int, error) {
	if b.err != nil {
		return 0, b.err
	}
	n, err := b.content.Read(p)
	if err != nil {
		err = b.finish(err)
	}
	return n, err
}

// Close ends the answer.
func (b *body) Close() error {
	if b.err == nil {
		_ = b.finish(errClosed)
	}
	return nil
}

// finish is the end of the answer; it returns what Read says from now on.
func (b *body) finish(err error) error {
	b.err = err
	c, heard := b.c, !b.c.hears()
	whole := errors.Is(err, io.EOF)
	if heard && !whole {
		b.err = context.Cause(b.ctx)
	}
	if whole && !heard && !b.last && b.r.Buffered() == 0 && b.sent() {
		c.hears = nil
		b.t.pool.put(c, cmp.Or(b.t.IdleTime, defaultIdleTime), cmp.Or(b.t.MaxIdle, defaultMaxIdle))
	} else {
		_ = c.Close()
	}
	b.release()
	return b.err
}

// sendingWait is how long the end of sending is awaited after a whole answer: it may only not have been told yet.
const sendingWait = 50 * time.Millisecond

// sent reports whether the whole request was sent.
func (b *body) sent() bool {
	if b.sending == nil {
		return true
	}
	select {
	case err := <-b.sending:
		return err == nil
	case <-time.After(sendingWait):
		return false
	}
}

// release gives the buffer back.
func (b *body) release() {
	b.r.Reset(nil)
	b.t.readers.Put(b.r)
	b.c, b.r, b.content = nil, nil, nil
}
