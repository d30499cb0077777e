package fetch

import (
	_ "embed" // for the list
	"fmt"
	"strings"
)

// Known and Any are the words of a list of hosts that stand for more than themselves.
const (
	Known = "known" // the brokers and markets of hosts.txt
	Any   = "*"     // every public host
)

//go:embed hosts.txt
var knownHosts string

// Hosts are names that may be read, each with its subdomains. The zero value holds none.
type Hosts struct {
	any   bool
	names map[string]bool
}

// ParseHosts reads host names; Known and Any are words for lists. No names at all allow no host. An error names the
// entry that is no host name.
func ParseHosts(words []string) (Hosts, error) {
	h := Hosts{names: map[string]bool{}}
	for _, word := range words {
		switch word = strings.TrimSpace(word); word {
		case "":
		case Any:
			h.any = true
		case Known:
			for line := range strings.Lines(knownHosts) {
				if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
					h.names[line] = true
				}
			}
		default:
			host, err := name(word)
			if err != nil {
				return Hosts{}, fmt.Errorf("%q is no host name: %w", word, err)
			}
			h.names[host] = true
		}
	}
	return h, nil
}

// Has reports whether a host, in the form it is looked up in, or a domain above it may be read.
func (h Hosts) Has(host string) bool {
	if h.any {
		return true
	}
	for {
		if h.names[host] {
			return true
		}
		_, above, ok := strings.Cut(host, ".")
		if !ok {
			return false
		}
		host = above
	}
}
