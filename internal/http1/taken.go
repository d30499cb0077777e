package http1

import (
	"context"
	"net"
	"net/http"
	"runtime/debug"
	"time"
)

// taken is a connection that was taken from a server. It has two goroutines: one answers, and one listens for what the client does.
type taken struct {
	net.Conn // nil before the answer begins
	streams  *Streams
	ahead    []byte                  // of the next request
	ended    chan struct{}           // closed at the end of the answer
	idle     bool                    // the answer has ended, and the connection can have another request
	leave    context.CancelCauseFunc // ends the context of the answer; nil before it begins
}

// run answers, and leaves the connection to the one that listens.
func (t *taken) run(ctx context.Context, w *Response, answer func(context.Context, http.ResponseWriter)) {
	defer close(t.ended)
	defer func() {
		if p := recover(); p != nil {
			t.streams.log.ErrorContext(ctx, "an answer panicked", "panic", p, "stack", string(debug.Stack()))
			_ = t.Close()
		}
	}()
	answer(ctx, w)
	if !w.end() {
		_ = t.Close()
		return
	}
	t.streams.mu.Lock()
	defer t.streams.mu.Unlock()
	if t.streams.closed {
		_ = t.Close()
		return
	}
	t.idle = true
	_ = t.SetDeadline(time.Now().Add(t.streams.idle))
}

// listen ends the context of the answer where the client leaves, and gives the connection back to the server where it sends another
// request.
func (t *taken) listen() {
	defer t.streams.remove(t)
	var err error
	if len(t.ahead) == 0 {
		t.ahead = make([]byte, 1)
		_, err = t.Read(t.ahead)
	}
	if err != nil {
		t.leave(errLeft)
	}
	<-t.ended
	t.leave(nil)
	if err != nil || !t.idle {
		_ = t.Close()
		return
	}
	_ = t.SetDeadline(time.Time{})
	select {
	case t.streams.back <- &returned{t.Conn, t.ahead}:
	case <-t.streams.done:
		_ = t.Close()
	}
}

// returned is a connection that is given back, of whose next request a part was read.
type returned struct {
	net.Conn
	ahead []byte
}

// Read reads what was read already, and then what comes.
func (a *returned) Read(p []byte) (int, error) {
	if len(a.ahead) == 0 {
		return a.Conn.Read(p)
	}
	n := copy(p, a.ahead)
	a.ahead = a.ahead[n:]
	return n, nil
}
