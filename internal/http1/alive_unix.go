//go:build unix

package http1

import (
	"errors"
	"syscall"

	"golang.org/x/sys/unix"
)

// alive reports whether nothing has come on a connection that waits for nothing: neither its end nor what nobody asked for.
func (c *conn) alive() bool {
	socket, ok := c.Conn.(syscall.Conn)
	if !ok {
		return true // as one in memory, of which only sending tells
	}
	raw, err := socket.SyscallConn()
	if err != nil {
		return false
	}
	var came error
	err = raw.Read(func(fd uintptr) bool {
		var one [1]byte
		_, came = unix.Read(int(fd), one[:])
		return true
	})
	return err == nil && errors.Is(came, unix.EAGAIN)
}
