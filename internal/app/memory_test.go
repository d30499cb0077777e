package app_test

import (
	"bufio"
	"fmt"
	"net"
	"runtime"
	"runtime/metrics"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/app/apptest"
)

// TestAnOpenStreamHoldsLittleStack keeps what goes deep off the goroutine that an open stream holds: a stack doubles when it grows,
// and with the model's frames, the headers or copies of the request on it, it is 32 KiB.
func TestAnOpenStreamHoldsLittleStack(t *testing.T) {
	if testing.Short() {
		t.Skip("the race detector has frames of its own")
	}
	const streams, budget = 100, 20 << 10
	s := apptest.New(t, "-pacing", "20ms")
	open(t, s) // whatever is made once is made now
	before := stacks()
	for range streams {
		open(t, s)
	}
	if each := (stacks() - before) / streams; each > budget {
		t.Errorf("a stream holds %d bytes of stack, more than %d", each, budget)
	}
}

// stacks is how many bytes the stacks of all goroutines have, after a collection that shrinks them.
func stacks() int {
	for range 3 {
		runtime.GC()
	}
	sample := []metrics.Sample{{Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(sample)
	return int(sample[0].Value.Uint64())
}

// open begins a stream and reads until its first text.
func open(t *testing.T, s *apptest.Server) net.Conn {
	t.Helper()
	c, err := s.Dial(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	const body = `{"model":"svc-agent","stream":true,"messages":[{"role":"user","content":"How do I set the anchor properly?"}]}`
	_, err = fmt.Fprintf(c, "POST /v1/chat/completions HTTP/1.1\r\nHost: fairlead.test\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		s.Key, len(body), body)
	if err != nil {
		t.Fatal(err)
	}
	for lines := bufio.NewScanner(c); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "data: ") {
			return c
		}
	}
	t.Fatal("the stream gave no text")
	return nil
}
