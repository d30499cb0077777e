package worded

import (
	"context"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
)

// Engine is a language model behind this service; *llm.Engines is one. It is safe for concurrent use.
type Engine interface {
	// Write streams what the engine makes of a prompt. Until the first piece it may try again and elsewhere; after it a failure
	// is returned and nothing more is sent. An error of send ends it and is returned. What was used is told even then.
	Write(ctx context.Context, p *llm.Prompt, send func(llm.Piece) error) (llm.Written, error)
	// Window is how many tokens prompt and answer may have together for the Fairlead model of that id; 0 where it is not known.
	Window(model string) int
}

// upstreamOf is what the usage record keeps of a prompt.
func upstreamOf(w llm.Written) chat.Upstream {
	return chat.Upstream{Provider: w.Provider, Model: w.Model, Usage: w.Usage, Cost: w.Cost, Currency: w.Currency}
}
