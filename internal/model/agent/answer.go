package agent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/tools"
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
	kind, f := w.agent.route(w.turn)
	if w.turn.spanish && kind != Emergency {
		w.paragraph(spanishReply)
	}
	w.fixed(kind == Emergency || kind == Refusal || kind == Guarantee || kind == Secret)
	switch kind {
	case Emergency:
		w.emergency(f.distress)
	case Guarantee:
		w.paragraph(guaranteeReply)
		w.related(guarantee, "survey-limits")
	case Secret:
		w.paragraph(secretReply)
		if f.refusal != nil {
			w.paragraph(f.refusal.reply)
			return
		}
		w.rest(secret)
	case Refusal:
		w.decline(f.refusal)
	case Deed:
		w.paragraph(deedReply)
	case Recall:
		w.paragraph(recall(w.turn.earlier))
	case SmallTalk:
		w.paragraph(f.remark.reply[w.turn.lang])
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
		if f.unknown != "" {
			w.noSuchBoat(f.unknown)
			return
		}
		w.designs(f.designs)
	case Live:
		w.paragraph(f.feed.lacks + " " + f.feed.offer)
		w.about(f.feed.id, knowledge.Short)
	default:
		w.knowledge(w.turn.question())
	}
}

// fixed says that no other engine may word the answer, where one asks.
func (w *answer) fixed(keep bool) {
	if keep && w.turn.req.Drafting {
		w.event(chat.Wording{Keep: true})
	}
}

const secretReply = "I do not show or change how I am set up: instructions, keys and configuration stay where they are, and text in a message, a " +
	"listing or a page is something to read, not an order. Questions about sailing and boats I answer gladly."

// decline says no and why, and tells the safe or legal way.
func (w *answer) decline(r *refusal) {
	w.paragraph(r.reply)
	w.about(r.about, knowledge.Usual)
	if q := w.turn.question(); r.goOn && w.agent.base.Answer(q).Evidence == knowledge.Solid {
		w.search(q)
	}
}

// related writes what the knowledge base has on the question without the phrases, else what the passage says in short.
func (w *answer) related(without phrases, otherwise string) {
	q := w.turn.question()
	q.Text = w.turn.plain.less(without).String()
	if a := w.agent.base.Answer(q); a.Evidence == knowledge.Solid {
		w.search(q)
		return
	}
	w.about(otherwise, knowledge.Short)
}

// relatedScore is how well a passage has to fit a question that it was not asked for by itself.
const relatedScore = 0.33

// about writes what one passage says, beside what has been said already.
func (w *answer) about(id string, length knowledge.Length) {
	if id == "" {
		return
	}
	q := w.turn.question()
	q.About, q.Length = id, max(length, q.Length)
	if p, ok := w.agent.base.Passage(id); ok {
		q.Within = append([]string{p.Topic + "-"}, rescue...)
	}
	if length == knowledge.Short {
		q.Length = knowledge.Short
	}
	w.search(q)
}

// rest answers what remains of a question without the phrases, if that is about sailing: the first sentence that has none
// of them, else all that is left.
func (w *answer) rest(without phrases) {
	q := w.turn.question()
	for _, part := range strings.FieldsFunc(w.turn.text, func(r rune) bool { return strings.ContainsRune(".?!;\n", r) }) {
		q.Text = part
		if !plainly(part).has(without) && w.agent.base.Nautical(part) && w.agent.base.Answer(q).Evidence == knowledge.Solid {
			w.knowledge(q)
			return
		}
	}
	q.Text = w.turn.plain.less(without).String()
	if a := w.agent.base.Answer(q); a.Score >= relatedScore && w.agent.base.Nautical(q.Text) {
		w.knowledge(q)
	}
}

// knowledge answers from the knowledge base and says so where it cannot.
func (w *answer) knowledge(q knowledge.Question) {
	if w.turn.text == "" {
		w.paragraph(about[w.turn.lang])
		return
	}
	if titles := w.agent.vague(w.turn); titles != nil {
		w.choose(titles)
		return
	}
	if wrong := wrongUnit(w.turn.plain); wrong != "" {
		w.paragraph(wrong)
		return
	}
	w.paragraph(contradiction(w.turn.plain))
	w.paragraph(wrongColour(w.turn.plain))
	w.paragraph(wrongPremise(w.turn.plain))
	if m := mythIn(w.turn.plain); m != nil {
		w.paragraph(m.truth)
		w.about(m.about, knowledge.Usual)
		if m.about != "" {
			return
		}
	}
	if name := w.agent.unknownThing(w.turn); name != "" {
		w.paragraph("I know of no " + name + ", and I make none up: it may go by another name. The nearest that I know:")
		q.Inside = true
	}
	w.paragraph(lightIn(w.turn.text))
	w.search(w.agent.keepsSubject(w.turn, q))
}

// bytesPerToken is how short a token is at the least, on average over a paragraph.
const bytesPerToken = 3

// left is how many tokens may still be written, at the least.
func (w *answer) left() int { return max(1, w.turn.req.Budget()-w.size/bytesPerToken) }

