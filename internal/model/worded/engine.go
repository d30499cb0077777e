package worded

import (
	"context"

	"github.com/fairlead/fairlead/internal/chat"
)

// Engine is a language model behind this service. It is safe for concurrent use.
type Engine interface {
	// Write streams what the engine makes of a prompt. Until the first piece it may try again and elsewhere; after it a failure
	// is returned and nothing more is sent. An error of send ends it and is returned. What was used is told even then.
	Write(ctx context.Context, p Prompt, send func(Piece) error) (Written, error)
	// Window is how many tokens prompt and answer may have together for the Fairlead model of that id; 0 where it is not known.
	Window(model string) int
}

// Prompt is what an engine is asked to write from.
type Prompt struct {
	Model      string // the Fairlead model that asks: a provider may have a model of its own for each
	Messages   []chat.Message
	Tools      []chat.ToolSpec
	ToolChoice string // "", "auto", "none", "required" or the name of one of Tools
	MaxTokens  int
	Stop       []string
	Sampling   chat.Sampling
	Format     chat.Format
}

// Piece is a part of what an engine writes: text, or a fragment of a call.
type Piece struct {
	Text string
	Call *CallPiece // nil for text
}

// CallPiece is a fragment of a call; fragments of one Index concatenate.
type CallPiece struct {
	Index               int
	ID, Name, Arguments string
}

// Written tells what came of a prompt.
type Written struct {
	Finish   chat.Finish
	Calls    []chat.ToolCall // whole, in their order
	Upstream chat.Upstream
}
