package agent

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/worded/statement"
	"github.com/fairlead/fairlead/internal/phrase"
)

// knownTo are the sentences of the passages, against which it is held what a turn takes for granted. Lists are left out: they have the
// opposite of everything in them.
func knownTo(base *knowledge.Base) *statement.Known {
	const most = 3 // clauses of a sentence that is no list
	var sentences []string
	for _, p := range base.Passages() {
		for _, s := range append([]string{p.Summary}, p.Facts...) {
			if strings.Count(s, ";") < most {
				sentences = append(sentences, s)
			}
		}
	}
	return statement.NewKnown(sentences)
}

// mistake is what a turn has wrong, or asks for although nobody can know it.
type mistake struct {
	says  string // what is so; "" for no mistake
	about string // id of the passage that tells more; "" for what the turn itself is about
	alone bool   // there is no more to tell
}

// mistaken returns what a turn has wrong, but for what is beside the point of a sum or of a live thing that it asks for.
func (a *Agent) mistaken(t turn) mistake {
	if says := contradiction(t.plain); says != "" {
		if sum, asked := a.sum(t); !asked || len(sum.Missing) > 0 {
			return mistake{says: says}
		}
	}
	if t.lang == "en" {
		if m, about, ok := a.base.Mistaken(t.withoutURL()); ok {
			says, open := m.Truth, !t.asserts() && len(takenForGranted(t.text))+len(asksWhether(t.text)) == 0
			if open || t.chooses() || t.asksNeed() {
				says = m.Told()
			}
			sum, asked := a.sum(t)
			if (!asked || len(sum.Missing) > 0) && (!open || a.concerns(t, m, about)) && !a.complains(t) {
				return mistake{says: says, about: about.ID}
			}
		}
	}
	if says := beforehand(t.plain, time.Now()); says != "" && (says == noForecast || says == noRecords || a.base.Answer(t.question()).Evidence != knowledge.Outside) {
		return mistake{says: says, alone: says == notAboard || says == notThere || says == noRecords}
	}
	if says := tooDeep(t.plain, t.text); says != "" {
		if sum, asked := a.sum(t); !asked || len(sum.Missing) > 0 {
			return mistake{says: says, alone: true}
		}
	}
	if says := cmp.Or(twoLengths(t.text), tooLong(t.plain, t.text)); says != "" {
		return mistake{says: says, alone: true}
	}
	if says := noConversion(t.plain); says != "" {
		return mistake{says: says, alone: true}
	}
	if says := wrongPremise(t.plain); says != "" {
		return mistake{says: says}
	}
	return mistake{}
}

// concerns reports whether a turn that only asks is about a mistake whose words it has: no other is nearer, or its passage answers the turn best.
func (a *Agent) concerns(t turn, m knowledge.Mistake, about knowledge.Passage) bool {
	if a.base.Nearest(t.withoutURL()).Mistake.Truth == m.Truth {
		return true
	}
	hits := a.base.Search(t.withoutURL(), nil)
	return len(hits) > 0 && hits[0].Passage.ID == about.ID
}

// How near to a mistake a turn has to be, for the truth to be told to it: one that asserts something, and one that takes something for granted in
// passing or asks leave. For the last two its passage has to be among the first to answer the turn as well.
const (
	nearAsserted = 0.36
	nearAlone    = 0.42 // where its passage is not among the first to answer the turn
	nearAsked    = 0.65
	nearOwn      = 0.66 // as the share of what the turn says and of what people have wrong
)

// presumed returns what is so where a turn says something near to what people have wrong, whether or not it has it wrong. It returns false where
// the turn only asks, or says something else.
func (a *Agent) presumed(t turn) (knowledge.Near, bool) {
	if !t.asserts() {
		if !t.plain.Begins(leave) && !t.generalises() {
			return knowledge.Near{}, false
		}
		n := a.base.Nearest(t.withoutURL())
		return n, n.First && n.Score > nearAsked && n.Own >= nearOwn
	}
	best := knowledge.Near{Score: nearAsserted}
	for _, text := range append(takenForGranted(t.text), t.withoutURL()) {
		if n := a.base.Nearest(text); n.Score > best.Score && (n.First || n.Score > nearAlone) {
			best = n
		}
	}
	return best, best.Score > nearAsserted
}

