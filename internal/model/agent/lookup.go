package agent

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/tools"
)

// bytesPerToken is how short a token is at the least, on average over a paragraph.
const bytesPerToken = 3

// left is how many tokens may still be written, at the least.
func (w *answer) left() int { return max(1, w.turn.req.Budget()-w.size/bytesPerToken) }

// search answers a question from the knowledge base: by what of it is found, else by what stands within what was told, and says so where neither
// has anything.
func (w *answer) search(q knowledge.Question) {
	q, found := w.lookUp(q)
	if w.tellByItself(found) {
		return
	}
	if lacks := w.lacksOn(found); lacks != lacksNothing && w.tellWithin(lacks) {
		return
	}
	if found.Evidence == knowledge.Outside {
		w.outside()
		return
	}
	w.tellFound(q, found)
}

// lookUp is what is known on a question, after what the conversation has told, and the question as it was answered. Where that is not sure and the turn
// sounds like danger, it has said whom to call, and found what to do.
func (w *answer) lookUp(q knowledge.Question) (knowledge.Question, knowledge.Answer) {
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
	return q, found
}

// tellFound writes what was found on a question, behind what has to be said of how it fits.
func (w *answer) tellFound(q knowledge.Question, found knowledge.Answer) {
	if found.Evidence == knowledge.Thin && !q.Inside {
		w.paragraph(w.turn.nothingCertain())
	}
	if w.turn.lang != cmp.Or(found.Lang, "en") {
		w.say("sources in English")
	}
	if found.Gist && found.Evidence == knowledge.Solid && !w.tellsAsked(found) {
		w.say("nothing particular")
	}
	if !tells(found) {
		w.say("all told")
		return
	}
	w.tell(found)
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
		if id := w.agent.lastSubject(w.turn); id != "" && w.lacksOn(found) == lacksNothing {
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

// tell writes what was found, as it stands where it is what to do in danger.
func (w *answer) tell(found knowledge.Answer) {
	w.fixed(savesLives(found))
	w.composed(found, w.agent.cfg.Links)
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
