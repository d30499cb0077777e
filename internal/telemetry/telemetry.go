// Package telemetry is where traces, metrics and logs leave the process. Everything else speaks only OpenTelemetry's API and slog.
package telemetry

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"strings"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/exporters/otlp/otlpmetric/otlpmetrichttp"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	otelprom "go.opentelemetry.io/otel/exporters/prometheus"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/metric/exemplar"
	"go.opentelemetry.io/otel/sdk/resource"
	"go.opentelemetry.io/otel/sdk/trace"
	oteltrace "go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"
)

// Telemetry holds what was started. Shut it down last.
type Telemetry struct {
	// Metrics serves every metric in the Prometheus text format.
	Metrics http.Handler
	stop    []func(context.Context) error
}

// Start installs the global tracer and meter. Traces and metrics are pushed over OTLP where the standard OTEL_EXPORTER_OTLP_
// variables name an endpoint; sampling follows OTEL_TRACES_SAMPLER. Without an endpoint spans are never recorded, so that
// they cost next to nothing. A collector that is down has no effect on answers: exports are batched, bounded and dropped.
func Start(ctx context.Context, version string) (*Telemetry, error) {
	res, err := resource.New(ctx, resource.WithFromEnv(), resource.WithTelemetrySDK(), resource.WithAttributes(
		serviceName("fairlead"), serviceVersion(version)))
	if err != nil && !errors.Is(err, resource.ErrPartialResource) {
		return nil, fmt.Errorf("describe the service to telemetry: %w", err)
	}
	t := &Telemetry{}
	otel.SetTextMapPropagator(propagation.NewCompositeTextMapPropagator(propagation.TraceContext{}, propagation.Baggage{}))
	if err := t.traces(ctx, res); err != nil {
		return nil, err
	}
	return t, t.metrics(ctx, res)
}

func (t *Telemetry) traces(ctx context.Context, res *resource.Resource) error {
	if !exports("TRACES") {
		otel.SetTracerProvider(noop.NewTracerProvider()) // the one that is there at first waits for another, at some cost
		return nil
	}
	exporter, err := otlptracehttp.New(ctx)
	if err != nil {
		return fmt.Errorf("open the trace exporter: %w", err)
	}
	provider := trace.NewTracerProvider(trace.WithBatcher(exporter), trace.WithResource(res))
	otel.SetTracerProvider(provider)
	t.stop = append(t.stop, provider.Shutdown)
	return nil
}

func (t *Telemetry) metrics(ctx context.Context, res *resource.Resource) error {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	scraped, err := otelprom.New(otelprom.WithRegisterer(registry), otelprom.WithoutScopeInfo())
	if err != nil {
		return fmt.Errorf("open the metrics page: %w", err)
	}
	options := []metric.Option{metric.WithResource(res), metric.WithReader(scraped)}
	if !exports("TRACES") {
		options = append(options, metric.WithExemplarFilter(exemplar.AlwaysOffFilter)) // there is no trace to point to
	}
	if exports("METRICS") {
		exporter, err := otlpmetrichttp.New(ctx)
		if err != nil {
			return fmt.Errorf("open the metric exporter: %w", err)
		}
		options = append(options, metric.WithReader(metric.NewPeriodicReader(exporter)))
	}
	provider := metric.NewMeterProvider(options...)
	otel.SetMeterProvider(provider)
	t.Metrics = promhttp.HandlerFor(registry, promhttp.HandlerOpts{})
	t.stop = append(t.stop, provider.Shutdown)
	return nil
}

// exports reports whether the standard variables ask for OTLP export of a signal, TRACES or METRICS.
func exports(signal string) bool {
	if strings.EqualFold(os.Getenv("OTEL_SDK_DISABLED"), "true") || os.Getenv("OTEL_"+signal+"_EXPORTER") == "none" {
		return false
	}
	return os.Getenv("OTEL_EXPORTER_OTLP_ENDPOINT") != "" || os.Getenv("OTEL_EXPORTER_OTLP_"+signal+"_ENDPOINT") != ""
}

// Shutdown sends what is still buffered, within ctx.
func (t *Telemetry) Shutdown(ctx context.Context) error {
	var all []error
	for _, stop := range t.stop {
		all = append(all, stop(ctx))
	}
	return errors.Join(all...)
}

// NewLogger returns a logger that adds the trace of the context to every line. level is debug, info, warn or error, format text or json.
func NewLogger(w io.Writer, level, format string) (*slog.Logger, error) {
	var min slog.Level
	if err := min.UnmarshalText([]byte(level)); err != nil {
		return nil, fmt.Errorf("log level %q: %w", level, err)
	}
	options := &slog.HandlerOptions{Level: min}
	var h slog.Handler = slog.NewTextHandler(w, options)
	if format == "json" {
		h = slog.NewJSONHandler(w, options)
	}
	return slog.New(traced{h}), nil
}

// traced adds trace and span ids.
type traced struct{ slog.Handler }

// Handle adds the ids of the span in ctx.
func (h traced) Handle(ctx context.Context, r slog.Record) error {
	if span := oteltrace.SpanContextFromContext(ctx); span.IsValid() {
		r.AddAttrs(slog.String("trace_id", span.TraceID().String()), slog.String("span_id", span.SpanID().String()))
	}
	return h.Handler.Handle(ctx, r)
}

// WithAttrs keeps the ids on derived loggers.
func (h traced) WithAttrs(attrs []slog.Attr) slog.Handler { return traced{h.Handler.WithAttrs(attrs)} }

// WithGroup keeps the ids on derived loggers.
func (h traced) WithGroup(name string) slog.Handler { return traced{h.Handler.WithGroup(name)} }
