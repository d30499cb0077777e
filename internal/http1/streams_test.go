package http1_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/http1"
)

// serving is a server whose answers are streams.
type serving struct {
	*httptest.Server
	streams *http1.Streams
	logged  *bytes.Buffer
	opened  chan net.Conn // connections as clients opened them
}

// answering starts a server that answers in goroutines of streams, or says that it could not.
func answering(t *testing.T, idle time.Duration, secure bool, answer func(context.Context, http.ResponseWriter)) *serving {
	t.Helper()
	s := &serving{logged: new(bytes.Buffer), opened: make(chan net.Conn, 100)}
	s.streams = http1.NewStreams(idle, slog.New(slog.NewTextHandler(s.logged, nil)))
	s.Server = httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.Header().Set("X-Before", "kept")
		if !s.streams.Go(w, r, answer) {
			w.WriteHeader(http.StatusTeapot)
		}
	}))
	s.Listener = noting{s.Listener, s.opened}
	if secure {
		s.StartTLS()
	} else {
		s.Config.Protocols = new(http.Protocols)
		s.Config.Protocols.SetHTTP1(true)
		s.Config.Protocols.SetUnencryptedHTTP2(true)
		s.Start()
	}
	back := make(chan error, 1)
	go func() { back <- s.Config.Serve(s.streams.Listener(s.Listener.Addr())) }()
	t.Cleanup(func() {
		if err := s.streams.Shutdown(t.Context()); err != nil && t.Context().Err() == nil {
			t.Error(err)
		}
		s.CloseClientConnections()
		s.Close()
		if err := <-back; !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, net.ErrClosed) {
			t.Errorf("giving back ended with %v", err)
		}
	})
	return s
}

// noting notes the connections that are opened.
type noting struct {
	net.Listener
	opened chan net.Conn
}

func (n noting) Accept() (net.Conn, error) {
	c, err := n.Listener.Accept()
	if err == nil {
		n.opened <- c
	}
	return c, err
}

func words(_ context.Context, w http.ResponseWriter) {
	w.Header().Set("Content-Type", "text/event-stream")
	for _, word := range []string{"one ", "two ", "three"} {
		_, _ = io.WriteString(w, word)
		_ = http.NewResponseController(w).Flush()
	}
}

func TestAConnectionHasOneStreamAfterTheOther(t *testing.T) {
	for _, secure := range []bool{false, true} {
		s := answering(t, time.Minute, secure, words)
		for range 5 {
			res, err := s.Client().Post(s.URL, "text/plain", strings.NewReader("x"))
			if err != nil {
				t.Fatal(err)
			}
			body, err := io.ReadAll(res.Body)
			_ = res.Body.Close()
			if string(body) != "one two three" || err != nil || res.Header.Get("X-Before") != "kept" || res.Header.Get("Content-Type") != "text/event-stream" {
				t.Fatalf("got %q, %v with %v", body, err, res.Header)
			}
		}
		if len(s.opened) != 1 {
			t.Errorf("%d connections for streams one after the other", len(s.opened))
		}
	}
}

