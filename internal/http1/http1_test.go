package http1_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"testing/iotest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/http1"
)

// counted counts the connections that a transport makes.
func counted(t *testing.T, made *atomic.Int64) *http1.Transport {
	t.Helper()
	tr := &http1.Transport{Dial: func(ctx context.Context, network, address string) (net.Conn, error) {
		made.Add(1)
		return new(net.Dialer).DialContext(ctx, network, address)
	}}
	t.Cleanup(tr.CloseIdleConnections)
	return tr
}

func post(ctx context.Context, t *testing.T, url, body string) *http.Request {
	t.Helper()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	return req
}

// read returns the body of an answer.
func read(t *testing.T, tr http.RoundTripper, req *http.Request) string {
	t.Helper()
	res, err := tr.RoundTrip(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close() //nolint:errcheck // never fails
	all, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(all)
}

func echo(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err == nil {
		_, _ = w.Write(body)
	}
}

func TestConnectionsAreUsedAgain(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(echo))
	t.Cleanup(server.Close)
	var made atomic.Int64
	tr := counted(t, &made)
	for _, size := range []int{0, 1, 20_000, 300_000, 5} {
		body := strings.Repeat("a", size)
		if got := read(t, tr, post(t.Context(), t, server.URL, body)); got != body {
			t.Errorf("%d bytes came back as %d", size, len(got))
		}
	}
	if made.Load() != 1 {
		t.Errorf("%d connections for requests one after the other", made.Load())
	}
}

func TestAConnectionThatItsServerClosedIsNotUsed(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(echo))
	t.Cleanup(server.Close)
	var made atomic.Int64
	tr := counted(t, &made)
	read(t, tr, post(t.Context(), t, server.URL, "first"))
	server.CloseClientConnections()
	if got := read(t, tr, post(t.Context(), t, server.URL, "second")); got != "second" || made.Load() != 2 {
		t.Errorf("got %q by %d connections", got, made.Load())
	}
}

func TestARequestIsSentAgainWhereAKeptConnectionTookNothingOfIt(t *testing.T) {
	first, second := net.Pipe()
	conns := make(chan net.Conn, 2)
	conns <- first
	go serveOne(second)
	tr := &http1.Transport{Dial: func(context.Context, string, string) (net.Conn, error) { return <-conns, nil }}
	read(t, tr, post(t.Context(), t, "http://in.memory/", "first"))
	_ = second.Close() // of which nothing tells but sending
	third, fourth := net.Pipe()
	conns <- third
	go serveOne(fourth)
	if got := read(t, tr, post(t.Context(), t, "http://in.memory/", "second")); got != "second" {
		t.Errorf("got %q", got)
	}
}

// serveOne answers one request on a connection with its body.
func serveOne(c net.Conn) {
	req, err := http.ReadRequest(bufio.NewReader(c))
	if err != nil {
		return
	}
	body, _ := io.ReadAll(req.Body)
	_, _ = fmt.Fprintf(c, "HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s", len(body), body)
}

// script is a server that reads requests and writes an answer to each; it closes after the first one, or never.
func script(t *testing.T, answer string, closes bool) string {
	t.Helper()
	listener, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			c, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer c.Close() //nolint:errcheck // nothing is left to do
				r := bufio.NewReader(c)
				for again := true; again; again = !closes {
					req, err := http.ReadRequest(r)
					if err != nil {
						return
					}
					_, _ = io.Copy(io.Discard, req.Body)
					_, _ = io.WriteString(c, answer)
				}
			}()
		}
	}()
	return "http://" + listener.Addr().String() + "/"
}

// seen is an answer as its reader sees it.
type seen struct {
	Status int
	Header http.Header
	Body   string
	Failed bool
}

func see(tr http.RoundTripper, req *http.Request) seen {
	res, err := tr.RoundTrip(req)
	if err != nil {
		return seen{Failed: true}
	}
	defer res.Body.Close() //nolint:errcheck // never fails
	body, err := io.ReadAll(res.Body)
	return seen{res.StatusCode, res.Header, string(body), err != nil}
}

