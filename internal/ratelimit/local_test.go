package ratelimit_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/ratelimit"
)

var ctx = context.Background()

func TestABurstPassesAndThenOneEachInterval(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := ratelimit.NewLocal(ratelimit.Config{})
		rate := ratelimit.Rate{PerMinute: 60, Burst: 3}
		for want := 2; want >= 0; want-- {
			s := l.Take(ctx, "k", rate, 1)
			if !s.Allowed || s.Remaining != want {
				t.Fatalf("got %+v, want %d remaining", s, want)
			}
		}
		got := l.Take(ctx, "k", rate, 1)
		want := ratelimit.State{Limit: 60, Reset: 3 * time.Second, RetryAfter: time.Second}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("refused (-want +got):\n%s", diff)
		}
		time.Sleep(time.Second - 1)
		if l.Take(ctx, "k", rate, 1).Allowed {
			t.Error("allowed before RetryAfter had passed")
		}
		time.Sleep(time.Nanosecond)
		if !l.Take(ctx, "k", rate, 1).Allowed {
			t.Error("refused after RetryAfter")
		}
	})
}

func TestARefusalUsesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := ratelimit.NewLocal(ratelimit.Config{})
		rate := ratelimit.Rate{PerMinute: 60, Burst: 5}
		l.Take(ctx, "k", rate, 3)
		if s := l.Take(ctx, "k", rate, 3); s.Allowed || s.Remaining != 2 || s.RetryAfter != time.Second {
			t.Errorf("got %+v, want a refusal for 1 s with 2 remaining", s)
		}
		if s := l.Take(ctx, "k", rate, 2); !s.Allowed {
			t.Errorf("got %+v, want the 2 that remained", s)
		}
	})
}

func TestPeekUsesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := ratelimit.NewLocal(ratelimit.Config{})
		rate := ratelimit.Rate{PerMinute: 60, Burst: 1}
		for range 3 {
			want := ratelimit.State{Allowed: true, Limit: 60, Remaining: 1}
			if got := l.Peek(ctx, "k", rate); got != want {
				t.Fatalf("got %+v, want %+v", got, want)
			}
		}
		l.Take(ctx, "k", rate, 1)
		want := ratelimit.State{Limit: 60, Reset: time.Second, RetryAfter: time.Second}
		if got := l.Peek(ctx, "k", rate); got != want {
			t.Errorf("got %+v, want %+v", got, want)
		}
	})
}

func TestADebtHasToComeBackFirst(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := ratelimit.NewLocal(ratelimit.Config{})
		rate := ratelimit.Rate{PerMinute: 600, Burst: 600}
		l.Charge(ctx, "k", rate, 900)
		s := l.Peek(ctx, "k", rate)
		if s.Allowed || s.Remaining != 0 || s.Reset != 90*time.Second || s.RetryAfter != 30*time.Second+100*time.Millisecond {
			t.Errorf("got %+v, want a debt of 300", s)
		}
		time.Sleep(s.RetryAfter)
		if s := l.Peek(ctx, "k", rate); !s.Allowed || s.Remaining != 1 {
			t.Errorf("got %+v, want 1 remaining", s)
		}
	})
}

func TestAZeroRateIsNoLimit(t *testing.T) {
	l := ratelimit.NewLocal(ratelimit.Config{})
	l.Charge(ctx, "k", ratelimit.Rate{}, 1_000_000_000)
	want := ratelimit.State{Allowed: true}
	if got := l.Take(ctx, "k", ratelimit.Rate{}, 1_000_000_000); got != want {
		t.Errorf("took %+v, want %+v", got, want)
	}
	if got := l.Peek(ctx, "k", ratelimit.Rate{}); got != want {
		t.Errorf("peeked %+v, want %+v", got, want)
	}
	if got := l.Len(); got != 0 {
		t.Errorf("%d keys remembered, want 0", got)
	}
}

func TestMoreThanABurstIsNeverAllowed(t *testing.T) {
	l := ratelimit.NewLocal(ratelimit.Config{})
	if l.Take(ctx, "k", ratelimit.Rate{PerMinute: 60, Burst: 5}, 6).Allowed {
		t.Error("allowed")
	}
	if !l.Take(ctx, "k", ratelimit.Rate{PerMinute: 60}, 1).Allowed {
		t.Error("one refused where the burst is 0, which means 1")
	}
}

func TestKeysDoNotShareTheirRate(t *testing.T) {
	l := ratelimit.NewLocal(ratelimit.Config{})
	rate := ratelimit.Rate{PerMinute: 1, Burst: 1}
	for i := range 1000 {
		if key := fmt.Sprint(i); !l.Take(ctx, key, rate, 1).Allowed {
			t.Fatalf("key %s refused its first", key)
		}
	}
}

