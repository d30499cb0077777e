package worded

import (
	"context"
	"time"

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
		a.wait()
	}
	if p.Call != nil {
		return a.clientPiece(*p.Call)
	}
	a.logged(p.Text)
	if a.size += len(p.Text); a.size > a.most {
		return errEnough
	}
	return a.checked(a.in.add(p.Text))
}

// wait waits for the next piece anew. A timer costs more than a piece, so that it is moved only once in a while.
func (a *answer) wait() {
	const often = 64 // in the time that it is set to
	if time.Since(a.waits) >= a.model.cfg.Patience/often {
		a.waits = time.Now()
		a.patience.Reset(a.rest(a.model.cfg.Patience))
	}
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
	if !a.whole && !a.ends.IsZero() {
		a.patience.Reset(time.Until(a.ends))
	}
	a.begun = true
	before, _ := a.draft.findings()
	a.deliver(chat.Start{Engine: EngineName})
	for _, ev := range before {
		a.deliver(ev)
	}
	return a.sendErr
}

// usuallyHeld is how many events most answers have.
const usuallyHeld = 16

// deliver sends an event, or holds it until the answer is whole, unless sending has failed.
func (a *answer) deliver(ev chat.Event) {
	if a.whole {
		if a.held == nil {
			a.held = make([]chat.Event, 0, usuallyHeld)
		}
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

// clientPiece passes a fragment of a call on, where it is of one of the client's tools. Those of ours are run when they are whole.
func (a *answer) clientPiece(p llm.CallPiece) error {
	if a.client[p.Name] {
		if a.passed == nil {
			a.passed = map[int]int{}
		}
		a.passed[p.Index] = len(a.passed)
		if err := a.parts(a.in.end()); err != nil {
			return err
		}
	}
	index, ok := a.passed[p.Index]
	if !ok || p.ID == "" && p.Arguments == "" {
		return nil
	}
	if a.size += len(p.Arguments); a.size > a.most {
		return errEnough
	}
	if err := a.begin(); err != nil { // where there was no text
		return err
	}
	a.flushEvents()
	a.deliver(chat.CallPiece{Index: index, ID: p.ID, Name: p.Name, Arguments: p.Arguments})
	return a.sendErr
}

// prompted logs what is sent, where the operator's switch asks for it.
func (a *answer) prompted(ctx context.Context, p *llm.Prompt) {
	if a.model.cfg.Prompts == nil {
		return
	}
	for _, m := range p.Said() {
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