func TestAnswersAreReadAsNetHTTPReadsThem(t *testing.T) {
	const ok = "HTTP/1.1 200 OK\r\n"
	for name, answer := range map[string]string{
		"of a length":           ok + "Content-Length: 5\r\n\r\nhello",
		"in chunks":             ok + "Transfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2;x=y\r\nlo\r\n0\r\n\r\n",
		"with a trailer":        ok + "Transfer-Encoding: chunked\r\nTrailer: Sum\r\n\r\n5\r\nhello\r\n0\r\nSum: 1\r\n\r\n",
		"to the end":            ok + "\r\nhello",
		"of HTTP/1.0":           "HTTP/1.0 200 OK\r\n\r\nhello",
		"empty":                 "HTTP/1.1 204 No Content\r\n\r\n",
		"not modified":          "HTTP/1.1 304 Not Modified\r\n\r\n",
		"of status 503":         "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 3\r\nContent-Length: 2\r\n\r\nno",
		"interim before":        "HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n" + ok + "Content-Length: 5\r\n\r\nhello",
		"cut in its length":     ok + "Content-Length: 50\r\n\r\nhello",
		"cut in a chunk":        ok + "Transfer-Encoding: chunked\r\n\r\n30\r\nhello",
		"cut between chunks":    ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
		"cut in its head":       ok + "Content-Le",
		"nothing":               "",
		"no HTTP":               "hello\r\n\r\n",
		"chunks and bare feeds": ok + "Transfer-Encoding: chunked\r\n\r\n5\nhello\n0\n\n",
		"a long chunk":          ok + "Transfer-Encoding: chunked\r\n\r\n00004e20\r\n" + strings.Repeat("a", 20_000) + "\r\n0\r\n\r\n",
		"a chunk without end":   ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhelloo\r\n0\r\n\r\n",
		"cut before its end":    ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n",
		"a broken chunk":        ok + "Transfer-Encoding: chunked\r\n\r\nxyz\r\nhello\r\n0\r\n\r\n",
		"two lengths":           ok + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
		"a negative length":     ok + "Content-Length: -5\r\n\r\nhello",
		"a folded header":       ok + "X-A: b\r\n c\r\nContent-Length: 0\r\n\r\n",
		"a header without name": ok + ": b\r\nContent-Length: 0\r\n\r\n",
		"a head of 100 KiB":     ok + "X-Long: " + strings.Repeat("a", 100<<10) + "\r\n\r\n",
		"more than was said":    ok + "Content-Length: 5\r\n\r\nhello world",
		"bare line feeds":       "HTTP/1.1 200 OK\nContent-Length: 5\n\nhello",
	} {
		t.Run(name, func(t *testing.T) {
			url := script(t, answer, true)
			theirs := &http.Transport{DisableCompression: true, MaxResponseHeaderBytes: 64 << 10}
			var ours http1.Transport
			t.Cleanup(theirs.CloseIdleConnections)
			t.Cleanup(ours.CloseIdleConnections)
			want := see(theirs, post(t.Context(), t, url, "{}"))
			if diff := cmp.Diff(want, see(&ours, post(t.Context(), t, url, "{}"))); diff != "" {
				t.Errorf("(-net/http +ours)\n%s", diff)
			}
		})
	}
}

func TestWhatNobodyAskedForEndsAConnection(t *testing.T) {
	const hello = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
	for _, answer := range []string{hello + strings.Repeat(" world", 1000), hello + hello} {
		url := script(t, answer, false)
		var made atomic.Int64
		tr := counted(t, &made)
		for range 3 {
			if got := read(t, tr, post(t.Context(), t, url, "{}")); got != "hello" {
				t.Errorf("got %q", got)
			}
		}
		if made.Load() != 3 {
			t.Errorf("%d connections for three answers after which more came", made.Load())
		}
	}
}

func TestTheEndOfAContextEndsEachWait(t *testing.T) {
	left := make(chan struct{}, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		if r.URL.Path == "/body" {
			_, _ = io.WriteString(w, "begun")
			w.(http.Flusher).Flush()
		}
		<-r.Context().Done()
		left <- struct{}{}
	}))
	t.Cleanup(server.Close)
	enough := errors.New("enough")
	var tr http1.Transport
	for _, path := range []string{"/head", "/body"} {
		ctx, cancel := context.WithCancelCause(t.Context())
		if path == "/head" {
			time.AfterFunc(10*time.Millisecond, func() { cancel(enough) })
		}
		res, err := tr.RoundTrip(post(ctx, t, server.URL+path, "{}"))
		if path == "/body" {
			if err != nil {
				t.Fatal(err)
			}
			_, err = io.ReadAll(io.TeeReader(res.Body, writer(func() { cancel(enough) })))
			_ = res.Body.Close()
		}
		if !errors.Is(err, enough) {
			t.Errorf("%s: got %v, want the cause of the context's end", path, err)
		}
		<-left // the server hears of it
		cancel(nil)
	}
}

