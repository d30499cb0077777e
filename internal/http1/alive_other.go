//go:build !unix

package http1

import "time"

// alive reports whether a connection was used a moment ago: here it cannot be asked.
func (c *conn) alive() bool { return time.Since(c.since) < time.Second }