// contradicted returns what says the other way round of a turn's premises, or of what it asks, and the passage that says so. It
// returns "" for nothing.
func (a *Agent) contradicted(t turn) (says, about string) {
	var asked []string
	if !t.chooses() {
		asked = slices.DeleteFunc(asksWhether(t.text), seeksAdvice.MatchString)
	}
	for _, asked := range []struct {
		list    []string
		reply   string
		against func(k *statement.Known, said string) (known string, ok bool)
		among   int // the passages that answer the turn best, of which one has to be about what is told
	}{
		{takenForGranted(t.text), "That has something the wrong way round. ", (*statement.Known).Against, 5},
		{asked, "No. ", (*statement.Known).Denies, 1},
	} {
		for _, said := range asked.list {
			if strings.ContainsAny(said, "0123456789") {
				continue // figures are not compared
			}
			if known, ok := asked.against(a.known(), said); ok {
				if about := a.saysOf(t, known, asked.among); about != "" {
					return asked.reply + known, about
				}
			}
		}
	}
	return "", ""
}

// saysOf is the id of the passage that has a sentence, "" where none has it, or where the turn is about something else: what answers the
// sentence has to be among the first passages that answer the turn.
func (a *Agent) saysOf(t turn, sentence string, among int) (about string) {
	const first = 2 // passages that answer a sentence
	answers := a.base.Search(t.withoutURL(), nil)
	answers = answers[:min(among, len(answers))]
	akin := false
	for i, h := range a.base.Search(sentence, nil) {
		akin = akin || i < first && slices.ContainsFunc(answers, func(to knowledge.Hit) bool { return to.Passage == h.Passage })
		if about == "" && (h.Passage.Summary == sentence || slices.Contains(h.Passage.Facts, sentence)) {
			about = h.Passage.ID
		}
	}
	if !akin {
		return ""
	}
	return about
}

// groundless says which of a turn's reasons nothing that is known bears out, "" for none.
func (a *Agent) groundless(t turn) string {
	for _, said := range reasonsGiven(t.text) {
		if !strings.ContainsAny(said, "0123456789") && !a.known().Holds(said) && a.base.Answer(t.question()).Evidence != knowledge.Outside {
			return "That \"" + said + "\" nothing that I know bears out, so do not build on it."
		}
	}
	return ""
}

// doubt says what is so where the turn has it wrong or may have, and cites the passage that says so. It reports whether that bears on sailing,
// and whether all is said with it.
func (w *answer) doubt() (inside, done bool) {
	if w.turn.lang != "en" || w.turn.told().Whole != "" || w.turn.reports(w.turn.plain.Less(conjunctions)) || w.agent.complains(w.turn) { // what goes with the question before states nothing
		return false, false
	}
	says, about := w.agent.contradicted(w.turn)
	if says == "" {
		if near, ok := w.agent.presumed(w.turn); ok {
			says, about, done = near.Mistake.Told(), near.About.ID, near.First
		}
	}
	switch {
	case done:
		w.about(about, says, knowledge.Usual)
	case says != "":
		w.about(about, says, knowledge.Sentence)
	default:
		if says = w.agent.groundless(w.turn); says != "" {
			w.paragraph(says)
		}
	}
	return says != "", done
}

// correct says how it is, and what the passage on it tells; where there is none, what is known of the question itself.
func (w *answer) correct(m mistake) {
	if m.about != "" {
		w.about(m.about, m.says, knowledge.Usual)
		return
	}
	w.paragraph(m.says)
	if q := w.turn.question(); !m.alone && w.agent.base.Answer(q).Evidence == knowledge.Solid {
		w.search(q)
	}
}

// nothingCertain begins an answer that only touches the question.
func nothingCertain(p phrase.Text) string {
	if p.Begins(planning) || p.Begins(leave) || p.Has(nodding) {
		return "I have nothing that says that this is safe or allowed, so do not do it before somebody who knows the boat and the place has agreed. The nearest that I know:"
	}
	return "I have nothing certain on exactly that. The nearest that I know:"
}
