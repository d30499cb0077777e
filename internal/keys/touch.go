package keys

import (
	"context"
	"fmt"
	"time"
)

// touchEvery is how often last-used times are written.
const touchEvery = 5 * time.Second

// Run writes every few seconds when keys were last used, until ctx ends, and then once more. What could not be written
// is logged and tried again.
func (r *Ring) Run(ctx context.Context) {
	tick := time.NewTicker(touchEvery)
	defer tick.Stop()
	for ctx.Err() == nil {
		select {
		case <-tick.C:
		case <-ctx.Done():
		}
		if err := r.Flush(context.WithoutCancel(ctx)); err != nil {
			r.cfg.Logger.WarnContext(ctx, "last use of keys not written", "error", err)
		}
	}
}

// Flush writes now when keys were last used.
func (r *Ring) Flush(ctx context.Context) error {
	r.mu.Lock()
	used := r.used
	r.used = make(map[string]time.Time)
	r.mu.Unlock()
	if len(used) == 0 {
		return nil
	}
	err := r.store.TouchKeys(ctx, used)
	if err == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for id, t := range used {
		if r.used[id].Before(t) {
			r.used[id] = t
		}
	}
	return fmt.Errorf("touch %d keys: %w", len(used), err)
}
