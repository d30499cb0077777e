package keys

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fault"
)

const (
	maxName        = 100 // characters
	maxDescription = 500 // characters
)

// Params describe a key to be made.
type Params struct {
	Name        string    // 1 to 100 characters
	Description string    // up to 500 characters
	Expires     time.Time // zero means never
	Plan        string    // empty means Config.DefaultPlan
	Scopes      []Scope   // empty means ScopeChat and ScopeKeys
}

// Create makes a key of the user. The secret is returned here and kept nowhere. Params that break a rule are a
// fault.Invalid.
func (r *Ring) Create(ctx context.Context, userID string, p Params) (key Key, secret string, err error) {
	if !validUserID(userID) {
		return Key{}, "", fmt.Errorf("user id %q must have 1 to %d lower-case letters and digits", userID, maxUserID)
	}
	now := time.Now()
	if err := p.check(now); err != nil {
		return Key{}, "", err
	}
	if p.Plan == "" {
		p.Plan = r.cfg.DefaultPlan
	}
	if len(p.Scopes) == 0 {
		p.Scopes = []Scope{ScopeChat, ScopeKeys}
	}
	secret = NewSecret(userID)
	key = Key{
		ID: "key_" + strings.ToLower(rand.Text()), Name: p.Name, Description: p.Description, Prefix: shownPrefix(secret),
		UserID: userID, Scopes: slices.Clone(p.Scopes), Plan: p.Plan, Created: stored(now), Expires: stored(p.Expires),
	}
	if err := r.store.InsertKey(ctx, key, hashOf(secret).String()); err != nil {
		return Key{}, "", fmt.Errorf("insert key: %w", err)
	}
	return key, secret, nil
}

func (p Params) check(now time.Time) error {
	if strings.TrimSpace(p.Name) == "" {
		return fault.New(fault.Invalid, "name must have 1 to %d characters that are not all spaces, not %d", maxName, utf8.RuneCountInString(p.Name)).
			At("name").Coded("missing_required_parameter")
	}
	if err := checkText("name", p.Name, maxName); err != nil {
		return err
	}
	if err := checkText("description", p.Description, maxDescription); err != nil {
		return err
	}
	for i, s := range p.Scopes {
		if s != ScopeChat && s != ScopeKeys && s != ScopeListings && s != ScopeAdmin {
			return fault.New(fault.Invalid, "there is no scope %q, only %q, %q, %q and %q", s, ScopeChat, ScopeKeys, ScopeListings, ScopeAdmin).
				At(fmt.Sprintf("scopes[%d]", i))
		}
	}
	return checkFuture("expire_time", p.Expires, now)
}

func checkText(param, text string, most int) error {
	if !utf8.ValidString(text) {
		return fault.New(fault.Invalid, "%s must be valid UTF-8", param).At(param)
	}
	if strings.ContainsFunc(text, unicode.IsControl) {
		return fault.New(fault.Invalid, "%s may not hold control characters, not %q", param, text).At(param)
	}
	if n := utf8.RuneCountInString(text); n > most {
		return fault.New(fault.Invalid, "%s may have at most %d characters, not %d", param, most, n).
			At(param).Coded("string_above_max_length")
	}
	return nil
}

func checkFuture(param string, t, now time.Time) error {
	if t.IsZero() || t.After(now) {
		return nil
	}
	return fault.New(fault.Invalid, "%s must be in the future, not %s", param, t.UTC().Format(time.RFC3339)).At(param)
}

// List returns the user's keys, newest first, also those that are expired or revoked.
func (r *Ring) List(ctx context.Context, userID string) ([]Key, error) {
	list, err := r.store.KeysOfUser(ctx, userID)
	if err != nil {
		return nil, fmt.Errorf("list keys: %w", err)
	}
	return list, nil
}

// Revoke ends the user's key and returns it as it is then. Here it holds from the next request, on other replicas within
// Config.CacheFor. Revoking a key again changes nothing; a key that is not the user's is a fault.NotFound.
func (r *Ring) Revoke(ctx context.Context, userID, id string) (Key, error) {
	return r.end(ctx, userID, id, time.Time{}, time.Now())
}

// Rotate makes a key to take the place of another of the user's, with its name, description, scopes, plan and as long a
// life. The other stays valid until oldExpires or, where that is zero, until it ends by itself. A key that is not the
// user's is a fault.NotFound, one that is not valid any more a fault.Invalid.
func (r *Ring) Rotate(ctx context.Context, userID, id string, oldExpires time.Time) (key Key, secret string, err error) {
	now := time.Now()
	if err := checkFuture("old_expire_time", oldExpires, now); err != nil {
		return Key{}, "", err
	}
	list, err := r.List(ctx, userID)
	if err != nil {
		return Key{}, "", err
	}
	i := slices.IndexFunc(list, func(k Key) bool { return k.ID == id })
	if i < 0 {
		return Key{}, "", notFound()
	}
	old := list[i]
	if !old.Valid(now) {
		return Key{}, "", fault.New(fault.Invalid, "this key is expired or revoked; make a new one instead").At("id")
	}
	params := Params{Name: old.Name, Description: old.Description, Plan: old.Plan, Scopes: old.Scopes}
	if !old.Expires.IsZero() {
		params.Expires = now.Add(old.Expires.Sub(old.Created))
	}
	// The new key comes first: should the second step fail, both are valid and nobody is locked out.
	key, secret, err = r.Create(ctx, userID, params)
	if err != nil || oldExpires.IsZero() {
		return key, secret, err
	}
	if _, err := r.end(ctx, userID, id, oldExpires, time.Time{}); err != nil {
		return Key{}, "", err
	}
	return key, secret, nil
}

func (r *Ring) end(ctx context.Context, userID, id string, expires, revoked time.Time) (Key, error) {
	key, err := r.store.EndKey(ctx, userID, id, stored(expires), stored(revoked))
	if errors.Is(err, ErrNotFound) {
		return Key{}, notFound()
	}
	if err != nil {
		return Key{}, fmt.Errorf("end key: %w", err)
	}
	r.cache.drop(id)
	return key, nil
}

// notFound is the same for a key that does not exist and for another user's.
func notFound() error { return fault.New(fault.NotFound, "you have no key with this id").At("id") }

// stored is t as a Store keeps it.
func stored(t time.Time) time.Time {
	if t.IsZero() {
		return t
	}
	return t.UTC().Truncate(time.Microsecond)
}
