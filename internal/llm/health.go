package llm

import (
	"errors"
	"sync"
	"time"
)

// ProviderHealth is how a provider has been since the process started.
type ProviderHealth struct {
	Name        string
	Model       string    // its usual model
	State       string    // closed: in order; open: out of order, not asked; half-open: one request tries it
	LastError   string    // of the newest failure, in our words; empty if none
	LastFailure time.Time // zero if none
	LastSuccess time.Time // zero if none
	Requests    int64     // calls made
	Failures    int64     // calls that failed, those that the caller left not counted
}

// Health tells how each provider is, in the order of the configuration.
func (e *Engines) Health() []ProviderHealth {
	list := make([]ProviderHealth, len(e.providers))
	for i, p := range e.providers {
		list[i] = p.health.seen()
		list[i].Name, list[i].Model, list[i].State = p.Name, p.model(""), p.breaker.State().String()
	}
	return list
}

type health struct {
	mu   sync.Mutex
	kept ProviderHealth
}

func (h *health) seen() ProviderHealth {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.kept
}

func (h *health) note(err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.kept.Requests++
	if err == nil {
		h.kept.LastSuccess = time.Now()
		return
	}
	var f *failure
	if errors.As(err, &f) {
		h.kept.Failures++
		h.kept.LastError, h.kept.LastFailure = f.Error(), time.Now()
	}
}
