package agent

import (
	"context"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/talk"
)

// mostCried is how many words a call for help has at most; what is longer, as an advert that tells of a fire of old, is no call.
const mostCried = 40

// Conversant is a model that takes a conversation as somebody has read it already.
type Conversant interface {
	chat.Model
	// Converse answers as Run does, of a conversation as talk.Of reads it.
	Converse(ctx context.Context, told talk.Talk, send chat.Send) (chat.Outcome, error)
}

// First puts the agent before a model for what is none of the model's business: calls for help, since whoever is in distress asks
// the model at hand, thanks, farewells and what was asked before, and what the answer before rests on. It is safe for concurrent use where m is.
func (a *Agent) First(m Conversant) chat.Model { return first{a, m} }

type first struct {
	agent *Agent
	Conversant
}

// Run answers as the agent does where the last turn reports an emergency, is a first one that the agent suspects of it, follows on one or
// only closes or recalls the conversation, tells the sources of the answer before where it asks for nothing else, and else answers as
// the model does.
func (f first) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	t := read(req)
	shows := t.images || t.url != "" || t.plain.Words() > mostCried // something to look at
	if t.cry = t.heed(); !t.cry.heard && !shows && len(t.earlier) == 0 {
		t.cry = f.agent.suspect(t)
	}
	told := talk.Of(req)
	switch {
	case shows:
	case t.cry.heard && len(t.earlier) == 0:
		return f.agent.answer(ctx, t, send)
	case t.cry.heard, len(t.earlier) > 0 && (closes(t.plain) || t.plain.Has(recalls)):
		return f.agent.Run(ctx, req, send)
	case told.AsksSources():
		return f.agent.account(ctx, f.Conversant, told, send)
	}
	return f.Converse(ctx, told, send)
}

// suspect tells of an emergency that a turn weighs like, though it meets no rule of one, where the agent finds it to be about nothing
// else.
func (a *Agent) suspect(t turn) cry {
	if _, heard := distress.Suspect(t.text); !heard {
		return t.cry
	}
	kind, f := a.route(t)
	return cry{of: f.distress, heard: kind == Emergency, heeded: true}
}
