// Package worded lets a language model word what another model plans, looks up and verifies, and sends only what that evidence holds.
//
// The wrapped model answers first, in memory: its answer is the evidence, and at the same time the answer that is sent where
// the engine fails. The engine's text is held against the evidence sentence by sentence before any of it goes out.
package worded

import (
	"container/list"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"log/slog"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/worded/statement"
	"github.com/fairlead/fairlead/internal/tools"
)

// EngineName is what Info and chat.Start call the engine.
const EngineName = "upstream"

// stating are the models whose sentences are looked at strictly also where they have no number; those of the others are about boats
// for sale and their prices.
var stating = map[string]bool{"svc-agent": true}

// Config is what a Model may be told.
type Config struct {
	Tools    *tools.Registry // what the engine may call; nil for nothing
	Names    []string        // of builders: a sentence names none that the evidence does not
	Patience time.Duration   // until the first text can be sent, else the wrapped model's answer is; 0 means 7 s
	Logger   *slog.Logger    // what failed, never what was asked or said; nil means slog.Default()
	Prompts  *slog.Logger    // logs prompts and answers whole: for development only; nil means never
	Fence    func() string   // a word that text from elsewhere cannot know; nil means a random one
}

// Model answers as the model it wraps plans, in the words of an engine. It is safe for concurrent use.
type Model struct {
	model  chat.Model
	engine Engine
	cfg    Config
	info   chat.Info
	prompt *prompts
	offers *offers
	judge  *statement.Judge
	shelf  shelf
	plain  plain
	place  string // of the fence in what is rendered once; nobody outside knows it
	tel    telemetry
}

// New returns model in the words of engine. A model without a prompt of its own gets the common one.
func New(model chat.Model, engine Engine, cfg Config) *Model {
	if cfg.Patience == 0 {
		cfg.Patience = 7 * time.Second
	}
	if cfg.Logger == nil {
		cfg.Logger = slog.Default()
	}
	if cfg.Fence == nil {
		cfg.Fence = func() string { return strings.ToLower(rand.Text()[:12]) }
	}
	info := model.Info()
	info.Engine, info.ClientTools = EngineName, true
	if !slices.Contains(info.Capabilities, "tool_calls") {
		info.Capabilities = append(slices.Clone(info.Capabilities), "tool_calls")
	}
	return &Model{
		model: model, engine: engine, cfg: cfg, info: info, prompt: promptsOf(info.ID), tel: newTelemetry(),
		offers: newOffers(cfg.Tools, info.ID), judge: statement.New(statement.Config{Names: cfg.Names, Strict: stating[info.ID]}),
		plain: plain{texts: map[int]sizedText{}}, shelf: shelf{places: map[[sha256.Size]byte]*list.Element{}}, place: strings.ToLower(rand.Text()),
	}
}

// Info describes the model.
func (m *Model) Info() chat.Info { return m.info }

// Run answers req. The first event is a chat.Start that names the engine which writes this answer.
func (m *Model) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	d, err := m.drafted(ctx, req)
	if err != nil {
		return chat.Outcome{}, err
	}
	if why := m.kept(req, d); why != "" {
		return d.replay(send, m.model.Info().Engine, why)
	}
	a := newAnswer(m, req, d, send)
	prompt, ok := a.compose()
	if !ok {
		return a.stand(ctx, errNoRoom)
	}
	return a.write(ctx, prompt)
}

// kept says why a draft is sent as it is, empty where it is to be worded.
func (m *Model) kept(req chat.Request, d *draft) string {
	switch {
	case d.keep:
		return "this is said in fixed words"
	case req.Format.Kind != chat.FormatText && m.info.Result != nil && len(req.Tools) == 0:
		return "a structured result has no words"
	}
	return ""
}
