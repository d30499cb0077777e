package llm

import "log/slog"

// Secret is a text that no log, error or format shows: a provider's key.
type Secret string

const hidden = "[hidden]"

// String hides the secret.
func (Secret) String() string { return hidden }

// GoString hides the secret from %#v.
func (Secret) GoString() string { return hidden }

// LogValue hides the secret from structured logs.
func (Secret) LogValue() slog.Value { return slog.StringValue(hidden) }

// MarshalText hides the secret from JSON and its kin.
func (Secret) MarshalText() ([]byte, error) { return []byte(hidden), nil }
