package llm

import (
	"context"
	"time"
)

// CheckResult is what a trial of one provider showed.
type CheckResult struct {
	Provider        string
	Model           string        // the provider's model that was tried
	Problem         string        // what is wrong and what to do, in one line; empty where it works
	Notes           []string      // what works only in part, such as tools
	FirstToken      time.Duration // from the call to the first piece
	TokensPerSecond float64       // of the trial answer
	Window          int           // tokens of context as the provider tells it; 0 where it does not
}

// Check tries every provider for real: it lists its models, and has it write a short text and call a tool. It takes no part in what
// Health tells.
func (e *Engines) Check(_ context.Context) []CheckResult {
	return nil
}
