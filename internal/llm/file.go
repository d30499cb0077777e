package llm

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
)

// fileProvider is a [[provider]] of a providers file.
type fileProvider struct {
	Name       string            `toml:"name"`
	Kind       string            `toml:"kind"`
	BaseURL    string            `toml:"base_url"`
	Key        string            `toml:"api_key"`
	Model      string            `toml:"model"`
	Models     map[string]string `toml:"models"`
	Window     int               `toml:"window"`
	Vision     bool              `toml:"vision"`
	InputCost  float64           `toml:"input_cost"`
	OutputCost float64           `toml:"output_cost"`
	Currency   string            `toml:"currency"`
	Connect    duration          `toml:"connect"`
	FirstToken duration          `toml:"first_token"`
	Idle       duration          `toml:"idle"`
}

type duration time.Duration

// UnmarshalText reads a duration such as 6s.
func (d *duration) UnmarshalText(text []byte) error {
	value, err := time.ParseDuration(string(text))
	*d = duration(value)
	return err
}

// Parse reads a providers file. env looks up the variables that keys are kept in; models are the Fairlead models that may be named.
// An error names the provider and what is wrong. Names that the file may not have are errors too.
func Parse(text string, env func(name string) (string, bool), models []string) (Config, error) {
	var file struct {
		FirstToken duration       `toml:"first_token"`
		Look       duration       `toml:"look"`
		Providers  []fileProvider `toml:"provider"`
	}
	meta, err := toml.Decode(text, &file)
	if err != nil {
		return Config{}, fmt.Errorf("read the providers file: %w", err)
	}
	if extra := meta.Undecoded(); len(extra) > 0 {
		return Config{}, fmt.Errorf("read the providers file: there is no setting %s", extra[0])
	}
	if len(file.Providers) == 0 {
		return Config{}, errors.New("read the providers file: it has no [[provider]]")
	}
	cfg := Config{FirstToken: time.Duration(file.FirstToken), Look: time.Duration(file.Look)}
	for i, f := range file.Providers {
		p, err := f.provider(env, models)
		if err != nil {
			return Config{}, fmt.Errorf("provider %d %s: %w", i+1, f.Name, err)
		}
		if slices.ContainsFunc(cfg.Providers, func(other Provider) bool { return other.Name == p.Name && p.Name != "" }) {
			return Config{}, fmt.Errorf("provider %d: the name %q is taken", i+1, p.Name)
		}
		cfg.Providers = append(cfg.Providers, p)
	}
	return cfg, nil
}

func (f fileProvider) provider(env func(string) (string, bool), models []string) (Provider, error) {
	for asks := range f.Models {
		if !slices.Contains(models, asks) {
			return Provider{}, fmt.Errorf("models: there is no model %q; there are %s", asks, strings.Join(models, ", "))
		}
	}
	p := Provider{
		Name: f.Name, Kind: f.Kind, BaseURL: f.BaseURL, Model: f.Model, Models: f.Models, Window: f.Window, Vision: f.Vision,
		InputCost: f.InputCost, OutputCost: f.OutputCost, Currency: f.Currency,
		Connect: time.Duration(f.Connect), FirstToken: time.Duration(f.FirstToken), Idle: time.Duration(f.Idle),
	}
	if f.Key == "" {
		return p, nil
	}
	variable, ok := strings.CutPrefix(f.Key, "env:")
	if !ok {
		return p, errors.New(`api_key: name the variable that holds it, such as "env:PROVIDER_KEY"; the key itself does not belong in the file`)
	}
	key, ok := env(variable)
	if !ok || key == "" {
		return p, fmt.Errorf("api_key: the variable %s is not set", variable)
	}
	p.Key = Secret(key)
	return p, nil
}
