package fetch

import (
	"context"
	"net"
	"net/netip"
	"syscall"
)

// Seams are what tests put in the place of the network.
type Seams struct {
	Lookup  func(ctx context.Context, host string) ([]netip.Addr, error)
	Connect func(ctx context.Context, address string) (net.Conn, error)
	Ports   []uint16
}

// NewWith returns a reader on another network. It exists in tests only.
func NewWith(cfg Config, s Seams) *Reader { return newReader(cfg, seams{s.Lookup, s.Connect, s.Ports}) }

// Guard is the check of a dialled address, with other ports.
func Guard(ports ...uint16) func(network, address string, conn syscall.RawConn) error {
	return newGuard(ports...).Safe
}
