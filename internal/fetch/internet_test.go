package fetch_test

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/fetch"
)

// internet is a network in memory: names, and servers by their address and port. What is dialled goes through the guard
// of the real dialer first.
type internet struct {
	t       testing.TB
	mu      sync.Mutex
	names   map[string][]string // the answers of the look-ups one after the other; the last is repeated
	servers map[string]*pipes
	dialled []string // that the guard let through
}

func newInternet(t testing.TB) *internet {
	return &internet{t: t, names: map[string][]string{}, servers: map[string]*pipes{}}
}

// reader reads from this network, any public host.
func (n *internet) reader() *fetch.Reader { return n.readerOf(fetch.Any) }

func (n *internet) readerOf(hosts ...string) *fetch.Reader {
	n.t.Helper()
	allowed, err := fetch.ParseHosts(hosts)
	if err != nil {
		n.t.Fatal(err)
	}
	cfg := fetch.Config{Hosts: allowed, Logger: slog.New(slog.DiscardHandler)}
	return fetch.NewWith(cfg, fetch.Seams{Lookup: n.lookup, Connect: n.connect, Ports: []uint16{80, 443}})
}

func (n *internet) lookup(_ context.Context, host string) ([]netip.Addr, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	answers := n.names[host]
	if len(answers) == 0 {
		return nil, errors.New("no such host")
	}
	if len(answers) > 1 {
		n.names[host] = answers[1:]
	}
	return []netip.Addr{netip.MustParseAddr(answers[0])}, nil
}

func (n *internet) connect(ctx context.Context, address string) (net.Conn, error) {
	network := "tcp4"
	if at, err := netip.ParseAddrPort(address); err == nil && at.Addr().Is6() {
		network = "tcp6"
	}
	if err := fetch.Guard(80, 443)(network, address, nil); err != nil {
		return nil, err
	}
	n.mu.Lock()
	n.dialled = append(n.dialled, address)
	server := n.servers[address]
	n.mu.Unlock()
	if server == nil {
		return nil, errors.New("connection refused")
	}
	return server.dial(ctx)
}

// serve puts a server at a public address.
func (n *internet) serve(address string, handler http.HandlerFunc) {
	p := &pipes{conns: make(chan net.Conn), closed: make(chan struct{})}
	var serving sync.WaitGroup
	counted := func(w http.ResponseWriter, r *http.Request) {
		serving.Add(1)
		defer serving.Done()
		handler(w, r)
	}
	server := &http.Server{Handler: http.HandlerFunc(counted), ReadHeaderTimeout: time.Minute}
	serving.Go(func() { _ = server.Serve(p) })
	n.servers[address] = p
	n.t.Cleanup(func() {
		_ = server.Close()
		serving.Wait()
	})
}

// pipes is a listener in memory.
type pipes struct {
	conns  chan net.Conn
	closed chan struct{}
	once   sync.Once
}

func (p *pipes) dial(ctx context.Context) (net.Conn, error) {
	ours, theirs := net.Pipe()
	select {
	case p.conns <- theirs:
		return ours, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.conns:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Close() error {
	p.once.Do(func() { close(p.closed) })
	return nil
}

func (p *pipes) Addr() net.Addr { return &net.TCPAddr{} }

// page answers with a small page.
func page(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = io.WriteString(w, "<title>A boat</title>")
}
