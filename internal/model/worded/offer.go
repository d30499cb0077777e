package worded

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/tools"
)

const (
	maxCalls   = 8 // of our tools in one answer
	maxResult  = 6000
	calcsShown = 5 // calculators that fit a question best

	mostOffered = 8 // of our tools in one prompt, for which there is room at once
)

// look are the tools by which each model's engine may look further; the calculators come by what is asked.
var look = map[string][]string{
	"svc-agent":               {tools.SearchKnowledgeName, "find_design", tools.SearchListingsName},
	"svc-deep-research-agent": {tools.SearchKnowledgeName, "find_design"},
	"svc-listings-agent":      {"find_design"},
	"svc-survey-agent":        {tools.SearchKnowledgeName},
}

// calculating are the models whose engines may calculate.
var calculating = map[string]bool{"svc-agent": true}

// offer lists the tools of a prompt, with their sizes in tokens: the client's own, then ours under a prefix that none of
// those has, the most useful first. Where the client demands a call, only its own can be meant.
func (a *answer) offer() (list []chat.ToolSpec, sizes []int) {
	list, sizes = make([]chat.ToolSpec, 0, mostOffered), make([]int, 0, mostOffered)
	if a.req.ToolChoice != "none" && len(a.req.Tools) > 0 {
		a.client = map[string]bool{}
		for _, t := range a.req.Tools {
			a.client[t.Name] = true
			if len(t.Parameters) == 0 {
				t.Parameters = json.RawMessage(`{"type":"object","properties":{}}`)
			}
			list, sizes = append(list, t), append(sizes, toolSize(t))
		}
	}
	a.theirs = len(list)
	if a.model.cfg.Tools == nil || a.demanded() {
		return list, sizes
	}
	more := ""
	for slices.ContainsFunc(a.req.Tools, func(t chat.ToolSpec) bool { return strings.HasPrefix(t.Name, ourPrefix+more) }) {
		more += "_"
	}
	a.prefix = ourPrefix + more
	for _, ours := range [][]offered{a.model.offers.always, a.model.offers.fitting(a.req.Question())} {
		for _, o := range ours {
			if more != "" {
				o.spec.Name = a.prefix + strings.TrimPrefix(o.spec.Name, ourPrefix)
			}
			list, sizes = append(list, o.spec), append(sizes, o.size+len(more))
		}
	}
	return list, sizes
}

// demanded reports whether the client wants one of its tools to be called.
func (a *answer) demanded() bool {
	switch a.req.ToolChoice {
	case "", "auto", "none":
		return false
	}
	return len(a.req.Tools) > 0
}

// choice is what the engine is told of its choice among the tools.
func (a *answer) choice() string {
	if a.demanded() {
		return a.req.ToolChoice
	}
	return "auto"
}

// called is one call of a tool of ours, and what came of it.
type called struct {
	chat.ToolCall
	name   string // without the prefix
	result tools.Result
	err    error
	took   time.Duration
}

// run runs calls side by side; their order stays. A failure is a result: the engine is told and goes on.
func (a *answer) run(ctx context.Context, calls []chat.ToolCall) []called {
	done := make([]called, len(calls))
	var group errgroup.Group
	for i, c := range calls {
		done[i] = called{ToolCall: c, name: strings.TrimPrefix(c.Name, a.prefix)}
		a.calls++
		if a.calls > maxCalls {
			done[i].err = fault.New(fault.Invalid, "no more than %d calls can be made for one answer; write it from what is there", maxCalls)
			continue
		}
		group.Go(func() error {
			began := time.Now()
			done[i].result, done[i].err = a.call(ctx, c)
			done[i].took = time.Since(began)
			return nil
		})
	}
	_ = group.Wait() // what failed is in done
	return done
}

// call calls a tool that was offered.
func (a *answer) call(ctx context.Context, c chat.ToolCall) (tools.Result, error) {
	if !a.offered(c.Name) {
		return tools.Result{}, fault.New(fault.NotFound, "there is no such tool")
	}
	return a.model.cfg.Tools.Call(ctx, strings.TrimPrefix(c.Name, a.prefix), json.RawMessage(c.Arguments))
}

// offered reports whether a name is one of our tools in the prompt.
func (a *answer) offered(name string) bool {
	return slices.ContainsFunc(a.ours, func(t chat.ToolSpec) bool { return t.Name == name })
}

// event reports a call.
func (c called) event() chat.ToolUse {
	use := chat.ToolUse{Name: c.name, Arguments: json.RawMessage("{}"), Took: c.took}
	if json.Valid([]byte(c.Arguments)) && strings.HasPrefix(strings.TrimSpace(c.Arguments), "{") {
		use.Arguments = json.RawMessage(c.Arguments)
	}
	if c.err != nil {
		use.Error = shownError(c.err)
		return use
	}
	use.Summary = "found"
	if len(c.result.Sources) > 0 {
		var titles []string
		for _, s := range c.result.Sources {
			titles = append(titles, s.Title)
		}
		use.Summary = strings.Join(titles, "; ")
	}
	return use
}

// shownError is what may be said of an error: a fault's message, and of anything else only that it happened.
func shownError(err error) string {
	var f *fault.Fault
	if errors.As(err, &f) && f.Kind != fault.Internal {
		return f.Message
	}
	return "the tool failed"
}
