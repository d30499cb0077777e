package fetch

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/idna"
)

// local are the last labels of names that mean something inside a network only, or nothing anywhere (RFC 6761, RFC 6762,
// RFC 8375, and what routers and offices use).
var local = []string{"localhost", "local", "localdomain", "internal", "intranet", "lan", "home", "corp", "private", "arpa", "onion", "alt",
	"test", "invalid", "example"}

// check reads an address and refuses all but plain names on the web's own ports. The name is checked by how it is written;
// what it leads to is checked where it is dialled.
func (r *Reader) check(address string) (*url.URL, error) {
	if len(address) > maxAddress {
		return nil, fmt.Errorf("%w: it has %d bytes, at most %d are read", ErrRefused, len(address), maxAddress)
	}
	u, err := url.Parse(address)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRefused, err)
	}
	switch {
	case u.Scheme != "http" && u.Scheme != "https":
		return nil, fmt.Errorf("%w: its scheme is %q, not http or https", ErrRefused, u.Scheme)
	case u.User != nil:
		return nil, fmt.Errorf("%w: it holds a user name", ErrRefused)
	case u.Opaque != "" || u.Host == "":
		return nil, fmt.Errorf("%w: it has no host", ErrRefused)
	}
	host, err := name(u.Hostname())
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRefused, err)
	}
	if port := u.Port(); port != "" {
		n, err := strconv.ParseUint(port, 10, 16)
		if err != nil || !slices.Contains(r.seams.ports, uint16(n)) {
			return nil, fmt.Errorf("%w: port %s is none of the web's", ErrRefused, port)
		}
		host += ":" + port
	} else if strings.HasSuffix(u.Host, ":") {
		return nil, fmt.Errorf("%w: it has an empty port", ErrRefused)
	}
	u.Host, u.Fragment, u.RawFragment = host, "", ""
	if !r.hosts.Has(u.Hostname()) {
		return nil, fmt.Errorf("%w: %s is not in the setting survey-hosts (FAIRLEAD_SURVEY_HOSTS)", ErrRefused, u.Hostname())
	}
	return u, nil
}

// name returns a host's name in the form it is looked up in: lower case, ASCII, without a dot at its end. Addresses in
// numbers are refused in every spelling, and so are names that are known in one network only.
func name(host string) (string, error) {
	ascii, err := idna.Lookup.ToASCII(strings.TrimSuffix(host, "."))
	if err != nil {
		return "", fmt.Errorf("its host is no name: %w", err)
	}
	labels := strings.Split(ascii, ".")
	last := labels[len(labels)-1]
	switch {
	case len(labels) < 2:
		return "", fmt.Errorf("its host has no domain")
	case len(ascii) > 253 || slices.ContainsFunc(labels, func(l string) bool { return l == "" || len(l) > 63 }):
		return "", fmt.Errorf("its host is no name")
	case numeric(last):
		return "", fmt.Errorf("its host is a number")
	case slices.Contains(local, last):
		return "", fmt.Errorf("its host is known in one network only")
	}
	return ascii, nil
}

// numeric reports whether a last label makes a host an IPv4 address to some reader: digits, or 0x and hexadecimal digits.
func numeric(label string) bool {
	if digits := strings.Trim(label, "0123456789"); digits == "" {
		return true
	}
	rest, ok := strings.CutPrefix(label, "0x")
	return ok && strings.Trim(rest, "0123456789abcdef") == ""
}
