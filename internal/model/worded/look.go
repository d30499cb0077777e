package worded

import (
	"context"
	"encoding/json"
	"fmt"
	"text/template"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/llm"
)

// Looker is an engine that reads pictures. It is safe for concurrent use.
type Looker interface {
	// Look asks a bounded question about the pictures of a prompt, without tools, and returns a JSON object.
	Look(ctx context.Context, p llm.Prompt) (json.RawMessage, llm.Written, error)
}

const (
	lookTime   = 12 * time.Second
	lookTokens = 1200
	mostLooked = 10 // observations that are asked for
)

// Vision returns a function that asks the looker what it sees in pictures of the names given. The prompt holds nothing but
// the pictures: no conversation, no tools and no secrets, so that words in a picture find nothing to steer. What comes
// back is bounded and checked by inspect.ReadSeen; how many observations that left out is told.
func Vision(looker Looker, model string) func(ctx context.Context, pictures []chat.Image, names []string) ([]inspect.Seen, int, chat.Upstream, error) {
	rules := render(template.Must(template.ParseFS(promptFiles, "prompts/look.tmpl")), mostLooked)
	return func(ctx context.Context, pictures []chat.Image, names []string) ([]inspect.Seen, int, chat.Upstream, error) {
		ctx, cancel := context.WithTimeout(ctx, lookTime)
		defer cancel()
		answer, written, err := looker.Look(ctx, llm.Prompt{
			Model: model, MaxTokens: lookTokens,
			Messages: []chat.Message{
				{Role: chat.System, Text: rules},
				{Role: chat.User, Text: fmt.Sprintf("%d photographs.", len(pictures)), Images: pictures},
			},
			Format: chat.Format{Kind: chat.FormatSchema, Schema: json.RawMessage(inspect.SeenSchema)},
		})
		if err != nil {
			return nil, 0, upstreamOf(written), fmt.Errorf("look at pictures: %w", err)
		}
		seen, left, err := inspect.ReadSeen(answer, names)
		return seen, left, upstreamOf(written), err
	}
}
