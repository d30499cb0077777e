package keys_test

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/keys"
)

// memory is a keys.Store that can be told to fail and counts look-ups.
type memory struct {
	mu      sync.Mutex
	keys    []keys.Key
	hashes  []string
	lookups int
	fail    error
}

func (m *memory) InsertKey(_ context.Context, k keys.Key, hash string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.keys, m.hashes = append(m.keys, k), append(m.hashes, hash)
	return m.fail
}

func (m *memory) KeyByHash(_ context.Context, hash string) (keys.Key, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.lookups++
	if m.fail != nil {
		return keys.Key{}, m.fail
	}
	i := slices.Index(m.hashes, hash)
	if i < 0 {
		return keys.Key{}, keys.ErrNotFound
	}
	return m.keys[i], nil
}

func (m *memory) KeysOfUser(_ context.Context, userID string) ([]keys.Key, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []keys.Key
	for _, k := range slices.Backward(m.keys) {
		if k.UserID == userID {
			list = append(list, k)
		}
	}
	return list, m.fail
}

func (m *memory) EndKey(_ context.Context, userID, id string, expires, revoked time.Time) (keys.Key, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := slices.IndexFunc(m.keys, func(k keys.Key) bool { return k.UserID == userID && k.ID == id })
	if i < 0 {
		return keys.Key{}, keys.ErrNotFound
	}
	nearer := func(old, t time.Time) time.Time {
		if !t.IsZero() && (old.IsZero() || old.After(t)) {
			return t
		}
		return old
	}
	k := &m.keys[i]
	k.Expires, k.Revoked = nearer(k.Expires, expires), nearer(k.Revoked, revoked)
	return *k, nil
}

func (m *memory) TouchKeys(_ context.Context, used map[string]time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return m.fail
	}
	for i := range m.keys {
		if t := used[m.keys[i].ID]; t.After(m.keys[i].LastUsed) {
			m.keys[i].LastUsed = t
		}
	}
	return nil
}

func (m *memory) setFail(err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.fail = err
}

func (m *memory) lookedUp() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.lookups
}
