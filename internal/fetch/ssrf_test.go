package fetch_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/fairlead/fairlead/internal/fetch"
)

// inner4 are IPv4 addresses that are no public host: one or more of every special-purpose block.
var inner4 = []string{"127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200", "100.127.255.255",
	"169.254.169.254", "169.254.170.2", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.192", "192.0.2.1", "192.31.196.1", "192.52.193.1",
	"192.88.99.1", "192.168.0.1", "192.168.255.255", "192.175.48.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1",
	"239.255.255.255", "240.0.0.1", "255.255.255.255", "168.63.129.16"}

// inner6 are IPv6 addresses that are no public host.
var inner6 = []string{"::", "::1", "::2", "fe80::1", "febf::1", "fec0::1", "fc00::1", "fd00:ec2::254", "fdff::1", "ff02::1", "ff0e::1", "100::1", "100:0:0:1::1",
	"64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::7f00:1", "2001::1", "2001:0:7f00:1::", "2001:2::1", "2001:10::1", "2001:20::1", "2001:30::1", "2001:db8::1",
	"2002:7f00:1::", "2002:a00:1::", "2002:a9fe:a9fe::", "2620:4f:8000::1", "3fff::1", "3ffe::1", "5f00::1", "4000::1", "8000::1",
	"2a00:1450::5efe:7f00:1", "2a00:1450::200:5efe:a00:1"}

// spellings are the texts in which some reader takes an IPv4 address.
func spellings(address string) []string {
	ip := netip.MustParseAddr(address).As4()
	whole := uint32(ip[0])<<24 | uint32(ip[1])<<16 | uint32(ip[2])<<8 | uint32(ip[3])
	wide := strings.NewReplacer("0", "０", "1", "１", "2", "２", "3", "３", "4", "４", "5", "５", "6", "６", "7", "７", "8", "８", "9", "９", ".", "。")
	return []string{
		address, address + ".", fmt.Sprint(whole), fmt.Sprintf("0x%08x", whole), fmt.Sprintf("0X%X", whole), fmt.Sprintf("0%o", whole),
		fmt.Sprintf("0x%x.0x%x.0x%x.0x%x", ip[0], ip[1], ip[2], ip[3]), fmt.Sprintf("0%o.0%o.0%o.0%o", ip[0], ip[1], ip[2], ip[3]),
		fmt.Sprintf("%d.0x%x.0%o.%d", ip[0], ip[1], ip[2], ip[3]), fmt.Sprintf("%d.%d", ip[0], whole&0xffffff), fmt.Sprintf("%d.%d.%d", ip[0], ip[1], whole&0xffff),
		wide.Replace(address), "[::ffff:" + address + "]", fmt.Sprintf("[::ffff:%x:%x]", whole>>16, whole&0xffff), "[::" + address + "]", "[64:ff9b::" + address + "]",
		"[0:0:0:0:0:ffff:" + address + "]", address + ":80", address + ":443", "user@" + address, "a:b@" + address, "www.boats.org@" + address, address + "%2e",
	}
}

