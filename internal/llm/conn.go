package llm

import (
	"context"
	"io"
	"net"
)

// conn writes the body of a request as it lies there. The connection's own ReadFrom has nothing to gain for memory, and takes a buffer
// of the body's size to copy it through.
type conn struct{ net.Conn }

// ReadFrom writes what r has left.
func (c conn) ReadFrom(r io.Reader) (int64, error) {
	if limited, ok := r.(*io.LimitedReader); ok {
		if body, ok := limited.R.(*unread); ok && int64(body.Len()) <= limited.N {
			n, err := body.WriteTo(c.Conn)
			limited.N -= n
			return n, err
		}
	}
	return io.Copy(struct{ io.Writer }{c.Conn}, r)
}

// connected dials as dial does, to a conn.
func connected(dial DialFunc) DialFunc {
	return func(ctx context.Context, network, addr string) (net.Conn, error) {
		c, err := dial(ctx, network, addr)
		if err != nil {
			return nil, err
		}
		return conn{c}, nil
	}
}
