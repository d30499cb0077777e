package ratelimit

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/gomodule/redigo/redis"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/metric"
)

// RedisConfig tells a Redis what it counts and how patient it is.
type RedisConfig struct {
	Prefix  string        // of the keys in Redis: limiters of different things need different ones
	Timeout time.Duration // of one question; 0 means 100 ms
	Rest    time.Duration // how long Redis is left alone after it failed; 0 means 1 s
}

// Redis limits keys over every process that uses the same Redis, with the algorithm of Local and the clock of Redis.
// While Redis cannot be reached each process limits by itself, so that nobody is refused for it. It is safe for
// concurrent use.
type Redis struct {
	pool    *redis.Pool
	cfg     RedisConfig
	local   *Local
	restTil atomic.Int64 // nanoseconds since the local limiter's epoch
	alone   metric.Int64Counter
}

//go:embed gcra.lua
var gcra string

var script = redis.NewScript(1, gcra)

// What the script is asked for.
const (
	take   = "take"
	peek   = "peek"
	charge = "charge"
)

// NewRedis returns a limiter that counts in Redis. It does not connect before the first question.
func NewRedis(pool *redis.Pool, cfg RedisConfig) (*Redis, error) {
	if cfg.Timeout == 0 {
		cfg.Timeout = 100 * time.Millisecond
	}
	if cfg.Rest == 0 {
		cfg.Rest = time.Second
	}
	alone, err := otel.Meter("fairlead/ratelimit").Int64Counter("fairlead.ratelimit.alone",
		metric.WithDescription("Questions that were answered without Redis, because it could not be reached"))
	if err != nil {
		return nil, fmt.Errorf("count questions without Redis: %w", err)
	}
	return &Redis{pool: pool, cfg: cfg, local: NewLocal(Config{}), alone: alone}, nil
}

// idle is how many connections to Redis are kept.
const idle = 32

// Dial returns connections to the Redis at a redis:// or rediss:// address; none is made yet. The error does not tell the
// address, which may hold a password.
func Dial(address string) (*redis.Pool, error) {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.Scheme != "redis" && u.Scheme != "rediss" {
		return nil, errors.New("this is no address such as redis://host:6379/0")
	}
	return &redis.Pool{
		MaxIdle: idle, IdleTimeout: 5 * time.Minute,
		DialContext: func(ctx context.Context) (redis.Conn, error) { return redis.DialURLContext(ctx, address) },
	}, nil
}

// Take uses n of the key's rate if they are left, all or none.
func (r *Redis) Take(ctx context.Context, key string, rate Rate, n int) State {
	if rate.PerMinute == 0 {
		return State{Allowed: true}
	}
	s, err := r.ask(ctx, take, key, rate, n)
	if err != nil {
		return r.local.Take(ctx, key, rate, n)
	}
	return s
}

// Peek tells what is left of the key's rate, and in Allowed whether one more would be allowed now.
func (r *Redis) Peek(ctx context.Context, key string, rate Rate) State {
	if rate.PerMinute == 0 {
		return State{Allowed: true}
	}
	s, err := r.ask(ctx, peek, key, rate, 1)
	if err != nil {
		return r.local.Peek(ctx, key, rate)
	}
	return s
}

// Charge uses n of the key's rate, whether they are left or not. What is not left is a debt that has to come back first.
func (r *Redis) Charge(ctx context.Context, key string, rate Rate, n int) {
	if rate.PerMinute == 0 || n <= 0 {
		return
	}
	// What was used is charged also where the client has left.
	if _, err := r.ask(context.WithoutCancel(ctx), charge, key, rate, n); err != nil {
		r.local.Charge(ctx, key, rate, n)
	}
}

// errResting is why Redis is not asked.
var errResting = errors.New("redis failed a moment ago")

// ask runs the script. After a failure Redis is left alone for a while, so that its absence delays few.
func (r *Redis) ask(ctx context.Context, what, key string, rate Rate, n int) (State, error) {
	if int64(r.local.now()) < r.restTil.Load() {
		r.alone.Add(ctx, 1)
		return State{}, errResting
	}
	limited, cancel := context.WithTimeout(ctx, r.cfg.Timeout)
	defer cancel()
	got, err := r.run(limited, r.cfg.Prefix+key, what, rate.interval(n).Microseconds(), rate.tolerance().Microseconds())
	if err == nil && len(got) != 2 {
		err = fmt.Errorf("ask redis: %d numbers, want 2", len(got))
	}
	if err != nil {
		if ctx.Err() == nil { // it was not the client who left
			r.restTil.Store(int64(r.local.now() + r.cfg.Rest))
			r.alone.Add(ctx, 1)
		}
		return State{}, err
	}
	s := rate.state(time.Duration(got[0]) * time.Microsecond)
	if wait := time.Duration(got[1]) * time.Microsecond; wait > 0 {
		s.Allowed, s.RetryAfter = false, wait
	}
	return s, nil
}

func (r *Redis) run(ctx context.Context, args ...any) ([]int64, error) {
	conn, err := r.pool.GetContext(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { _ = conn.Close() }() // gives it back to the pool; what went wrong was said before
	return redis.Int64s(script.DoContext(ctx, conn, args...))
}
