package usage_test

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/usage"
)

// memory is a usage.Ledger that can be told to fail and counts what it is asked.
type memory struct {
	mu      sync.Mutex
	records []usage.Record
	sums    int // how often Sums was asked
	fail    error
}

func (m *memory) Append(_ context.Context, rec usage.Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return m.fail
	}
	m.records = append(m.records, rec)
	return nil
}

func (m *memory) Sums(_ context.Context, keyID string, from, to time.Time) ([]usage.Sum, error) {
	return m.add(func(rec usage.Record) bool { return rec.KeyID == keyID }, from, to)
}

func (m *memory) UserSums(_ context.Context, userID string, from, to time.Time) ([]usage.Sum, error) {
	return m.add(func(rec usage.Record) bool { return rec.UserID == userID }, from, to)
}

func (m *memory) add(of func(usage.Record) bool, from, to time.Time) ([]usage.Sum, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sums++
	if m.fail != nil {
		return nil, m.fail
	}
	var sums []usage.Sum
	for _, rec := range m.records {
		if !of(rec) || rec.Created.Before(from) || !rec.Created.Before(to) {
			continue
		}
		i := slices.IndexFunc(sums, func(s usage.Sum) bool { return s.Model == rec.Model })
		if i < 0 {
			i, sums = len(sums), append(sums, usage.Sum{Model: rec.Model})
		}
		sums[i].Requests++
		sums[i].PromptTokens += int64(rec.PromptTokens)
		sums[i].CompletionTokens += int64(rec.CompletionTokens)
	}
	slices.SortFunc(sums, func(a, b usage.Sum) int { return strings.Compare(a.Model, b.Model) })
	return sums, nil
}

func (m *memory) Records(_ context.Context, keyID string, before usage.Position, limit int) ([]usage.Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []usage.Record
	for _, rec := range m.records {
		older := before == usage.Position{} || rec.Created.Before(before.Created) || rec.Created.Equal(before.Created) && rec.ID < before.ID
		if rec.KeyID == keyID && older {
			list = append(list, rec)
		}
	}
	slices.SortFunc(list, func(a, b usage.Record) int {
		return cmp.Or(b.Created.Compare(a.Created), strings.Compare(b.ID, a.ID))
	})
	return list[:min(limit, len(list))], m.fail
}
