package agent

import (
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/premise"
	"github.com/fairlead/fairlead/internal/talk"
)

// premise is the turn as its premises are held against what is known.
func (t turn) premise() premise.Turn {
	return premise.Turn{Text: t.text, Bare: t.withoutURL(), Plain: t.plain, English: t.written == "en"}
}

// mistaken returns what a turn has wrong, but for what is beside its point.
func (a *Agent) mistaken(t turn) premise.Finding {
	for f := range a.premises.Mistakes(t.premise()) {
		if !a.beside(t, f.Unless) {
			return f
		}
	}
	return premise.Finding{}
}

// beside reports whether a finding is beside the point of a turn, by what makes it so.
func (a *Agent) beside(t turn, unless premise.Unless) bool {
	if unless&premise.Sums != 0 {
		if sum, asked := a.sum(t); asked && len(sum.Missing) == 0 {
			return true
		}
	}
	return unless&premise.Complains != 0 && a.complains(t) ||
		unless&premise.Outside != 0 && a.base.Answer(t.question()).Evidence == knowledge.Outside
}

// doubt says what is so where the turn has it wrong or may have, and cites the passage that says so. It reports whether that bears on sailing,
// and whether all is said with it.
func (w *answer) doubt() (inside, done bool) {
	if w.turn.written != "en" || w.turn.told().Whole != "" || w.turn.reports(w.turn.plain.Less(talk.Conjunctions)) || w.agent.complains(w.turn) { // what goes with the question before states nothing
		return false, false
	}
	f := w.agent.premises.Doubt(w.turn.premise())
	switch {
	case f.Says == "" || w.agent.beside(w.turn, f.Unless):
		return false, false
	case f.Alone:
		w.about(f.About, f.Says, knowledge.Usual)
	case f.About != "":
		w.about(f.About, f.Says, knowledge.Sentence)
	default:
		w.paragraph(f.Says)
	}
	return true, f.Alone
}

// correct says how it is, and what the passage on it tells; where there is none, what is known of the question itself.
func (w *answer) correct(f premise.Finding) {
	if f.About != "" {
		w.about(f.About, f.Says, knowledge.Usual)
		return
	}
	w.paragraph(f.Says)
	if q := w.turn.question(); !f.Alone && w.agent.base.Answer(q).Evidence == knowledge.Solid {
		w.search(q)
	}
}

// nothingCertain begins an answer that only touches the question.
func (t turn) nothingCertain() string {
	if premise.AsksLeave(t.plain) {
		return t.say("no leave")
	}
	return t.say("nothing certain")
}