func TestEachWriteGoesOutAtOnce(t *testing.T) {
	next := make(chan string, 1)
	s := answering(t, time.Minute, false, func(_ context.Context, w http.ResponseWriter) {
		for word := range next {
			_, _ = io.WriteString(w, word)
		}
	})
	defer close(next)
	next <- "one"
	res, err := s.Client().Post(s.URL, "text/plain", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close() //nolint:errcheck // it was only read
	room := make([]byte, 10)
	for _, word := range []string{"one", "two", "three"} {
		if word != "one" {
			next <- word
		}
		n, err := res.Body.Read(room)
		if string(room[:n]) != word || err != nil {
			t.Fatalf("got %q, %v, want %q", room[:n], err, word)
		}
	}
}

func TestTheContextEndsWhenTheClientLeaves(t *testing.T) {
	ended := make(chan error)
	s := answering(t, time.Minute, false, func(ctx context.Context, w http.ResponseWriter) {
		_, _ = io.WriteString(w, "begun")
		<-ctx.Done()
		ended <- context.Cause(ctx)
	})
	res, err := s.Client().Post(s.URL, "text/plain", nil)
	if err != nil {
		t.Fatal(err)
	}
	_ = res.Body.Close()
	if err := <-ended; err == nil || !strings.Contains(err.Error(), "left") {
		t.Errorf("got %v", err)
	}
}

// raw sends bytes and returns what comes until the connection is closed.
func raw(t *testing.T, s *serving, sent ...string) string {
	t.Helper()
	c, err := new(net.Dialer).DialContext(t.Context(), "tcp", s.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close() //nolint:errcheck // it was only read
	for _, part := range sent {
		if _, err := io.WriteString(c, part); err != nil {
			t.Fatal(err)
		}
	}
	got, err := io.ReadAll(c)
	if err != nil {
		t.Fatal(err)
	}
	return string(got)
}

func TestARequestThatComesTooEarlyIsAnsweredNext(t *testing.T) {
	s := answering(t, time.Minute, false, words)
	const request = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n"
	got := raw(t, s, request+request, request, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
	if n := strings.Count(got, "HTTP/1.1 200 OK"); n != 3 || !strings.Contains(got, "418") {
		t.Errorf("%d streams and then the last answer were expected in\n%s", n, got)
	}
}

func TestAnAnswerIsFramedAsItsHeadersSay(t *testing.T) {
	for name, tt := range map[string]struct {
		answer func(context.Context, http.ResponseWriter)
		status int
		length int64
		body   string
		failed bool
	}{
		"nothing": {func(context.Context, http.ResponseWriter) {}, 200, 0, "", false},
		"a status": {func(_ context.Context, w http.ResponseWriter) {
			w.WriteHeader(http.StatusServiceUnavailable)
			w.WriteHeader(http.StatusOK)
		}, 503, -1, "", false},
		"a length": {func(_ context.Context, w http.ResponseWriter) {
			w.Header().Set("Content-Length", "5")
			_, _ = io.WriteString(w, "he")
			_, _ = io.WriteString(w, "llo")
		}, 200, 5, "hello", false},
		"too long": {func(_ context.Context, w http.ResponseWriter) {
			w.Header().Set("Content-Length", "2")
			if _, err := io.WriteString(w, "hello"); err == nil {
				_, _ = io.WriteString(w, "!!")
			}
		}, 200, 2, "", true},
		"too short": {func(_ context.Context, w http.ResponseWriter) {
			w.Header().Set("Content-Length", "9")
			_, _ = io.WriteString(w, "hello")
		}, 200, 9, "hello", true},
		"large": {func(_ context.Context, w http.ResponseWriter) { _, _ = w.Write(bytes.Repeat([]byte("a"), 200_000)) }, 200, -1, strings.Repeat("a", 200_000), false},
		"a header with a line end": {func(_ context.Context, w http.ResponseWriter) {
			w.Header().Set("X-Evil", "a\r\nSet-Cookie: b")
			_, _ = io.WriteString(w, "x")
		}, 200, -1, "x", false},
	} {
		t.Run(name, func(t *testing.T) {
			s := answering(t, time.Minute, false, tt.answer)
			res, err := s.Client().Post(s.URL, "text/plain", nil)
			if err != nil {
				if !tt.failed {
					t.Error(err)
				}
				return
			}
			defer res.Body.Close() //nolint:errcheck // it was only read
			body, err := io.ReadAll(res.Body)
			if res.StatusCode != tt.status || res.ContentLength != tt.length || string(body) != tt.body || (err != nil) != tt.failed || res.Header.Get("Set-Cookie") != "" {
				t.Errorf("got %d, length %d, %d bytes, %v, %v", res.StatusCode, res.ContentLength, len(body), err, res.Header)
			}
			if res.Header.Get("Date") == "" {
				t.Error("the answer has no date")
			}
		})
	}
}

func TestOnlyHTTP11IsTaken(t *testing.T) {
	s := answering(t, time.Minute, false, words)
	if got := raw(t, s, "POST / HTTP/1.0\r\nContent-Length: 0\r\n\r\n"); !strings.Contains(got, "418") {
		t.Errorf("HTTP/1.0 got %q", got)
	}
	if got := raw(t, s, "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"); !strings.Contains(got, "418") {
		t.Errorf("a last request got %q", got)
	}
	var two http.Protocols
	two.SetUnencryptedHTTP2(true)
	client := http.Client{Transport: &http.Transport{Protocols: &two}}
	res, err := client.Post(s.URL, "text/plain", nil)
	if err != nil {
		t.Fatal(err)
	}
	_ = res.Body.Close()
	client.CloseIdleConnections()
	if res.StatusCode != http.StatusTeapot {
		t.Errorf("HTTP/2 got status %d", res.StatusCode)
	}
}

func TestAPanicEndsItsConnectionAlone(t *testing.T) {
	s := answering(t, time.Minute, false, func(context.Context, http.ResponseWriter) { panic("oh no") })
	res, err := s.Client().Post(s.URL, "text/plain", nil)
	if err == nil {
		_ = res.Body.Close()
		t.Errorf("got status %d", res.StatusCode)
	}
	if err := s.streams.Shutdown(t.Context()); err != nil || !strings.Contains(s.logged.String(), "oh no") {
		t.Errorf("got %v, and the log says %q", err, s.logged)
	}
}

func TestAConnectionWithoutARequestIsClosed(t *testing.T) {
	for name, end := range map[string]func(*serving){
		"in time":     func(*serving) {},
		"at shutdown": func(s *serving) { _ = s.streams.Shutdown(context.Background()) },
	} {
		t.Run(name, func(t *testing.T) {
			idle := time.Minute
			if name == "in time" {
				idle = time.Millisecond
			}
			s := answering(t, idle, false, words)
			c, err := new(net.Dialer).DialContext(t.Context(), "tcp", s.Listener.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close() //nolint:errcheck // it was only read
			_, _ = io.WriteString(c, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
			r := bufio.NewReader(c)
			res, err := http.ReadResponse(r, nil)
			if err != nil {
				t.Fatal(err)
			}
			if body, err := io.ReadAll(res.Body); string(body) != "one two three" || err != nil {
				t.Fatalf("got %q, %v", body, err)
			}
			end(s)
			if _, err := r.ReadByte(); !errors.Is(err, io.EOF) {
				t.Errorf("got %v, want the end of the connection", err)
			}
		})
	}
}

func TestShutdownWaitsForAnswersAndThenCutsThem(t *testing.T) {
	proceed, ended := make(chan struct{}), make(chan error, 1)
	s := answering(t, time.Minute, false, func(ctx context.Context, w http.ResponseWriter) {
		_, _ = io.WriteString(w, "begun, ")
		select {
		case <-proceed:
			_, _ = io.WriteString(w, "and ended")
		case <-ctx.Done():
		}
		ended <- ctx.Err()
	})
	res, err := s.Client().Post(s.URL, "text/plain", nil)
	if err != nil {
		t.Fatal(err)
	}
	down := make(chan error)
	go func() { down <- s.streams.Shutdown(context.Background()) }()
	close(proceed)
	body, err := io.ReadAll(res.Body)
	_ = res.Body.Close()
	if diff := cmp.Diff("begun, and ended", string(body)); diff != "" || err != nil || <-down != nil || <-ended != nil {
		t.Errorf("%v, %s", err, diff)
	}

	other := answering(t, time.Minute, false, func(ctx context.Context, w http.ResponseWriter) {
		_, _ = io.WriteString(w, "begun")
		<-ctx.Done()
		ended <- ctx.Err()
	})
	if res, err = other.Client().Post(other.URL, "text/plain", nil); err != nil {
		t.Fatal(err)
	}
	over, cancel := context.WithCancel(t.Context())
	cancel()
	if err := other.streams.Shutdown(over); !errors.Is(err, context.Canceled) || <-ended == nil {
		t.Errorf("got %v, want what cut the answer", err)
	}
	if _, err := io.ReadAll(res.Body); err == nil {
		t.Error("an answer that was cut seems whole")
	}
	_ = res.Body.Close()
}
