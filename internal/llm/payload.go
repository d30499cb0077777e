package llm

import (
	"bytes"
	"io"
	"sync/atomic"
)

// payload is the body of a request. It can be sent again until the answer has begun; from then on nothing of it is kept, because a
// stream lives for minutes and its request is tens of kilobytes.
type payload struct{ data atomic.Pointer[[]byte] }

func newPayload(data []byte) *payload {
	p := &payload{}
	p.data.Store(&data)
	return p
}

// open returns the body from its beginning.
func (p *payload) open() (io.ReadCloser, error) {
	data := p.data.Load()
	if data == nil {
		return nil, io.ErrUnexpectedEOF
	}
	return &unread{*bytes.NewReader(*data)}, nil
}

func (p *payload) release() { p.data.Store(nil) }

// unread is what is to be sent yet; at its end it lets go of it.
type unread struct{ bytes.Reader }

// Read reads as bytes.Reader does.
func (u *unread) Read(b []byte) (int, error) {
	n, err := u.Reader.Read(b)
	if err != nil {
		u.Reset(nil)
	}
	return n, err
}

// WriteTo writes as bytes.Reader does.
func (u *unread) WriteTo(w io.Writer) (int64, error) {
	n, err := u.Reader.WriteTo(w)
	if err == nil {
		u.Reset(nil)
	}
	return n, err
}

// Close does nothing: there is nothing to close.
func (u *unread) Close() error { return nil }
