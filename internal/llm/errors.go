package llm

import (
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
)

// ErrUnavailable says that no provider could answer and that nothing was sent. An error that is it also holds a fault of kind
// fault.Upstream, which a client may see.
var ErrUnavailable = errors.New("no language model could answer")

// BrokenError says that a text ended before it was whole, after some of it had been sent. It holds a fault of kind
// fault.Upstream, which a client may see; Error is for logs and has none of the provider's words.
type BrokenError struct {
	Provider string
	cause    error
}

// Error names the provider and what happened.
func (e *BrokenError) Error() string {
	return fmt.Sprintf("provider %s broke off: %v", e.Provider, e.cause)
}

// Unwrap returns the fault that a client may see.
func (e *BrokenError) Unwrap() error {
	return fault.New(fault.Upstream, "the language model behind this answer broke off").Because(e.cause)
}

func unavailable(causes []error) error {
	shown := fault.New(fault.Upstream, "no language model could answer").Because(errors.Join(causes...))
	return fmt.Errorf("%w: %w", ErrUnavailable, shown)
}

// failure is why one call failed. Its text is ours: nothing a provider wrote is in it.
type failure struct {
	reason string
	status int           // of the answer, 0 where there was none
	cause  error         // below us, such as a network error; nil where reason says all
	again  bool          // another try at the same provider may help
	after  time.Duration // the provider asks to wait so long
	excuse bool          // the provider is not to blame: it understood this request and refuses it
}

func (f *failure) Error() string {
	if f.cause != nil {
		return f.reason + ": " + f.cause.Error()
	}
	return f.reason
}

func (f *failure) Unwrap() error { return f.cause }

// malformed is an answer that breaks the protocol.
func malformed(format string, args ...any) *failure {
	return &failure{reason: fmt.Sprintf(format, args...), again: true}
}

// statusFailure tells what a status other than 200 means for the next try.
func statusFailure(res *http.Response) *failure {
	f := &failure{reason: "status " + strconv.Itoa(res.StatusCode), status: res.StatusCode}
	switch status := res.StatusCode; {
	case status == http.StatusRequestTimeout, status == http.StatusConflict, status == http.StatusTooManyRequests, status >= 500:
		f.again, f.after = true, retryAfter(res.Header, time.Now())
	case status == http.StatusBadRequest, status == http.StatusRequestEntityTooLarge, status == http.StatusUnprocessableEntity:
		f.excuse = true
	}
	return f
}

// retryAfter reads how long a provider asks to wait; 0 where it does not say or what it says is no time.
func retryAfter(h http.Header, now time.Time) time.Duration {
	const most = time.Hour
	if ms, err := strconv.ParseFloat(h.Get("Retry-After-Ms"), 64); err == nil && ms > 0 {
		return time.Duration(min(ms, float64(most/time.Millisecond))) * time.Millisecond
	}
	value := h.Get("Retry-After")
	if s, err := strconv.ParseFloat(value, 64); err == nil && s > 0 {
		return time.Duration(min(s, most.Seconds()) * float64(time.Second))
	}
	if at, err := http.ParseTime(value); err == nil {
		return min(max(at.Sub(now), 0), most)
	}
	return 0
}
