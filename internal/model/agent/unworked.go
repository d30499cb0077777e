package agent

import (
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// figureAsked asks for a number that can be made of others.
	figureAsked = phrase.Of(`
		how much, how many, how long, how far, how fast, how deep, how high, how tall, how big, how soon, what time, when will, when do, when did, arrival time, total, in total, altogether, average, net, in hand, each pay, each pays, what is left, whats left, what is my, whats my
		what speed, what distance, what height, what depth, what area, what weight, calculate, work out, compute, wie viel, wie viele, wie lange, wie weit, wie schnell, wann, insgesamt, combien, à quelle heure, au total`)
	// weighingUp are questions that want to be told what is usual or wise, whatever figures they give.
	weighingUp = phrase.Of(`
		should, recommend, recommended, best, better, typical, typically, usual, usually, realistic, normal, safe, enough for, why, explain, how do i, how do you, how does, mean, means, difference, rule, rules, allowed, legal, legally, worth, for sale, which lifejacket, sollte, empfehlen, üblich, warum, erkläre, devrais, conseil, habituel, pourquoi`)
)

// figures are the measures and numbers of a text that are written in figures.
func figures(text string) (list []string) {
	for _, one := range quantity.Find(text) {
		if strings.ContainsAny(one.Text, "0123456789") {
			list = append(list, strings.TrimSpace(one.Text))
		}
	}
	return list
}

// fewFigures is how many figures tell a sum from a question about something that has a size.
const fewFigures = 3

// unworked says of a turn that asks for a number made of its figures, where no sum was found for it, that it was not worked out and what to
// give. It reports whether all is said with that: a passage that does not bear on it is no answer.
func (w *answer) unworked(q *knowledge.Question) bool {
	given := figures(w.turn.withoutURL())
	if len(given) < fewFigures-1 || !w.turn.plain.Has(figureAsked) || w.turn.plain.Has(weighingUp) || w.agent.cfg.Calcs == nil {
		return false
	}
	found := w.agent.base.Answer(*q)
	if len(given) < fewFigures && found.Evidence != knowledge.Outside {
		return false
	}
	w.say("not worked out", strings.Join(given, ", "))
	if found.Evidence != knowledge.Solid {
		return true
	}
	w.say("nearest")
	q.Length = max(q.Length, knowledge.Short)
	return false
}
