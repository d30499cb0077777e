package http1

import (
	"bufio"
	"io"
	"net"
	"net/http"
)

const (
	writeBuffer = 32 << 10 // most requests as a whole
	headBuffer  = 512      // most of their heads
)

// sender writes requests. net/http flushes the head of one whose body it does not know to lie in memory; the head of a lasting body is
// held back until that comes, so that both go out by one call.
type sender struct {
	w     *bufio.Writer
	c     *conn
	holds bool   // the head, which is written first
	head  []byte // held back
}

// lasting is a body that tells how much of it is left and can write that itself, as a *bytes.Reader can.
type lasting interface {
	io.WriterTo
	Len() int
}

func (t *Transport) send(c *conn, req *http.Request) error {
	s, ok := t.senders.Get().(*sender)
	if !ok {
		s = &sender{head: make([]byte, 0, headBuffer)}
		s.w = bufio.NewWriterSize(s, writeBuffer)
	}
	s.c = c
	_, s.holds = req.Body.(lasting)
	err := req.Write(s.w)
	if err == nil {
		err = s.w.Flush()
	}
	if err == nil && len(s.head) > 0 {
		_, err = s.write(nil)
	}
	s.c, s.head = nil, s.head[:0]
	s.w.Reset(s)
	t.senders.Put(s)
	return err
}

// Write counts what is sent.
func (s *sender) Write(b []byte) (int, error) {
	if s.holds {
		s.holds, s.head = false, append(s.head, b...)
		return len(b), nil
	}
	return s.write(b)
}

// write sends b behind the head that was held back.
func (s *sender) write(b []byte) (int, error) {
	held := len(s.head)
	var n int
	var err error
	if held == 0 {
		n, err = s.c.Conn.Write(b)
	} else {
		both := net.Buffers{s.head, b}
		var sent int64
		sent, err = both.WriteTo(s.c.Conn)
		n, s.head = int(sent), s.head[:0]
	}
	s.c.sent += int64(n)
	s.c.unsent = err
	return max(0, n-held), err
}

// ReadFrom sends what r has left as it lies there. The connection's own has nothing to gain for memory, and takes a buffer of the
// body's size to copy it through.
func (s *sender) ReadFrom(r io.Reader) (int64, error) {
	plain := struct{ io.Writer }{s}
	limited, ok := r.(*io.LimitedReader)
	if !ok {
		return io.Copy(plain, r)
	}
	body, ok := limited.R.(lasting)
	if !ok || int64(body.Len()) > limited.N {
		return io.Copy(plain, r)
	}
	n, err := body.WriteTo(plain)
	limited.N -= n
	return n, err
}
