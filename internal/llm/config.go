package llm

import (
	"cmp"
	"context"
	"crypto/tls"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"strings"
	"time"
)

// The kinds of provider.
const (
	OpenAI    = "openai"    // any server of the chat-completion protocol
	Anthropic = "anthropic" // the messages protocol
)

// What holds where a setting is left at zero.
const (
	defaultFirstToken = 6 * time.Second
	defaultConnect    = 2 * time.Second
	defaultIdle       = 15 * time.Second
	defaultLook       = 20 * time.Second
	defaultWindow     = 8192
	leastWindow       = 1000 // rules, evidence and answer have no room in less
)

// Config is how engines are made.
type Config struct {
	Providers  []Provider    // in the order in which they are tried
	FirstToken time.Duration // for everything before the first piece, over all providers; 0 means 6 s
	Look       time.Duration // for a whole Look, over all providers; 0 means 20 s
	Log        *slog.Logger  // told when a provider goes out of order and comes back; nil for nobody
	Dial       DialFunc      // nil means the network
	TLS        *tls.Config   // nil means the system's roots; it is not changed
}

// DialFunc connects to a provider's address, host:port.
type DialFunc func(ctx context.Context, network, addr string) (net.Conn, error)

// Provider is a server of language models.
type Provider struct {
	Name       string            // unique; empty means the host of BaseURL
	Kind       string            // OpenAI or Anthropic; empty means OpenAI
	BaseURL    string            // such as http://127.0.0.1:11434/v1
	Key        Secret            // empty where the server asks for none
	Model      string            // the provider's model for every Fairlead model that Models does not name
	Models     map[string]string // Fairlead model to the provider's model
	Window     int               // tokens of prompt and answer together, at least 1000; 0 means 8192
	Vision     bool              // its models read images
	InputCost  float64           // for a million tokens of prompt, in Currency
	OutputCost float64           // for a million tokens of answer, in Currency
	Currency   string            // ISO 4217; empty means USD
	Connect    time.Duration     // to a connection, TLS included; 0 means 2 s
	FirstToken time.Duration     // from a call to its first piece; 0 means a fair share of Config.FirstToken
	Idle       time.Duration     // between two events of a stream; 0 means 15 s
}

// complete checks p and fills what was left at zero.
func (p Provider) complete() (Provider, error) {
	base, err := url.Parse(p.BaseURL)
	if err != nil || base.Host == "" || base.Scheme != "http" && base.Scheme != "https" {
		return p, fmt.Errorf("provider %s: base URL must be http:// or https:// and a host", p.Name)
	}
	if base.User != nil || base.RawQuery != "" || base.Fragment != "" {
		return p, fmt.Errorf("provider %s: base URL must have no user, query or fragment", p.Name)
	}
	p.BaseURL = strings.TrimSuffix(p.BaseURL, "/")
	p.Name, p.Kind = cmp.Or(p.Name, base.Host), cmp.Or(p.Kind, OpenAI)
	switch {
	case p.Kind != OpenAI && p.Kind != Anthropic:
		return p, fmt.Errorf("provider %s: kind must be %s or %s, not %q", p.Name, OpenAI, Anthropic, p.Kind)
	case p.Model == "" && len(p.Models) == 0:
		return p, fmt.Errorf("provider %s: model is missing", p.Name)
	case p.Window < 0 || p.InputCost < 0 || p.OutputCost < 0 || p.Connect < 0 || p.FirstToken < 0 || p.Idle < 0:
		return p, fmt.Errorf("provider %s: window, costs and timeouts must not be negative", p.Name)
	case p.Window > 0 && p.Window < leastWindow:
		return p, fmt.Errorf("provider %s: window must be at least %d tokens, not %d", p.Name, leastWindow, p.Window)
	}
	p.Window, p.Currency = cmp.Or(p.Window, defaultWindow), cmp.Or(p.Currency, "USD")
	p.Connect, p.Idle = cmp.Or(p.Connect, defaultConnect), cmp.Or(p.Idle, defaultIdle)
	return p, nil
}

// model is the provider's model for a Fairlead model, "" where it has none.
func (p Provider) model(asks string) string {
	return cmp.Or(p.Models[asks], p.Model)
}

// cost of so many tokens, in p.Currency.
func (p Provider) cost(prompt, completion int) float64 {
	return (float64(prompt)*p.InputCost + float64(completion)*p.OutputCost) / 1e6
}
