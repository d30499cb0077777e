package agent

import (
	"context"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/talk"
)

// mostCried is how many words a call for help has at most; what is longer, as an advert that tells of a fire of old, is no call.
const mostCried = 40

// First puts the agent before a model for what is none of the model's business: calls for help, since whoever is in distress asks
// the model at hand, thanks, farewells and what was asked before, and what the answer before rests on. It is safe for concurrent use where m is.
func (a *Agent) First(m chat.Model) chat.Model { return first{a, m} }

type first struct {
	agent *Agent
	chat.Model
}

// Run answers as the agent does where the last turn reports an emergency, follows on one or only closes or recalls the conversation, tells the sources of
// the answer before where it asks for nothing else, and else answers as the model does.
func (f first) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	t := read(req)
	_, heard := t.distress()
	switch {
	case t.images || t.url != "" || t.plain.words() > mostCried:
	case heard, len(t.earlier) > 0 && (closes(t.plain) || t.plain.has(recalls)):
		return f.agent.Run(ctx, req, send)
	case len(t.earlier) > 0:
		if told := talk.Of(req); told.AsksSources() {
			return f.agent.account(ctx, f.Model, told, send)
		}
	}
	return f.Model.Run(ctx, req, send)
}
