package agent

import (
	"context"
	"encoding/json"
	"errors"
	"regexp"
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
	full  bool   // it is asked in full words what the turn leaves unsaid
	asked *found // what routing learned of a turn of no other kind than Knowledge; nil for any other

	upstream chat.Upstream // what a model that it was handed to has used
}

// write answers the turn.
func (w *answer) write(ctx context.Context) {
	if w.retold() {
		return
	}
	w.lists = w.turn.told().Wants.List
	var quoted string
	w.turn, quoted = w.agent.reading(w.turn)
	kind, f := w.agent.route(w.turn)
	if kind == Knowledge && (w.quotes(quoted) || w.inMoney()) {
		return
	}
	if w.amid(ctx, kind, f) {
		return
	}
	if w.turn.spanish && kind != Emergency {
		w.paragraph(spanishReply)
	}
	w.fixed(kind == Emergency || kind == Refusal || kind == Guarantee || kind == Secret)
	w.reply(ctx, kind, f)
}

// retold tells the answer before in the unit that the turn wants it in, and reports whether the turn is answered by that. A turn with
// a sum of its own is read as it stands.
func (w *answer) retold() bool {
	if w.turn.told().Wants.Unit == "" || w.turn.picksBoats() {
		return false
	}
	if w.inUnit() || w.inMoney() {
		return true
	}
	w.turn = w.agent.asItStands(w.turn.told().Came)
	if _, sum := w.agent.sum(w.turn); sum {
		return false
	}
	w.say("no such unit")
	return true
}

// quotes answers by what was quoted, with what is known of the question beside it, and reports whether it did.
func (w *answer) quotes(quoted string) bool {
	if !w.quote(quoted) {
		return false
	}
	if q := w.turn.question(); w.agent.base.Answer(q).Evidence == knowledge.Solid {
		q.Length = knowledge.Short
		w.search(q)
	}
	return true
}

// reply answers a turn of a kind with what was found for it.
func (w *answer) reply(ctx context.Context, kind Kind, f found) {
	switch kind {
	case Emergency:
		w.emergency(f.distress)
	case Guarantee:
		w.guaranteeNothing(f.refusal)
	case Secret:
		w.keepSecret(f.refusal)
	case Mistake:
		w.correct(f.mistake)
	case Refusal:
		w.decline(f.refusal)
	case Deed:
		w.paragraph(f.refusal.In(w.turn.lang))
	case Recall:
		w.paragraph(recall(w.turn))
	case SmallTalk:
		w.paragraph(f.remark)
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
		w.paragraph(f.live.In(w.turn.lang))
		w.about(f.live.About, "", knowledge.Short)
		if f.live.About == "" {
			w.besideLive()
		}
	default:
		w.asked = &f
		w.explain()
	}
}

// besideLive tells what is known of the place or thing itself of which only live data tells how it is now.
func (w *answer) besideLive() {
	q := w.turn.question()
	if a := w.agent.base.Answer(q); a.Evidence == knowledge.Solid {
		w.about(a.Sources[0].ID, "", knowledge.Short)
	}
}

// explain answers from the knowledge base, on the point of the answer before that the turn picks if it picks one.
func (w *answer) explain() {
	if w.turn.pointsAtNothing() {
		w.say("what is meant")
		return
	}
	q := w.turn.question()
	if point := w.turn.told().Point(); point != "" {
		w.paragraph("> " + point)
		q.Text, q.Earlier, q.Inside = point, nil, true
		w.search(q)
		return
	}
	w.knowledge(q)
}

// guaranteeNothing says that nothing is guaranteed, and what is known of the matter.
func (w *answer) guaranteeNothing(r refusal.Refusal) {
	w.paragraph(r.In(w.turn.lang))
	if m := w.agent.mistaken(w.turn); m.Says != "" {
		w.correct(m)
		return
	}
	w.related(r.Words, r.About)
}

// keepSecret says what is not told, and answers the rest of the turn.
func (w *answer) keepSecret(r refusal.Refusal) {
	if readsOut.MatchString(w.turn.text) {
		if m := w.agent.mistaken(w.turn); m.Says != "" {
			w.say("only a text")
			w.correct(m)
			return
		}
	}
	w.paragraph(r.In(w.turn.lang))
	if r.Also != "" {
		w.paragraph(r.Also)
		return
	}
	w.rest(r.Words)
}

// readsOut tells what stands somewhere, by somebody who asks whether it is so.
var readsOut = regexp.MustCompile(`(?i)\b(?:listing|advert|advertisement|ad|page|description|website|site|seller|broker|brochure|email|e-mail|message)\b[^.?!]*\b(?:says?|said|reads?|states?|stated|tells?|told|claims?|writes?)\b[^?]*\?`)

// fixed says that no other engine may word the answer, where one asks.
func (w *answer) fixed(keep bool) {
	if keep && w.turn.req.Drafting {
		w.event(chat.Wording{Keep: true})
	}
}

// decline says no and why, and tells the safe or legal way.
func (w *answer) decline(r refusal.Refusal) {
	w.paragraph(r.In(w.turn.lang))
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
