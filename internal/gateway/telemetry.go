package gateway

import (
	"context"
	"sync"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/metric"
	"go.opentelemetry.io/otel/trace"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/usage"
)

// telemetry traces and measures answers by OpenTelemetry's conventions for generative AI.
type telemetry struct {
	tracer     trace.Tracer
	labels     *labels
	duration   metric.Float64Histogram
	firstToken metric.Float64Histogram
	tokens     metric.Int64Counter
	open       metric.Int64UpDownCounter
}

func newTelemetry() telemetry {
	const name = "github.com/fairlead/fairlead/internal/gateway"
	meter := otel.Meter(name)
	t := telemetry{tracer: otel.Tracer(name), labels: &labels{}}
	// The API returns a working instrument beside every error, so none is lost by going on.
	t.duration, _ = meter.Float64Histogram("gen_ai.server.request.duration", metric.WithUnit("s"),
		metric.WithDescription("Time from admission to the end of the answer."),
		metric.WithExplicitBucketBoundaries(.0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 2, 5, 10, 30, 60, 90))
	t.firstToken, _ = meter.Float64Histogram("gen_ai.server.time_to_first_token", metric.WithUnit("s"),
		metric.WithDescription("Time from admission to the first text."),
		metric.WithExplicitBucketBoundaries(.0002, .0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 5))
	t.tokens, _ = meter.Int64Counter("fairlead.tokens", metric.WithUnit("{token}"),
		metric.WithDescription("Tokens of prompts and answers."))
	t.open, _ = meter.Int64UpDownCounter("fairlead.answers.open", metric.WithUnit("{answer}"),
		metric.WithDescription("Answers being written."))
	return t
}

func (t telemetry) start(ctx context.Context) (context.Context, trace.Span) {
	t.open.Add(ctx, 1)
	return t.tracer.Start(ctx, "chat")
}

// end closes the span and measures the record. A model that does not exist is measured as "other", so that clients cannot make series.
func (t telemetry) end(ctx context.Context, span trace.Span, rec *usage.Record, err error) {
	defer span.End()
	t.open.Add(ctx, -1)
	model := rec.Model
	if model == "" {
		model = "other"
	}
	labels := t.labels.of(label{"fairlead.outcome", model, rec.Outcome})
	t.duration.Record(ctx, rec.Duration.Seconds(), labels.record...)
	if rec.FirstToken > 0 {
		t.firstToken.Record(ctx, rec.FirstToken.Seconds(), labels.record...)
	}
	t.count(ctx, model, "input", rec.PromptTokens)
	t.count(ctx, model, "output", rec.CompletionTokens)
	if span.IsRecording() {
		describe(span, model, rec, err)
	}
}

// describe tells in a span what came of an answer.
func describe(span trace.Span, model string, rec *usage.Record, err error) {
	span.SetName("chat " + model)
	span.SetAttributes(
		attribute.String("gen_ai.operation.name", "chat"),
		attribute.String("gen_ai.provider.name", "fairlead"),
		attribute.String("gen_ai.request.model", model),
		attribute.String("gen_ai.response.id", rec.ID),
		attribute.Int("gen_ai.usage.input_tokens", rec.PromptTokens),
		attribute.Int("gen_ai.usage.output_tokens", rec.CompletionTokens),
		attribute.StringSlice("gen_ai.response.finish_reasons", []string{rec.Finish}),
		attribute.Float64("gen_ai.response.time_to_first_chunk", rec.FirstToken.Seconds()),
		attribute.String("fairlead.engine", rec.Engine),
		attribute.String("fairlead.outcome", rec.Outcome),
	)
	if err != nil && rec.Outcome != usage.OutcomeClientGone {
		span.SetStatus(codes.Error, fault.From(err).Code)
	}
}

// engine is the span of the engine's work within a request.
func (t telemetry) engine(ctx context.Context, info *chat.Info) (context.Context, trace.Span) {
	if parent := trace.SpanFromContext(ctx); !parent.IsRecording() {
		return ctx, parent
	}
	return t.tracer.Start(ctx, "generate_content "+info.Engine, trace.WithAttributes(
		attribute.String("gen_ai.operation.name", "generate_content"), attribute.String("gen_ai.request.model", info.ID)))
}

// tool is the span of a tool's call, which has ended by now.
func (t telemetry) tool(ctx context.Context, use chat.ToolUse) {
	if !trace.SpanFromContext(ctx).IsRecording() {
		return
	}
	now := time.Now()
	_, span := t.tracer.Start(ctx, "execute_tool "+use.Name, trace.WithTimestamp(now.Add(-use.Took)), trace.WithAttributes(
		attribute.String("gen_ai.operation.name", "execute_tool"), attribute.String("gen_ai.tool.name", use.Name)))
	if use.Error != "" {
		span.SetStatus(codes.Error, "the tool failed")
	}
	span.End(trace.WithTimestamp(now))
}

func (t telemetry) count(ctx context.Context, model, kind string, n int) {
	if n == 0 {
		return
	}
	t.tokens.Add(ctx, int64(n), t.labels.of(label{"gen_ai.token.type", model, kind}).add...)
}

// label is an attribute beside the model's name. Models, outcomes and kinds of tokens are few.
type label struct{ name, model, value string }

// labelled are the options of a label, which take longer to make than to measure with.
type labelled struct {
	record []metric.RecordOption
	add    []metric.AddOption
}

// labels keeps what was made. It is safe for concurrent use.
type labels struct{ made sync.Map }

func (l *labels) of(one label) *labelled {
	if made, ok := l.made.Load(one); ok {
		return made.(*labelled)
	}
	set := metric.WithAttributeSet(attribute.NewSet(attribute.String("gen_ai.request.model", one.model), attribute.String(one.name, one.value)))
	made := &labelled{[]metric.RecordOption{set}, []metric.AddOption{set}}
	l.made.Store(one, made)
	return made
}
