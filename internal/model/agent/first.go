package agent

import (
	"context"

	"github.com/fairlead/fairlead/internal/chat"
)

// mostCried is how many words a call for help has at most; what is longer, as an advert that tells of a fire of old, is no call.
const mostCried = 40

// First puts the agent before a model for calls for help alone: whoever is in distress asks the model at hand. It is safe for
// concurrent use where m is.
func (a *Agent) First(m chat.Model) chat.Model { return first{a, m} }

type first struct {
	agent *Agent
	chat.Model
}

// Run answers as the agent does where the last turn reports an emergency, else as the model does.
func (f first) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	if t := read(req); !t.images && t.url == "" && t.plain.words() <= mostCried {
		if _, heard := t.distress(); heard {
			return f.agent.Run(ctx, req, send)
		}
	}
	return f.Model.Run(ctx, req, send)
}
