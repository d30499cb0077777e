package worded

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/tools"
)

const (
	maxCalls   = 8 // of our tools in one answer
	maxResult  = 6000
	calcsShown = 5 // calculators that fit a question best
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

// offer lists the tools of a prompt: the client's own, then ours under a prefix that none of those has, the most useful
// first. Where the client demands a call, only its own can be meant.
func (a *answer) offer() []chat.ToolSpec {
	var list []chat.ToolSpec
	if a.req.ToolChoice != "none" {
		for _, t := range a.req.Tools {
			a.client[t.Name] = true
			if len(t.Parameters) == 0 {
				t.Parameters = json.RawMessage(`{"type":"object","properties":{}}`)
			}
			list = append(list, t)
		}
	}
	a.theirs = len(list)
	if a.model.cfg.Tools == nil || a.demanded() {
		return list
	}
	a.prefix = "fairlead_"
	for slices.ContainsFunc(a.req.Tools, func(t chat.ToolSpec) bool { return strings.HasPrefix(t.Name, a.prefix) }) {
		a.prefix += "_"
	}
	for _, name := range append(slices.Clone(look[a.model.info.ID]), a.calculators()...) {
		if t, ok := a.model.cfg.Tools.Find(name); ok {
			list = append(list, chat.ToolSpec{Name: a.prefix + t.Name, Description: t.Description, Parameters: t.Schema})
		}
	}
	return list
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

var wordPattern = regexp.MustCompile(`\pL{4,}`)

// calculators are the names of those whose description shares most words with the question.
func (a *answer) calculators() []string {
	if !calculating[a.model.info.ID] {
		return nil
	}
	asked := map[string]bool{}
	for _, w := range wordPattern.FindAllString(fold.String(a.req.Question()), -1) {
		asked[w] = true
	}
	type scored struct {
		name  string
		score int
	}
	var list []scored
	for _, t := range a.model.cfg.Tools.List() {
		if slices.Contains(look[a.model.info.ID], t.Name) {
			continue
		}
		s := scored{name: t.Name}
		seen := map[string]bool{}
		for _, w := range wordPattern.FindAllString(fold.String(t.Title+" "+t.Description+" "+strings.ReplaceAll(t.Name, "_", " ")), -1) {
			if asked[w] && !seen[w] {
				seen[w] = true
				s.score++
			}
		}
		if s.score > 0 {
			list = append(list, s)
		}
	}
	slices.SortStableFunc(list, func(x, y scored) int { return cmp.Compare(y.score, x.score) })
	var names []string
	for _, s := range list[:min(calcsShown, len(list))] {
		names = append(names, s.name)
	}
	return names
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
