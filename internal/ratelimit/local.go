package ratelimit

import (
	"context"
	"hash/maphash"
	"sync"
	"sync/atomic"
	"time"
)

const (
	shards     = 64
	defaultMax = 1 << 20
	minSweep   = 64 // keys of a shard below which idle ones are not looked for
)

// Config bounds a Local.
type Config struct {
	MaxKeys int // how many keys are remembered, roughly; 0 means 2^20. Past it some are forgotten and start anew.
}

// Local limits keys within one process. It is safe for concurrent use. Keys that are idle, which means that their whole
// burst has come back, take no memory in the long run. Time is monotonic: setting the clock changes nothing.
//
// It is the generic cell rate algorithm in its virtual scheduling form (ITU-T I.371, annex A): each key has one number,
// its theoretical arrival time TAT. With T the time in which one comes back and τ the time of a burst, n at time t make
// TAT' = max(TAT, t) + n·T, and are allowed while TAT' - t ≤ τ.
type Local struct {
	epoch    time.Time
	seed     maphash.Seed
	maxShard int
	shards   [shards]shard
}

type shard struct {
	mu    sync.RWMutex
	cells map[string]*cell
	sweep int // the number of cells at which idle ones are looked for
}

// cell holds the theoretical arrival time of a key in nanoseconds since the limiter's epoch, or gone.
type cell struct{ tat atomic.Int64 }

// gone marks a cell that was taken out of its shard, so that nobody uses it any more.
const gone = -1

// NewLocal returns a limiter that knows no key yet.
func NewLocal(cfg Config) *Local {
	if cfg.MaxKeys == 0 {
		cfg.MaxKeys = defaultMax
	}
	l := &Local{epoch: time.Now(), seed: maphash.MakeSeed(), maxShard: max(1, cfg.MaxKeys/shards)}
	for i := range l.shards {
		l.shards[i] = shard{cells: make(map[string]*cell), sweep: minSweep}
	}
	return l
}

// Take uses n of the key's rate if they are left, all or none. More than the rate's burst is never allowed.
func (l *Local) Take(_ context.Context, key string, rate Rate, n int) State {
	if rate.PerMinute == 0 {
		return State{Allowed: true}
	}
	now, cost, tolerance := l.now(), rate.interval(n), rate.tolerance()
	for {
		c := l.cell(key, now)
		tat := c.tat.Load()
		if tat == gone {
			continue
		}
		backlog := max(time.Duration(tat)-now, 0)
		if wait := backlog + cost - tolerance; wait > 0 {
			s := rate.state(backlog)
			s.Allowed, s.RetryAfter = false, wait
			return s
		}
		if c.tat.CompareAndSwap(tat, int64(now+backlog+cost)) {
			return rate.state(backlog + cost)
		}
	}
}

// Peek tells what is left of the key's rate, and in Allowed whether one more would be allowed now.
func (l *Local) Peek(_ context.Context, key string, rate Rate) State {
	if rate.PerMinute == 0 {
		return State{Allowed: true}
	}
	now := l.now()
	var backlog time.Duration
	if c := l.shard(key).find(key); c != nil {
		backlog = max(time.Duration(c.tat.Load())-now, 0)
	}
	s := rate.state(backlog)
	if wait := backlog + rate.interval(1) - rate.tolerance(); wait > 0 {
		s.Allowed, s.RetryAfter = false, wait
	}
	return s
}

// Charge uses n of the key's rate, whether they are left or not. What is not left is a debt that has to come back first.
func (l *Local) Charge(_ context.Context, key string, rate Rate, n int) {
	if rate.PerMinute == 0 || n <= 0 {
		return
	}
	now, cost := l.now(), rate.interval(n)
	for {
		c := l.cell(key, now)
		tat := c.tat.Load()
		if tat != gone && c.tat.CompareAndSwap(tat, int64(max(time.Duration(tat), now)+cost)) {
			return
		}
	}
}

// Len is how many keys are remembered.
func (l *Local) Len() int {
	n := 0
	for i := range l.shards {
		s := &l.shards[i]
		s.mu.RLock()
		n += len(s.cells)
		s.mu.RUnlock()
	}
	return n
}

func (l *Local) now() time.Duration { return time.Since(l.epoch) }

func (l *Local) shard(key string) *shard {
	return &l.shards[maphash.String(l.seed, key)%shards]
}

func (l *Local) cell(key string, now time.Duration) *cell {
	s := l.shard(key)
	if c := s.find(key); c != nil {
		return c
	}
	return s.add(key, now, l.maxShard)
}

func (s *shard) find(key string) *cell {
	s.mu.RLock()
	c := s.cells[key]
	s.mu.RUnlock()
	return c
}

func (s *shard) add(key string, now time.Duration, most int) *cell {
	s.mu.Lock()
	defer s.mu.Unlock()
	if c := s.cells[key]; c != nil {
		return c
	}
	if len(s.cells) >= min(s.sweep, most) {
		s.forget(now, most)
	}
	c := new(cell)
	s.cells[key] = c
	return c
}

// forget takes out idle cells, which are equal to none, and then whichever come first until an eighth of most is free.
// The next sweep is when twice as many are there, so that a sweep costs each new key a constant on average.
func (s *shard) forget(now time.Duration, most int) {
	for key, c := range s.cells {
		if tat := c.tat.Load(); time.Duration(tat) <= now && c.tat.CompareAndSwap(tat, gone) {
			delete(s.cells, key)
		}
	}
	for key, c := range s.cells {
		if len(s.cells) < most-most/8 {
			break
		}
		c.tat.Store(gone)
		delete(s.cells, key)
	}
	s.sweep = max(minSweep, 2*len(s.cells))
}
