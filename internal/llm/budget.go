package llm

import "sync"

const (
	// retryShare is how many retries a request pays for: in an outage the providers get at most a tenth more than was asked.
	retryShare = 0.1
	// retriesKept bounds what is saved up, and is there at the start, so that a quiet service may retry as well.
	retriesKept = 10
)

// budget bounds retries to a share of the requests.
type budget struct {
	mu   sync.Mutex
	left float64
}

func newBudget() *budget { return &budget{left: retriesKept} }

// deposit pays for one request.
func (b *budget) deposit() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.left = min(b.left+retryShare, retriesKept)
}

// withdraw takes one retry and says whether there was one.
func (b *budget) withdraw() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.left < 1 {
		return false
	}
	b.left--
	return true
}
