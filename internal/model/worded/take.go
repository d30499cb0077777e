package worded

import (
	"context"
	"crypto/rand"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/llm"
)

// take takes a piece of what the engine writes.
func (a *answer) take(ctx context.Context, p llm.Piece) error {
	if a.sendErr != nil {
		return a.sendErr
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if a.whole {
		a.patience.Reset(a.model.cfg.Patience)
	}
	if p.Call != nil {
		return a.clientPiece(*p.Call)
	}
	a.logged(p.Text)
	if a.size += len(p.Text); a.size > bytesPerToken*(a.req.Budget()+slack) {
		return errEnough
	}
	return a.parts(a.in.add(p.Text))
}

func (a *answer) parts(list []part) error {
	if len(list) > 0 {
		a.weigh()
	}
	for _, p := range list {
		if err := a.out.part(p); err != nil {
			return err
		}
	}
	return nil
}

// complete sends what is held back and what the engine left out. An answer without a sentence that holds is none.
func (a *answer) complete() error {
	if err := a.parts(a.in.end()); err != nil {
		return err
	}
	if !a.out.live {
		return errNothing
	}
	if err := a.out.close(a.draft); err != nil {
		return err
	}
	_, after := a.draft.findings()
	for _, ev := range after {
		a.deliver(ev)
	}
	if a.sendErr == nil && a.draft.sent != nil {
		a.draft.sent(a.sent.String())
	}
	return a.sendErr
}

// begin sends what comes before the first text: which engine writes, and what was found. From here on no draft stands in.
func (a *answer) begin() error {
	if a.begun {
		return nil
	}
	if !a.whole && !a.patience.Stop() {
		return errSlow
	}
	a.begun = true
	before, _ := a.draft.findings()
	a.deliver(chat.Start{Engine: EngineName})
	for _, ev := range before {
		a.deliver(ev)
	}
	return a.sendErr
}

// deliver sends an event, or holds it until the answer is whole, unless sending has failed.
func (a *answer) deliver(ev chat.Event) {
	if a.whole {
		a.held = append(a.held, ev)
		return
	}
	if a.sendErr == nil {
		a.sendErr = a.send(ev)
	}
}

// text sends a piece of the answer, behind what tools have found since the last.
func (a *answer) text(text string) error {
	if err := a.begin(); err != nil {
		return err
	}
	a.flushEvents()
	a.deliver(chat.Text(text))
	if a.draft.sent != nil {
		a.sent.WriteString(text)
	}
	return a.sendErr
}

func (a *answer) flushEvents() {
	for _, ev := range a.events {
		a.deliver(ev)
	}
	a.events = nil
}

// clientPiece passes a fragment of a call on, where it is of one of the client's tools. A fragment that comes before the
// name waits for it.
func (a *answer) clientPiece(p llm.CallPiece) error {
	c, ok := a.pieces[p.Index]
	if !ok {
		c = &clientCall{index: -1}
		a.pieces[p.Index] = c
	}
	if p.ID != "" && c.id == "" {
		c.id = p.ID
	}
	if c.named {
		return a.passOn(c, "", "", p.Arguments)
	}
	c.name += p.Name
	c.held += p.Arguments
	if !a.client[c.name] {
		return nil // ours, or a name that is not whole yet
	}
	c.index, c.named = a.clientCalls(), true
	if c.id == "" {
		c.id = "call_" + strings.ToLower(rand.Text())
	}
	if err := a.parts(a.in.end()); err != nil {
		return err
	}
	return a.passOn(c, c.id, c.name, c.held)
}

// passOn sends a fragment; it is the beginning of the answer where there was no text.
func (a *answer) passOn(c *clientCall, id, name, arguments string) error {
	if id == "" && arguments == "" {
		return nil
	}
	if err := a.begin(); err != nil {
		return err
	}
	a.flushEvents()
	a.deliver(chat.CallPiece{Index: c.index, ID: id, Name: name, Arguments: arguments})
	return a.sendErr
}

// clientCalls is how many calls of the client's tools there are in this round.
func (a *answer) clientCalls() int {
	n := 0
	for _, c := range a.pieces {
		if c.named {
			n++
		}
	}
	return n
}

// prompted logs what is sent, where the operator's switch asks for it.
func (a *answer) prompted(ctx context.Context, p llm.Prompt) {
	if a.model.cfg.Prompts == nil {
		return
	}
	for _, m := range p.Messages {
		a.model.cfg.Prompts.InfoContext(ctx, "prompt", "model", p.Model, "role", m.Role, "text", m.Text, "calls", m.ToolCalls)
	}
	for _, t := range p.Tools {
		a.model.cfg.Prompts.InfoContext(ctx, "prompt", "model", p.Model, "tool", t.Name)
	}
}

// logged logs what comes back, likewise.
func (a *answer) logged(text string) {
	if a.model.cfg.Prompts != nil {
		a.model.cfg.Prompts.Info("answer", "model", a.model.info.ID, "text", text)
	}
}
