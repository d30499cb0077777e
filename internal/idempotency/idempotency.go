// Package idempotency holds what is kept of an answer so that the same request gets the same answer again.
package idempotency

import "time"

// Keep is how long an answer is kept.
const Keep = 24 * time.Hour

// MaxKey bounds a client's idempotency key in bytes.
const MaxKey = 255

// Answer is a whole answer under a client's idempotency key.
type Answer struct {
	RequestHash string // tells whether a request is the same
	Status      int
	ContentType string
	Fallback    string // the engine that stood in for the model's own; empty where none did
	Body        []byte
	Created     time.Time
}
