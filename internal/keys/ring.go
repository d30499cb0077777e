package keys

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/ratelimit"
)

// Config is what a Ring may be told.
type Config struct {
	DefaultPlan       string        // of keys made without one
	CacheFor          time.Duration // how long a key that was revoked elsewhere may still work; 0 means 1 s
	FailuresPerMinute int           // of one client address before 429 answers for 401; 0 means 10, negative without a limit
	Logger            *slog.Logger  // nil means slog.Default()
}

// Ring holds the keys of all users. It is safe for concurrent use.
type Ring struct {
	store    Store
	cfg      Config
	cache    cache
	failures *ratelimit.Local

	mu   sync.Mutex
	used map[string]time.Time // by key id; not yet in the store
}

// New returns a ring over the store.
func New(store Store, cfg Config) *Ring {
	if cfg.CacheFor == 0 {
		cfg.CacheFor = time.Second
	}
	if cfg.FailuresPerMinute == 0 {
		cfg.FailuresPerMinute = 10
	}
	if cfg.Logger == nil {
		cfg.Logger = slog.Default()
	}
	return &Ring{
		store: store, cfg: cfg, cache: cache{keepFor: cfg.CacheFor},
		failures: ratelimit.NewLocal(ratelimit.Config{MaxKeys: 1 << 17}),
		used:     make(map[string]time.Time),
	}
}

// Authenticate returns who calls, from the value of an Authorization header, "Bearer " and a secret. Where it is empty
// or names no key that is valid now, it returns a fault.Unauthenticated that does not say why. A key is read from the
// store at most once in Config.CacheFor. The caller's scopes are shared; they must not be changed.
func (r *Ring) Authenticate(ctx context.Context, authorization string) (Caller, error) {
	secret, err := bearer(authorization)
	if err != nil {
		return Caller{}, err
	}
	if len(secret) > maxSecret {
		return Caller{}, invalid(errShape)
	}
	h, now := hashOf(secret), time.Now()
	if caller, ok := r.cache.get(h, now); ok {
		return caller, nil
	}
	if _, err := Parse(secret); err != nil {
		return Caller{}, invalid(err)
	}
	return r.read(ctx, h, now)
}

// read authenticates a key that is not in the cache.
func (r *Ring) read(ctx context.Context, h hash, now time.Time) (Caller, error) {
	drops := r.cache.drops.Load()
	k, err := r.store.KeyByHash(ctx, h.String())
	switch {
	case errors.Is(err, ErrNotFound):
		return Caller{}, invalid(err)
	case err != nil:
		return Caller{}, fmt.Errorf("look up key: %w", err)
	case !k.Valid(now):
		return Caller{}, invalid(fmt.Errorf("key %s is expired or revoked", k.ID))
	}
	caller := Caller{KeyID: k.ID, UserID: k.UserID, Plan: k.Plan, Scopes: k.Scopes}
	r.cache.put(h, entry{caller: caller, expires: k.Expires, read: now}, drops)
	r.mu.Lock()
	r.used[k.ID] = now
	r.mu.Unlock()
	return caller, nil
}

// bearer returns the secret in the value of an Authorization header.
func bearer(authorization string) (string, error) {
	scheme, secret, _ := strings.Cut(strings.TrimSpace(authorization), " ")
	if scheme != "" && !strings.EqualFold(scheme, "Bearer") {
		return "", invalid(errors.New("another scheme than Bearer"))
	}
	if secret = strings.TrimSpace(secret); secret != "" {
		return secret, nil
	}
	return "", fault.New(fault.Unauthenticated,
		"No API key was sent. Send one in the header Authorization, as in: Authorization: Bearer YOUR_API_KEY").Coded("missing_api_key")
}

func invalid(cause error) error {
	return fault.New(fault.Unauthenticated, "Invalid API key provided").Because(cause)
}
