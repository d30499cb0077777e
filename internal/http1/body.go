package http1

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"io"
	"net/http"
	"time"
)

// body is that of an answer. It is read straight into its reader's memory, as soon as anything has come. At its end it gives the
// connection back; closed before, it closes it.
type body struct {
	t       *Transport
	c       *conn
	r       *bufio.Reader // what came with the head; nil once it was read
	ctx     context.Context
	sending <-chan error // nil where the request was sent before
	last    bool         // the server closes the connection after it

	chunked bool
	chunks  chunks
	left    int64 // bytes of a body of a length, else -1
	stray   bool  // more came than the body
	err     error // of every further Read
}

// errClosed is that of reading a body that was closed.
var errClosed = errors.New("the body of the answer was closed")

// frame takes over from net/http, which read the head, how the body ends.
func (b *body) frame(res *http.Response) {
	b.last = res.Close
	b.left = res.ContentLength
	b.chunked = len(res.TransferEncoding) > 0
}

// Read returns what has come; io.EOF where the body was whole, and the cause of the end of the request's context where that came first.
func (b *body) Read(p []byte) (int, error) {
	for b.err == nil {
		if b.left == 0 {
			return 0, b.finish(io.EOF)
		}
		if len(p) == 0 {
			return 0, nil
		}
		n, err := b.some(p)
		if err != nil {
			return n, b.finish(err)
		}
		if n > 0 {
			return n, nil
		}
	}
	return 0, b.err
}

// some reads once: perhaps nothing but framing.
func (b *body) some(p []byte) (int, error) {
	if b.left > 0 {
		p = p[:min(int64(len(p)), b.left)]
	}
	n, err := b.raw(p)
	if b.left > 0 {
		b.left -= int64(n)
	}
	if b.chunked {
		read := n
		var used int
		var bad error
		n, used, bad = b.chunks.strip(p[:n])
		b.stray = used < read
		switch {
		case bad != nil:
			return n, bad
		case b.chunks.at == atEnd:
			return n, io.EOF
		}
	}
	if errors.Is(err, io.EOF) && (b.chunked || b.left > 0) {
		return n, io.ErrUnexpectedEOF
	}
	return n, err
}

// raw reads what came with the head, and then what comes.
func (b *body) raw(p []byte) (int, error) {
	if b.r == nil {
		return b.c.Read(p)
	}
	n := min(len(p), b.r.Buffered())
	var err error
	if n > 0 {
		n, err = b.r.Read(p[:n])
	}
	if b.r.Buffered() == 0 {
		b.release()
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
	heard := !b.c.hears()
	whole := errors.Is(err, io.EOF)
	if b.err = err; heard && !whole {
		b.err = context.Cause(b.ctx)
	}
	b.stray = b.stray || b.r != nil && b.r.Buffered() > 0
	b.release()
	if whole && !heard && !b.last && !b.stray && b.sent() {
		b.c.hears = nil
		b.t.pool.put(b.c, cmp.Or(b.t.IdleTime, defaultIdleTime), cmp.Or(b.t.MaxIdle, defaultMaxIdle))
	} else {
		_ = b.c.Close()
	}
	b.c = nil
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

// release gives the buffer of the head back.
func (b *body) release() {
	if b.r != nil {
		b.r.Reset(nil)
		b.t.readers.Put(b.r)
		b.r = nil
	}
}