func TestNoSpellingOfAnInnerAddressIsAskedFor(t *testing.T) {
	n := newInternet(t)
	asked := 0
	r := fetch.NewWith(fetch.Config{Hosts: anyHost(t), Logger: slog.New(slog.DiscardHandler)}, fetch.Seams{
		Lookup:  func(ctx context.Context, host string) ([]netip.Addr, error) { asked++; return n.lookup(ctx, host) },
		Connect: n.connect, Ports: []uint16{80, 443},
	})
	checks := 0
	refused := func(address string) {
		checks++
		if _, err := r.Read(t.Context(), address); !errors.Is(err, fetch.ErrRefused) {
			t.Errorf("%s: %v", address, err)
		}
	}
	for _, address := range inner4 {
		for _, spelling := range spellings(address) {
			refused("http://" + spelling + "/")
		}
	}
	for _, address := range inner6 {
		for _, form := range []string{"http://[%s]/", "https://[%s]:443/", "http://[%s%%25eth0]/", "http://u@[%s]/"} {
			refused(fmt.Sprintf(form, address))
		}
	}
	for _, address := range []string{
		"", "boats.org", "//boats.org/", "http:", "http:/boats.org", "http:///x", "http://", "https://?", "http://#", "http:boats.org/x",
		"file:///etc/passwd", "file://boats.org/x", "ftp://boats.org/", "gopher://boats.org/", "dict://boats.org/", "ldap://boats.org/", "data:text/html,x",
		"javascript:alert(1)", "jar:http://boats.org!/", "ws://boats.org/", "unix:///run/x.sock", "http+unix://x/", "tftp://boats.org/", "mailto:a@boats.org",
		"http://localhost/", "http://LOCALHOST/", "http://localhost./", "http://a.localhost/", "http://localhost.localdomain/", "http://metadata.google.internal/",
		"http://kubernetes.default.svc.cluster.local/", "http://printer.lan/", "http://router.home/", "http://x.home.arpa/", "http://1.0.0.127.in-addr.arpa/",
		"http://intranet/", "http://db/", "http://x.corp/", "http://x.private/", "http://x.onion/", "http://x.test/", "http://x.invalid/", "http://boats.example/",
		"http://boats.org:22/", "http://boats.org:8000/", "http://boats.org:0/", "http://boats.org:65536/", "http://boats.org:-80/", "http://boats.org:+80/", "http://boats.org:/",
		"http://boats.org:8080/", "http://boats.org:6379/", "http://boats.org:080a/", "http://user@boats.org/", "http://user:pw@boats.org/", "http://@boats.org/",
		"http://boats.org\\@127.0.0.1/", "http://boats.org\t.evil.org/", "http://boats.org\r\nHost: x/", "http://boats .org/", "http://boats.org%00/", "http://%31%32%37.0.0.1/",
		"http://.boats.org/", "http://boats..org/", "http://boats.org../", "http://-boats.org/", "http://xn--example-.com/", "http://xn--/", "http://xn--a.com/",
		"http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/", "http://loc\u00adalhost/", "http://①②⑦.⓪.⓪.①/", "http://127。0。0。1/", "http://0/", "http://0x/", "http://1/", "http://boats.0x7f/", "http://boats.1/",
		"http://" + strings.Repeat("a", 64) + ".org/", "http://" + strings.Repeat("a.", 130) + "org/", "http://boats.org/" + strings.Repeat("a", 2048),
	} {
		refused(address)
	}
	t.Logf("%d addresses are refused without a look-up", checks)
	if checks < 317 || asked > 0 || len(n.dialled) > 0 {
		t.Errorf("%d checks, %d look-ups, dialled %v", checks, asked, n.dialled)
	}
}

func TestNameThatLeadsInsideIsNotDialled(t *testing.T) {
	n := newInternet(t)
	checks := 0
	mapped := make([]string, 0, len(inner4))
	for _, address := range inner4 {
		mapped = append(mapped, "::ffff:"+address)
	}
	for _, address := range append(append(mapped, inner4...), inner6...) {
		n.names["boats.example.org"] = []string{address}
		for _, scheme := range []string{"http", "https"} {
			checks++
			if _, err := n.reader().Read(t.Context(), scheme+"://boats.example.org/"); !errors.Is(err, fetch.ErrUnreachable) {
				t.Errorf("%s: %v", address, err)
			}
		}
	}
	t.Logf("%d look-ups lead inside", checks)
	if len(n.dialled) > 0 {
		t.Errorf("dialled %v", n.dialled)
	}
}

