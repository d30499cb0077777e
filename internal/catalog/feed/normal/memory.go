package normal

import (
	"sync"
)

// memory keeps what was looked up, at most so many answers; when it is full it begins anew, since a feed that never
// repeats itself gains nothing from a better choice. It is safe for concurrent use.
type memory[K comparable, V any] struct {
	mu   sync.RWMutex
	held map[K]V
}

const maxHeld = 20_000

func newMemory[K comparable, V any]() *memory[K, V] { return &memory[K, V]{held: map[K]V{}} }

func (m *memory[K, V]) get(key K) (V, bool) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	v, ok := m.held[key]
	return v, ok
}

func (m *memory[K, V]) put(key K, v V) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.held) >= maxHeld {
		clear(m.held)
	}
	m.held[key] = v
}
