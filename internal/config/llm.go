package config

import (
	"fmt"
	"net/url"
	"os"
	"strconv"
	"time"
)

// LLM is which language models write. Without BaseURL and File none does. The key is no setting, because flags and the help that
// lists them are seen by others: it is read from LLMKey by Env where it is used.
type LLM struct {
	Kind       string // openai or anthropic
	BaseURL    string // of the one provider; empty for none
	Model      string // the provider's name of the model
	Agent      string // the same for one model each; empty means Model
	Research   string
	Listings   string
	Survey     string
	Window     int           // tokens of context; 0 means the package llm's default
	Vision     bool          // the model reads images
	FirstToken time.Duration // for everything before the first piece; 0 means the package llm's default
	File       string        // a TOML file of several providers, instead of all above
	LogPrompts bool          // prompts and answers are logged whole; only in development
}

// LLMKey is the variable that holds the key of the one provider.
const LLMKey = "FAIRLEAD_LLM_API_KEY" //nolint:gosec // the name of a variable, no key

// On says that a language model is configured.
func (l LLM) On() bool { return l.BaseURL != "" || l.File != "" }

// Env looks up a variable that is named in the configuration, such as the one of a key.
func Env(name string) (string, bool) { return os.LookupEnv(name) }

func llmSettings() []setting {
	model := func(name, of string, field func(*LLM) *string) setting {
		return setting{"llm-model-" + name, "the provider's model for " + of + "; empty: llm-model", "", text(func(c *Config) *string { return field(&c.LLM) })}
	}
	return []setting{
		{"llm-base-url", "a language model server such as http://127.0.0.1:11434/v1; empty for none; its key is in " + LLMKey, "", baseURL},
		{"llm-model", "the server's name of the model", "", text(func(c *Config) *string { return &c.LLM.Model })},
		model("agent", "svc-agent", func(l *LLM) *string { return &l.Agent }),
		model("research", "svc-deep-research-agent", func(l *LLM) *string { return &l.Research }),
		model("listings", "svc-listings-agent", func(l *LLM) *string { return &l.Listings }),
		model("survey", "svc-survey-agent", func(l *LLM) *string { return &l.Survey }),
		{"llm-kind", "openai (any chat-completion server) or anthropic", "openai", oneOf(func(c *Config) *string { return &c.LLM.Kind }, "openai", "anthropic")},
		{"llm-window", "tokens of context that the model has", "8192", window},
		{"llm-vision", "true where the model reads images", "false", truth(func(c *Config) *bool { return &c.LLM.Vision })},
		{"llm-first-token", "how long a language model may take to its first word before the embedded engine answers", "6s", duration(func(c *Config) *time.Duration { return &c.LLM.FirstToken })},
		{"llm-log-prompts", "true logs what is sent to language models and what they answer, whole; only in development", "false", truth(func(c *Config) *bool { return &c.LLM.LogPrompts })},
		{"llm-file", "a TOML file of several language model servers, see docs/engines.md", "", text(func(c *Config) *string { return &c.LLM.File })},
	}
}

func baseURL(c *Config, v string) error {
	if u, err := url.Parse(v); v != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https") {
		return fmt.Errorf("must be http:// or https:// and a host") // what was given may hold a password
	}
	c.LLM.BaseURL = v
	return nil
}

func truth(field func(*Config) *bool) func(*Config, string) error {
	return func(c *Config, v string) (err error) {
		if *field(c), err = strconv.ParseBool(v); err != nil {
			return fmt.Errorf("must be true or false, not %q", v)
		}
		return nil
	}
}

// complete checks what only holds together.
func (l LLM) complete() error {
	switch {
	case l.BaseURL != "" && l.File != "":
		return fmt.Errorf("-llm-base-url and -llm-file exclude each other: put the server into the file")
	case l.BaseURL != "" && l.Model == "" && (l.Agent == "" || l.Research == "" || l.Listings == "" || l.Survey == ""):
		return fmt.Errorf("-llm-base-url needs -llm-model (FAIRLEAD_LLM_MODEL)")
	case l.BaseURL == "" && (l.Model != "" || l.Agent != "" || l.Research != "" || l.Listings != "" || l.Survey != ""):
		return fmt.Errorf("-llm-model needs -llm-base-url (FAIRLEAD_LLM_BASE_URL), or write both into -llm-file")
	}
	return nil
}
