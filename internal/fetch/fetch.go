// Package fetch reads pages and pictures of strangers' servers, and nothing else: no address inside this network, nothing
// large, nothing slow, nothing that an answer's headers ask for.
package fetch

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"time"
)

// Bounds of one reading.
const (
	MaxPage    = 2 << 20  // bytes of a page, decompressed
	MaxPicture = 10 << 20 // bytes of a picture

	wholeTime    = 5 * time.Second
	lookupTime   = 2 * time.Second
	dialTime     = 2 * time.Second // of one address; a name may have several
	mostHops     = 3               // redirects
	mostDialled  = 4               // addresses of one name that are tried
	maxHeader    = 32 << 10        // bytes
	maxAddress   = 2048            // bytes
	userAgent    = "Fairlead/1.0 (boat survey; reads one page when a person asks)"
	acceptHeader = "text/html, application/xhtml+xml, image/jpeg, image/png, image/webp, image/gif"
)

// Why something was not read. A client may be told which of them it was and no more: what a network answered is for the
// log only, else a client could learn from here what is open there.
var (
	// ErrRefused is an address that may not be read, whatever stands there.
	ErrRefused = errors.New("the address may not be read")
	// ErrUnreachable is every failure of the network and every status but 200.
	ErrUnreachable = errors.New("the address cannot be read")
	// ErrTooLarge is a page or picture over its bound.
	ErrTooLarge = errors.New("what stands at the address is too large")
	// ErrType is what is neither a web page nor a picture.
	ErrType = errors.New("what stands at the address is neither a web page nor a picture")
)

// Found is what stands at an address: a page or a picture.
type Found struct {
	Address string // where it was read in the end, without a fragment
	Page    []byte // HTML in UTF-8, nil for a picture
	Picture []byte // PNG, JPEG, WebP or GIF, nil for a page
}

// Config is what a Reader may be told.
type Config struct {
	Hosts  Hosts        // that may be read; the zero value is none
	Logger *slog.Logger // why something was not read; nil means slog.Default()
}

// Reader reads addresses. It keeps no cookies and no connections. It is safe for concurrent use.
type Reader struct {
	hosts     Hosts
	log       *slog.Logger
	seams     seams
	transport http.RoundTripper
}

// seams are what tests replace, from inside this package only.
type seams struct {
	lookup  func(ctx context.Context, host string) ([]netip.Addr, error)
	connect func(ctx context.Context, address string) (net.Conn, error)
	ports   []uint16
}

// New returns a reader of the hosts in the configuration.
func New(cfg Config) *Reader {
	guard := newGuard(80, 443)
	dialer := &net.Dialer{Control: guard.Safe, Timeout: dialTime}
	return newReader(cfg, seams{
		lookup: func(ctx context.Context, host string) ([]netip.Addr, error) {
			return net.DefaultResolver.LookupNetIP(ctx, "ip", host)
		},
		connect: func(ctx context.Context, address string) (net.Conn, error) {
			return dialer.DialContext(ctx, "tcp", address)
		},
		ports: []uint16{80, 443},
	})
}

func newReader(cfg Config, s seams) *Reader {
	if cfg.Logger == nil {
		cfg.Logger = slog.Default()
	}
	r := &Reader{hosts: cfg.Hosts, log: cfg.Logger, seams: s}
	r.transport = &http.Transport{
		DialContext:            r.dial,
		DisableKeepAlives:      true, // a name is resolved and its address checked for every request
		MaxResponseHeaderBytes: maxHeader,
		MaxIdleConns:           -1,
		Proxy:                  nil, // whatever the environment says
	}
	return r
}

// Read returns what stands at an http or https address, following at most three redirects. It takes at most five seconds.
// The error is one of the sentinels of this package with its cause behind it, or ctx's.
func (r *Reader) Read(ctx context.Context, address string) (Found, error) {
	limited, cancel := context.WithTimeout(ctx, wholeTime)
	defer cancel()
	found, host, err := r.follow(limited, address)
	switch {
	case err == nil:
		return found, nil
	case ctx.Err() != nil:
		return Found{}, ctx.Err()
	case !sentinel(err):
		err = fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	r.log.InfoContext(ctx, "address not read", "host", host, "reason", err)
	return Found{}, err
}

func sentinel(err error) bool {
	return errors.Is(err, ErrRefused) || errors.Is(err, ErrTooLarge) || errors.Is(err, ErrType) || errors.Is(err, ErrUnreachable)
}

// follow requests the address and those it is redirected to. host is the last that was asked, for the log.
func (r *Reader) follow(ctx context.Context, address string) (found Found, host string, err error) {
	next, err := r.check(address)
	for hops := 0; err == nil; hops++ {
		host = next.Hostname()
		var response *http.Response
		if response, err = r.request(ctx, next); err != nil {
			break
		}
		to := redirect(response)
		if to == "" {
			found, err = read(response)
			found.Address = next.String()
			return found, host, err
		}
		_ = response.Body.Close() // nothing of it was wanted
		if hops == mostHops {
			return found, host, fmt.Errorf("%w: more than %d redirects", ErrUnreachable, mostHops)
		}
		var target *url.URL
		if target, err = next.Parse(to); err == nil {
			next, err = r.check(target.String())
		}
	}
	return found, host, err
}

// request sends a bare GET: no cookies, no referrer, nothing of the client's.
func (r *Reader) request(ctx context.Context, u *url.URL) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRefused, err)
	}
	req.Header.Set("User-Agent", userAgent)
	req.Header.Set("Accept", acceptHeader)
	return r.transport.RoundTrip(req)
}

// redirect is where a response leads, empty if it does not.
func redirect(response *http.Response) string {
	switch response.StatusCode {
	case http.StatusMovedPermanently, http.StatusFound, http.StatusSeeOther, http.StatusTemporaryRedirect, http.StatusPermanentRedirect:
		return response.Header.Get("Location")
	}
	return ""
}

// dial resolves the name itself, so that the look-up has a time of its own, and connects to the first address that answers.
// Every address is checked where it is dialled; a name that changes its mind between two look-ups gains nothing.
func (r *Reader) dial(ctx context.Context, _, hostPort string) (net.Conn, error) {
	host, port, err := net.SplitHostPort(hostPort)
	if err != nil {
		return nil, err
	}
	looking, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	addresses, err := r.seams.lookup(looking, host)
	if err != nil {
		return nil, fmt.Errorf("look up %s: %w", host, err)
	}
	err = errors.New("the name has no address")
	for _, ip := range addresses[:min(len(addresses), mostDialled)] {
		var conn net.Conn
		if conn, err = r.seams.connect(ctx, net.JoinHostPort(ip.String(), port)); err == nil {
			return conn, nil
		}
	}
	return nil, err
}
