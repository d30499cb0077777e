//go:build unix

package http1

import (
	"errors"
	"syscall"

	"golang.org/x/sys/unix"
)

// alive reports whether nothing has come on a connection that waits for nothing: neither its end nor what nobody asked for.
func (c *conn) alive() bool {
	if c.raw == nil {
		socket, ok := c.Conn.(syscall.Conn)
		if !ok {
			return true // as one in memory, of which only sending tells
		}
		raw, err := socket.SyscallConn()
		if err != nil {
			return false
		}
		c.raw, c.look = raw, c.peek
	}
	return c.raw.Read(c.look) == nil && errors.Is(c.came, unix.EAGAIN)
}

// peek reads without waiting.
func (c *conn) peek(fd uintptr) bool {
	var one [1]byte
	_, c.came = unix.Read(int(fd), one[:])
	return true
}
