package http1

import (
	"context"
	"errors"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"sync"
	"time"
)

// Streams answers requests of an http.Server in goroutines of their own, on connections that it takes from the server and gives back
// for the next request. A server keeps three buffers and what it knows of a request until its answer has ended, which is most of
// what an answer costs that is streamed for minutes. It is safe for concurrent use.
type Streams struct {
	idle time.Duration
	log  *slog.Logger

	back chan net.Conn // on which a next request comes
	done chan struct{} // closed when none is given back any more
	all  sync.WaitGroup

	mu     sync.Mutex // guards all that follows, and what taken says of itself
	taken  map[*taken]struct{}
	closed bool
	cut    error     // why answers are cut, nil while they are not
	bufs   sync.Pool // of *[]byte
}

// NewStreams returns streams that close a connection on which no request comes for so long, and log what panics.
func NewStreams(idle time.Duration, log *slog.Logger) *Streams {
	return &Streams{idle: idle, log: log, back: make(chan net.Conn), done: make(chan struct{}), taken: make(map[*taken]struct{})}
}

// Listener yields the connections that are given back, which the server has to serve beside those of its own listener, whose address
// is addr.
func (s *Streams) Listener(addr net.Addr) net.Listener { return listener{s, addr} }

// Go answers r, whose body has been read, in a goroutine of its own and returns at once; neither w nor r is to be used after that.
// The context has the values of r's and ends when the client leaves. What is written to the writer goes out with each Write, after
// the headers that w had. It reports false, having done nothing, for what does not come over HTTP/1.1 or cannot be taken.
func (s *Streams) Go(w http.ResponseWriter, r *http.Request, answer func(context.Context, http.ResponseWriter)) bool {
	if r.ProtoMajor != 1 || r.ProtoMinor != 1 || r.Method == http.MethodHead || r.Close {
		return false
	}
	t := &taken{streams: s, ended: make(chan struct{})}
	if !s.add(t) {
		return false
	}
	header := maps.Clone(w.Header())
	conn, buffered, err := http.NewResponseController(w).Hijack()
	if err != nil {
		s.remove(t)
		return false
	}
	if before, ok := conn.(*returned); ok && len(before.ahead) == 0 {
		conn = before.Conn
	}
	if n := buffered.Reader.Buffered(); n > 0 {
		t.ahead = make([]byte, n)
		_, _ = buffered.Reader.Read(t.ahead) // what is buffered is there
	}
	ctx := s.begin(context.WithoutCancel(r.Context()), t, conn)
	go t.listen()
	go t.run(ctx, &Response{conn: t, header: header}, answer)
	return true
}

// begin makes a connection that was taken one that can be cut and closed, and returns the context of its answer.
func (s *Streams) begin(parent context.Context, t *taken, conn net.Conn) context.Context {
	s.mu.Lock()
	defer s.mu.Unlock()
	ctx, leave := context.WithCancelCause(parent)
	t.Conn, t.leave = conn, leave
	if s.cut != nil {
		leave(s.cut)
	}
	return ctx
}

// Shutdown takes and gives back nothing more, and waits until the answers under way have ended. At the end of ctx it closes their
// connections, waits until they have noticed, and returns the cause.
func (s *Streams) Shutdown(ctx context.Context) error {
	s.close()
	ended := make(chan struct{})
	go func() {
		s.all.Wait()
		close(ended)
	}()
	select {
	case <-ended:
		return nil
	case <-ctx.Done():
	}
	s.mu.Lock()
	for t := range s.taken {
		if t.Conn != nil {
			_ = t.Close()
		}
	}
	s.mu.Unlock()
	<-ended
	return context.Cause(ctx)
}

// Cut ends the contexts of the answers under way, and of those that begin later, with a cause. They may still write.
func (s *Streams) Cut(cause error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cut = cause
	for t := range s.taken {
		if t.leave != nil {
			t.leave(cause)
		}
	}
}

// close gives back nothing more, and closes the connections that wait for a request.
func (s *Streams) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return
	}
	s.closed = true
	close(s.done)
	for t := range s.taken {
		if t.idle {
			_ = t.Close()
		}
	}
}

func (s *Streams) add(t *taken) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed {
		s.taken[t] = struct{}{}
		s.all.Add(1)
	}
	return !s.closed
}

func (s *Streams) remove(t *taken) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.taken, t)
	s.all.Done()
}

// listener is where the server gets connections back.
type listener struct {
	streams *Streams
	addr    net.Addr
}

// Accept waits for a connection on which a next request comes.
func (l listener) Accept() (net.Conn, error) {
	select {
	case c := <-l.streams.back:
		return c, nil
	case <-l.streams.done:
		return nil, net.ErrClosed
	}
}

// Close ends giving back.
func (l listener) Close() error {
	l.streams.close()
	return nil
}

// Addr is where clients connect.
func (l listener) Addr() net.Addr { return l.addr }

// errLeft is why the context of an answer ends whose client closes the connection.
var errLeft = errors.New("the client has left")