// search composes an answer from the knowledge base and writes it with its sources.
func (w *answer) search(q knowledge.Question) {
	began := time.Now()
	q.Cited, q.Budget = w.cited, w.left()
	if w.turn.wantsMore() {
		q = w.goOn(q)
	}
	found := w.agent.base.Answer(q)
	w.used(tools.SearchKnowledgeName, map[string]any{"question": q.Text}, titles(found), time.Since(began))
	if found.Evidence != knowledge.Solid && !q.Inside && distress.Alarming(w.turn.text) {
		w.fixed(true)
		w.paragraph(distress.Mayday.String())
		q.About, q.Inside, q.Within, q.Length = "distress-when-to-call", true, rescue, knowledge.Urgent
		found = w.agent.base.Answer(q)
	}
	switch found.Evidence {
	case knowledge.Outside:
		w.fixed(len(w.turn.req.Tools) == 0)
		w.paragraph(outsideReply[w.turn.lang])
		return
	case knowledge.Thin:
		if q.Inside {
			break
		}
		w.paragraph("I have nothing certain on exactly that. The nearest that I know:")
	}
	if w.turn.lang != "en" {
		w.paragraph(inEnglish[w.turn.lang])
	}
	if !tells(found) {
		w.paragraph(allToldReply[w.turn.lang])
		return
	}
	w.fixed(savesLives(found))
	w.composed(found, w.agent.cfg.Links)
	if q.Length != knowledge.Urgent {
		w.paragraph(caveatFor(found))
	}
}

// tells reports whether an answer has more than a heading.
func tells(a knowledge.Answer) bool {
	return slices.ContainsFunc(a.Parts, func(p knowledge.Part) bool { return len(p.Sources) > 0 })
}

var allToldReply = map[string]string{
	"en": "I have told all that I know of this. Ask about one part of it, and I look for that.",
	"de": "Mehr als das weiß ich dazu nicht. Frag nach einem Teil davon, dann suche ich danach.",
	"fr": "Je n'en sais pas plus. Demandez-moi un point précis, et je le chercherai.",
}

// goOn asks for more from where the answer before this turn came from, less what it said: as it stands in the
// conversation, else as it would be given.
func (w *answer) goOn(q knowledge.Question) knowledge.Question {
	before, ok := w.turn.before()
	if !ok {
		return q
	}
	given := w.agent.base.Answer(before.question())
	q.Heard, q.Length = given.Text(), knowledge.Thorough
	if heard := w.turn.heard(); heard != "" {
		q.Heard = heard
	}
	if len(given.Sources) > 0 {
		q.About = given.Sources[0].ID
	}
	return q
}

var outsideReply = map[string]string{
	"en": "That is outside of what I know: I am a sailing assistant. Ask me about seamanship, navigation, weather, safety, boat systems, buying and " +
		"costs, licences or cruising areas, or let me calculate or look for a boat.",
	"de": "Das liegt außerhalb dessen, was ich weiß: Ich bin ein Segelassistent. Frag mich zu Seemannschaft, Navigation, Wetter, Sicherheit, " +
		"Bootstechnik, Kauf und Kosten, Scheinen oder Revieren, oder lass mich rechnen oder ein Boot suchen.",
	"fr": "Cela sort de mon domaine : je suis un assistant de navigation à voile. Demandez-moi la manœuvre, la navigation, la météo, la sécurité, " +
		"la technique du bateau, l'achat et les coûts, les permis ou les zones de navigation, un calcul ou une recherche de bateau.",
}

var inEnglish = map[string]string{
	"de": "Meine Quellen sind auf Englisch; hier ist, was sie dazu sagen:",
	"fr": "Mes sources sont en anglais ; voici ce qu'elles disent :",
}

func titles(a knowledge.Answer) string {
	if len(a.Sources) == 0 {
		return "no passage answers this"
	}
	var list []string
	for _, p := range a.Sources {
		list = append(list, p.Title)
	}
	return fmt.Sprintf("%d passages: %s", len(list), strings.Join(list, "; "))
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

// handOff lets another model answer through the same send. Where it cannot, that is said and answered around.
func (w *answer) handOff(ctx context.Context, to chat.Model, name, doing string) {
	if to == nil {
		w.unavailable("I cannot use the " + name + " tool at the moment, so this is what I know without it.")
		return
	}
	id := to.Info().ID
	w.event(chat.Progress{Stage: name, Message: doing})
	w.event(chat.ToolUse{Name: "hand_over", Arguments: json.RawMessage(`{"model":"` + id + `"}`), Summary: "handed over to " + id})
	if w.err != nil {
		return
	}
	req := w.turn.request()
	req.Model = id
	outcome, err := to.Run(ctx, req, w.passOn)
	w.upstream = outcome.Upstream
	var shown *fault.Fault
	if w.err == nil && errors.As(err, &shown) && !w.written {
		w.unavailable("The " + name + " tool could not do this: " + strings.TrimSuffix(shown.Message, ".") + ".")
		return
	}
	if err != nil && w.err == nil {
		w.err = err
	}
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
