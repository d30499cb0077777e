package http1

import (
	"net"
	"net/url"
	"syscall"
	"time"
)

// conn is a connection, which one request has at a time.
type conn struct {
	net.Conn
	address string
	since   time.Time   // it is unused since
	kept    bool        // it had a request before this one
	sent    int64       // bytes of this request
	unsent  error       // why the connection took no more of it
	left    int64       // bytes that the head of the answer may still have
	hears   func() bool // stops hearing of the context's end; it is false where that has come

	raw  syscall.RawConn // of a connection that was looked at; it is kept, as look is, since each use makes another
	look func(fd uintptr) bool
	came error // of looking
}

// longAgo is a time that has passed, for what has to end at once.
var longAgo = time.Unix(1, 0)

// interrupt ends each wait for the connection.
func (c *conn) interrupt() { _ = c.SetDeadline(longAgo) }

// Read reads within the bound of the head.
func (c *conn) Read(b []byte) (int, error) {
	if c.left == 0 {
		return 0, errHead
	}
	if c.left > 0 {
		b = b[:min(int64(len(b)), c.left)]
	}
	n, err := c.Conn.Read(b)
	if c.left > 0 {
		c.left -= int64(n)
	}
	return n, err
}

// end closes the connection for good.
func (c *conn) end() {
	if c.hears != nil {
		c.hears()
	}
	_ = c.Close()
}

// hostPort is where an address leads; the port is 80 where it names none.
func hostPort(u *url.URL) string {
	if u.Port() != "" {
		return u.Host
	}
	return net.JoinHostPort(u.Hostname(), "80")
}
