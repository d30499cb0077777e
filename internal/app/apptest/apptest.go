// Package apptest runs the whole service in memory for tests: real database, every protocol, no port.
package apptest

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/app"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

// URL is where clients of a Server reach it, through its own dialer only.
const (
	URL     = "http://fairlead.test"
	address = "fairlead.test:80"
)

// Server is a service in memory. Its methods are safe for concurrent use.
type Server struct {
	App *app.App
	Key string // of a development caller

	network *llmtest.Network
	server  *app.Server
	drain   context.CancelFunc
	stopped chan struct{}
	err     error
	once    sync.Once
	told    sync.Once
}

// load reads what is embedded once for all tests of a package.
var load = sync.OnceValues(app.Load)

// New starts a service that ends with the test. Settings are those of a fresh checkout without pacing; args are flags over them.
func New(t testing.TB, args ...string) *Server {
	t.Helper()
	dir := t.TempDir()
	cfg, err := config.Load(append([]string{"-data-dir", dir, "-database-url", "sqlite://" + filepath.Join(dir, "test.db"),
		"-pacing", "off", "-public-url", URL, "-admin-addr", "", "-survey-hosts", ""}, args...))
	if err != nil {
		t.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	d, err := load()
	if err != nil {
		t.Fatal(err)
	}
	a, err := app.New(t.Context(), d, cfg, "test", log)
	if err != nil {
		t.Fatal(err)
	}
	_, secret, err := a.Keys.Create(t.Context(), "dev", keys.Params{Name: "test"})
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{App: a, Key: secret, network: llmtest.NewNetwork(), stopped: make(chan struct{})}
	var ctx context.Context
	ctx, s.drain = context.WithCancel(context.Background())
	s.server = app.Serve(a, cfg, s.network.Listen(address), log)
	go func() {
		s.err = s.server.Wait(ctx)
		close(s.stopped)
	}()
	t.Cleanup(func() {
		if err := s.Stop(); err != nil {
			t.Errorf("the server did not stop well: %v", err)
		}
		if err := a.Close(); err != nil {
			t.Errorf("the app did not close well: %v", err)
		}
	})
	return s
}

// Dial connects to the server.
func (s *Server) Dial(ctx context.Context) (net.Conn, error) {
	return s.network.Dial(ctx, "tcp", address)
}

// Drain tells the server to stop and returns at once.
func (s *Server) Drain() { s.once.Do(s.drain) }

// Stop drains the server and waits until it has stopped. What was wrong is told once.
func (s *Server) Stop() (err error) {
	s.Drain()
	<-s.stopped
	s.told.Do(func() { err = s.err })
	return err
}

// Client returns an HTTP client of the server. http2 makes it speak cleartext HTTP/2.
func (s *Server) Client(http2 bool) *http.Client {
	var protocols http.Protocols
	protocols.SetHTTP1(!http2)
	protocols.SetUnencryptedHTTP2(http2)
	return &http.Client{Transport: &http.Transport{
		Protocols:   &protocols,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) { return s.Dial(ctx) },
	}}
}
