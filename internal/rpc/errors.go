package rpc

import (
	"encoding/base64"
	"encoding/json"
	"math"
	"net/http"
	"strconv"

	"connectrpc.com/connect"
	"google.golang.org/genproto/googleapis/rpc/errdetails"

	"github.com/fairlead/fairlead/internal/fault"
)

// domain of the ErrorInfo details, whose reason is the fault's code.
const domain = "fairlead"

// codes holds one row for each kind of fault; a test demands it.
var codes = map[fault.Kind]connect.Code{
	fault.Internal:          connect.CodeInternal,
	fault.Invalid:           connect.CodeInvalidArgument,
	fault.Unauthenticated:   connect.CodeUnauthenticated,
	fault.QuotaSpent:        connect.CodeResourceExhausted,
	fault.Forbidden:         connect.CodePermissionDenied,
	fault.NotFound:          connect.CodeNotFound,
	fault.MethodUnsupported: connect.CodeUnimplemented,
	fault.Conflict:          connect.CodeAlreadyExists,
	fault.TooLarge:          connect.CodeResourceExhausted,
	fault.MediaUnsupported:  connect.CodeInvalidArgument,
	fault.RateLimited:       connect.CodeResourceExhausted,
	fault.Upstream:          connect.CodeUnavailable,
	fault.Overloaded:        connect.CodeUnavailable,
	fault.Timeout:           connect.CodeDeadlineExceeded,
	fault.Left:              connect.CodeCanceled,
}

// errorOf is err as RPC clients get it: a code, the message that may be shown, and an ErrorInfo detail with the fault's
// code as reason and the field at fault under "param".
func errorOf(err error) *connect.Error {
	f := fault.From(err)
	out := connect.NewError(codes[f.Kind], shown(f.Message))
	info := &errdetails.ErrorInfo{Reason: f.Code, Domain: domain}
	if f.Param != "" {
		info.Metadata = map[string]string{"param": f.Param}
	}
	if detail, err := connect.NewErrorDetail(info); err == nil {
		out.AddDetail(detail)
	}
	if f.RetryAfter > 0 {
		out.Meta().Set("Retry-After", strconv.Itoa(int(math.Ceil(f.RetryAfter.Seconds()))))
	}
	return out
}

// shown is a message as an error, without the cause that is only for the log.
type shown string

func (s shown) Error() string { return string(s) }

// writeJSON writes an error as the Connect protocol does, for callers whose protocol is not known.
func writeJSON(w http.ResponseWriter, status int, err *connect.Error) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	shape := struct {
		Code    string   `json:"code"`
		Message string   `json:"message"`
		Details []detail `json:"details"`
	}{Code: err.Code().String(), Message: err.Message()}
	for _, d := range err.Details() {
		shape.Details = append(shape.Details, detail{d.Type(), base64.RawStdEncoding.EncodeToString(d.Bytes())})
	}
	body, _ := json.Marshal(shape) // strings cannot fail
	_, _ = w.Write(body)           // the client may be gone
}

// detail is one of an error's details as the Connect protocol writes it.
type detail struct {
	Type  string `json:"type"`
	Value string `json:"value"`
}
