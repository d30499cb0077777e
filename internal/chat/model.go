// Package chat holds the words that every part of Fairlead shares: a request, the events of an answer, its outcome, and the model that gives it.
package chat

import (
	"context"
	"time"

	"github.com/fairlead/fairlead/internal/schema"
)

// ContextTokens is the context length of every model: prompt and answer together, in tokens.
const ContextTokens = 4096

// DefaultMaxTokens bounds an answer whose request names no bound.
const DefaultMaxTokens = 1000

// Model answers conversations. Run is safe for concurrent use.
type Model interface {
	// Info describes the model; it never changes while the process lives.
	Info() Info
	// Run answers req by pushing events through send, in order and from one goroutine, and returns when the answer is whole.
	// An error of send is returned as it came. A fault.Fault is shown to the client; any other error is internal.
	Run(ctx context.Context, req Request, send Send) (Outcome, error)
}

// Send takes one event of an answer. It may block: the client's pace is the model's pace. After an error nothing more is sent.
type Send func(Event) error

// Info is what a client may know about a model before asking it.
type Info struct {
	ID           string
	Name         string
	Description  string
	Created      time.Time
	Style        Style
	TimeLimit    time.Duration // after it the answer is closed with FinishLength
	Capabilities []string      // such as "streaming", "citations", "vision"
	Engine       string        // the engine that writes its text
	Result       *schema.Shape // what its structured result holds; nil means answer and citations
	ClientTools  bool          // its engine can answer with calls of the client's own tools
}

// Style is how a model's text is cut and paced while it streams.
type Style struct {
	Name string
	Cut  Cut
	Pace time.Duration // between two chunks; 0 means as fast as it exists
}

// Cut is the size of one streamed chunk.
type Cut int

// The sizes of chunk.
const (
	CutWord   Cut = iota // a word with the space before it
	CutGroup             // a few words
	CutTokens            // one token
	CutWhole             // as much as there is: for an answer that nobody reads while it is written
)

// Outcome ends an answer.
type Outcome struct {
	Finish   Finish
	Usage    Usage
	Upstream Upstream
}

// Upstream is what a provider behind us was asked for while an answer was written, all its calls together. It is counted
// too where the answer failed or another engine wrote it; the zero value means that none was asked.
type Upstream struct {
	Provider string  // the configured name of the one that answered last
	Model    string  // what the provider calls its model
	Usage    Usage   // as the provider counts, else as counted here
	Cost     float64 // in Currency
	Currency string  // ISO 4217; empty where no price is configured
}

// Finish says why an answer ended.
type Finish string

// The reasons an answer ends.
const (
	FinishStop          Finish = "stop"           // whole, or at a stop sequence
	FinishLength        Finish = "length"         // at max_tokens, the context's end or the time limit
	FinishContentFilter Finish = "content_filter" // withheld
	FinishToolCalls     Finish = "tool_calls"     // waits for the client's own tools
)

// Usage counts tokens of the o200k_base vocabulary.
type Usage struct {
	Prompt     int
	Completion int
}

// Total is prompt and completion together.
func (u Usage) Total() int { return u.Prompt + u.Completion }
