package http1

import (
	"bufio"
	"cmp"
	"io"
	"net"
	"net/http"
)

const (
	writeBuffer = 32 << 10 // most requests as a whole
	headBuffer  = 512      // most of their heads
)

// sender writes requests on a connection, and counts what of them was sent.
type sender struct {
	c    *conn
	head []byte // goes out with what is written next, by one call
}

// lasting is a body that tells how much of it is left and can write that itself, as a *bytes.Reader can.
type lasting interface {
	io.WriterTo
	Len() int
}

// send sends a request. A lasting body goes out with its head by one call and from where it lies: net/http flushes the head of what it
// does not know to lie in memory.
func (t *Transport) send(c *conn, req *http.Request) error {
	s, ok := t.senders.Get().(*sender)
	if !ok {
		s = &sender{head: make([]byte, 0, headBuffer)}
	}
	s.c = c
	err := s.send(req)
	s.c, s.head = nil, s.head[:0]
	t.senders.Put(s)
	return err
}

func (s *sender) send(req *http.Request) error {
	body, ok := req.Body.(lasting)
	if ok && body.Len() > 0 && int64(body.Len()) == req.ContentLength && usual(req) {
		s.head = appendHead(s.head, req)
		_, err := body.WriteTo(s)
		return cmp.Or(err, req.Body.Close())
	}
	w := bufio.NewWriterSize(s, writeBuffer)
	if err := req.Write(w); err != nil {
		return err
	}
	return w.Flush()
}

func (s *sender) Write(b []byte) (int, error) {
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
