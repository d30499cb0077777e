package llm

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/sony/gobreaker/v2"

	"github.com/fairlead/fairlead/internal/http1"
)

// When a provider is out of order.
const (
	failuresToOpen = 3               // in a row
	openFor        = 5 * time.Second // before a request tries it again
	// probeWait bounds the wait for the first piece of a provider that was out of order.
	probeWait = 4 * time.Second
	// patientProbe is which of the probes has all the time there is, so that a provider that is always slow comes back as well.
	patientProbe = 4
)

// Connections to a provider.
const (
	maxIdle   = 1024 // kept unused
	idleTime  = 90 * time.Second
	maxHeader = 64 << 10 // bytes of the head of an answer
)

// provider is a Provider with what is kept about it while the process lives.
type provider struct {
	Provider
	wire      wire
	transport transport
	breaker   *gobreaker.TwoStepCircuitBreaker[struct{}]
	health    health
	probes    atomic.Int64
	rooms     rooms
	kinds     kinds
}

func wireOf(p Provider) wire {
	if p.Kind == Anthropic {
		return anthropicWire{base: p.BaseURL}
	}
	return openAIWire{base: p.BaseURL}
}

func newProvider(p Provider, cfg Config) (*provider, error) {
	p, err := p.complete()
	if err != nil {
		return nil, err
	}
	pr := &provider{Provider: p, wire: wireOf(p), transport: newTransport(p, cfg)}
	log := cfg.Log
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	pr.breaker = gobreaker.NewTwoStepCircuitBreaker[struct{}](gobreaker.Settings{
		Name:        p.Name,
		Timeout:     openFor,
		ReadyToTrip: func(c gobreaker.Counts) bool { return c.ConsecutiveFailures >= failuresToOpen },
		IsExcluded:  excused,
		OnStateChange: func(name string, from, to gobreaker.State) {
			log.Warn("provider changed state", "provider", name, "from", from.String(), "to", to.String())
		},
	})
	return pr, nil
}

// excused are the errors that say nothing about the provider: it refused this request, or the caller left.
func excused(err error) bool {
	if err == nil {
		return false
	}
	var f *failure
	return !errors.As(err, &f) || f.excuse
}

// transport is what sends to a provider.
type transport interface {
	http.RoundTripper
	CloseIdleConnections()
}

// newTransport makes a pool of connections for many streams to one host. It decompresses nothing, because a small body could
// become a huge one, and is used below http.Client, because nothing may follow a redirect or keep a cookie. A server in cleartext
// and without a proxy, as one beside Fairlead is, is spoken to by http1, because a stream costs less there.
func newTransport(p Provider, cfg Config) transport {
	dial := cfg.Dial
	if dial == nil {
		dial = (&net.Dialer{Timeout: p.Connect, KeepAlive: 30 * time.Second}).DialContext
	}
	if inClear(p.BaseURL) {
		return &http1.Transport{Dial: dial, IdleTime: idleTime, MaxIdle: maxIdle, MaxHeader: maxHeader}
	}
	return &http.Transport{
		Proxy:                  http.ProxyFromEnvironment,
		DialContext:            dial,
		TLSClientConfig:        cfg.TLS.Clone(),
		TLSHandshakeTimeout:    p.Connect,
		ForceAttemptHTTP2:      true,
		MaxIdleConnsPerHost:    maxIdle,
		IdleConnTimeout:        idleTime,
		DisableCompression:     true,
		MaxResponseHeaderBytes: maxHeader,
		ReadBufferSize:         1 << 10, // three events, and longer reads go round it; held for each connection
		WriteBufferSize:        1 << 10,
		HTTP2:                  &http.HTTP2Config{SendPingTimeout: 15 * time.Second, PingTimeout: 10 * time.Second},
	}
}

// inClear reports whether an address is reached without TLS and without a proxy.
func inClear(address string) bool {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" {
		return false
	}
	proxy, err := http.ProxyFromEnvironment(&http.Request{URL: u})
	return err == nil && proxy == nil
}

// open says that the provider is out of order and not to be asked now.
func (p *provider) open() bool { return p.breaker.State() == gobreaker.StateOpen }

// watched makes a call unless the provider is out of order, and remembers how it went. asked is false where it made none.
func (p *provider) watched(ctx context.Context, wait time.Duration, run *plan) (w *Written, asked bool, err error) {
	settle, err := p.breaker.Allow()
	if err != nil {
		return w, false, &failure{reason: "out of order", cause: err}
	}
	if p.breaker.State() == gobreaker.StateHalfOpen && p.probes.Add(1)%patientProbe != 0 {
		wait = min(wait, run.probe)
	}
	w, err = run.ask(ctx, p, wait, func() { run.first = time.Now() })
	settle(err)
	p.health.note(err)
	return w, true, err
}
