package worded

import (
	"context"
	"sync"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/metric"

	"github.com/fairlead/fairlead/internal/chat"
)

// telemetry measures what engines are asked and how often drafts stand in. It never holds what was asked or said.
type telemetry struct {
	requests metric.Int64Counter
	first    metric.Float64Histogram
	tokens   metric.Int64Counter
	stand    metric.Int64Counter
	labels   *sync.Map // *labels by asker
}

// asker is who asks whom: models and providers of the configuration, so that they are few.
type asker struct{ model, provider string }

// labels are what measurements of one asker are made with, which takes longer to make than to measure.
type labels struct {
	outcomes map[string][]metric.AddOption
	first    []metric.RecordOption
	input    []metric.AddOption
	output   []metric.AddOption
}

func newTelemetry() telemetry {
	meter := otel.Meter("github.com/fairlead/fairlead/internal/model/worded")
	t := telemetry{labels: &sync.Map{}}
	// The API returns a working instrument beside every error, so none is lost by going on.
	t.requests, _ = meter.Int64Counter("fairlead.upstream.requests", metric.WithUnit("{request}"),
		metric.WithDescription("Prompts sent to engines, by provider and outcome."))
	t.first, _ = meter.Float64Histogram("fairlead.upstream.time_to_first_token", metric.WithUnit("s"),
		metric.WithDescription("Time from a prompt to the engine's first piece."),
		metric.WithExplicitBucketBoundaries(.05, .1, .2, .5, 1, 2, 3, 4, 5, 6, 8, 10, 15, 30))
	t.tokens, _ = meter.Int64Counter("fairlead.upstream.tokens", metric.WithUnit("{token}"),
		metric.WithDescription("Tokens as the providers count them."))
	t.stand, _ = meter.Int64Counter("fairlead.upstream.fallbacks", metric.WithUnit("{answer}"),
		metric.WithDescription("Answers of the embedded engine in place of an upstream one, by reason."))
	return t
}

// asked measures one prompt. Providers are those of the configuration, so that labels stay few.
func (t telemetry) asked(ctx context.Context, model string, u chat.Upstream, first time.Duration, err error) {
	outcome := "ok"
	switch {
	case err != nil && ctx.Err() != nil:
		outcome = "cancelled"
	case err != nil:
		outcome = "failed"
	}
	if u.Provider == "" {
		u.Provider = "none"
	}
	l := t.labelsOf(asker{model, u.Provider})
	t.requests.Add(ctx, 1, l.outcomes[outcome]...)
	if first > 0 {
		t.first.Record(ctx, first.Seconds(), l.first...)
	}
	if u.Usage.Prompt > 0 {
		t.tokens.Add(ctx, int64(u.Usage.Prompt), l.input...)
	}
	if u.Usage.Completion > 0 {
		t.tokens.Add(ctx, int64(u.Usage.Completion), l.output...)
	}
}

func (t telemetry) labelsOf(by asker) *labels {
	if l, ok := t.labels.Load(by); ok {
		return l.(*labels)
	}
	with := func(more ...attribute.KeyValue) metric.MeasurementOption {
		return metric.WithAttributeSet(attribute.NewSet(append(more,
			attribute.String("fairlead.provider", by.provider), attribute.String("gen_ai.request.model", by.model))...))
	}
	l := &labels{
		outcomes: map[string][]metric.AddOption{},
		first:    []metric.RecordOption{with()},
		input:    []metric.AddOption{with(attribute.String("gen_ai.token.type", "input"))},
		output:   []metric.AddOption{with(attribute.String("gen_ai.token.type", "output"))},
	}
	for _, outcome := range []string{"ok", "cancelled", "failed"} {
		l.outcomes[outcome] = []metric.AddOption{with(attribute.String("fairlead.outcome", outcome))}
	}
	t.labels.Store(by, l)
	return l
}

// stoodIn counts a draft in place of a wording.
func (t telemetry) stoodIn(ctx context.Context, model, reason string) {
	t.stand.Add(ctx, 1, metric.WithAttributes(attribute.String("gen_ai.request.model", model), attribute.String("fairlead.reason", reason)))
}
