package keys

import (
	"context"
	"errors"
	"net"
	"net/http"
	"net/netip"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/ratelimit"
)

// Bearer authenticates r by its Authorization header and returns r's context with the caller in it. It reads nothing of
// the body. Its errors are those of AuthenticateFrom.
func (r *Ring) Bearer(req *http.Request) (context.Context, error) {
	ctx := req.Context()
	values := req.Header["Authorization"]
	if len(values) > 1 {
		// Which of them counts would be anybody's guess, also a proxy's.
		return nil, r.failed(ctx, req.RemoteAddr, invalid(errors.New("more than one Authorization header")))
	}
	var authorization string
	if len(values) == 1 {
		authorization = values[0]
	}
	caller, err := r.AuthenticateFrom(ctx, req.RemoteAddr, authorization)
	if err != nil {
		return nil, err
	}
	return With(ctx, caller), nil
}

// AuthenticateFrom is Authenticate for a client at addr, host:port. Past Config.FailuresPerMinute invalid keys from one
// address, further ones are a fault.RateLimited. A valid key always passes, and a request without any key is not counted.
func (r *Ring) AuthenticateFrom(ctx context.Context, addr, authorization string) (Caller, error) {
	caller, err := r.Authenticate(ctx, authorization)
	if err != nil {
		return Caller{}, r.failed(ctx, addr, err)
	}
	return caller, nil
}

// failed counts an authentication that failed with err and returns what the client at addr is told.
func (r *Ring) failed(ctx context.Context, addr string, err error) error {
	if fault.From(err).Code != "invalid_api_key" || r.cfg.FailuresPerMinute < 0 {
		return err
	}
	rate := ratelimit.Rate{PerMinute: r.cfg.FailuresPerMinute, Burst: r.cfg.FailuresPerMinute}
	s := r.failures.Take(ctx, network(addr), rate, 1)
	if s.Allowed {
		return err
	}
	return fault.New(fault.RateLimited, "too many invalid API keys came from your address; please try again later").
		After(s.RetryAfter).Because(err)
}

// network is the address that failures of addr are counted under. An IPv6 customer has a whole /64.
func network(addr string) string {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		host = addr
	}
	ip, err := netip.ParseAddr(host)
	if err != nil {
		return host
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is4() {
		return ip.String()
	}
	prefix, _ := ip.Prefix(64) // 64 is never too long for IPv6
	return prefix.String()
}
