package usage_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/usage"
)

var ctx = context.Background()

// spent reports whether err says that the quota is used up, and fails for any other error.
func spent(t *testing.T, err error) bool {
	t.Helper()
	if err != nil && fault.From(err).Kind != fault.QuotaSpent {
		t.Fatalf("reserve: %v", err)
	}
	return err != nil
}

func record(n int, tokens int) usage.Record {
	return usage.Record{ID: fmt.Sprintf("%06d", n), KeyID: "k", UserID: "k", Model: "m", PromptTokens: tokens, Created: time.Now()}
}

// use reserves and settles a request of key k that uses the tokens it reserves, and reports whether it was served.
func use(t *testing.T, m *usage.Meter, plan usage.Plan, n, tokens int) bool {
	t.Helper()
	r, err := m.Reserve(ctx, "k", plan, tokens)
	if spent(t, err) {
		return false
	}
	if err := m.Settle(ctx, r, record(n, tokens)); err != nil {
		t.Fatalf("settle: %v", err)
	}
	return true
}

func TestFourTimesTheQuotaAtOnceServesExactlyTheQuota(t *testing.T) {
	ledger := &memory{}
	m := usage.New(ledger)
	plan := usage.Plan{RequestsPerMonth: 250}
	var served atomic.Int64
	var wg sync.WaitGroup
	for i := range 1000 {
		wg.Go(func() {
			if use(t, m, plan, i, 10) {
				served.Add(1)
			}
		})
	}
	wg.Wait()
	if got := served.Load(); got != 250 || len(ledger.records) != 250 {
		t.Errorf("%d served, %d recorded, want 250", got, len(ledger.records))
	}
	q, err := m.Quota(ctx, "k", plan)
	if err != nil || q.RequestsUsed != 250 || q.TokensUsed != 2500 {
		t.Errorf("got %+v, %v, want 250 requests of 2500 tokens", q, err)
	}
}

// Whatever the interleaving and whatever fails, the tokens recorded never pass the quota, the meter tells what the
// ledger tells, and a meter that starts anew tells the same.
func TestMeterAndLedgerAgreeWhateverHappens(t *testing.T) {
	for seed := range uint64(20) {
		ledger := &flaky{memory: &memory{}, random: rand.New(rand.NewPCG(seed, 2))}
		m := usage.New(ledger)
		plan := usage.Plan{RequestsPerMonth: 150, TokensPerMonth: 10_000}
		var wg sync.WaitGroup
		for worker := range uint64(8) {
			random := rand.New(rand.NewPCG(seed, worker+3))
			wg.Go(func() {
				for i := range 40 {
					reserved := 1 + random.IntN(300)
					r, err := m.Reserve(ctx, "k", plan, reserved)
					if err != nil {
						continue
					}
					rec := record(int(worker)*1000+i, random.IntN(reserved+1))
					if err := m.Settle(ctx, r, rec); err != nil && !errors.Is(err, errFlaky) {
						t.Errorf("settle: %v", err)
					}
				}
			})
		}
		wg.Wait()
		var requests, tokens int64
		for _, rec := range ledger.records {
			requests++
			tokens += int64(rec.PromptTokens)
		}
		if requests > plan.RequestsPerMonth || tokens > plan.TokensPerMonth {
			t.Fatalf("seed %d: %d requests and %d tokens recorded", seed, requests, tokens)
		}
		for name, m := range map[string]*usage.Meter{"same": m, "new": usage.New(ledger.memory)} {
			q, err := m.Quota(ctx, "k", plan)
			if err != nil || q.RequestsUsed != requests || q.TokensUsed != tokens {
				t.Fatalf("seed %d, %s meter: %+v, %v, want %d requests and %d tokens", seed, name, q, err, requests, tokens)
			}
		}
	}
}

var errFlaky = errors.New("flaky")

// flaky is a ledger of which one call in five fails.
type flaky struct {
	*memory
	mu     sync.Mutex
	random *rand.Rand
}

func (f *flaky) fails() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.random.IntN(5) == 0
}

