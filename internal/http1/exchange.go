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

const (
	readBuffer = 4 << 10 // most heads as a whole
	// largeBody is what is sent beside waiting for the answer, because a server may refuse it before it has read it all.
	largeBody = 64 << 10
	// refusalWait is how long the answer of a server that broke off a request is awaited.
	refusalWait = time.Second
)

// errHead says that the head of an answer is too long.
var errHead = errors.New("the head of the answer is too long")

// exchange sends a request on a connection and reads the head of its answer. After an error the connection is of no use.
func (t *Transport) exchange(c *conn, req *http.Request) (*http.Response, error) {
	c.sent, c.unsent = 0, nil
	c.hears = context.AfterFunc(req.Context(), c.interrupt)
	var sending chan error
	if large(req) {
		sending = make(chan error, 1)
		go func() { sending <- t.send(c, req) }()
	} else if err := t.send(c, req); err != nil {
		if c.unsent == nil {
			return nil, err // of the body
		}
		return t.refusal(c, req)
	}
	return t.answer(c, req, sending)
}

// large reports whether a request may be too large to lie in the connection.
func large(req *http.Request) bool {
	unknown := req.ContentLength <= 0 && req.Body != nil && req.Body != http.NoBody
	return unknown || req.ContentLength > largeBody
}

// refusal reads the answer of a server that did not take the whole request, or returns why it was not sent.
func (t *Transport) refusal(c *conn, req *http.Request) (*http.Response, error) {
	if c.sent == 0 {
		return nil, errors.Join(errUnsent, c.unsent)
	}
	if req.Context().Err() != nil {
		return nil, c.unsent
	}
	_ = c.SetReadDeadline(time.Now().Add(refusalWait))
	sending := make(chan error, 1) // never whole: the connection is not used again
	res, err := t.answer(c, req, sending)
	if err != nil {
		return nil, c.unsent
	}
	return res, nil
}

// answer reads the head of an answer. sending tells how a request went that is still being sent, and is nil where it was sent.
func (t *Transport) answer(c *conn, req *http.Request, sending <-chan error) (*http.Response, error) {
	r, ok := t.readers.Get().(*bufio.Reader)
	if !ok {
		r = bufio.NewReaderSize(nil, readBuffer)
	}
	r.Reset(c)
	c.left = cmp.Or(t.MaxHeader, defaultMaxHeader)
	b := &body{t: t, c: c, r: r, sending: sending, ctx: req.Context()}
	for {
		res, err := http.ReadResponse(r, req)
		if err != nil {
			b.release()
			return nil, unexpected(err)
		}
		if res.StatusCode >= 200 || res.StatusCode == http.StatusSwitchingProtocols {
			c.left = -1
			if b.frame(res); res.Body == http.NoBody {
				_ = b.finish(io.EOF)
				return res, nil
			}
			res.Body = b
			return res, nil
		}
	}
}

// unexpected is an end where there has to be an answer.
func unexpected(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
