package agent

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/refusal"
)

// answer is one answer being written.
type answer struct {
	writer
	agent *Agent
	turn  turn

	upstream chat.Upstream // what a model that it was handed to has used
}

// write answers the turn.
func (w *answer) write(ctx context.Context) {
	if w.turn.told().Wants.Unit != "" && !w.turn.picksBoats() {
		if w.inUnit() || w.inMoney() {
			return
		}
		w.turn = w.agent.asItStands(w.turn.told().Came)
		if _, sum := w.agent.sum(w.turn); !sum {
			w.say("no such unit")
			return
		}
	}
	w.lists = w.turn.told().Wants.List
	var quoted string
	w.turn, quoted = w.agent.reading(w.turn)
	kind, f := w.agent.route(w.turn)
	if kind == Knowledge && w.quote(quoted) {
		if q := w.turn.question(); w.agent.base.Answer(q).Evidence == knowledge.Solid {
			q.Length = knowledge.Short
			w.search(q)
		}
		return
	}
	if kind == Knowledge && w.inMoney() {
		return
	}
	if w.turn.spanish && kind != Emergency {
		w.paragraph(spanishReply)
	}
	w.fixed(kind == Emergency || kind == Refusal || kind == Guarantee || kind == Secret)
	switch kind {
	case Emergency:
		w.emergency(f.distress)
	case Guarantee:
		w.paragraph(f.refusal.Reply)
		if m := w.agent.mistaken(w.turn); m.Says != "" {
			w.correct(m)
			return
		}
		w.related(f.refusal.Words, f.refusal.About)
	case Secret:
		w.paragraph(f.refusal.Reply)
		if f.refusal.Also != "" {
			w.paragraph(f.refusal.Also)
			return
		}
		w.rest(f.refusal.Words)
	case Mistake:
		w.correct(f.mistake)
	case Refusal:
		w.decline(f.refusal)
	case Deed:
		w.paragraph(f.refusal.Reply)
	case Recall:
		w.paragraph(recall(w.turn))
	case SmallTalk:
		w.paragraph(f.remark.in(w.turn.plain, w.turn.lang))
	case Survey:
		w.handOff(ctx, w.agent.cfg.Survey, "survey", "Assessing the boat's condition")
	case Research:
		w.handOff(ctx, w.agent.cfg.Research, "research", "Studying the market")
	case Listings:
		w.handOff(ctx, w.agent.cfg.Listings, "listings", "Searching boats for sale")
	case Calculation:
		if len(f.sum.Missing) > 0 {
			w.askInputs(f.sum)
			return
		}
		w.calculate(f.sum)
	case Design:
		if len(f.designs) == 0 {
			w.noSuchBoat(f.unknown)
			return
		}
		w.designs(f.designs, f.unknown)
	case Live:
		w.paragraph(f.live.Says)
		w.about(f.live.About, "", knowledge.Short)
	default:
		q := w.turn.question()
		if point := w.turn.told().Point(); point != "" {
			w.paragraph("> " + point)
			q.Text, q.Earlier, q.Inside = point, nil, true
			w.search(q)
			return
		}
		w.knowledge(q)
	}
}

// fixed says that no other engine may word the answer, where one asks.
func (w *answer) fixed(keep bool) {
	if keep && w.turn.req.Drafting {
		w.event(chat.Wording{Keep: true})
	}
}

// decline says no and why, and tells the safe or legal way.
func (w *answer) decline(r refusal.Refusal) {
	w.paragraph(r.Reply)
	w.about(r.About, "", knowledge.Usual)
	if q := w.turn.question(); r.GoOn && w.agent.base.Answer(q).Evidence == knowledge.Solid {
		w.search(q)
	}
}

// used reports a call of a tool.
func (w *answer) used(name string, args any, summary string, took time.Duration) {
	encoded, err := json.Marshal(args)
	if err != nil {
		w.err = errors.Join(w.err, err)
		return
	}
	w.event(chat.ToolUse{Name: name, Arguments: encoded, Summary: summary, Took: took})
}
