package llm

import (
	"bytes"
	"io"
	"sync"
)

// payload is the body of a request. It can be sent again until the answer has begun; from then on nothing of it is kept, because a
// stream lives for minutes and its request is tens of kilobytes. Its memory is given back once nothing can be sent of it any more.
type payload struct {
	spare func([]byte)

	mu      sync.Mutex
	data    []byte // nil once it was released
	readers int    // that have not come to its end
}

func newPayload(data []byte, spare func([]byte)) *payload { return &payload{data: data, spare: spare} }

// open returns the body from its beginning.
func (p *payload) open() (io.ReadCloser, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.data == nil {
		return nil, io.ErrUnexpectedEOF
	}
	p.readers++
	return &unread{Reader: *bytes.NewReader(p.data), all: p.data, of: p}, nil
}

func (p *payload) release() {
	p.mu.Lock()
	data, free := p.data, p.readers == 0
	p.data = nil
	p.mu.Unlock()
	if free && data != nil {
		p.spare(data)
	}
}

// ended notes that a reader has come to the end. One that never does, as of a server that answers before it has read, keeps the memory
// from being given back: closing is no sign, since what closes a body need not be what reads it.
func (p *payload) ended(data []byte) {
	p.mu.Lock()
	p.readers--
	free := p.readers == 0 && p.data == nil
	p.mu.Unlock()
	if free {
		p.spare(data)
	}
}

// unread is what is to be sent yet; at its end it lets go of it.
type unread struct {
	bytes.Reader
	all []byte // nil at its end
	of  *payload
}

// Read reads as bytes.Reader does.
func (u *unread) Read(b []byte) (int, error) {
	n, err := u.Reader.Read(b)
	if err != nil {
		u.end()
	}
	return n, err
}

// WriteTo writes as bytes.Reader does.
func (u *unread) WriteTo(w io.Writer) (int64, error) {
	n, err := u.Reader.WriteTo(w)
	if err == nil {
		u.end()
	}
	return n, err
}

func (u *unread) end() {
	all := u.all
	if u.all = nil; all != nil {
		u.Reset(nil)
		u.of.ended(all)
	}
}

// Close does nothing: there is nothing to close.
func (u *unread) Close() error { return nil }
