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
	"github.com/fairlead/fairlead/internal/talk"
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
	if w.callsUnharmed() || w.gravely() || w.picks() {
		return
	}
	if asks := w.agent.sized(w.turn); asks != "" {
		w.full = true
		w.search(inFull(q, asks))
		return
	}
	if id := w.agent.deed(w.turn); id != "" {
		q.About, q.Inside, q.Earlier, q.EarlierLangs, w.full = id, true, nil, nil, true
		w.search(q)
		return
	}
	if full, about := w.agent.fuller(w.turn); full != "" {
		w.full, q.About = true, about
		w.search(inFull(q, full))
		return
	}
	if found, follows := w.follow(); follows && !(tells(found) && w.offForm(found)) {
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
	w.fixed(savesLives(found))
	w.composed(found, w.agent.cfg.Links)
	if q.Length != knowledge.Urgent {
		w.paragraph(caveatFor(found, w.turn))
	}
}

// lack is what a turn lacks that goes on with what was told: nothing, an answer that is looked for within that, or any answer at all, so that
// it is said where nothing stands there either.
type lack int

const (
	lacksNothing lack = iota
	lacksOwn
	lacksAll
)

// lacksOn is what an answer to a turn that goes on with what was told lacks.
func (w *answer) lacksOn(found knowledge.Answer) lack {
	t := w.turn
	if len(t.earlier) == 0 || t.alone || len(t.told().Shown) > 0 || t.boats != "" || t.wantsMore() || t.told().Wants != (talk.Wants{}) || savesLives(found) && found.Evidence == knowledge.Outside {
		return lacksNothing
	}
	if savesLives(found) {
		if form := formOf(phrase.Plain(t.english())); form != nil && form.strict && !w.full && len(found.Parts) <= fewParts && !form.tells.MatchString(strings.ToLower(found.Text())) {
			return lacksOwn
		}
		return lacksNothing
	}
	asks := t.asks() || strings.Contains(t.text, "?") || t.plain.Begins(asking) || t.plain.Begins(which)
	if found.Evidence == knowledge.Outside {
		if t.leans() || w.agent.takesUp(t) || !w.agent.base.Ashore(t.text) && (asks || t.plain.Words() <= 9) {
			return lacksAll
		}
		return lacksNothing
	}
	plain := phrase.Plain(t.english())
	form := formOf(plain)
	tellsForm := form != nil && form.strict && form.tells.MatchString(strings.ToLower(found.Text()))
	switch {
	case found.Evidence == knowledge.Thin && asks && (t.pointsBack() || plain.Words() <= fewWithin && !w.agent.base.NamesThing(t.english()) || form != nil && form.strict && len(wordsAsked(plain)) <= 1):
		return lacksAll
	case found.Gist && found.Evidence == knowledge.Solid || !tells(found):
		const fewest = 4 // words
		leaves := plain.Less(talk.Conjunctions).Begins(yesOrNo) || plain.Begins(oneOf) || t.changesCircumstances() || t.told().Named && (form == nil || !form.strict) || knowledge.FormOf(plain.String()) == knowledge.HowTo
		if asks && !tellsForm && !leaves && plain.Words() >= fewest && (form != nil || len(wordsAsked(plain)) > 0) {
			return lacksAll
		}
		return lacksOwn
	case form != nil && form.bare && !tellsForm && !w.full && asks && len(wordsAsked(plain)) == 0:
		return lacksAll
	case form == &formsAsked[ofPrice] && !tellsForm && !w.full && asks && plain.Words() <= fewWithin && len(wordsAsked(plain)) <= 2:
		return lacksAll
	case form != nil && form.strict && !w.full && !tellsForm && len(found.Parts) <= fewParts:
		if t.pointsBack() && len(wordsAsked(plain)) <= 1 {
			return lacksAll
		}
		return lacksOwn
	}
	return lacksNothing
}

// fewWithin is how many words a question has at most that names nothing.
const fewWithin = 7

// tellsAsked reports whether one sentence of an answer beside its first has most of what a turn asks, or the figure that it asks for.
func (w *answer) tellsAsked(found knowledge.Answer) bool {
	plain := phrase.Plain(w.turn.english())
	words, form := wordsAsked(plain), formOf(plain)
	if len(words) == 0 {
		return false
	}
	_, behind, _ := strings.Cut(strings.TrimPrefix(found.Text(), "**"), "\n\n") // the heading, and the summary behind it
	_, behind, _ = strings.Cut(behind, "\n")
	for _, s := range sentencesOf(strings.ReplaceAll(behind, "\n", ". ")) {
		spaced, n := phrase.Plain(s).Spaced(), 0
		for _, word := range words {
			if hasWord(spaced, word) {
				n++
			}
		}
		if n > 1 && 2*n >= len(words) || form != nil && form.strict && form.tells.MatchString(strings.ToLower(s)) {
			return true
		}
	}
	return false
}

// offForm reports whether an answer tells nothing of the kind that a turn can only want: "how often", and no interval.
func (w *answer) offForm(found knowledge.Answer) bool {
	form := formOf(phrase.Plain(w.turn.english()))
	return form != nil && form.strict && !form.tells.MatchString(strings.ToLower(found.Text()))
}

// fewParts is how many parts an answer has at most that is told again for one side of it.
const fewParts = 3

// yesOrNo begins a question that is answered by yes or no.
var yesOrNo = phrase.Of(`can i, can we, can you, is that, is it, is this, are they, are these, does it, does that, will it, will that, should i, should we, do they`)

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