// In each window of time at most the burst and what comes back in the window is allowed, and a caller that waits as it
// is told gets all of it.
func TestNoWindowHasMoreThanBurstAndRate(t *testing.T) {
	for seed := range uint64(50) {
		synctest.Test(t, func(t *testing.T) {
			random := rand.New(rand.NewPCG(seed, 1))
			rate := ratelimit.Rate{PerMinute: 1 + random.IntN(5000), Burst: 1 + random.IntN(50)}
			l := ratelimit.NewLocal(ratelimit.Config{})
			var times []time.Time // of each one that was allowed
			for range 500 {
				n := 1 + random.IntN(min(rate.Burst, 4))
				s := l.Take(ctx, "k", rate, n)
				if s.Allowed {
					for range n {
						times = append(times, time.Now())
					}
					time.Sleep(time.Duration(random.Int64N(int64(2 * time.Minute / time.Duration(rate.PerMinute)))))
					continue
				}
				time.Sleep(s.RetryAfter)
				if s := l.Take(ctx, "k", rate, n); !s.Allowed {
					t.Fatalf("seed %d: refused after RetryAfter: %+v", seed, s)
				}
				for range n {
					times = append(times, time.Now())
				}
			}
			for i := range times {
				for j := i; j < len(times); j++ {
					window := times[j].Sub(times[i])
					// Each interval is cut to a nanosecond, which over 500 may let one through early.
					if most := float64(rate.Burst) + window.Minutes()*float64(rate.PerMinute) + 0.01; float64(j-i+1) > most {
						t.Fatalf("seed %d: %d allowed in %v at %+v, want at most %v", seed, j-i+1, window, rate, most)
					}
				}
			}
		})
	}
}

func TestManyAtOnceGetExactlyTheBurst(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // time stands still, so that nothing comes back
		l := ratelimit.NewLocal(ratelimit.Config{})
		rate := ratelimit.Rate{PerMinute: 100, Burst: 100}
		var allowed atomic.Int64
		var wg sync.WaitGroup
		for range 8 {
			wg.Go(func() {
				for range 50 {
					if l.Take(ctx, "k", rate, 1).Allowed {
						allowed.Add(1)
					}
				}
			})
		}
		wg.Wait()
		if got := allowed.Load(); got != 100 {
			t.Errorf("%d allowed, want 100", got)
		}
	})
}

func TestIdleKeysAreForgottenAndBusyOnesAreNot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := ratelimit.NewLocal(ratelimit.Config{})
		rate := ratelimit.Rate{PerMinute: 60, Burst: 60}
		l.Charge(ctx, "debtor", rate, 1_000_000)
		for round := range 100 {
			for i := range 1000 {
				l.Take(ctx, fmt.Sprintf("%d/%d", round, i), rate, 1)
			}
			time.Sleep(time.Second)
		}
		if got := l.Len(); got > 20_000 {
			t.Errorf("%d keys remembered of 100,000 idle ones", got)
		}
		if l.Peek(ctx, "debtor", rate).Allowed {
			t.Error("a debt was forgotten")
		}
	})
}

func TestMemoryIsBoundedWhereNoKeyIsIdle(t *testing.T) {
	l := ratelimit.NewLocal(ratelimit.Config{MaxKeys: 6400})
	for i := range 100_000 {
		l.Take(ctx, fmt.Sprint(i), ratelimit.Rate{PerMinute: 1, Burst: 1}, 1)
	}
	if got := l.Len(); got > 6400 {
		t.Errorf("%d keys remembered, want at most 6400", got)
	}
}

func TestAKnownKeyIsLimitedWithoutAllocating(t *testing.T) {
	l := ratelimit.NewLocal(ratelimit.Config{})
	rate := ratelimit.Rate{PerMinute: 6000, Burst: 6000}
	if got := testing.AllocsPerRun(1000, func() {
		l.Take(ctx, "k", rate, 1)
		l.Peek(ctx, "k", rate)
		l.Charge(ctx, "k", rate, 1)
	}); got != 0 {
		t.Errorf("%v allocations, want 0", got)
	}
}

func BenchmarkTake(b *testing.B) {
	l := ratelimit.NewLocal(ratelimit.Config{})
	rate := ratelimit.Rate{PerMinute: 1e9, Burst: 1e9}
	b.ReportAllocs()
	for b.Loop() {
		l.Take(ctx, "key_0123456789abcdefghijklmnop", rate, 1)
	}
}

func BenchmarkTakeOfTenThousandKeysInParallel(b *testing.B) {
	l := ratelimit.NewLocal(ratelimit.Config{})
	rate := ratelimit.Rate{PerMinute: 1e9, Burst: 1e9}
	keys := make([]string, 10_000)
	for i := range keys {
		keys[i] = fmt.Sprintf("key_%026d", i)
	}
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		for i := 0; pb.Next(); i++ {
			l.Take(ctx, keys[i%len(keys)], rate, 1)
		}
	})
}