// writer is called for each write.
type writer func()

func (w writer) Write(b []byte) (int, error) { w(); return len(b), nil }

func TestAnAnswerThatIsClosedEarlyEndsItsConnection(t *testing.T) {
	left := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		_, _ = io.WriteString(w, "begun")
		w.(http.Flusher).Flush()
		<-r.Context().Done()
		close(left)
	}))
	t.Cleanup(server.Close)
	res, err := new(http1.Transport).RoundTrip(post(t.Context(), t, server.URL, "{}"))
	if err != nil {
		t.Fatal(err)
	}
	if err := res.Body.Close(); err != nil {
		t.Error(err)
	}
	<-left
	if _, err := res.Body.Read(make([]byte, 1)); err == nil {
		t.Error("a closed body was read")
	}
}

func TestARefusalIsHeardThoughTheRequestIsNotRead(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusRequestEntityTooLarge)
	}))
	t.Cleanup(server.Close)
	var tr http1.Transport
	res, err := tr.RoundTrip(post(t.Context(), t, server.URL, strings.Repeat("a", 32<<20)))
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close() //nolint:errcheck // never fails
	if res.StatusCode != http.StatusRequestEntityTooLarge {
		t.Errorf("status %d", res.StatusCode)
	}
}

func TestABodyThatCannotBeReadFailsItsRequest(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(echo))
	t.Cleanup(server.Close)
	req := post(t.Context(), t, server.URL, "")
	req.Body, req.ContentLength = io.NopCloser(iotest.ErrReader(errors.New("broken"))), 10
	if res, err := new(http1.Transport).RoundTrip(req); err == nil || err.Error() != "broken" {
		t.Errorf("got %v, %v", res, err)
	}
}

func TestNobodyIsThere(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(echo))
	server.Close()
	var refused *net.OpError
	if _, err := new(http1.Transport).RoundTrip(post(t.Context(), t, server.URL, "")); !errors.As(err, &refused) {
		t.Errorf("got %v", err)
	}
	if _, err := new(http1.Transport).RoundTrip(post(t.Context(), t, "https://127.0.0.1/", "")); err == nil {
		t.Error("an address of https was asked without TLS")
	}
}

func TestUnusedConnectionsAreClosed(t *testing.T) {
	closed := make(chan struct{}, 2)
	server := httptest.NewUnstartedServer(http.HandlerFunc(echo))
	server.Config.ConnState = func(_ net.Conn, s http.ConnState) {
		if s == http.StateClosed {
			closed <- struct{}{}
		}
	}
	server.Start()
	t.Cleanup(server.Close)
	for _, tr := range []*http1.Transport{{IdleTime: time.Millisecond}, {MaxIdle: 1}} {
		read(t, tr, post(t.Context(), t, server.URL, "x"))
		if tr.IdleTime == 0 {
			tr.CloseIdleConnections()
		}
		<-closed
	}
}

func TestAnOpenAnswerHasNoGoroutine(t *testing.T) {
	const open = 50
	url := script(t, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", true)
	var tr http1.Transport
	before := runtime.NumGoroutine()
	for range open {
		res, err := tr.RoundTrip(post(t.Context(), t, url, "{}"))
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close() //nolint:errcheck // never fails
	}
	if more := runtime.NumGoroutine() - before; more > open+open/2 { // those of the server, which may have ended
		t.Errorf("%d open answers have %d goroutines", open, more)
	}
}

func TestARequestKeepsItsBudget(t *testing.T) {
	answer := []byte("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n")
	client, server := net.Pipe()
	tr := &http1.Transport{Dial: func(context.Context, string, string) (net.Conn, error) { return client, nil }}
	go func() {
		head := bufio.NewReader(server)
		for {
			for {
				line, err := head.ReadSlice('\n')
				if err != nil {
					return
				}
				if bytes.Equal(line, []byte("\r\n")) {
					break
				}
			}
			if _, err := server.Write(answer); err != nil {
				return
			}
		}
	}()
	t.Cleanup(func() { _ = server.Close() })
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "http://in.memory/", nil)
	if err != nil {
		t.Fatal(err)
	}
	room := make([]byte, 64)
	got := testing.AllocsPerRun(200, func() {
		res, err := tr.RoundTrip(req)
		if err != nil {
			t.Fatal(err)
		}
		for err == nil {
			_, err = res.Body.Read(room)
		}
		_ = res.Body.Close()
	})
	if got > 40 {
		t.Errorf("%.0f allocations a request, which may be 40", got)
	}
}
