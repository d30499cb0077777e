// Package llm asks language models behind Fairlead to write: providers in order, each bounded, watched and never trusted.
//
// A provider is a server that speaks the chat-completion protocol (a cloud, llama.cpp, Ollama, vLLM) or the messages protocol.
// Until the first piece has been sent, failures are retried and failed over; after it a failure ends the text.
package llm

import (
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
)

// Prompt is what an engine is asked to write from.
type Prompt struct {
	Model      string // the Fairlead model that asks, such as svc-agent: a provider may have a model of its own for each
	Messages   []chat.Message
	Compose    func() []chat.Message // in place of Messages, where it is set: an answer is open for minutes, and what was said need not lie about so long
	Tools      []chat.ToolSpec
	ToolChoice string   // "", "auto", "none", "required" or the name of one of Tools
	MaxTokens  int      // bound of the text in tokens; 0 leaves it to the provider
	Stop       []string // the text ends before the first of these; empty ones are left out
	Sampling   chat.Sampling
	Format     chat.Format
}

// Said are the messages of a prompt. Where it composes them, each call does so anew.
func (p *Prompt) Said() []chat.Message {
	if p.Compose != nil {
		return p.Compose()
	}
	return p.Messages
}

// Piece is a part of what an engine writes: text, or a fragment of a call of a tool. Exactly one of its fields is set.
type Piece struct {
	Text string // valid UTF-8, never empty where Call is nil
	Call *CallPiece
}

// CallPiece is a fragment of a call. Fragments of one call have the same Index; their Arguments concatenate. Only the first
// fragment of a call has ID and Name, and it has both.
type CallPiece struct {
	Index     int // from 0, in the order in which calls begin
	ID, Name  string
	Arguments string // a part of a JSON object as text; nothing has checked it
}

// Written is what came of a prompt.
type Written struct {
	Provider   string // its name in the configuration
	Model      string // the provider's own name of the model that wrote
	Finish     chat.Finish
	Calls      []chat.ToolCall // whole, in order; Arguments is "{}" where the model gave none, and is checked by nobody
	Usage      chat.Usage      // as the provider counts, else as Fairlead does
	Counted    bool            // the provider told no usage: it was counted here
	Cost       float64         // of Usage, in Currency; 0 where no price is configured
	Currency   string          // ISO 4217
	Attempts   int             // calls made, 1 to 3; more than one means retries or another provider
	FirstToken time.Duration   // from the start of Write to the first piece
}

// Engines writes with the first provider that can. It is safe for concurrent use.
type Engines struct {
	providers  []*provider
	firstToken time.Duration
	look       time.Duration
	retries    *budget
}

// New returns engines over the providers of cfg, in order. It connects to nothing. An error names the provider and the field.
func New(cfg Config) (*Engines, error) {
	if len(cfg.Providers) == 0 {
		return nil, errors.New("no provider is configured")
	}
	e := &Engines{firstToken: cmp.Or(cfg.FirstToken, defaultFirstToken), look: cmp.Or(cfg.Look, defaultLook), retries: newBudget()}
	for _, p := range cfg.Providers {
		made, err := newProvider(p, cfg)
		if err != nil {
			return nil, err
		}
		e.providers = append(e.providers, made)
	}
	return e, nil
}

// Write streams what the first provider that can writes for p, which is not changed, piece by piece and in order, from the goroutine that called it.
// ErrUnavailable says that none could and that nothing was sent. A *BrokenError says that the text ended before it was whole.
// An error of send, and that of a ctx that ended, is returned as it came. Written tells what is known also beside an error.
func (e *Engines) Write(ctx context.Context, p *Prompt, send func(Piece) error) (Written, error) {
	return e.plan(ctx, p.Model, patience{e.firstToken, probeWait}, func(ctx context.Context, pr *provider, wait time.Duration, first func()) (*Written, error) {
		return pr.stream(ctx, p, wait, &answer{send: send, onSend: first})
	})
}

// Window is how many tokens prompt and answer together may have for a Fairlead model: those of the first provider that has a model
// for it and can be asked now, else of the first that has one; 0 where none has.
func (e *Engines) Window(model string) int {
	window := 0
	for _, p := range e.providers {
		switch {
		case p.model(model) == "":
		case !p.open():
			return p.Window
		case window == 0:
			window = p.Window
		}
	}
	return window
}

// Close closes idle connections. Calls under way go on.
func (e *Engines) Close() {
	for _, p := range e.providers {
		p.transport.CloseIdleConnections()
	}
}
