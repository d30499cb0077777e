package agent

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// lack is what an answer lacks to a turn that goes on with what was told: nothing, what the turn asks for within that, or all, so that it is said
// where nothing stands there either.
type lack int

const (
	lacksNothing lack = iota
	lacksOwn
	lacksAll
)

const (
	fewWithin = 7 // words that a question has at most that names nothing
	fewParts  = 3 // parts that an answer has at most that is told again for one side of it
)

// lacksOn is what an answer to a turn that goes on with what was told lacks.
func (w *answer) lacksOn(found knowledge.Answer) lack {
	t := w.turn
	if len(t.earlier) == 0 || t.alone || len(t.told().Shown) > 0 || t.boats != "" || t.wantsMore() || t.told().Wants != (talk.Wants{}) {
		return lacksNothing
	}
	if savesLives(found) {
		return w.lacksOfRescue(found)
	}
	asks := t.asks() || strings.Contains(t.text, "?") || t.plain.Begins(asking) || t.plain.Begins(which)
	if found.Evidence == knowledge.Outside {
		return w.lacksOutside(asks)
	}
	s := t.looksFor()
	switch {
	case found.Evidence == knowledge.Thin && asks && w.namesNothing(s):
		return lacksAll
	case found.Gist && found.Evidence == knowledge.Solid || !tells(found):
		return w.lacksOfTold(found, s, asks)
	case !w.full && offForm(s.form, found):
		return w.lacksOfForm(found, s, asks)
	}
	return lacksNothing
}

// lacksOfRescue is what an answer that tells what to do in danger lacks: there rather too much is told.
func (w *answer) lacksOfRescue(found knowledge.Answer) lack {
	if found.Evidence != knowledge.Outside && !w.full && len(found.Parts) <= fewParts && offForm(w.turn.looksFor().form, found) {
		return lacksOwn
	}
	return lacksNothing
}

// lacksOutside is what a turn lacks of which nothing is known by itself.
func (w *answer) lacksOutside(asks bool) lack {
	const few = 9 // words
	t := w.turn
	if t.leans() || w.agent.takesUp(t) || !w.agent.base.Ashore(t.text) && (asks || t.plain.Words() <= few) {
		return lacksAll
	}
	return lacksNothing
}

// namesNothing reports whether a turn names nothing that another passage could tell of.
func (w *answer) namesNothing(s lookedFor) bool {
	return w.turn.pointsBack() || s.plain.Words() <= fewWithin && !w.agent.base.NamesThing(w.turn.english()) || s.form.isStrict() && len(s.words) <= 1
}

// lacksOfTold is what an answer lacks that has been told before, and tells it in short or not at all.
func (w *answer) lacksOfTold(found knowledge.Answer, s lookedFor, asks bool) lack {
	const fewest = 4 // words
	tellsForm := s.form.isStrict() && s.form.toldIn(found.Text())
	if asks && !tellsForm && !w.leavesTold(s) && s.plain.Words() >= fewest && (s.form != nil || len(s.words) > 0) {
		return lacksAll
	}
	return lacksOwn
}

// leavesTold reports whether a turn may ask for something else than what was told has, so that nobody can say that it is not there.
func (w *answer) leavesTold(s lookedFor) bool {
	t := w.turn
	return s.plain.Less(talk.Conjunctions).Begins(yesOrNo) || s.plain.Begins(oneOf) || t.changesCircumstances() || t.told().Named && !s.form.isStrict() || knowledge.FormOf(s.plain.String()) == knowledge.HowTo
}

// yesOrNo begins a question that is answered by yes or no.
var yesOrNo = phrase.Of(`can i, can we, can you, is that, is it, is this, are they, are these, does it, does that, will it, will that, should i, should we, do they`)

// lacksOfForm is what an answer lacks that tells nothing of the kind that a turn can only want.
func (w *answer) lacksOfForm(found knowledge.Answer, s lookedFor, asks bool) lack {
	switch {
	case asks && s.form.bare && len(s.words) == 0, asks && s.form == forPrice && s.plain.Words() <= fewWithin && len(s.words) <= 2:
		return lacksAll
	case len(found.Parts) > fewParts:
		return lacksNothing
	case w.turn.pointsBack() && len(s.words) <= 1:
		return lacksAll
	}
	return lacksOwn
}

// offForm reports whether an answer tells nothing of the kind that a form of question can only want: "how often", and no interval.
func offForm(form *formAsked, found knowledge.Answer) bool {
	return form.isStrict() && !form.toldIn(found.Text())
}

// tellsAsked reports whether one sentence of an answer beside its first has most of what a turn asks, or the figure that it asks for.
func (w *answer) tellsAsked(found knowledge.Answer) bool {
	s := w.turn.looksFor()
	if len(s.words) == 0 {
		return false
	}
	_, behind, _ := strings.Cut(strings.TrimPrefix(found.Text(), "**"), "\n\n") // the heading, and the summary behind it
	_, behind, _ = strings.Cut(behind, "\n")
	return slices.ContainsFunc(saidIn(behind), func(sentence string) bool {
		n := countIn(phrase.Plain(sentence).Spaced(), s.words)
		return n > 1 && 2*n >= len(s.words) || s.form.isStrict() && s.form.toldIn(sentence)
	})
}
