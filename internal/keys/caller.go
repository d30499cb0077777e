package keys

import (
	"context"
	"slices"
)

// Scope is something a key may do.
type Scope string

// The scopes. A key made without a list of its own has ScopeChat and ScopeKeys.
const (
	ScopeChat     Scope = "chat"     // ask models, search boats, read models and the key's own usage
	ScopeKeys     Scope = "keys"     // manage the keys of its own user
	ScopeListings Scope = "listings" // import boats for sale
	ScopeAdmin    Scope = "admin"    // everything that ScopeListings allows
)

// Caller is who a request comes from, as its key says.
type Caller struct {
	KeyID  string
	UserID string
	Plan   string // names a plan of the configuration
	Scopes []Scope
}

// May reports whether the caller's key has the scope.
func (c Caller) May(scope Scope) bool { return slices.Contains(c.Scopes, scope) }

type callerKey struct{}

// With returns a context that carries the caller.
func With(ctx context.Context, c Caller) context.Context {
	return context.WithValue(ctx, callerKey{}, c)
}

// From returns the caller that ctx carries; ok is false where nobody was authenticated.
func From(ctx context.Context) (c Caller, ok bool) {
	c, ok = ctx.Value(callerKey{}).(Caller)
	return c, ok
}