func (f *flaky) Append(ctx context.Context, rec usage.Record) error {
	if f.fails() {
		return errFlaky
	}
	return f.memory.Append(ctx, rec)
}

func (f *flaky) UserSums(ctx context.Context, keyID string, from, to time.Time) ([]usage.Sum, error) {
	if f.fails() {
		return nil, errFlaky
	}
	return f.memory.UserSums(ctx, keyID, from, to)
}

func TestTokensSetAsideCountUntilTheyAreSettled(t *testing.T) {
	m := usage.New(&memory{})
	plan := usage.Plan{TokensPerMonth: 100}
	first, err := m.Reserve(ctx, "k", plan, 60)
	if err != nil {
		t.Fatal(err)
	}
	_, err = m.Reserve(ctx, "k", plan, 41)
	if !spent(t, err) {
		t.Error("60 and 41 of 100 tokens set aside")
	}
	if err := m.Settle(ctx, first, record(1, 10)); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Reserve(ctx, "k", plan, 90); err != nil {
		t.Errorf("90 of the 90 that are left: %v", err)
	}
}

func TestAReservationIsGivenBackWhereNothingCouldBeRecorded(t *testing.T) {
	ledger := &memory{}
	m := usage.New(ledger)
	plan := usage.Plan{RequestsPerMonth: 1, TokensPerMonth: 100}
	r, err := m.Reserve(ctx, "k", plan, 100)
	if err != nil {
		t.Fatal(err)
	}
	ledger.fail = errors.New("disk full")
	if err := m.Settle(ctx, r, record(1, 100)); !errors.Is(err, ledger.fail) {
		t.Errorf("got %v, want %v", err, ledger.fail)
	}
	ledger.fail = nil
	if !use(t, m, plan, 2, 100) {
		t.Error("refused, though nothing was used")
	}
}

func TestAPlanWithoutLimitsHasNoBound(t *testing.T) {
	m := usage.New(&memory{})
	for i := range 10 {
		if !use(t, m, usage.Plan{}, i, 1_000_000_000) {
			t.Fatal("refused")
		}
	}
	q, err := m.Quota(ctx, "k", usage.Plan{})
	if err != nil || q.RequestsLimit != 0 || q.RequestsUsed != 10 || q.TokensUsed != 10_000_000_000 {
		t.Errorf("got %+v, %v", q, err)
	}
}

func TestKeysDoNotShareAQuota(t *testing.T) {
	m := usage.New(&memory{})
	for _, key := range []string{"a", "b", "c"} {
		if _, err := m.Reserve(ctx, key, usage.Plan{RequestsPerMonth: 1}, 0); err != nil {
			t.Errorf("first request of %s: %v", key, err)
		}
	}
}

func TestTheQuotaIsOfTheMonthInUTC(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ledger := &memory{}
		m := usage.New(ledger)
		plan := usage.Plan{RequestsPerMonth: 1}
		// The bubble's time begins at midnight of 1 January 2000, UTC.
		time.Sleep(31*24*time.Hour - time.Second)
		if !use(t, m, plan, 1, 5) || use(t, m, plan, 2, 5) {
			t.Fatal("January does not have exactly one request")
		}
		q, err := m.Quota(ctx, "k", plan)
		want := usage.Quota{RequestsLimit: 1, RequestsUsed: 1, TokensUsed: 5, Reset: time.Date(2000, 2, 1, 0, 0, 0, 0, time.UTC)}
		if diff := cmp.Diff(want, q); err != nil || diff != "" {
			t.Errorf("%v (-want +got):\n%s", err, diff)
		}
		time.Sleep(time.Second)
		if !use(t, m, plan, 3, 5) || use(t, m, plan, 4, 5) {
			t.Error("February does not have exactly one request")
		}
		time.Sleep(29 * 24 * time.Hour) // 2000 is a leap year
		if !use(t, m, plan, 5, 5) {
			t.Error("March has none")
		}
	})
}

