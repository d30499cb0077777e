package apptest

import (
	"context"
	"net"
	"sync"
)

// pipes is a listener whose connections never leave the process. Their ends are net.Pipe's, whose deadlines hold to the
// instant: a server takes a deadline that fires late for a client that has left.
type pipes struct {
	made   chan net.Conn
	closed chan struct{}
	once   sync.Once
}

func newPipes() *pipes { return &pipes{made: make(chan net.Conn), closed: make(chan struct{})} }

// Accept returns the server's end of the next connection.
func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.made:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

// Dial returns the client's end of a new connection.
func (p *pipes) Dial(ctx context.Context) (net.Conn, error) {
	client, server := net.Pipe()
	select {
	case p.made <- server:
		return client, nil
	case <-p.closed:
		return nil, net.ErrClosed
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Close ends the listening; connections stay.
func (p *pipes) Close() error {
	p.once.Do(func() { close(p.closed) })
	return nil
}

// Addr is an address that nobody can reach.
func (p *pipes) Addr() net.Addr { return inMemory{} }

type inMemory struct{}

func (inMemory) Network() string { return "pipe" }
func (inMemory) String() string  { return "pipe" }