// A resolver that answers with a public address first and an inner one afterwards gains nothing, whenever it turns.
func TestNameThatChangesItsMindIsNotFollowedInside(t *testing.T) {
	for turn := range 20 {
		n := newInternet(t)
		for range turn {
			n.names["rebind.example.org"] = append(n.names["rebind.example.org"], "8.8.8.8")
		}
		n.names["rebind.example.org"] = append(n.names["rebind.example.org"], "127.0.0.1")
		n.serve("8.8.8.8:80", page)
		n.serve("127.0.0.1:80", page)
		for try := range 20 {
			_, err := n.reader().Read(t.Context(), "http://rebind.example.org/")
			if public := try < turn; public != (err == nil) {
				t.Errorf("turning after %d, try %d: %v", turn, try, err)
			}
		}
		for _, address := range n.dialled {
			if !strings.HasPrefix(address, "8.8.8.8:") {
				t.Errorf("dialled %s", address)
			}
		}
	}
}

// The real dialer, its real guard and a real listener that nobody may reach.
func TestCanaryOnThisMachineIsNeverConnectedTo(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var connections atomic.Int64
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			connections.Add(1)
			_ = conn.Close()
		}
	}()
	at := listener.Addr().(*net.TCPAddr)
	port := uint16(at.Port)
	dialer := net.Dialer{Control: fetch.Guard(port)}
	r := fetch.NewWith(fetch.Config{Hosts: anyHost(t), Logger: slog.New(slog.DiscardHandler)}, fetch.Seams{
		Lookup: func(context.Context, string) ([]netip.Addr, error) {
			return []netip.Addr{netip.MustParseAddr("127.0.0.1"), netip.MustParseAddr("::1")}, nil
		},
		Connect: func(ctx context.Context, address string) (net.Conn, error) {
			return dialer.DialContext(ctx, "tcp", address)
		},
		Ports: []uint16{port},
	})
	for _, host := range []string{"127.0.0.1", "localhost", "2130706433", "[::1]", "boats.example.org", "[::ffff:127.0.0.1]"} {
		if _, err := r.Read(t.Context(), fmt.Sprintf("http://%s:%d/", host, port)); err == nil {
			t.Errorf("%s is read", host)
		}
	}
	_ = listener.Close()
	<-done
	if n := connections.Load(); n != 0 {
		t.Errorf("%d connections", n)
	}
}

func FuzzAddress(f *testing.F) {
	for _, seed := range []string{"http://boats.org/", "http://127.1/", "https://[::1]:443/", "http://a@b.org", "http://ｂoats.org:80/x#y"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, address string) {
		n := newInternet(t)
		r := fetch.NewWith(fetch.Config{Hosts: anyHost(t), Logger: slog.New(slog.DiscardHandler)}, fetch.Seams{
			Lookup: func(_ context.Context, host string) ([]netip.Addr, error) {
				if _, err := netip.ParseAddr(strings.Trim(host, "[]")); err == nil || !strings.Contains(host, ".") {
					t.Errorf("%q: %q is looked up", address, host)
				}
				return nil, errors.New("no such host")
			},
			Connect: n.connect, Ports: []uint16{80, 443},
		})
		if _, err := r.Read(t.Context(), address); !errors.Is(err, fetch.ErrRefused) && !errors.Is(err, fetch.ErrUnreachable) {
			t.Errorf("%q: %v", address, err)
		}
	})
}

func FuzzGuard(f *testing.F) {
	f.Add([]byte{127, 0, 0, 1})
	f.Add([]byte{32, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1})
	f.Fuzz(func(t *testing.T, raw []byte) {
		ip, ok := netip.AddrFromSlice(raw)
		if !ok {
			return
		}
		network := "tcp4"
		if ip.Is6() {
			network = "tcp6"
		}
		inside := !ip.IsGlobalUnicast() || ip.Unmap().IsPrivate() || ip.Unmap().IsLoopback() || ip.Unmap().IsLinkLocalUnicast()
		if err := fetch.Guard(80)(network, netip.AddrPortFrom(ip, 80).String(), nil); err == nil && inside {
			t.Errorf("%s is let through", ip)
		}
	})
}
