package http1_test

import (
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/http1"
)

// kept is a body in memory that net/http does not know.
type kept struct{ *bytes.Reader }

func (kept) Close() error { return nil }

// recorded is a connection that keeps what is written on it.
type recorded struct {
	net.Conn
	strings.Builder
}

func (r *recorded) Write(b []byte) (int, error) { return r.Builder.Write(b) }

// sent is what is written for a request to which nobody answers.
func sent(req *http.Request) string {
	near, far := net.Pipe()
	_ = far.Close()
	c := &recorded{Conn: near}
	tr := http1.Transport{Dial: func(context.Context, string, string) (net.Conn, error) { return c, nil }}
	if res, err := tr.RoundTrip(req); err == nil {
		_ = res.Body.Close()
	}
	return c.String()
}

func TestARequestIsSentAsNetHTTPSendsIt(t *testing.T) {
	plain := http.Header{"User-Agent": {"fairlead"}, "Accept": {"text/event-stream"}, "Authorization": {"Bearer key"}}
	with := func(name string, values ...string) http.Header {
		h := plain.Clone()
		h[name] = values
		return h
	}
	tests := map[string]struct {
		url, host, body string
		header          http.Header
	}{
		"usual":             {url: "http://in.memory/v1/chat/completions", header: plain, body: "{}"},
		"port and query":    {url: "http://in.memory:8080/v1?a=b&c=%20d", header: plain, body: "{}"},
		"no path":           {url: "http://in.memory", header: plain, body: "{}"},
		"address of six":    {url: "http://[::1]:11434/v1", header: plain, body: "{}"},
		"zone":              {url: "http://[fe80::1%25eth0]:80/v1", header: plain, body: "{}"},
		"escaped path":      {url: "http://in.memory/a%2fb/ü", header: plain, body: "{}"},
		"nothing to send":   {url: "http://in.memory/", header: plain},
		"another host":      {url: "http://in.memory/", host: "elsewhere", header: plain, body: "{}"},
		"no agent":          {url: "http://in.memory/", header: http.Header{"Accept": {"*/*"}}, body: "{}"},
		"line in a value":   {url: "http://in.memory/", header: with("X-Odd", "a\r\nX-Forged: b"), body: "{}"},
		"blanks in a value": {url: "http://in.memory/", header: with("X-Odd", "  a "), body: "{}"},
		"two values":        {url: "http://in.memory/", header: with("X-Odd", "a", "b"), body: "{}"},
		"length given":      {url: "http://in.memory/", header: with("Content-Length", "7"), body: "{}"},
		"connection":        {url: "http://in.memory/", header: with("Connection", "close"), body: "{}"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			req := func() *http.Request {
				r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, tt.url, nil)
				if err != nil {
					t.Fatal(err)
				}
				if tt.host != "" {
					r.Host = tt.host
				}
				r.Header = tt.header
				if tt.body != "" {
					r.Body, r.ContentLength = kept{bytes.NewReader([]byte(tt.body))}, int64(len(tt.body))
				}
				return r
			}
			var want strings.Builder
			if err := req().Write(&want); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want.String(), sent(req())); diff != "" {
				t.Errorf("net/http's (-) and ours (+):\n%s", diff)
			}
		})
	}
}

func TestHeadAndBodyAreOnePacket(t *testing.T) {
	listener, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	first := make(chan string, 1)
	go func() {
		c, err := listener.Accept()
		if err != nil {
			return
		}
		defer c.Close() //nolint:errcheck // nothing is left to do
		room := make([]byte, 4<<10)
		n, _ := c.Read(room)
		first <- string(room[:n])
		_, _ = io.WriteString(c, "HTTP/1.1 204 No Content\r\n\r\n")
	}()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "http://"+listener.Addr().String()+"/", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("User-Agent", "fairlead")
	req.Body, req.ContentLength = kept{bytes.NewReader([]byte("body"))}, 4
	res, err := new(http1.Transport).RoundTrip(req)
	if err != nil {
		t.Fatal(err)
	}
	_ = res.Body.Close()
	if got := <-first; !strings.HasSuffix(got, "\r\n\r\nbody") {
		t.Errorf("first came %q", got)
	}
}
