package agent

import (
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/worded/statement"
)

// knownTo are the sentences of the passages, against which it is held what a turn takes for granted.
func knownTo(base *knowledge.Base) *statement.Known {
	var sentences []string
	for _, p := range base.Passages() {
		sentences = append(append(sentences, p.Summary), p.Facts...)
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
	if t.lang == "en" {
		if m, about, ok := a.base.Mistaken(t.withoutURL()); ok {
			if sum, asked := a.sum(t); !asked || len(sum.Missing) > 0 {
				return mistake{says: m.Truth, about: about.ID}
			}
		}
	}
	if says := beforehand(t.plain, time.Now()); says != "" && (says == noForecast || says == noRecords || a.base.Answer(t.question()).Evidence != knowledge.Outside) {
		return mistake{says: says, alone: says == notAboard || says == noRecords}
	}
	if says := contradiction(t.plain); says != "" {
		return mistake{says: says}
	}
	if says := tooDeep(t.plain, t.text); says != "" {
		if sum, asked := a.sum(t); !asked || len(sum.Missing) > 0 {
			return mistake{says: says, alone: true}
		}
	}
	if says := noConversion(t.plain); says != "" {
		return mistake{says: says, alone: true}
	}
	if says := wrongPremise(t.plain); says != "" {
		return mistake{says: says}
	}
	return mistake{}
}

// doubted says what of a turn's premises, or of what it asks, is the other way round, or which of them is borne out by nothing that is known, "" for neither.
func (a *Agent) doubted(t turn) string {
	if t.lang != "en" || t.told().Whole != "" { // what stands for a question before it states nothing
		return ""
	}
	for _, asked := range []struct {
		list  []string
		reply string
	}{
		{takenForGranted(t.text), "That has something the wrong way round. "},
		{asksWhether(t.text), "No. "},
	} {
		for _, said := range asked.list {
			if strings.ContainsAny(said, "0123456789") {
				continue // figures are not compared
			}
			if known, ok := a.known.Against(said); ok {
				return asked.reply + known
			}
		}
	}
	for _, said := range reasonsGiven(t.text) {
		if !strings.ContainsAny(said, "0123456789") && !a.known.Holds(said) && a.base.Answer(t.question()).Evidence != knowledge.Outside {
			return "That \"" + said + "\" nothing that I know bears out, so do not build on it."
		}
	}
	return ""
}

// correct says how it is, and what the passage on it tells; where there is none, what is known of the question itself.
func (w *answer) correct(m mistake) {
	w.paragraph(m.says)
	if m.about != "" {
		w.about(m.about, knowledge.Usual)
		return
	}
	if q := w.turn.question(); !m.alone && w.agent.base.Answer(q).Evidence == knowledge.Solid {
		w.search(q)
	}
}

var (
	// planning begins a turn that tells of a plan or asks leave for one.
	planning = phrasesOf(`ill, i will, im going to, i am going to, were going to, we are going to, we will, id rather, i would rather, i plan to, we plan to, can we, may i, may we, is it ok, is it okay, is it fine, can i just, can we just, i want to, we want to`)
	// nodding wants a nod to it.
	nodding = phrasesOf(`thats fine, is that fine, is that ok, is that okay, ok right, good idea, any objection, fine isnt it, thats ok, no problem right`)
)

// nothingCertain begins an answer that only touches the question.
func nothingCertain(p plain) string {
	if p.begins(planning) || p.has(nodding) {
		return "I have nothing that says that this is safe or allowed, so do not do it before somebody who knows the boat and the place has agreed. The nearest that I know:"
	}
	return "I have nothing certain on exactly that. The nearest that I know:"
}
