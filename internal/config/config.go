// Package config holds every setting of the server, its default and its meaning, read from flags and the environment.
package config

import (
	"flag"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// The environments. Development is the default of a fresh checkout and listens on loopback only.
const (
	Development = "development"
	Production  = "production"
)

// Config is how the server runs. Load fills it.
type Config struct {
	Env         string        // development or production
	Addr        string        // where clients connect
	AdminAddr   string        // metrics, health and profiles; empty for none
	PublicURL   string        // the address people reach the server under, without a slash at its end
	DataDir     string        // where the embedded database lives
	DatabaseURL string        // empty: SQLite in DataDir
	RedisURL    string        // where rate limits are counted for several processes; empty: in this one
	Pacing      Pacing        // how streams are paced
	TLSCert     string        // PEM file; empty for cleartext
	TLSKey      string        // PEM file
	Origins     []string      // web origins that may call /v1 from a browser; "*" for all
	MaxOpen     int           // answers at once
	DrainTime   time.Duration // how long streams may go on after SIGTERM
	LogLevel    string        // debug, info, warn or error
	LogFormat   string        // text or json
	Plans       Plans
	DefaultPlan string // of keys made without one
	LLM         LLM
	SurveyHosts []string // whose pages and pictures a survey may read: names, "known" and "*"
	Feeds       string   // TOML file of the feeds that are read on schedule; empty for none
	Sample      string   // auto, on or off: when the sample inventory is shown
}

// Pacing is how streams are paced.
type Pacing struct {
	Off  bool          // as fast as the text exists
	Pace time.Duration // between two chunks of every model; 0 means in the models' own styles
}

// setting is one row of the table that flags, environment and help are made from.
type setting struct {
	name    string // of the flag; the variable is FAIRLEAD_ and the name in capitals
	usage   string
	initial string
	set     func(c *Config, value string) error
}

// Variable is the environment variable of a flag's name.
func Variable(name string) string {
	return "FAIRLEAD_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))
}

func text(field func(*Config) *string) func(*Config, string) error {
	return func(c *Config, v string) error { *field(c) = v; return nil }
}

func oneOf(field func(*Config) *string, allowed ...string) func(*Config, string) error {
	return func(c *Config, v string) error {
		for _, a := range allowed {
			if v == a {
				*field(c) = v
				return nil
			}
		}
		return fmt.Errorf("must be %s, not %q", strings.Join(allowed, " or "), v)
	}
}

func settings() []setting {
	list := []setting{
		{"env", "development or production", Development, oneOf(func(c *Config) *string { return &c.Env }, Development, Production)},
		{"addr", "where clients connect, host:port", "127.0.0.1:8000", address(func(c *Config) *string { return &c.Addr })},
		{"admin-addr", "metrics, health and profiles, host:port; empty for none", "127.0.0.1:8001", address(func(c *Config) *string { return &c.AdminAddr })},
		{"public-url", "the address people reach the server under; empty: made from addr", "", publicURL},
		{"data-dir", "where the embedded database lives; empty: fairlead in the user's data directory", "", text(func(c *Config) *string { return &c.DataDir })},
		{"database-url", "sqlite:///path/to/file.db or postgres://user:password@host/database; empty: fairlead.db in data-dir", "", text(func(c *Config) *string { return &c.DatabaseURL })},
		{"redis-url", "redis://host:6379/0: where several processes count rate limits together; empty: each by itself", "", text(func(c *Config) *string { return &c.RedisURL })},
		{"pacing", "how streams are paced: on (in the models' styles), off, or the time between two chunks such as 20ms", "on", pacing},
		{"tls-cert", "PEM certificate; empty for cleartext", "", text(func(c *Config) *string { return &c.TLSCert })},
		{"tls-key", "PEM key of tls-cert", "", text(func(c *Config) *string { return &c.TLSKey })},
		{"origins", "web origins that may call the API from a browser, separated by commas; * for all", "*", origins},
		{"max-open", "answers at once; more are refused with 503", "10000", count(func(c *Config) *int { return &c.MaxOpen })},
		{"drain-time", "how long streams may go on after SIGTERM", "30s", duration(func(c *Config) *time.Duration { return &c.DrainTime })},
		{"log-level", "debug, info, warn or error", "info", oneOf(func(c *Config) *string { return &c.LogLevel }, "debug", "info", "warn", "error")},
		{"log-format", "text or json", "text", oneOf(func(c *Config) *string { return &c.LogFormat }, "text", "json")},
		{"default-plan", "the plan of keys made without one; empty: development in development, else free", "", text(func(c *Config) *string { return &c.DefaultPlan })},
		{"feeds", "TOML file of the listing feeds that are read on schedule; empty for none", "", text(func(c *Config) *string { return &c.Feeds })},
		{"sample", "the sample inventory: auto (until a listing is imported), on or off", "auto", oneOf(func(c *Config) *string { return &c.Sample }, "auto", "on", "off")},
	}
	list = append(list, llmSettings()...)
	list = append(list, setting{"survey-hosts", "hosts whose pages a survey may read, separated by commas; known: brokers and markets we know; *: any public host; empty: none", "known",
		func(c *Config, v string) error { c.SurveyHosts = strings.Split(v, ","); return nil }})
	return append(list, planSettings()...)
}

// Load reads args over the environment over the defaults. An error names the setting, what is wrong and where it was set.
func Load(args []string) (Config, error) {
	var c Config
	flags := flag.NewFlagSet("fairlead serve", flag.ContinueOnError)
	flags.SetOutput(os.Stderr)
	list := settings()
	values := make([]*string, len(list))
	for i, s := range list {
		values[i] = flags.String(s.name, s.initial, s.usage+" ("+Variable(s.name)+")")
	}
	if err := flags.Parse(args); err != nil {
		return c, err
	}
	given := make(map[string]bool)
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	for i, s := range list {
		// Not as a flag's default, which help and errors print: a variable may hold a password.
		if v, ok := os.LookupEnv(Variable(s.name)); ok && !given[s.name] {
			*values[i] = v
		}
	}
	if flags.NArg() > 0 {
		return c, fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	c.Plans = make(Plans)
	for i, s := range list {
		if err := s.set(&c, *values[i]); err != nil {
			return c, fmt.Errorf("setting -%s (%s): %w", s.name, Variable(s.name), err)
		}
	}
	return c, c.complete()
}

// complete fills what is made from other settings, and checks what only holds together.
func (c *Config) complete() error {
	if c.DataDir == "" {
		c.DataDir = filepath.Join(dataHome(), "fairlead")
	}
	if c.DatabaseURL == "" {
		c.DatabaseURL = "sqlite://" + filepath.Join(c.DataDir, "fairlead.db")
	}
	if (c.TLSCert == "") != (c.TLSKey == "") {
		return fmt.Errorf("-tls-cert and -tls-key belong together: give both or neither")
	}
	if c.PublicURL == "" {
		c.PublicURL = c.scheme() + "://" + reachable(c.Addr)
	}
	c.PublicURL = strings.TrimSuffix(c.PublicURL, "/")
	if c.DefaultPlan == "" {
		c.DefaultPlan = map[string]string{Development: "development", Production: "free"}[c.Env]
	}
	if _, ok := c.Plans[c.DefaultPlan]; !ok {
		return fmt.Errorf("setting -default-plan: there is no plan %q", c.DefaultPlan)
	}
	if err := c.LLM.complete(); err != nil {
		return err
	}
	if c.LLM.LogPrompts && c.Env != Development {
		return fmt.Errorf("setting -llm-log-prompts: prompts and answers are logged in development only")
	}
	if host, _, _ := net.SplitHostPort(c.Addr); c.Env == Development && !isLoopback(host) {
		return fmt.Errorf("setting -addr: in development the server listens on loopback only, not on %q; set -env production to be reachable", host)
	}
	return nil
}

func (c *Config) scheme() string {
	if c.TLSCert != "" {
		return "https"
	}
	return "http"
}

func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// reachable is an address that a person on this machine can open.
func reachable(addr string) string {
	host, port, err := net.SplitHostPort(addr)
	if err != nil || host != "" && host != "0.0.0.0" && host != "::" {
		return addr
	}
	return net.JoinHostPort("127.0.0.1", port)
}

func dataHome() string {
	if dir := os.Getenv("XDG_DATA_HOME"); dir != "" {
		return dir
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return os.TempDir()
	}
	return filepath.Join(home, ".local", "share")
}
