package config

import (
	"fmt"
	"net"
	"net/url"
	"strconv"
	"strings"
	"time"
)

func address(field func(*Config) *string) func(*Config, string) error {
	return func(c *Config, v string) error {
		if v != "" {
			if _, _, err := net.SplitHostPort(v); err != nil {
				return fmt.Errorf("must be host:port, not %q", v)
			}
		}
		*field(c) = v
		return nil
	}
}

func pacing(c *Config, v string) error {
	switch v {
	case "on":
		c.Pacing = Pacing{}
		return nil
	case "off":
		c.Pacing = Pacing{Off: true}
		return nil
	}
	pace, err := time.ParseDuration(v)
	if err != nil || pace <= 0 || pace > time.Second {
		return fmt.Errorf("must be on, off or a time of at most 1s such as 20ms, not %q", v)
	}
	c.Pacing = Pacing{Pace: pace}
	return nil
}

func count(field func(*Config) *int) func(*Config, string) error {
	return func(c *Config, v string) error {
		n, err := strconv.Atoi(v)
		if err != nil || n < 1 {
			return fmt.Errorf("must be an integer of at least 1, not %q", v)
		}
		*field(c) = n
		return nil
	}
}

func duration(field func(*Config) *time.Duration) func(*Config, string) error {
	return func(c *Config, v string) error {
		d, err := time.ParseDuration(v)
		if err != nil || d < 0 {
			return fmt.Errorf("must be a duration such as 30s, not %q", v)
		}
		*field(c) = d
		return nil
	}
}

// origins reads web origins as browsers send them: a scheme and a host, no path.
func origins(c *Config, v string) error {
	for origin := range strings.SplitSeq(v, ",") {
		origin = strings.TrimSpace(origin)
		if origin == "" {
			continue
		}
		u, err := url.Parse(origin)
		if origin != "*" && (err != nil || u.Scheme == "" || u.Host == "" || u.String() != u.Scheme+"://"+u.Host) {
			return fmt.Errorf("must be * or origins such as https://boats.example, not %q", origin)
		}
		c.Origins = append(c.Origins, origin)
	}
	return nil
}

// publicURL reads an address that paths can be appended to.
func publicURL(c *Config, v string) error {
	u, err := url.Parse(v)
	if v != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || u.User != nil || u.RawQuery != "" || u.Fragment != "") {
		return fmt.Errorf("must be an address such as https://boats.example, without a query")
	}
	c.PublicURL = v
	return nil
}

// leastWindow is what an engine needs at least.
const leastWindow = 1000

func window(c *Config, v string) error {
	if n, err := strconv.Atoi(v); err != nil || n < leastWindow {
		return fmt.Errorf("must be an integer of at least %d, not %q", leastWindow, v)
	}
	return count(func(c *Config) *int { return &c.LLM.Window })(c, v)
}
