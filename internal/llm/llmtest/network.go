// Package llmtest plays language model servers: faulty ones, and ones that follow the documented wire of known servers.
package llmtest

import (
	"context"
	"errors"
	"net"
	"sync"
)

// Network connects clients and servers in memory, so that tests of time can run in a synctest bubble. Connections
// are net.Pipe's, whose deadlines hold to the instant: a server takes a deadline that fires late for a client that has left. It is safe
// for concurrent use.
type Network struct {
	mu    sync.Mutex
	hosts map[string]*listener
	made  int
}

// Dialled is how many connections were made.
func (n *Network) Dialled() int {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.made
}

// NewNetwork returns a network without hosts.
func NewNetwork() *Network { return &Network{hosts: make(map[string]*listener)} }

// Listen opens an address, host:port, that Dial then reaches. Closing the listener closes the address.
func (n *Network) Listen(addr string) net.Listener {
	n.mu.Lock()
	defer n.mu.Unlock()
	l := &listener{addr: address(addr), conns: make(chan net.Conn), closed: make(chan struct{})}
	n.hosts[addr] = l
	return l
}

// Dial connects to an address. One that nobody listens on refuses at once.
func (n *Network) Dial(ctx context.Context, _, addr string) (net.Conn, error) {
	n.mu.Lock()
	l := n.hosts[addr]
	n.mu.Unlock()
	if l == nil {
		return nil, errRefused(addr)
	}
	client, server := net.Pipe()
	select {
	case l.conns <- server:
		n.mu.Lock()
		n.made++
		n.mu.Unlock()
		return client, nil
	case <-l.closed:
		return nil, errors.Join(errRefused(addr), client.Close(), server.Close())
	case <-ctx.Done():
		return nil, errors.Join(ctx.Err(), client.Close(), server.Close())
	}
}

func errRefused(addr string) error {
	return &net.OpError{Op: "dial", Net: "tcp", Addr: address(addr), Err: errors.New("connection refused")}
}

type listener struct {
	addr   address
	conns  chan net.Conn
	once   sync.Once
	closed chan struct{}
}

func (l *listener) Accept() (net.Conn, error) {
	select {
	case c := <-l.conns:
		return c, nil
	case <-l.closed:
		return nil, net.ErrClosed
	}
}

func (l *listener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return nil
}

func (l *listener) Addr() net.Addr { return l.addr }

type address string

func (address) Network() string  { return "memory" }
func (a address) String() string { return string(a) }
