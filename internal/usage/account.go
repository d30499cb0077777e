package usage

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"
)

// account holds what all keys of one user have used of this month and has set aside.
type account struct {
	userID string
	mu     sync.Mutex
	gone   bool // the meter has forgotten this account; there may be a new one
	open   total
	months []month // at most two, so that a clock that is set back over a month's end finds the old one
}

type month struct {
	start time.Time
	used  total
}

// month returns what was used in the calendar month of t, which is read from the ledger the first time.
func (a *account) month(ctx context.Context, ledger Ledger, t time.Time) (total, error) {
	start := monthOf(t)
	if i := a.find(start); i >= 0 {
		return a.months[i].used, nil
	}
	sums, err := ledger.UserSums(ctx, a.userID, start, start.AddDate(0, 1, 0))
	if err != nil {
		return total{}, fmt.Errorf("read usage of %s: %w", start.Format("2006-01"), err)
	}
	m := month{start: start}
	for _, s := range sums {
		m.used = m.used.plus(total{s.Requests, s.PromptTokens + s.CompletionTokens})
	}
	if len(a.months) == 2 {
		a.months = a.months[1:]
	}
	a.months = append(a.months, m)
	return m.used, nil
}

// add counts a record of the ledger. A month that was not read yet will be read with it.
func (a *account) add(rec Record) {
	if i := a.find(monthOf(rec.Created)); i >= 0 {
		m := &a.months[i]
		m.used = m.used.plus(total{1, int64(rec.PromptTokens + rec.CompletionTokens)})
	}
}

func (a *account) find(start time.Time) int {
	return slices.IndexFunc(a.months, func(m month) bool { return m.start.Equal(start) })
}
