package llm

import "sync"

// rooms keeps the buffers that answers are read into, of two sizes, and those that requests are written in. It is safe for concurrent
// use.
type rooms struct{ first, large, bodies sync.Pool } // of *[]byte

// largestBody is how many bytes of a request are kept for another.
const largestBody = 64 << 10

// body returns room for a request, which is empty.
func (r *rooms) body() []byte {
	if kept, ok := r.bodies.Get().(*[]byte); ok {
		return (*kept)[:0]
	}
	return nil
}

// spare takes the room of a request back.
func (r *rooms) spare(body []byte) {
	if cap(body) <= largestBody {
		r.bodies.Put(&body)
	}
}

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
