package keys

import (
	"sync"
	"sync/atomic"
	"time"
)

const (
	cacheShards = 64
	maxPerShard = 1024
)

// cache remembers keys that were found valid, for a short time and by the hash of their secret. It is bounded.
type cache struct {
	keepFor time.Duration
	drops   atomic.Int64
	shards  [cacheShards]cacheShard
}

type cacheShard struct {
	mu      sync.RWMutex
	entries map[hash]entry
}

// entry is what has to be known of a key to let it pass.
type entry struct {
	caller  Caller
	expires time.Time // zero means never
	read    time.Time // from the store
}

func (e entry) fresh(now time.Time, keepFor time.Duration) bool {
	return now.Sub(e.read) < keepFor && (e.expires.IsZero() || now.Before(e.expires))
}

// get returns the caller of the key, if it is remembered and was read recently.
func (c *cache) get(h hash, now time.Time) (Caller, bool) {
	s := &c.shards[h[0]%cacheShards]
	s.mu.RLock()
	e, ok := s.entries[h]
	s.mu.RUnlock()
	if !ok || !e.fresh(now, c.keepFor) {
		return Caller{}, false
	}
	return e.caller, true
}

// put remembers a key that was read from the store after the given number of drops. Where there was one since, the key
// may be what was dropped, and is not remembered.
func (c *cache) put(h hash, e entry, drops int64) {
	s := &c.shards[h[0]%cacheShards]
	s.mu.Lock()
	defer s.mu.Unlock()
	if c.drops.Load() != drops {
		return
	}
	if s.entries == nil {
		s.entries = make(map[hash]entry)
	}
	if len(s.entries) >= maxPerShard {
		s.makeRoom(e.read, c.keepFor)
	}
	s.entries[h] = e
}

// makeRoom forgets what is too old to be used, and where that is nothing, one that comes first.
func (s *cacheShard) makeRoom(now time.Time, keepFor time.Duration) {
	for h, e := range s.entries {
		if !e.fresh(now, keepFor) {
			delete(s.entries, h)
		}
	}
	for h := range s.entries {
		if len(s.entries) < maxPerShard {
			return
		}
		delete(s.entries, h)
	}
}

// drop forgets the key with the id. It looks at every entry: keys end seldom.
func (c *cache) drop(id string) {
	c.drops.Add(1)
	for i := range c.shards {
		s := &c.shards[i]
		s.mu.Lock()
		for h, e := range s.entries {
			if e.caller.KeyID == id {
				delete(s.entries, h)
			}
		}
		s.mu.Unlock()
	}
}
