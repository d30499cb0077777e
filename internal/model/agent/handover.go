package agent

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// handOff lets another model answer through the same send. Where it cannot, that is said and answered around.
func (w *answer) handOff(ctx context.Context, to chat.Model, name, doing string) {
	if to == nil {
		w.unavailable(w.turn.say("no tool", name))
		return
	}
	id := to.Info().ID
	w.event(chat.Progress{Stage: name, Message: doing})
	w.event(chat.ToolUse{Name: "hand_over", Arguments: json.RawMessage(`{"model":"` + id + `"}`), Summary: "handed over to " + id})
	if w.err != nil {
		return
	}
	req := w.agent.withOwnBoat(w.turn.request())
	if name == "listings" {
		req = w.agent.asSearched(req)
	}
	req.Model = id
	outcome, err := to.Run(ctx, req, w.passOn)
	w.upstream = outcome.Upstream
	var shown *fault.Fault
	if w.err == nil && errors.As(err, &shown) && !w.written {
		w.unavailable(w.turn.say("tool failed", name, strings.TrimSuffix(shown.Message, ".")))
		return
	}
	if err != nil && w.err == nil {
		w.err = err
	}
}

// asSearched is a request whose earlier turns that were answered by boats for sale stand as they were handed over, with the boats and places
// that they only pointed to: what goes on with a search has to find it whole.
func (a *Agent) asSearched(req chat.Request) chat.Request {
	req.Messages = slices.Clone(req.Messages)
	last := len(req.Messages) - 1
	for i := max(0, last-2*farBack); i < last; i++ {
		m, next := req.Messages[i], req.Messages[i+1]
		if m.Role != chat.User || next.Role != chat.Assistant || !strings.Contains(next.Text, a.cfg.Links.Listing("")) {
			continue
		}
		before := chat.Request{Messages: req.Messages[:i+1]}
		handed := a.turnOf(before).request()
		if len(handed.Messages) == i+1 {
			req.Messages[i].Text = handed.Messages[i].Text
		}
	}
	return req
}

// unavailable says what could not be done and answers around it.
func (w *answer) unavailable(why string) {
	w.paragraph(why)
	if q := w.turn.question(); w.agent.base.Answer(q).Score >= relatedScore {
		w.search(q)
	}
}

// passOn sends an event of another model, except for its structured result, which is not this model's.
func (w *answer) passOn(ev chat.Event) error {
	if _, ok := ev.(chat.Result); ok {
		return nil
	}
	if _, ok := ev.(chat.Text); ok {
		w.written = true
	}
	w.event(ev)
	return w.err
}
