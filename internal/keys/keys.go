// Package keys knows who may call: API keys, what they may do, and when they end.
package keys

import (
	"context"
	"errors"
	"time"
)

// Key is an API key without its secret. A zero time means never.
type Key struct {
	ID          string
	Name        string // 1 to 100 characters
	Description string // up to 500 characters
	Prefix      string // what its secret begins with, to recognise it by
	UserID      string
	Scopes      []Scope
	Plan        string // names a plan of the configuration
	Created     time.Time
	LastUsed    time.Time // to a few seconds
	Expires     time.Time
	Revoked     time.Time
}

// Valid reports whether the key may be used at t.
func (k Key) Valid(t time.Time) bool {
	return k.Revoked.IsZero() && (k.Expires.IsZero() || t.Before(k.Expires))
}

// ErrNotFound is what a Store returns for a key that it does not hold.
var ErrNotFound = errors.New("no such key")

// Store keeps keys by the hash of their secrets. It is safe for concurrent use. Times are kept to the microsecond.
type Store interface {
	// InsertKey adds a key. The hash is that of its secret, 64 hexadecimal digits.
	InsertKey(ctx context.Context, k Key, hash string) error
	// KeyByHash returns the key, or ErrNotFound.
	KeyByHash(ctx context.Context, hash string) (Key, error)
	// KeysOfUser returns the user's keys, newest first.
	KeysOfUser(ctx context.Context, userID string) ([]Key, error)
	// EndKey brings the end of the user's key nearer and returns the key as it is then, or ErrNotFound. Each of the two
	// times takes effect where it is not zero and the key has none or a later one.
	EndKey(ctx context.Context, userID, id string, expires, revoked time.Time) (Key, error)
	// TouchKeys sets when keys, named by their ids, were last used. It never sets a time back.
	TouchKeys(ctx context.Context, used map[string]time.Time) error
}
