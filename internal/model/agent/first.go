package agent

import (
	"context"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/model/agent/smalltalk"
	"github.com/fairlead/fairlead/internal/phrase"
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

// owner is a model that knows which turns are its own.
type owner interface {
	// Owns reports whether the last turn of a conversation is for the model; else the agent answers it, where it can.
	Owns(told talk.Talk) bool
}

// First puts the agent before a model for what is none of the model's business: calls for help, since whoever is in distress asks
// the model at hand, thanks, farewells and what was asked before, what the answer before rests on, and what a model that knows its own
// turns leaves to the agent. It is safe for concurrent use where m is.
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
	case t.cry.heard, len(t.earlier) > 0 && (smalltalk.Closes(t.plain) || t.plain.Has(recalls)):
		return f.agent.Run(ctx, req, send)
	case told.AsksSources():
		return f.agent.account(ctx, f.Conversant, told, send)
	}
	if len(t.earlier) > 0 || t.mayAsk() {
		if t, others := f.others(told); others {
			return f.agent.answer(ctx, t, send)
		}
	}
	if req, decides := f.decides(told); decides {
		return verdict(send, func(send chat.Send) (chat.Outcome, error) { return f.Converse(ctx, talk.Of(req), send) })
	}
	if outcome, answered, err := f.agent.ofStudy(ctx, told, send); answered {
		return outcome, err
	}
	return briefly(&told, send, func(send chat.Send) (chat.Outcome, error) { return f.Converse(ctx, told, send) })
}

// others reads the last turn as the agent's where it asks something that is not for the model, and that the agent has an answer to. What the
// model was asked before is not what such a turn is about, unless the agent has just answered.
func (f first) others(told talk.Talk) (t turn, others bool) {
	m, knows := f.Conversant.(owner)
	if !knows || told.Came.Format.Kind != chat.FormatText || told.Came.Results {
		return t, false
	}
	t = f.agent.turnOf(told.Came)
	t.alone = f.agent.stoodUnder(told.Said) == "" || len(told.Shown) > 0
	if t.alone && t.plain.Has(pointing) {
		t.about = f.agent.namedBefore(t, 1)
	}
	if t.plain.Has(keeping) && t.plain.Has(costing) && t.plain.Has(pointing) && !f.agent.answers(t) {
		return f.agent.ofAnyBoat(t)
	}
	return t, t.asks() && (t.plain.Has(keeping) || !m.Owns(told)) && f.agent.answers(t)
}

// keeping are words for what a boat costs her owner, which no listing tells.
var keeping = phrase.Of(`to keep, to own, to run, to maintain, to insure, to moor, running costs, cost of ownership, upkeep, maintenance costs, a year, per year, annually, unterhalt, unterhaltskosten, im jahr, pro jahr, jährlich, par an, entretien`)

// costing are words for what something costs.
var costing = phrase.Of(`cost, costs, expensive, dear, spend, pay, kostet, kosten, teuer, coûte, coûter, cher`)

// ofAnyBoat reads what it costs to keep a boat that was shown as the question of any boat, since no listing tells it of one.
func (a *Agent) ofAnyBoat(of turn) (t turn, answered bool) {
	t = read(chat.Request{Messages: []chat.Message{{Role: chat.User, Text: "What does a boat cost to keep per year?"}}, MaxTokens: of.req.MaxTokens})
	t.lang = of.lang
	return t, a.answers(t)
}

// asks reports whether a turn is a question, rather than a few words of a demand.
func (t turn) asks() bool {
	return strings.HasSuffix(t.text, "?") || knowledge.FormOf(t.plain.Less(talk.Conjunctions).String()) != knowledge.General
}

// mayAsk reports whether some sentence of a first turn may be a question, or ask what a boat costs to keep. Most searches are none, and what
// others does for them takes longer than to tell.
func (t turn) mayAsk() bool {
	return strings.Contains(t.text, "?") || t.asks() || t.plain.Has(keeping)
}

// answers reports whether the agent itself has an answer to a turn, so that it hands it on to nobody.
func (a *Agent) answers(t turn) bool {
	kind, f := a.route(t)
	switch kind {
	case Calculation:
		return len(f.sum.Missing) == 0 && !f.sum.Doubtful
	case Design, Mistake, Refusal, Guarantee, Secret, Live:
		return true
	case Knowledge:
		found := a.base.Answer(a.keepsSubject(t, t.question()))
		return found.Evidence == knowledge.Solid && !(savesLives(found) && t.plain.Has(pointing)) // what she burns at 8 knots is no burn
	default:
		return false
	}
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
