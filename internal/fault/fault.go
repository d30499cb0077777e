// Package fault holds the errors a client may see: a kind that every protocol translates, and a message that is safe to show.
package fault

import (
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"
)

// Kind says what went wrong in a way each protocol can translate into a status of its own.
type Kind int

// The kinds of fault. rpc/errors.go and openai/errors.go hold one row for each; a test in both demands it.
const (
	Internal          Kind = iota // ours; the message shown is always "internal error"
	Invalid                       // the request breaks a rule; Param names the field
	Unauthenticated               // no key, or one that is not valid
	QuotaSpent                    // the key has used up what its plan gives; a retry does not help
	Forbidden                     // the key may not do this
	NotFound                      // no such model, key or path
	MethodUnsupported             // the path exists, the method does not
	Conflict                      // an idempotency key was used with another body
	TooLarge                      // the body is over the limit
	MediaUnsupported              // a content type or encoding we do not read
	RateLimited                   // too fast; RetryAfter says when to come back
	Upstream                      // a language model behind us failed and nothing may stand in
	Overloaded                    // we are shedding load or draining; RetryAfter says when to come back
	Timeout                       // the model's time limit passed before anything was written, or the time that the client allows
	Left                          // the client does not want the answer any more; hardly anybody is told
	kinds
)

// Kinds lists every kind, for tests that demand a translation of each.
func Kinds() []Kind {
	all := make([]Kind, kinds)
	for i := range all {
		all[i] = Kind(i)
	}
	return all
}

// defaultCodes are the machine-readable codes of kinds that have one usual meaning.
var defaultCodes = [kinds]string{
	Internal:          "internal_error",
	Invalid:           "invalid_value",
	Unauthenticated:   "invalid_api_key",
	QuotaSpent:        "insufficient_quota",
	Forbidden:         "permission_denied",
	NotFound:          "not_found",
	MethodUnsupported: "method_not_supported",
	Conflict:          "idempotency_conflict",
	TooLarge:          "request_too_large",
	MediaUnsupported:  "unsupported_media_type",
	RateLimited:       "rate_limit_exceeded",
	Upstream:          "upstream_error",
	Overloaded:        "overloaded",
	Timeout:           "timeout",
	Left:              "client_gone",
}

// Fault is an error whose every field but the cause may be shown to a client. Treat it as immutable once returned.
type Fault struct {
	Kind       Kind
	Code       string        // machine-readable; stable over versions
	Param      string        // path of the field at fault, such as messages[0].content; empty if none
	Message    string        // for people
	RetryAfter time.Duration // how long to wait before a retry can succeed; 0 if unknown
	cause      error
}

// New returns a fault of the kind, with the kind's usual code and a formatted message for the client.
func New(kind Kind, format string, args ...any) *Fault {
	return &Fault{Kind: kind, Code: defaultCodes[kind], Message: fmt.Sprintf(format, args...)}
}

// At names the field at fault and returns f.
func (f *Fault) At(param string) *Fault {
	f.Param = param
	return f
}

// Coded replaces the kind's usual code and returns f.
func (f *Fault) Coded(code string) *Fault {
	f.Code = code
	return f
}

// After says when a retry can succeed and returns f.
func (f *Fault) After(wait time.Duration) *Fault {
	f.RetryAfter = wait
	return f
}

// Because keeps the internal cause for the log and returns f. The cause is never shown to a client.
func (f *Fault) Because(cause error) *Fault {
	f.cause = cause
	return f
}

// Error returns the message, the field and the cause; it is meant for logs.
func (f *Fault) Error() string {
	text := f.Message
	if f.Param != "" {
		text = f.Param + ": " + text
	}
	if f.cause != nil {
		text += ": " + f.cause.Error()
	}
	return text
}

// Unwrap returns the internal cause, nil if there is none.
func (f *Fault) Unwrap() error { return f.cause }

// From returns the fault inside err. An error without one becomes an internal fault that hides err from the client.
func From(err error) *Fault {
	var f *Fault
	if errors.As(err, &f) {
		return f
	}
	return New(Internal, "internal error").Because(err)
}

// Clip shortens a client's own text for a message: to 64 characters, and valid UTF-8.
func Clip(text string) string {
	const most = 64
	if text = strings.ToValidUTF8(text, "\ufffd"); utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most]) + "…"
}
