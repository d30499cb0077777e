package agent

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/conversion"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/model/agent/premise"
	"github.com/fairlead/fairlead/internal/model/agent/smalltalk"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/tools"
)

// related writes what the knowledge base has on the question without the phrases, else what the passage says in short.
func (w *answer) related(without phrase.List, otherwise string) {
	q := w.turn.question()
	q.Text = w.turn.plain.Less(without).String()
	q.Inside = true
	if a := w.agent.base.Answer(q); a.Evidence == knowledge.Solid || a.Score >= relatedScore/2 {
		w.search(q)
		return
	}
	w.about(otherwise, "", knowledge.Short)
}

// relatedScore is how well a passage has to fit a question that it was not asked for by itself.
const relatedScore = 0.33

// about writes what one passage says, the lead first, beside what has been said already.
func (w *answer) about(id, lead string, length knowledge.Length) {
	if id == "" {
		return
	}
	q := w.turn.question()
	q.About, q.Lead, q.Length = id, lead, max(length, q.Length)
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
func (w *answer) rest(without phrase.List) {
	q := w.turn.question()
	for _, part := range strings.FieldsFunc(w.turn.text, func(r rune) bool { return strings.ContainsRune(".?!;\n", r) }) {
		q.Text = part
		if !phrase.Plain(part).Has(without) && w.agent.base.Nautical(part) && w.agent.base.Answer(q).Evidence == knowledge.Solid {
			w.knowledge(q)
			return
		}
	}
	q.Text = w.turn.plain.Less(without).String()
	if a := w.agent.base.Answer(q); a.Score >= relatedScore && w.agent.base.Nautical(q.Text) {
		w.knowledge(q)
	}
}

// knowledge answers from the knowledge base and says so where it cannot.
func (w *answer) knowledge(q knowledge.Question) {
	if w.turn.text == "" {
		w.paragraph(smalltalk.About(w.turn.lang))
		return
	}
	if full, about := w.agent.fuller(w.turn); full != "" {
		w.full, q.About = true, about
		w.search(inFull(q, full))
		return
	}
	if found, follows := w.follow(); follows {
		w.fixed(savesLives(found))
		w.composed(found, w.agent.cfg.Links)
		w.paragraph(caveatFor(found, w.turn))
		return
	}
	q.Text = w.agent.ofPart(w.turn, q.Text)
	if questions := w.agent.separate(w.turn); questions != nil {
		for _, text := range questions {
			one := w.turn.question()
			one.Text = text
			w.search(one)
		}
		return
	}
	if titles := w.agent.vague(w.turn); titles != nil {
		w.choose(titles)
		return
	}
	if wrong := premise.WrongUnit(w.turn.plain); wrong != "" {
		w.paragraph(wrong)
		return
	}
	inside, done := w.doubt()
	if done {
		return
	}
	if q.Inside = q.Inside || inside; w.unworked(&q) {
		return
	}
	if name := w.agent.premises.Unknown(w.turn.premise()); name != "" {
		w.say("unknown name", name)
		if w.agent.base.Answer(q).Score < relatedScore/2 {
			return
		}
		w.say("nearest")
		q.Inside = true
	}
	if w.waters(&q) {
		return
	}
	if light := conversion.Light(w.turn.text); light != "" {
		w.paragraph(light)
		if q.Inside = true; w.agent.base.Answer(q).Evidence == knowledge.Outside {
			return
		}
	}
	if w.agent.standsAlone(w.turn) {
		q.Text, q.Earlier, q.EarlierLangs = w.turn.atViewing(w.turn.withoutURL()), nil, nil
	} else {
		if w.agent.inFog(w.turn) {
			q.About, q.Inside, q.Earlier, w.full = fogRule, true, nil, true
			w.search(q)
			return
		}
		q = w.agent.keepsSubject(w.turn, w.agent.inContext(w.turn, q))
	}
	if q.About == "" {
		if about := w.turn.supposed(); about != "" {
			q.About, q.Inside = about, true
		}
	}
	if q.About == "" {
		q.About = w.agent.kindred(w.turn)
	}
	w.search(q)
}

// follow is what Agent.follow has for the turn, which routing may have found already.
func (w *answer) follow() (knowledge.Answer, bool) {
	if w.asked != nil {
		return w.asked.side, w.asked.follows
	}
	return w.agent.follow(w.turn)
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
	q.Text, q.Before = w.turn.ofWhom(q.Text), w.agent.told(w.turn)
	if w.full {
		q.Before.Told, q.Before.Own, q.Before.Stay, q.Before.Tells = "", q.Text, true, false
	}
	q, found := w.found(q)
	w.used(tools.SearchKnowledgeName, map[string]any{"question": q.Text}, titles(found), time.Since(began))
	if found.Evidence != knowledge.Solid && !q.Inside && distress.Alarming(w.turn.text) && !w.agent.harmless(w.turn) {
		w.fixed(true)
		w.paragraph(distress.Mayday.In(w.turn.lang))
		q.About, q.Inside, q.Within, q.Length = "distress-when-to-call", true, rescue, knowledge.Urgent
		found = w.agent.base.Answer(q)
	}
	if found.Evidence == knowledge.Outside {
		w.outside()
		return
	}
	if found.Evidence == knowledge.Thin && !q.Inside {
		w.paragraph(w.turn.nothingCertain())
	}
	if w.turn.lang != cmp.Or(found.Lang, "en") {
		w.say("sources in English")
	}
	if found.Gist && found.Evidence == knowledge.Solid {
		w.say("nothing particular")
	}
	if !tells(found) {
		w.say("all told")
		return
	}
	w.fixed(savesLives(found))
	w.composed(found, w.agent.cfg.Links)
	if q.Length != knowledge.Urgent {
		w.paragraph(caveatFor(found, w.turn))
	}
}

// found is what is known on a question, by itself or with what the turns before leave of it, and the question as it was answered. What to
// do in danger is told whole.
func (w *answer) found(q knowledge.Question) (knowledge.Question, knowledge.Answer) {
	found := w.agent.base.Answer(q)
	if found.Evidence == knowledge.Outside && (w.turn.leans() || w.agent.takesUp(w.turn)) {
		before, _ := w.turn.before()
		with, asked := q, before.question()
		with.Text, with.Earlier = before.text+" "+q.Text, before.earlier
		if both := w.agent.base.Answer(with); both.Evidence == knowledge.Solid && w.agent.base.Answer(asked).Evidence == knowledge.Solid {
			q, found = with, both
		}
	}
	if found.Evidence == knowledge.Outside {
		if id := w.agent.lastSubject(w.turn); id != "" {
			w.paragraph(w.turn.nothingCertain())
			q.About, q.Inside = id, true
			found = w.agent.base.Answer(q)
		}
	}
	if q.Sentences > 0 && savesLives(found) {
		q.Sentences = 0
		found = w.agent.base.Answer(q)
	}
	if found.Gist && savesLives(found) {
		q.Before = knowledge.Before{}
		found = w.agent.base.Answer(q)
	}
	return q, found
}

// outside says that nothing is known on the turn, of a boat that it names that the table does not have her, of a place that nobody knows it.
func (w *answer) outside() {
	w.fixed(len(w.turn.req.Tools) == 0)
	if problem := w.agent.unknownEnd(w.turn); problem != "" {
		w.say("cannot calculate", problem)
		return
	}
	if name := namedBoat(w.turn); name != "" {
		w.paragraph(w.agent.notInTable(w.turn, name))
		return
	}
	w.say("outside")
}

// ofTwo are words for one of two things by its place.
var ofTwo = phrase.Of("the first, the second, the former, the latter, the first one, the second one")

// correcting begins a turn that says what was meant.
var correcting = phrase.Of("no i meant, no i mean, i meant, i mean, sorry i meant, sorry i mean, no sorry i meant, not that i meant, ich meinte, ich meine, nein ich meinte, non je voulais dire, je voulais dire")

// tells reports whether an answer has more than a heading.
func tells(a knowledge.Answer) bool {
	return slices.ContainsFunc(a.Parts, func(p knowledge.Part) bool { return len(p.Sources) > 0 })
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
