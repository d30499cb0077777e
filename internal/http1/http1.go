// Package http1 is the client's side of HTTP/1.1 without TLS, for answers that are streamed for minutes: an open one costs its
// connection and a small buffer, where net/http's own transport keeps two goroutines and two buffers for each.
package http1

import (
	"context"
	"errors"
	"net"
	"net/http"
	"sync"
	"time"
)

const (
	defaultIdleTime  = 90 * time.Second
	defaultMaxIdle   = 1024
	defaultMaxHeader = 64 << 10
)

// Transport is an http.RoundTripper for addresses that begin with http://. It knows no proxies, asks for no compression and undoes
// none. The body of an answer has to be closed, and is read and closed by one goroutine at a time; where the context of a request
// ends, so does what waits for the answer or its body. The zero value is ready. Fields are not to be changed after first use. It is
// safe for concurrent use.
type Transport struct {
	Dial      func(ctx context.Context, network, address string) (net.Conn, error) // nil: as net.Dialer does
	IdleTime  time.Duration                                                        // how long an unused connection is kept; 0: 90 s
	MaxIdle   int                                                                  // unused connections kept for an address; 0: 1024
	MaxHeader int64                                                                // bytes of the head of an answer; 0: 64 KiB

	pool    pool
	readers sync.Pool // of *bufio.Reader
	senders sync.Pool // of *sender
}

// errUnsent says that a connection took nothing of a request.
var errUnsent = errors.New("the connection took nothing of the request")

// RoundTrip sends a request, closes its body, and returns the answer as soon as its head is there. Interim answers (1xx) are passed
// over. A request of which a kept connection took nothing is sent on another one; everything else is for the caller to try again.
func (t *Transport) RoundTrip(req *http.Request) (*http.Response, error) {
	if req.URL.Scheme != "http" {
		return nil, errors.Join(errors.New("the address does not begin with http://"), closeBody(req))
	}
	address := hostPort(req.URL)
	for {
		c, err := t.connect(req.Context(), address)
		if err != nil {
			return nil, errors.Join(err, closeBody(req))
		}
		res, err := t.exchange(c, req)
		if err == nil {
			return res, nil
		}
		c.end()
		if cause := context.Cause(req.Context()); cause != nil {
			return nil, cause
		}
		if !c.kept || !errors.Is(err, errUnsent) {
			return nil, err
		}
		if req, err = again(req); err != nil {
			return nil, err
		}
	}
}

// connect returns a connection that was kept, or a new one.
func (t *Transport) connect(ctx context.Context, address string) (*conn, error) {
	if c := t.pool.take(address); c != nil {
		return c, nil
	}
	dial := t.Dial
	if dial == nil {
		dial = new(net.Dialer).DialContext
	}
	made, err := dial(ctx, "tcp", address)
	if err != nil {
		return nil, err
	}
	return &conn{Conn: made, address: address}, nil
}

// CloseIdleConnections closes the connections that are not in use.
func (t *Transport) CloseIdleConnections() { t.pool.close() }

// again is a request that can be sent once more.
func again(req *http.Request) (*http.Request, error) {
	if req.Body == nil || req.Body == http.NoBody {
		return req, nil
	}
	if req.GetBody == nil {
		return nil, errUnsent
	}
	body, err := req.GetBody()
	if err != nil {
		return nil, err
	}
	once := *req
	once.Body = body
	return &once, nil
}

func closeBody(req *http.Request) error {
	if req.Body == nil {
		return nil
	}
	return req.Body.Close()
}
