package llm

import "sync"

// rooms keeps the buffers that answers are read into, of two sizes. It is safe for concurrent use.
type rooms struct{ first, large sync.Pool } // of *[]byte

// get returns room for so many bytes.
func (r *rooms) get(size int) []byte {
	if pool := r.of(size); pool != nil {
		if kept, ok := pool.Get().(*[]byte); ok {
			return *kept
		}
	}
	return make([]byte, size)
}

// put takes room back that nothing refers to any more.
func (r *rooms) put(room []byte) {
	if pool := r.of(len(room)); pool != nil {
		pool.Put(&room)
	}
}

// of is the pool for a size, nil where none is kept of it.
func (r *rooms) of(size int) *sync.Pool {
	switch size {
	case firstRead:
		return &r.first
	case largeRead:
		return &r.large
	}
	return nil
}
