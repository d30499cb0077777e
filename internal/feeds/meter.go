package feeds

import (
	"context"
	"sync"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/metric"

	"github.com/fairlead/fairlead/internal/inventory"
)

// meter measures how feeds go.
type meter struct {
	imports metric.Int64Counter
	records metric.Int64Counter
	success *successes
}

// successes tells how long ago each feed succeeded. It is safe for concurrent use.
type successes struct {
	mu   sync.Mutex
	last map[string]time.Time
	stop func()
}

func newMeter() meter {
	meters := otel.Meter("github.com/fairlead/fairlead/internal/feeds")
	m := meter{success: &successes{last: map[string]time.Time{}, stop: func() {}}}
	// The API returns a working instrument beside every error, so none is lost by going on.
	m.imports, _ = meters.Int64Counter("fairlead.feed.imports", metric.WithUnit("{import}"),
		metric.WithDescription("Readings of feeds, by feed and outcome."))
	m.records, _ = meters.Int64Counter("fairlead.feed.records", metric.WithUnit("{record}"),
		metric.WithDescription("Adverts of feeds, by feed and what became of them."))
	age, _ := meters.Float64ObservableGauge("fairlead.feed.since_success", metric.WithUnit("s"),
		metric.WithDescription("Time since a feed was last read well, by feed."))
	if registration, err := meters.RegisterCallback(m.success.tell(age), age); err == nil {
		m.success.stop = func() { _ = registration.Unregister() }
	}
	return m
}

func (s *successes) tell(age metric.Float64Observable) metric.Callback {
	return func(_ context.Context, o metric.Observer) error {
		s.mu.Lock()
		defer s.mu.Unlock()
		for feed, at := range s.last {
			o.ObserveFloat64(age, time.Since(at).Seconds(), metric.WithAttributes(attribute.String("fairlead.feed", feed)))
		}
		return nil
	}
}

// observe notes when a feed last succeeded; a zero time is never.
func (m meter) observe(feed string, success time.Time) {
	if success.IsZero() {
		return
	}
	m.success.mu.Lock()
	defer m.success.mu.Unlock()
	m.success.last[feed] = success
}

// count measures one reading.
func (m meter) count(ctx context.Context, feed string, got fetched, counts inventory.Counts, err error) {
	outcome := "read"
	switch {
	case err != nil:
		outcome = "failed"
	case got.unmodified:
		outcome = "unmodified"
	}
	name := attribute.String("fairlead.feed", feed)
	m.imports.Add(ctx, 1, metric.WithAttributes(name, attribute.String("fairlead.outcome", outcome)))
	for became, n := range map[string]int{
		"new": counts.New, "changed": counts.Changed, "unchanged": counts.Unchanged, "withdrawn": counts.Withdrawn, "refused": counts.Refused,
	} {
		if n > 0 {
			m.records.Add(ctx, int64(n), metric.WithAttributes(name, attribute.String("fairlead.outcome", became)))
		}
	}
}

func (m meter) close() { m.success.stop() }
