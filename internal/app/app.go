// Package app is the one place where everything meets: routes, models, tools and backends.
package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"

	"connectrpc.com/connect"
	"connectrpc.com/grpchealth"
	"connectrpc.com/otelconnect"

	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/http1"
	"github.com/fairlead/fairlead/internal/inspect/report"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/research"
	"github.com/fairlead/fairlead/internal/model/survey"
	"github.com/fairlead/fairlead/internal/openai"
	"github.com/fairlead/fairlead/internal/rpc"
	"github.com/fairlead/fairlead/internal/usage"
	"github.com/fairlead/fairlead/web"
)

// App is the whole service, without a listener. It is safe for concurrent use.
type App struct {
	// Keys makes and checks keys.
	Keys *keys.Ring

	handler  http.Handler
	backends *backends
	engines  *llm.Engines // nil where none is configured
	studies  *background
	streams  *http1.Streams
	health   *grpchealth.StaticChecker // of draining alone
	draining chan struct{}
}

// New opens the backends and builds every route on d. Close the App when it has served its last request.
func New(ctx context.Context, d Data, cfg config.Config, build string, log *slog.Logger) (*App, error) {
	b, err := openBackends(ctx, cfg, log)
	if err != nil {
		return nil, err
	}
	if err := b.openBoats(ctx, d, cfg, log); err != nil {
		return nil, errors.Join(err, b.close())
	}
	d.boats = b.boats.Catalog() // the sample is in it, or what it made room for
	s, err := newServed(d, b.store, cfg, log)
	if err != nil {
		return nil, errors.Join(err, b.close())
	}
	b.learns.Store(s.wishes)
	a := &App{
		Keys: b.keys, backends: b, engines: s.engines, streams: http1.NewStreams(idleTime, log),
		health: grpchealth.NewStaticChecker(rpc.Services()...), draining: make(chan struct{}),
	}
	a.handler, err = a.routes(ctx, cfg, build, log, s)
	if err != nil {
		return nil, errors.Join(err, b.close())
	}
	return a, nil
}

func (a *App) routes(ctx context.Context, cfg config.Config, build string, log *slog.Logger, s served) (http.Handler, error) {
	plans := plansOf(cfg)
	g := gateway.New(s.models, a.backends.limiters, a.backends.meter, gateway.Config{
		Plans: plans, Unpaced: cfg.Pacing.Off, Pace: cfg.Pacing.Pace, Build: build, MaxOpen: cfg.MaxOpen, Logger: log, Drain: a.draining,
	})
	tracing, err := otelconnect.NewInterceptor(otelconnect.WithTrustRemote())
	if err != nil {
		return nil, fmt.Errorf("trace RPCs: %w", err)
	}
	reports, err := report.NewPage()
	if err != nil {
		return nil, err
	}
	a.studies = startBackground(ctx, s.studies, a.backends.store, g, a.Keys, log)
	base := links.Base(cfg.PublicURL)
	return routes(surfaces{
		openai: openai.New(g, a.Keys, a.backends.meter, a.backends.store, openai.Config{
			Development: cfg.Env == config.Development, Plans: plans, Plan: cfg.DefaultPlan, Studies: s.studies, Links: base, Streams: a.streams, Logger: log,
		}),
		rpc: rpc.New(g, a.Keys, a.backends.meter, s.tools, a.boats(cfg, s), rpc.Config{
			Plans: plans, Health: readiness{a.health, a.Ready}, Interceptors: []connect.Interceptor{tracing},
			Reports:  rpc.Reports{Model: survey.ID, Page: reports},
			Research: rpc.Research{Model: research.ID, Studies: s.studies, Runs: a.studies.runner, Links: base},
		}),
		pages: s.pages,
		web:   web.Handler(reports.StyleHash()), // the console opens reports
	}, cfg.Origins, log), nil
}

// ServeHTTP answers on every protocol.
func (a *App) ServeHTTP(w http.ResponseWriter, r *http.Request) { a.handler.ServeHTTP(w, r) }

// Ready reports why the service cannot answer, nil if it can.
func (a *App) Ready(ctx context.Context) error {
	select {
	case <-a.draining:
		return errors.New("draining")
	default:
	}
	return a.backends.store.Healthy(ctx)
}

// Drain refuses new answers from now on; those that are being written go on. Call it once.
func (a *App) Drain() {
	close(a.draining)
	a.studies.stop()
	for _, service := range append(rpc.Services(), "") {
		a.health.SetStatus(service, grpchealth.StatusNotServing)
	}
}

// Finish waits for the studies that are being written in the background until ctx ends, then cuts them: they are begun again
// at the next start.
func (a *App) Finish(ctx context.Context) { a.studies.finish(ctx) }

// Close cuts what is still being written, writes what is buffered and closes the backends.
func (a *App) Close() error {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	a.studies.finish(ended)
	if a.engines != nil {
		a.engines.Close()
	}
	return a.backends.close()
}

func plansOf(cfg config.Config) map[string]usage.Plan {
	plans := make(map[string]usage.Plan, len(cfg.Plans))
	for name, p := range cfg.Plans {
		plans[name] = usage.Plan{
			Name: name, RequestsPerMinute: p.RequestsPerMinute, TokensPerMinute: p.TokensPerMinute,
			RequestsPerMonth: p.RequestsPerMonth, TokensPerMonth: p.TokensPerMonth,
		}
	}
	return plans
}
