package agent

import (
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/conversion"
	"github.com/fairlead/fairlead/internal/model/agent/premise"
	"github.com/fairlead/fairlead/internal/model/agent/smalltalk"
	"github.com/fairlead/fairlead/internal/phrase"
)

// knowledge answers from the knowledge base and says so where it cannot. It tries in turn what a turn may ask of what was just told, what has to be
// said of the turn itself, and then what is known on it; the first that answers it ends the answer.
func (w *answer) knowledge(q knowledge.Question) {
	if w.turn.text == "" {
		w.paragraph(smalltalk.About(w.turn.lang))
		return
	}
	if w.callsUnharmed() || w.gravely() || w.picks() || w.restated(q) || w.tellsSide() {
		return
	}
	q.Text = w.agent.ofPart(w.turn, q.Text)
	if w.oneByOne() || w.offersSubjects() || w.wrongUnit() || w.corrects(&q) || w.unworked(&q) || w.unknown(&q) || w.waters(&q) || w.light(&q) {
		return
	}
	w.search(w.withSubject(q))
}

// restated answers a turn behind an answer that stands for a question in full words, of which another passage tells; false for any other turn.
func (w *answer) restated(q knowledge.Question) bool {
	if asks := w.agent.sized(w.turn); asks != "" {
		q = inFull(q, asks)
	} else if id := w.agent.deed(w.turn); id != "" {
		q.About, q.Inside, q.Earlier, q.EarlierLangs = id, true, nil, nil
	} else if asks, about := w.agent.fuller(w.turn); asks != "" {
		q = inFull(q, asks)
		q.About = about
	} else {
		return false
	}
	w.full = true
	w.search(q)
	return true
}

// tellsSide answers a turn that asks for a side of what was told, if that has what the turn can only want; false for any other turn.
func (w *answer) tellsSide() bool {
	found, follows := w.follow()
	if !follows || tells(found) && offForm(w.turn.looksFor().form, found) {
		return false
	}
	w.tell(found)
	w.paragraph(caveatFor(found, w.turn))
	return true
}

// follow is what Agent.follow has for the turn, which routing may have found already.
func (w *answer) follow() (knowledge.Answer, bool) {
	if w.asked != nil {
		return w.asked.side, w.asked.follows
	}
	return w.agent.follow(w.turn)
}

// oneByOne answers the questions of a turn that have nothing to do with each other; false where it has not several.
func (w *answer) oneByOne() bool {
	questions := w.agent.separate(w.turn)
	for _, text := range questions {
		one := w.turn.question()
		one.Text = text
		w.search(one)
	}
	return questions != nil
}

// wrongUnit says that what a turn measures has no such unit; false for any other turn.
func (w *answer) wrongUnit() bool {
	wrong := premise.WrongUnit(w.turn.plain)
	w.paragraph(wrong)
	return wrong != ""
}

// corrects says what is so where the turn has it wrong; true where all is said with that.
func (w *answer) corrects(q *knowledge.Question) (done bool) {
	inside, done := w.doubt()
	q.Inside = q.Inside || inside
	return done
}

// unknown says of a name in the turn that nobody knows it; true where nothing comes near to the rest of the turn.
func (w *answer) unknown(q *knowledge.Question) (done bool) {
	name := w.agent.premises.Unknown(w.turn.premise())
	if name == "" {
		return false
	}
	w.say("unknown name", name)
	if w.agent.base.Answer(*q).Score < relatedScore/2 {
		return true
	}
	w.say("nearest")
	q.Inside = true
	return false
}

// light tells in words what the turn has as charts write a light; true where the base has nothing on the turn beside that.
func (w *answer) light(q *knowledge.Question) (done bool) {
	light := conversion.Light(w.turn.text)
	if light == "" {
		return false
	}
	w.paragraph(light)
	q.Inside = true
	return w.agent.base.Answer(*q).Evidence == knowledge.Outside
}

// withSubject is the question as it is to be looked up: by itself where the turn stands alone, else as one on the subject of the turns before it.
func (w *answer) withSubject(q knowledge.Question) knowledge.Question {
	switch {
	case w.agent.standsAlone(w.turn):
		q.Text, q.Earlier, q.EarlierLangs = w.turn.atViewing(w.turn.withoutURL()), nil, nil
	case w.agent.inFog(w.turn):
		q.About, q.Inside, q.Earlier, w.full = fogRule, true, nil, true
		return q
	default:
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
	return q
}

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
