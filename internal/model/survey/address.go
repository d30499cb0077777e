package survey

import (
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog"
)

// addresses are what a message refers to.
type addresses struct {
	listings []string // ids of our own inventory
	outside  []string
	quoted   []string // those inside a quotation: they are the quoted author's, and not followed
}

var (
	written = regexp.MustCompile(`(?i)\b(?:[a-z][a-z0-9+.-]{1,15}://|www\.)[^\s<>"'` + "`" + `\])}|]+|/listings/[\w-]+`)
	bareID  = regexp.MustCompile(`\b[a-z]{1,4}-[0-9a-z]{4,12}\b`) // ordinary words look so, too, but are no listings
)

// addresses finds the addresses in a text and returns the text without them, so that none of their words is read as an advert.
func (s *Surveyor) addresses(text string) (addresses, string) {
	var found addresses
	rest := replaced(written, text, func(match string, quoted bool) string {
		address := strings.TrimRight(match, ".,;:!?*_")
		id, ok := s.listingID(address)
		switch {
		case quoted:
			found.quoted = append(found.quoted, address)
		case ok:
			found.listings = append(found.listings, id)
		default:
			found.outside = append(found.outside, address)
		}
		return " " + match[len(address):]
	})
	rest = replaced(bareID, rest, func(id string, quoted bool) string {
		if _, ok := s.listing(id); !ok || quoted {
			return id
		}
		found.listings = append(found.listings, id)
		return " "
	})
	return found, rest
}

// quotations are lines behind a ">", fenced blocks, and words between quotation marks: several, for one address may be
// put between marks by whoever sends it. The marks of feet and inches open none.
var quotations = regexp.MustCompile("(?m)^[ \t]*>.*$|(?s:```.*?(?:```|\\z))|“[^”]*\\s[^”]*”|„[^“”]*\\s[^“”]*[“”]|«[^»]*\\S\\s+\\S[^»]*»|(?:^|[\\s(\\[:,])\"[^\"]*\\S\\s+\\S[^\"]*\"")

// replaced calls with for every match and whether it stands in a quotation, and puts what it returns in the match's place.
func replaced(pattern *regexp.Regexp, text string, with func(match string, quoted bool) string) string {
	quotes := quotations.FindAllStringIndex(text, -1)
	var out strings.Builder
	last := 0
	for _, m := range pattern.FindAllStringIndex(text, -1) {
		quoted := slices.ContainsFunc(quotes, func(q []int) bool { return q[0] <= m[0] && m[0] < q[1] })
		out.WriteString(text[last:m[0]])
		out.WriteString(with(text[m[0]:m[1]], quoted))
		last = m[1]
	}
	out.WriteString(text[last:])
	return out.String()
}

// listingID reads the id out of an address of this server: under its own name, or a name that can only be here.
func (s *Surveyor) listingID(address string) (string, bool) {
	if id, ok := s.cfg.Links.ListingID(address); ok {
		return id, true
	}
	u, err := url.Parse(address)
	if err != nil {
		return "", false
	}
	id, ok := strings.CutPrefix(u.Path, "/listings/")
	id = strings.TrimSuffix(id, "/")
	if !ok || id == "" || strings.Contains(id, "/") {
		return "", false
	}
	return id, u.Host == "" && u.Scheme == "" || s.here(u)
}

// here reports whether the host of an address is this server's or can be reached from here only.
func (s *Surveyor) here(u *url.URL) bool {
	if u.Scheme != "http" && u.Scheme != "https" {
		return false
	}
	host := u.Hostname()
	ip, err := netip.ParseAddr(host)
	return s.own(u) || host == "localhost" || err == nil && ip.IsLoopback()
}

// own reports whether the host of an address is the one that this server is known under. Such an address is never asked
// for over the network.
func (s *Surveyor) own(u *url.URL) bool {
	own, err := url.Parse(string(s.cfg.Links))
	return err == nil && strings.EqualFold(strings.TrimSuffix(u.Hostname(), "."), own.Hostname())
}

// ownPort reports whether an address of this server's host is of this server, and not of another one beside it. A proxy
// may stand before it, so that the web's own two ports count as one.
func (s *Surveyor) ownPort(u *url.URL) bool {
	own, err := url.Parse(string(s.cfg.Links))
	if err != nil {
		return false
	}
	here, there := portOf(own), portOf(u)
	return here == there || (here == "80" || here == "443") && (there == "80" || there == "443")
}

// portOf is the port that an address of the web leads to.
func portOf(u *url.URL) string {
	switch {
	case u.Port() != "":
		return u.Port()
	case strings.EqualFold(u.Scheme, "https"):
		return "443"
	}
	return "80"
}

// listing returns a boat of the inventory.
func (s *Surveyor) listing(id string) (*catalog.Listing, bool) {
	if s.cfg.Boats == nil {
		return nil, false
	}
	return s.cfg.Boats.Snapshot().Get(id)
}

// mostShown bounds what follows the host of an address that is shown.
const mostShown = 60

// shown is an address or id made safe to show: the host whole, then its path, shortened. What cannot be shown as it was
// written is not shown at all.
func shown(address string) string {
	if !strings.Contains(address, "://") && !strings.HasPrefix(strings.ToLower(address), "www.") {
		return clip(address)
	}
	_, rest, scheme := strings.Cut(address, "://")
	if !scheme {
		rest = address
	}
	u, err := url.Parse("https://" + rest)
	if err != nil || u.Hostname() == "" || !plainText(u.Hostname()) || scheme && !isWeb(address) {
		return "that address"
	}
	host := u.Hostname()
	if port := u.Port(); port != "" {
		host += ":" + port
	}
	return host + clip(u.EscapedPath())
}

// shownWhole is shown with the scheme an address was written with.
func shownWhole(address string) string {
	text := shown(address)
	if i := strings.Index(address, "://"); i >= 0 && isWeb(address) && text != "that address" {
		return strings.ToLower(address[:i]) + "://" + text
	}
	return text
}

func isWeb(address string) bool {
	scheme, _, _ := strings.Cut(strings.ToLower(address), "://")
	return scheme == "http" || scheme == "https"
}

// clip shortens a path or an id and leaves only letters that carry no markup.
func clip(path string) string {
	safe := strings.Map(func(r rune) rune {
		if plainRune(r) {
			return r
		}
		return -1
	}, path)
	if len(safe) > mostShown {
		return safe[:mostShown] + "..."
	}
	return safe
}

func plainRune(r rune) bool {
	return r < 128 && (unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("./-:", r))
}

func plainText(s string) bool {
	return len(s) <= 253 && strings.IndexFunc(s, func(r rune) bool { return !plainRune(r) }) < 0
}
