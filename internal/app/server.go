package app

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"path"
	"time"

	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/gateway"
)

// idleTime is how long a connection is kept on which no request comes.
const idleTime = 120 * time.Second

// Server serves an App on its ports until it is told to stop.
type Server struct {
	app   *App
	cfg   config.Config
	log   *slog.Logger
	http  *http.Server
	admin *http.Server
	// Addr is where clients connect; it differs from the configured one where that asked for any free port.
	Addr net.Addr
	errs chan error
	cut  context.CancelCauseFunc // ends the answers that are being written
}

// Listen opens the ports and begins to serve. metrics is served on the management port, with health and profiles.
func Listen(ctx context.Context, app *App, cfg config.Config, metrics http.Handler, log *slog.Logger) (*Server, error) {
	var open net.ListenConfig
	listener, err := open.Listen(ctx, "tcp", cfg.Addr)
	if err != nil {
		return nil, fmt.Errorf("listen for clients: %w", err)
	}
	if cfg.AdminAddr == "" {
		return Serve(app, cfg, listener, log), nil
	}
	adminListener, err := open.Listen(ctx, "tcp", cfg.AdminAddr)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("listen for management: %w", err), listener.Close())
	}
	s := Serve(app, cfg, listener, log)
	s.admin = newHTTPServer(detailed(app, health(app, management(metrics))))
	go func() { s.errs <- s.admin.Serve(adminListener) }()
	return s, nil
}

// Serve begins to serve clients on a listener, which it closes in the end.
func Serve(app *App, cfg config.Config, listener net.Listener, log *slog.Logger) *Server {
	s := &Server{app: app, cfg: cfg, log: log, http: newHTTPServer(health(app, app)), Addr: listener.Addr(), errs: make(chan error, 3)}
	base, cut := context.WithCancelCause(context.Background())
	s.http.BaseContext, s.cut = func(net.Listener) context.Context { return base }, cut
	go func() { s.errs <- s.http.Serve(app.streams.Listener(listener.Addr())) }()
	go func() {
		if cfg.TLSCert != "" {
			s.errs <- s.http.ServeTLS(listener, cfg.TLSCert, cfg.TLSKey)
			return
		}
		s.errs <- s.http.Serve(listener)
	}()
	return s
}

// newHTTPServer speaks HTTP/1.1 and HTTP/2, in cleartext too, on one port. WriteTimeout stays 0, since it would cut
// streams; they have deadlines of their own for each write.
func newHTTPServer(h http.Handler) *http.Server {
	var protocols http.Protocols
	protocols.SetHTTP1(true)
	protocols.SetHTTP2(true)
	protocols.SetUnencryptedHTTP2(true)
	return &http.Server{
		Handler:           h,
		Protocols:         &protocols,
		HTTP2:             &http.HTTP2Config{MaxConcurrentStreams: 250},
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       60 * time.Second,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    64 << 10,
		TLSConfig:         &tls.Config{MinVersion: tls.VersionTLS12},
	}
}

// lastWords is how long before the drain time ends answers are cut, so that their clients are still told; at most a quarter of it.
const lastWords = 2 * time.Second

// Wait blocks until ctx ends or a port fails, then drains: readiness is off at once, new answers are refused, those that are being
// written may finish, and shortly before the drain time ends the rest is ended with an error. It returns nil where nothing had to be cut.
func (s *Server) Wait(ctx context.Context) error {
	var failed error
	select {
	case <-ctx.Done():
	case failed = <-s.errs:
	}
	s.app.Drain()
	s.log.Info("draining", "at_most", s.cfg.DrainTime)
	limited, cancel := context.WithTimeout(context.Background(), s.cfg.DrainTime)
	defer cancel()
	last := time.AfterFunc(s.cfg.DrainTime-min(lastWords, s.cfg.DrainTime/4), func() {
		s.cut(gateway.ErrCut)
		s.app.streams.Cut(gateway.ErrCut)
	})
	err := errors.Join(s.http.Shutdown(limited), s.app.streams.Shutdown(limited))
	if err != nil {
		err = errors.Join(err, s.http.Close())
	}
	if !last.Stop() {
		err = fmt.Errorf("answers were cut at the end of the %s that draining may take", s.cfg.DrainTime)
	}
	s.app.Finish(limited)
	if s.admin != nil {
		err = errors.Join(err, s.admin.Close())
	}
	return errors.Join(failed, err)
}

// health answers /healthz, whether the process lives, and /readyz, whether it can answer, before all else.
func health(app *App, next http.Handler) http.Handler {
	live := onlyRead(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { writeHealth(w, nil) }))
	ready := onlyRead(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { writeHealth(w, app.Ready(r.Context())) }))
	return identified(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch path.Clean(r.URL.Path) {
		case "/healthz":
			live.ServeHTTP(w, r)
		case "/readyz":
			ready.ServeHTTP(w, r)
		default:
			next.ServeHTTP(w, r)
		}
	}))
}

func writeHealth(w http.ResponseWriter, err error) {
	w.Header().Set("Content-Type", "application/json")
	if err == nil {
		_, _ = w.Write([]byte(`{"status":"ok"}` + "\n"))
		return
	}
	w.WriteHeader(http.StatusServiceUnavailable)
	_, _ = w.Write([]byte(`{"status":"unavailable"}` + "\n"))
}

// management is what the management port serves besides health.
func management(metrics http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/metrics", metrics)
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/cmdline", pprof.Cmdline)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	return mux
}
