package fetch

import (
	"fmt"
	"net/netip"
	"syscall"

	"code.dny.dev/ssrf"
)

// guard refuses to dial what is no public address. The library knows the special-purpose registries; the rest is here.
type guard struct {
	registry *ssrf.Guardian
}

// denied4 is public by its number, but leads inside: Azure answers hosts of its own there, credentials included.
var denied4 = []netip.Prefix{netip.MustParsePrefix("168.63.129.16/32")}

// denied6 was given back and is no longer routed (6bone, RFC 3701).
var denied6 = []netip.Prefix{netip.MustParsePrefix("3ffe::/16")}

func newGuard(ports ...uint16) guard {
	return guard{ssrf.New(ssrf.WithPorts(ports...), ssrf.WithDeniedV4Prefixes(denied4...), ssrf.WithDeniedV6Prefixes(denied6...))}
}

// Safe is for net.Dialer.Control: it sees the very address that is about to be connected to.
func (g guard) Safe(network, address string, conn syscall.RawConn) error {
	if err := g.registry.Safe(network, address, conn); err != nil {
		return err
	}
	ip, err := netip.ParseAddrPort(address)
	if err != nil {
		return err
	}
	if ip.Addr().Zone() != "" || isISATAP(ip.Addr()) {
		return fmt.Errorf("%w: %s leads to another address", ssrf.ErrProhibitedIP, ip.Addr())
	}
	return nil
}

// isISATAP tells an address that ends in an IPv4 address to tunnel to (RFC 5214).
func isISATAP(ip netip.Addr) bool {
	if !ip.Is6() {
		return false
	}
	b := ip.As16()
	return b[8]&^0x03 == 0 && b[9] == 0 && b[10] == 0x5e && b[11] == 0xfe
}
