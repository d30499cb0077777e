package app

import (
	"fmt"
	"log/slog"
	"os"

	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/agent"
	"github.com/fairlead/fairlead/internal/model/listings"
	"github.com/fairlead/fairlead/internal/model/research"
	"github.com/fairlead/fairlead/internal/model/survey"
)

// Engines returns the language models that are configured, nil where none is. It connects to nothing.
func Engines(cfg config.LLM, log *slog.Logger) (*llm.Engines, error) {
	if !cfg.On() {
		return nil, nil
	}
	made, err := engineConfig(cfg)
	if err != nil {
		return nil, err
	}
	made.Log = log
	return llm.New(made)
}

func engineConfig(cfg config.LLM) (llm.Config, error) {
	if cfg.File != "" {
		text, err := os.ReadFile(cfg.File)
		if err != nil {
			return llm.Config{}, fmt.Errorf("read the providers file: %w", err)
		}
		return llm.Parse(string(text), config.Env, []string{agent.ID, research.ID, listings.ID, survey.ID})
	}
	p := llm.Provider{Kind: cfg.Kind, BaseURL: cfg.BaseURL, Model: cfg.Model, Window: cfg.Window, Vision: cfg.Vision, Models: make(map[string]string)}
	key, _ := config.Env(config.LLMKey)
	p.Key = llm.Secret(key)
	for id, own := range map[string]string{agent.ID: cfg.Agent, research.ID: cfg.Research, listings.ID: cfg.Listings, survey.ID: cfg.Survey} {
		if own != "" {
			p.Models[id] = own
		}
	}
	return llm.Config{Providers: []llm.Provider{p}, FirstToken: cfg.FirstToken}, nil
}