func TestARequestOverTheMonthsEndCountsWhereItBegan(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := usage.New(&memory{})
		time.Sleep(31*24*time.Hour - time.Second)
		r, err := m.Reserve(ctx, "k", usage.Plan{}, 100)
		if err != nil {
			t.Fatal(err)
		}
		rec := record(1, 100)
		time.Sleep(2 * time.Second)
		if q, err := m.Quota(ctx, "k", usage.Plan{}); err != nil || q.RequestsUsed != 0 {
			t.Fatalf("February before the request has ended: %+v, %v", q, err)
		}
		if err := m.Settle(ctx, r, rec); err != nil {
			t.Fatal(err)
		}
		if q, err := m.Quota(ctx, "k", usage.Plan{}); err != nil || q.RequestsUsed != 0 {
			t.Errorf("February: %+v, %v, want 0 requests", q, err)
		}
		sums, err := m.Summary(ctx, "k", time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(2000, 2, 1, 0, 0, 0, 0, time.UTC))
		if err != nil || len(sums) != 1 || sums[0].PromptTokens != 100 {
			t.Errorf("January: %+v, %v", sums, err)
		}
	})
}

func TestAKeysMonthIsReadOnce(t *testing.T) {
	ledger := &memory{}
	m := usage.New(ledger)
	for i := range 10 {
		use(t, m, usage.Plan{}, i, 1)
	}
	if ledger.sums != 1 {
		t.Errorf("read %d times, want once", ledger.sums)
	}
}

func TestAMonthThatCannotBeReadIsReadAgain(t *testing.T) {
	ledger := &memory{fail: errors.New("no disk")}
	m := usage.New(ledger)
	if _, err := m.Reserve(ctx, "k", usage.Plan{}, 1); !errors.Is(err, ledger.fail) {
		t.Errorf("got %v, want %v", err, ledger.fail)
	}
	ledger.fail = nil
	if !use(t, m, usage.Plan{}, 1, 1) {
		t.Error("refused")
	}
}

func TestAMeterForgetsIdleKeysButNeverWhatTheyUsed(t *testing.T) {
	ledger := &memory{}
	m := usage.New(ledger)
	plan := usage.Plan{RequestsPerMonth: 1}
	if !use(t, m, plan, 1, 1) {
		t.Fatal("refused")
	}
	open, err := m.Reserve(ctx, "open", plan, 1)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 150_000 {
		if _, err := m.Quota(ctx, fmt.Sprint(i), plan); err != nil {
			t.Fatal(err)
		}
	}
	if use(t, m, plan, 2, 1) {
		t.Error("a second request of one was served")
	}
	if _, err := m.Reserve(ctx, "open", plan, 1); !spent(t, err) {
		t.Error("what a running request had set aside was forgotten")
	}
	if err := m.Settle(ctx, open, usage.Record{ID: "x", KeyID: "open", UserID: "open", Created: time.Now()}); err != nil {
		t.Error(err)
	}
}

func BenchmarkReserveAndSettle(b *testing.B) {
	m := usage.New(nothing{})
	plan := usage.Plan{RequestsPerMonth: 1e15, TokensPerMonth: 1e15}
	rec := usage.Record{ID: "x", KeyID: "k", UserID: "k", PromptTokens: 20, Created: time.Now()}
	b.ReportAllocs()
	for b.Loop() {
		r, err := m.Reserve(ctx, "k", plan, 1020)
		if err != nil {
			b.Fatal(err)
		}
		if err := m.Settle(ctx, r, rec); err != nil {
			b.Fatal(err)
		}
	}
}

// nothing is a ledger that keeps nothing.
type nothing struct{}

func (nothing) Append(context.Context, usage.Record) error { return nil }

func (n nothing) UserSums(ctx context.Context, user string, from, to time.Time) ([]usage.Sum, error) {
	return n.Sums(ctx, user, from, to)
}

func (nothing) Sums(context.Context, string, time.Time, time.Time) ([]usage.Sum, error) {
	return nil, nil
}

func (nothing) Records(context.Context, string, usage.Position, int) ([]usage.Record, error) {
	return nil, nil
}
