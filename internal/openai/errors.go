package openai

import (
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/quote"
)

// maxRetryAfter is the longest wait that clients honour; for more they back off by their own rule.
const maxRetryAfter = time.Minute

// reply is how a kind of fault shows in this protocol.
type reply struct {
	status int
	kind   string // the error's type
	retry  bool   // the same request may succeed later
}

// statusLeft is what proxies note of a client that closed its request; net/http has no name for it.
const statusLeft = 499

// replies holds one row for each kind of fault; a test demands it.
var replies = map[fault.Kind]reply{
	fault.Internal:          {http.StatusInternalServerError, "server_error", true},
	fault.Invalid:           {http.StatusBadRequest, "invalid_request_error", false},
	fault.Unauthenticated:   {http.StatusUnauthorized, "authentication_error", false},
	fault.QuotaSpent:        {http.StatusForbidden, "insufficient_quota", false},
	fault.Forbidden:         {http.StatusForbidden, "permission_error", false},
	fault.NotFound:          {http.StatusNotFound, "invalid_request_error", false},
	fault.MethodUnsupported: {http.StatusMethodNotAllowed, "invalid_request_error", false},
	fault.Conflict:          {http.StatusConflict, "invalid_request_error", false},
	fault.TooLarge:          {http.StatusRequestEntityTooLarge, "invalid_request_error", false},
	fault.MediaUnsupported:  {http.StatusUnsupportedMediaType, "invalid_request_error", false},
	fault.RateLimited:       {http.StatusTooManyRequests, "rate_limit_error", true},
	fault.Upstream:          {http.StatusBadGateway, "server_error", true},
	fault.Overloaded:        {http.StatusServiceUnavailable, "server_error", true},
	fault.Timeout:           {http.StatusGatewayTimeout, "server_error", true},
	fault.Left:              {statusLeft, "invalid_request_error", false},
}

// writeError answers with the error in the protocol's shape.
func writeError(w http.ResponseWriter, err error) {
	f := fault.From(err)
	r := replies[f.Kind]
	h := w.Header()
	if f.Kind == fault.Unauthenticated {
		h.Set("WWW-Authenticate", "Bearer")
	}
	switch {
	case !r.retry:
		h.Set("X-Should-Retry", "false")
	case f.RetryAfter > maxRetryAfter:
		h.Set("X-Should-Retry", "false")
		fallthrough
	case f.RetryAfter > 0:
		wait := min(f.RetryAfter, maxRetryAfter)
		h.Set("Retry-After", strconv.Itoa(int(math.Ceil(wait.Seconds()))))
		h.Set("Retry-After-Ms", strconv.FormatInt(wait.Milliseconds(), 10))
	}
	_ = writeJSON(w, r.status, append(appendError(nil, f), '\n')) // the client may be gone
}

// appendError appends the error object of err.
func appendError(dst []byte, err error) []byte {
	f := fault.From(err)
	dst = append(dst, `{"error":{"message":`...)
	dst = quote.Append(dst, f.Message)
	dst = append(dst, `,"type":`...)
	dst = quote.Append(dst, replies[f.Kind].kind)
	dst = append(dst, `,"param":`...)
	if f.Param == "" {
		dst = append(dst, "null"...)
	} else {
		dst = quote.Append(dst, f.Param)
	}
	dst = append(dst, `,"code":`...)
	dst = quote.Append(dst, f.Code)
	return append(dst, "}}"...)
}
