package config

import (
	"fmt"
	"net"
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

func origins(c *Config, v string) error {
	for _, origin := range strings.Split(v, ",") {
		if origin = strings.TrimSpace(origin); origin != "" {
			c.Origins = append(c.Origins, origin)
		}
	}
	return nil
}
