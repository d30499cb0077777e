package usage

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// Ledger keeps records for good. It is safe for concurrent use.
type Ledger interface {
	// Append returns when the record is durable, or with an error after some seconds, also where ctx never ends. Appending a
	// record again changes nothing. An error means that the record is not in the ledger and will not come into it.
	Append(ctx context.Context, rec Record) error
	// Sums adds up the key's records created from from up to before to, by model, in the order of the models' ids.
	Sums(ctx context.Context, keyID string, from, to time.Time) ([]Sum, error)
	// UserSums adds up the records of all keys of the user as Sums does for one, revoked keys included.
	UserSums(ctx context.Context, userID string, from, to time.Time) ([]Sum, error)
	// Records returns at most limit of the key's records that are older than before, newest first.
	Records(ctx context.Context, keyID string, before Position, limit int) ([]Record, error)
}

// maxAccounts is how many users' totals are remembered before those that nobody uses now are forgotten.
const maxAccounts = 100_000

// Meter keeps account of what users' keys use and holds them to their plans' quotas, which are shared by all keys of a user
// so that another key is no other quota. It is safe for concurrent use. It assumes
// to be the only one that appends to its ledger.
type Meter struct {
	ledger   Ledger
	mu       sync.RWMutex
	accounts map[string]*account
}

// New returns a meter over the ledger. A user's totals are read from it when a key of the user is first used.
func New(ledger Ledger) *Meter {
	return &Meter{ledger: ledger, accounts: make(map[string]*account)}
}

// Reservation is what was set aside for a request that has not ended yet.
type Reservation struct {
	account *account
	total   total
}

// Reserve sets aside one request of the user and the tokens that it may use at most. It returns a fault.QuotaSpent where
// this calendar month's requests or tokens, used and set aside, would pass the plan. Each reservation has to be settled.
func (m *Meter) Reserve(ctx context.Context, userID string, plan Plan, tokens int) (Reservation, error) {
	a := m.lock(userID)
	defer a.mu.Unlock()
	used, err := a.month(ctx, m.ledger, time.Now())
	if err != nil {
		return Reservation{}, err
	}
	wanted := total{1, int64(tokens)}
	if err := plan.check(used.plus(a.open).plus(wanted)); err != nil {
		return Reservation{}, err
	}
	a.open = a.open.plus(wanted)
	return Reservation{account: a, total: wanted}, nil
}

// Settle replaces the reservation by what rec says was used, and returns when rec is durable. Where it returns an error
// nothing was recorded and the reservation is given back. Settle a reservation exactly once.
func (m *Meter) Settle(ctx context.Context, r Reservation, rec Record) error {
	err := m.ledger.Append(ctx, rec)
	if err != nil {
		err = fmt.Errorf("append usage record %s: %w", rec.ID, err)
	}
	if a := r.account; a != nil {
		a.mu.Lock()
		defer a.mu.Unlock()
		a.open = a.open.minus(r.total)
		if err == nil {
			a.add(rec)
		}
	}
	return err
}

// Quota tells what the plan gives the user this month and how much of it is used. What running requests have set aside
// is not counted.
func (m *Meter) Quota(ctx context.Context, userID string, plan Plan) (Quota, error) {
	a := m.lock(userID)
	defer a.mu.Unlock()
	now := time.Now()
	used, err := a.month(ctx, m.ledger, now)
	if err != nil {
		return Quota{}, err
	}
	return Quota{
		RequestsLimit: plan.RequestsPerMonth, RequestsUsed: used.requests,
		TokensLimit: plan.TokensPerMonth, TokensUsed: used.tokens,
		Reset: monthOf(now).AddDate(0, 1, 0),
	}, nil
}

// Summary adds up the key's records created from from up to before to, by model, in the order of the models' ids.
func (m *Meter) Summary(ctx context.Context, keyID string, from, to time.Time) ([]Sum, error) {
	return m.ledger.Sums(ctx, keyID, from, to)
}

// lock returns the user's account with its mutex held.
func (m *Meter) lock(userID string) *account {
	for {
		m.mu.RLock()
		a := m.accounts[userID]
		m.mu.RUnlock()
		if a == nil {
			a = m.open(userID)
		}
		a.mu.Lock()
		if !a.gone {
			return a
		}
		a.mu.Unlock()
	}
}

func (m *Meter) open(userID string) *account {
	m.mu.Lock()
	defer m.mu.Unlock()
	if a := m.accounts[userID]; a != nil {
		return a
	}
	if len(m.accounts) >= maxAccounts {
		m.forget()
	}
	a := &account{userID: userID}
	m.accounts[userID] = a
	return a
}

// forget drops accounts that have nothing set aside until half are left; the ledger knows their totals.
func (m *Meter) forget() {
	for userID, a := range m.accounts {
		if len(m.accounts) <= maxAccounts/2 {
			return
		}
		// An account that is locked is in use, perhaps by somebody who waits for the ledger.
		if !a.mu.TryLock() {
			continue
		}
		if a.open == (total{}) {
			a.gone = true
			delete(m.accounts, userID)
		}
		a.mu.Unlock()
	}
}
