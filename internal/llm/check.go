package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/tokens"
)

// CheckResult is what a trial of one provider showed.
type CheckResult struct {
	Provider        string
	Model           string        // the provider's model that was tried
	Problem         string        // what is wrong and what to do, in one line; empty where it works
	Notes           []string      // what works only in part, such as tools; each a short line
	FirstToken      time.Duration // from the call to the first piece
	TokensPerSecond float64       // of the trial answer after its first piece; 0 where it was too short to tell
	Window          int           // tokens of context as the provider tells it; 0 where it does not
}

// checkWait is how long a trial may take to its first piece: a local server may have to load its model first.
const checkWait = 60 * time.Second

// Check tries every provider for real, all at once: each writes a short text and calls a tool. It takes no part in what Health
// tells. The results are in the order of the configuration.
func (e *Engines) Check(ctx context.Context) []CheckResult {
	results := make([]CheckResult, len(e.providers))
	var wg sync.WaitGroup
	for i, p := range e.providers {
		wg.Go(func() { results[i] = p.check(ctx) })
	}
	wg.Wait()
	return results
}

func (p *provider) check(ctx context.Context) CheckResult {
	r := CheckResult{Provider: p.Name, Model: p.model("")}
	if r.Model == "" {
		r.Model = p.Models[slices.Min(slices.Collect(maps.Keys(p.Models)))]
	}
	trial := &Prompt{MaxTokens: 200, Messages: []chat.Message{{Role: chat.User, Text: "Name ten parts of a sailing boat, separated by commas."}}}
	one := &provider{Provider: p.Provider, wire: p.wire, transport: p.transport}
	one.Model = r.Model
	start := time.Now()
	a := &answer{send: func(Piece) error { return nil }, onSend: func() { r.FirstToken = time.Since(start) }}
	w, err := one.stream(ctx, trial, checkWait, a)
	ended := time.Now()
	known, listed := one.models(ctx)
	if err != nil {
		r.Problem = one.diagnosis(ctx, err, known, listed)
		return r
	}
	if took := ended.Sub(start) - r.FirstToken; took > 10*time.Millisecond {
		r.TokensPerSecond = float64(tokens.Count(a.text.String())) / took.Seconds()
	}
	r.Window = windowOf(known, r.Model)
	if r.Window > 0 && r.Window < p.Window {
		r.Notes = append(r.Notes, fmt.Sprintf("its context is %d tokens, less than the window of %d that is configured", r.Window, p.Window))
	}
	if w.Counted {
		r.Notes = append(r.Notes, "it tells no usage: tokens are counted here")
	}
	r.Notes = append(r.Notes, one.checkTools(ctx)...)
	return r
}

// checkTools has the provider call a tool.
func (p *provider) checkTools(ctx context.Context) []string {
	trial := &Prompt{MaxTokens: 500, ToolChoice: "auto",
		Messages: []chat.Message{{Role: chat.User, Text: "What is the depth at mark 7? Use the tool."}},
		Tools: []chat.ToolSpec{{Name: "depth", Description: "Tells the depth of the water at a mark, in metres.",
			Parameters: json.RawMessage(`{"type":"object","properties":{"mark":{"type":"integer"}},"required":["mark"]}`)}}}
	w, err := p.stream(ctx, trial, checkWait, &answer{send: func(Piece) error { return nil }, onSend: func() {}})
	switch {
	case err != nil:
		return []string{"it refuses tools (" + plainReason(err) + "): answers will rest on what Fairlead looks up itself"}
	case len(w.Calls) == 0:
		return []string{"it called no tool: answers will rest on what Fairlead looks up itself"}
	case !json.Valid([]byte(w.Calls[0].Arguments)):
		return []string{"it calls tools with arguments that are no JSON"}
	}
	return nil
}

// plainReason is a failure without the network's words.
func plainReason(err error) string {
	var f *failure
	if errors.As(err, &f) {
		return f.reason
	}
	return "the trial was broken off"
}
