package worded

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
	"github.com/fairlead/fairlead/internal/model/worded/statement"
)

// rounds asks the engine, runs what tools it calls, and asks again with their results.
func (a *answer) rounds(ctx context.Context, p *llm.Prompt) (chat.Finish, error) {
	for round := 1; ; round++ {
		a.passed = nil
		a.prompted(ctx, p)
		written, err := a.model.engine.Write(ctx, p, func(piece llm.Piece) error { return a.take(ctx, piece) })
		a.account(upstreamOf(written))
		a.model.tel.asked(ctx, a.model.info.ID, upstreamOf(written), written.FirstToken, err)
		switch {
		case errors.Is(err, errEnough):
			return chat.FinishLength, nil
		case err != nil:
			return "", fmt.Errorf("write: %w", err)
		}
		if len(a.passed) > 0 {
			return chat.FinishToolCalls, nil
		}
		calls := a.callsOf(written)
		switch {
		case len(calls) > 0 && round < maxRounds:
		case written.Finish == chat.FinishToolCalls:
			return chat.FinishStop, nil // it was asked for words and called once more
		default:
			return written.Finish, nil
		}
		a.added = append(a.added, chat.Message{Role: chat.Assistant, ToolCalls: calls})
		for _, c := range a.run(ctx, calls) {
			a.added = append(a.added, a.result(c))
		}
		if round == maxRounds-1 {
			p.ToolChoice = "none"
		}
	}
}

// callsOf are the calls of our tools, each with an id.
func (a *answer) callsOf(w llm.Written) []chat.ToolCall {
	var calls []chat.ToolCall
	for i, c := range w.Calls {
		if c.ID == "" {
			c.ID = "call_" + strconv.Itoa(a.calls+i)
		}
		calls = append(calls, c)
	}
	return calls
}

// result is what the engine is told of a call; its sources get the next numbers. It becomes evidence as it is told.
func (a *answer) result(c called) chat.Message {
	a.events = append(a.events, c.event())
	text := c.result.Text
	if text == "" && c.result.Data != nil {
		if data, err := json.Marshal(c.result.Data); err == nil {
			text = string(data)
		}
	}
	switch {
	case c.err != nil:
		text = "error: " + shownError(c.err)
	case text == "":
		text = "nothing was found"
	}
	if len(text) > maxResult {
		text = strings.ToValidUTF8(text[:maxResult], "") + "\n(more was found than fits here)"
	}
	if c.err == nil {
		a.weigh()
		text = a.renumber(text, c.result.Sources)
		a.out.hearing.Prose(text)
	}
	return chat.Message{Role: chat.Tool, ToolCallID: c.ID, Name: c.Name, Text: a.fence.around(text)}
}

// renumber gives a tool's sources their numbers in this answer.
func (a *answer) renumber(text string, sources []chat.Citation) string {
	if a.sources == nil {
		a.sources = map[string]int{}
		for _, c := range a.draft.sources {
			a.sources[c.URL] = c.Number
		}
	}
	number := map[string]string{}
	var fresh []chat.Citation
	for _, c := range sources {
		n, ok := a.sources[c.URL]
		if !ok {
			n = len(a.sources) + 1
			a.sources[c.URL] = n
			c.Title = strings.TrimSpace(c.Title)
			number[strconv.Itoa(c.Number)] = strconv.Itoa(n)
			c.Number = n
			fresh = append(fresh, c)
			continue
		}
		number[strconv.Itoa(c.Number)] = strconv.Itoa(n)
	}
	text = statement.ReplaceMarks(text, func(numbers []string) string {
		out := ""
		for _, n := range numbers {
			if to, ok := number[n]; ok {
				out += "[" + to + "]"
			}
		}
		return out
	})
	if len(fresh) > 0 {
		text += "\n\nSources:"
	}
	for _, c := range fresh {
		a.out.hearing.Source(c)
		a.events = append(a.events, c)
		text += fmt.Sprintf("\n[%d] %s", c.Number, c.Title)
	}
	return text
}

// account adds up what the engine's calls used.
func (a *answer) account(u chat.Upstream) {
	if u.Provider != "" {
		a.upstream.Provider, a.upstream.Model, a.upstream.Currency = u.Provider, u.Model, u.Currency
	}
	a.upstream.Usage.Prompt += u.Usage.Prompt
	a.upstream.Usage.Completion += u.Usage.Completion
	a.upstream.Cost += u.Cost
}

// report says at the end how much was left out, since nothing is left out in silence.
func (a *answer) report() {
	if a.out.dropped == 0 || a.sendErr != nil {
		return
	}
	says := fmt.Sprintf("left out %d sentences that no evidence holds", a.out.dropped)
	if a.out.dropped == 1 {
		says = "left out a sentence that no evidence holds"
	}
	a.deliver(chat.Progress{Stage: "check", Message: says})
}
