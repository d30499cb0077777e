package agent

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/model/agent/premise"
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
		w.paragraph(about[w.turn.lang])
		return
	}
	if found, follows := w.agent.follow(w.turn); follows {
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
	if light := lightIn(w.turn.text); light != "" {
		w.paragraph(light)
		if q.Inside = true; w.agent.base.Answer(q).Evidence == knowledge.Outside {
			return
		}
	}
	if w.agent.standsAlone(w.turn) {
		q.Text, q.Earlier, q.EarlierLangs = w.turn.atViewing(w.turn.withoutURL()), nil, nil
	} else {
		q = w.agent.keepsSubject(w.turn, w.agent.inContext(w.turn, q))
	}
	if about := w.turn.supposed(); q.About == "" && about != "" {
		q.About, q.Inside = about, true
	}
	w.search(q)
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
	if found.Gist && found.Evidence == knowledge.Solid {
		w.say("nothing particular")
	}
	if w.turn.lang != cmp.Or(found.Lang, "en") {
		w.say("sources in English")
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

// people are those for whom much is otherwise, by the word that asks for them, and what points back to them.
var (
	people = []struct {
		called string
		words  phrase.List
	}{
		{"pregnant", phrase.Of("pregnant, pregnancy, expecting a baby, schwanger, enceinte")},
		{"baby", phrase.Of("baby, infant, newborn, months old")},
		{"child", phrase.Of("child, toddler, kid, son, daughter, year old boy, year old girl, years old")},
	}
	ofPerson = phrase.Of("she, her, he, him, his")
)

// ofWhom is a question with the word for whom the conversation is about, where it only points to her: "what can she take?" behind "my wife
// is pregnant".
func (t turn) ofWhom(text string) string {
	if !t.plain.Has(ofPerson) {
		return text
	}
	for _, earlier := range slices.Backward(t.earlier) {
		for _, who := range people {
			if t.plain.Has(who.words) {
				return text
			}
			if phrase.Plain(earlier).Has(who.words) {
				return strings.TrimRight(text, " ?") + ", " + who.called + "?"
			}
		}
	}
	return text
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

// told is what the conversation has told when a turn asks something, the zero value where that is to be told again: in another form,
// once more, in full, or because the turn tells what is or was found.
func (a *Agent) told(t turn) knowledge.Before {
	before, ok := t.before()
	rest := t.plain.Less(talk.Conjunctions)
	if !ok || t.alone || t.told().Wants != (talk.Wants{}) || t.wantsMore() || before.plain.Spaced() == t.plain.Spaced() || t.reports(rest) && !aside(t.text) || rest.Has(lacking) {
		return knowledge.Before{}
	}
	own := a.ofPart(t, t.atViewing(t.ofWhom(t.withoutURL())))
	if t.told().Whole != "" && (t.told().Named && t.plain.Has(ofTwo) || t.plain.Begins(correcting)) {
		own = t.told().Whole
	}
	return knowledge.Before{Told: cmp.Or(a.stoodUnder(t.heard()), a.explained(before, t.heard())), Said: t.lately(), Own: own, Stay: t.changesCircumstances(), Tells: !t.asks() && (t.changesCircumstances() || aside(t.text)), Aside: !t.asks() && aside(t.text)}
}

// ofTwo are words for one of two things by its place.
var ofTwo = phrase.Of("the first, the second, the former, the latter, the first one, the second one")

// follow answers a turn that asks for a side of what was told before in words that name nothing: "why?", "can I do that myself?". It
// returns false for any other turn.
func (a *Agent) follow(t turn) (knowledge.Answer, bool) {
	before, ok := t.before()
	if !ok || t.written != "en" || t.boats != "" || len(t.told().Shown) > 0 || t.told().Wants != (talk.Wants{}) {
		return knowledge.Answer{}, false
	}
	aspect := knowledge.Aspect(t.text)
	if narrows := t.narrows(); !aspect && !narrows {
		return knowledge.Answer{}, false
	}
	id := a.stoodUnder(t.heard())
	if p, ok := a.base.Passage(id); !ok || len(p.Words) > 0 {
		id = cmp.Or(a.explained(before, t.heard()), id)
	}
	q := knowledge.Question{Text: t.withoutURL(), Earlier: t.earlier, Budget: t.req.Budget(), Before: knowledge.Before{Told: id, Said: t.heard()}}
	if aspect {
		return a.base.Follow(q)
	}
	if found, ok := a.base.Narrow(q); ok && !savesLives(found) {
		return found, true
	}
	return knowledge.Answer{}, false
}

// narrows reports whether a turn only tells how something is aboard, and of no other trouble: "the water comes out fine".
func (t turn) narrows() bool {
	const most = 9 // words
	rest := t.plain.Less(talk.Conjunctions)
	if t.plain.Begins(correcting) {
		return false
	}
	return !t.asks() && !strings.Contains(t.text, "?") && t.plain.Words() <= most && (t.reports(rest) || aside(t.text) || rest.Begins(onlyWhen) || rest.Begins(ruledOut) || soIs.MatchString(rest.String())) &&
		(rest.Begins(ruledOut) || !knowledge.TellsTrouble(t.text))
}

// correcting begins a turn that says what was meant.
var correcting = phrase.Of("no i meant, no i mean, i meant, i mean, sorry i meant, sorry i mean, no sorry i meant, not that i meant, ich meinte, ich meine, nein ich meinte, non je voulais dire, je voulais dire")

// soIs is a turn of how one thing is, or of what it does: "fuse is ok", "it clicks".
var soIs = regexp.MustCompile(`^(?:\pL+ ){1,3}(?:is|are|was|were|looks?|seems?) (?:\pL+ )?(?:ok|okay|fine|good|new|clean|full|open|closed|tight|dry|wet|hot|cold|warm|clear|right|normal|intact|charged|connected)$|^it \pL+s$`)

// ruledOut begins what somebody tells that is not so.
var ruledOut = phrase.Of(`there is no, theres no, there are no, no, not, i see no, i can see no, i cant see any, i found no`)

// onlyWhen begins what somebody tells of when a trouble comes.
var onlyWhen = phrase.Of(`it is, its, it was, it has, they are, there is, only, just when, always, never, not when, mostly, sometimes, it only, it just, it always, it started, it began, since, after, no`)

// explained is the id of the passage that an answer told beneath what a word means, "" for another answer.
func (a *Agent) explained(asked turn, heard string) string {
	if !titled.MatchString(heard) {
		return ""
	}
	for _, p := range a.base.Answer(asked.question()).Sources {
		if len(p.Words) == 0 && strings.Contains(heard, p.Summary) {
			return p.ID
		}
	}
	return ""
}

// lacking are words of who tells what there is not.
var lacking = phrase.Of(`dont have, do not have, havent, have no, havent got, there is no, theres no, without, doesnt have, does not have, ohne, kein, keine, keinen, sans, pas de`)

// tells reports whether an answer has more than a heading.
func tells(a knowledge.Answer) bool {
	return slices.ContainsFunc(a.Parts, func(p knowledge.Part) bool { return len(p.Sources) > 0 })
}

// goOn asks for more from where the answer before this turn came from, less what it said: as it stands in the
// conversation, else as it would be given.
func (w *answer) goOn(q knowledge.Question) knowledge.Question {
	before, ok := w.turn.before()
	if !ok {
		return q
	}
	asked := before.question()
	if r, sum := w.agent.sum(before); sum { // what is told beside a number seldom says why it is so
		c, _ := w.agent.cfg.Calcs.Find(r.Calculator)
		asked.Text, asked.Earlier = "Why "+c.Title.In("en"), nil
	}
	given := w.agent.base.Answer(asked)
	q.Heard, q.Length = given.Text(), knowledge.Thorough
	if heard := w.turn.heard(); heard != "" {
		q.Heard = heard
	}
	for _, p := range given.Sources {
		if q.About = p.ID; len(p.Words) == 0 {
			break
		}
	}
	return q
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
