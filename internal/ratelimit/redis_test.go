package ratelimit_test

import (
	"bufio"
	"context"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gomodule/redigo/redis"

	"github.com/fairlead/fairlead/internal/ratelimit"
)

// startRedis starts a Redis of its own at the socket and returns how to stop it. It skips the test where there is none.
func startRedis(t testing.TB, socket string) (stop func()) {
	t.Helper()
	binary, err := exec.LookPath("redis-server")
	if err != nil {
		t.Skip("redis-server is not installed: apt-get install redis-server")
	}
	cmd := exec.CommandContext(t.Context(), binary, "--port", "0", "--unixsocket", socket, "--save", "", "--appendonly", "no")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	stop = sync.OnceFunc(func() {
		_ = cmd.Process.Kill() // it is gone when this fails
		_ = cmd.Wait()
	})
	t.Cleanup(stop)
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if strings.Contains(lines.Text(), "eady to accept connections") {
			return stop
		}
	}
	t.Fatal("redis-server ended before it was ready")
	return nil
}

func socketOf(t *testing.T) string { return filepath.Join(t.TempDir(), "redis.sock") }

func poolAt(socket string) *redis.Pool {
	return &redis.Pool{MaxIdle: 8, DialContext: func(ctx context.Context) (redis.Conn, error) {
		return redis.DialContext(ctx, "unix", socket)
	}}
}

// onRedis returns a limiter of a process of its own.
func onRedis(t *testing.T, socket string, rest time.Duration) *ratelimit.Redis {
	t.Helper()
	pool := poolAt(socket)
	t.Cleanup(func() { pool.Close() })
	l, err := ratelimit.NewRedis(pool, ratelimit.RedisConfig{Prefix: "test:", Timeout: 5 * time.Second, Rest: rest})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// hourly gives one back each hour, so that nothing comes back while a test runs.
func hourly(burst int) ratelimit.Rate { return ratelimit.Rate{PerMinute: 1, Burst: burst * 60} }

func TestProcessesShareARateThroughRedis(t *testing.T) {
	socket := socketOf(t)
	startRedis(t, socket)
	a, b := onRedis(t, socket, 0), onRedis(t, socket, 0)
	rate := hourly(1)
	if s := a.Take(ctx, "k", rate, 40); !s.Allowed || s.Remaining < 19 || s.Remaining > 20 {
		t.Fatalf("got %+v, want 20 of 60 left", s)
	}
	if s := b.Take(ctx, "k", rate, 30); s.Allowed || s.RetryAfter < 9*time.Minute || s.RetryAfter > 10*time.Minute {
		t.Errorf("got %+v, want a refusal for ten minutes", s)
	}
	if s := b.Take(ctx, "k", rate, 20); !s.Allowed {
		t.Errorf("got %+v, want the 20 that were left: a refusal uses nothing", s)
	}
	if s := a.Peek(ctx, "k", rate); s.Allowed || s.Remaining != 0 {
		t.Errorf("got %+v, want nothing left", s)
	}
	if s := a.Take(ctx, "another", rate, 60); !s.Allowed {
		t.Errorf("got %+v, want another key untouched", s)
	}
}

func TestADebtInRedisHasToComeBackFirst(t *testing.T) {
	socket := socketOf(t)
	startRedis(t, socket)
	l := onRedis(t, socket, 0)
	l.Charge(ctx, "k", hourly(1), 90)
	if s := l.Peek(ctx, "k", hourly(1)); s.Allowed || s.RetryAfter < 30*time.Minute || s.RetryAfter > 31*time.Minute {
		t.Errorf("got %+v, want a wait of half an hour and one", s)
	}
}

func TestRedisAllowsExactlyTheBurstToManyAtOnce(t *testing.T) {
	socket := socketOf(t)
	startRedis(t, socket)
	var allowed atomic.Int64
	var work sync.WaitGroup
	for range 8 {
		l := onRedis(t, socket, 0)
		work.Go(func() {
			for range 50 {
				if l.Take(ctx, "k", hourly(2), 1).Allowed {
					allowed.Add(1)
				}
			}
		})
	}
	work.Wait()
	if got := allowed.Load(); got != 120 {
		t.Errorf("%d were allowed, want 120", got)
	}
}

func TestWithoutRedisEachProcessLimitsByItself(t *testing.T) {
	socket := socketOf(t)
	stop := startRedis(t, socket)
	l := onRedis(t, socket, time.Nanosecond)
	rate := hourly(1)
	l.Take(ctx, "k", rate, 60)
	stop()
	if s := l.Take(ctx, "k", rate, 60); !s.Allowed {
		t.Errorf("got %+v, want what a process of its own would allow", s)
	}
	if s := l.Take(ctx, "k", rate, 1); s.Allowed {
		t.Errorf("got %+v, want a limit all the same", s)
	}
	startRedis(t, socket)
	if s := l.Take(ctx, "k", rate, 60); !s.Allowed {
		t.Errorf("got %+v, want the new Redis to be asked", s)
	}
	if s := onRedis(t, socket, 0).Peek(ctx, "k", rate); s.Remaining != 0 {
		t.Errorf("got %+v, want what was used to stand in the new Redis", s)
	}
}

func BenchmarkRedisTake(b *testing.B) {
	socket := filepath.Join(b.TempDir(), "redis.sock")
	startRedis(b, socket)
	l, err := ratelimit.NewRedis(poolAt(socket), ratelimit.RedisConfig{Timeout: 10 * time.Second})
	if err != nil {
		b.Fatal(err)
	}
	rate := ratelimit.Rate{PerMinute: 1e9, Burst: 1e9}
	for b.Loop() {
		l.Take(ctx, "k", rate, 1)
	}
}
