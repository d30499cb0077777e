package report

import (
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// topic writes the six sections about a question that names no boats: what the knowledge base says, and openly what it
// does not.
func (w *writer) topic() []section {
	return []section{w.topicSummary(), w.topicAnalysis(), w.topicMarket(), w.topicTechnical(), w.topicMethod(), w.topicAdvice()}
}

func (w *writer) topicSummary() section {
	s := section{heading: ExecutiveSummary}
	if len(w.passages) == 0 && w.Plan.Untraded == "" {
		s.say(essential, "The knowledge base has nothing on this subject, and the request names no boats whose market could be studied, so there is no finding to report.")
	}
	if w.Plan.Untraded != "" {
		s.say(essential, "%s", w.Plan.Untraded)
	}
	for i, e := range w.passages[:min(3, len(w.passages))] {
		for _, sentence := range measure.Sentences(w.texts[e].Summary) { // each is checked by itself, so each says where it is from
			s.say(levelOf(min(i, 2), essential), "%s", w.quote(e, sentence))
		}
	}
	for _, says := range w.Plan.Lacking {
		s.say(usual, "%s", says)
	}
	return s
}

// topicAnalysis is the facts of the two best passages, those that hold most words of the question first.
func (w *writer) topicAnalysis() section {
	s := section{heading: detailedAnalysis}
	if len(w.passages) == 0 {
		s.say(essential, "No passage here shares the subject, and passages that only share a word are left out.")
	}
	for i, e := range w.passages[:min(2, len(w.passages))] {
		for k, fact := range byRelevance(w.texts[e].Facts, w.Plan.Question) {
			l := levelOf(i, usual)
			if i == 0 && k == 0 {
				l = essential
			}
			s.item(l, "%s", w.quote(e, fact))
		}
	}
	return s
}

// topicMarket says that no boats could be resolved, and what the knowledge base knows of cost.
func (w *writer) topicMarket() section {
	s := section{heading: marketContext}
	if w.Plan.Untraded != "" {
		s.say(essential, "No price was computed from the catalogue, which holds no such boats.")
	} else {
		s.say(essential, "The request names no design, builder or kind of boat that could be looked up, so no price was computed from the catalogue.")
	}
	for _, e := range w.money {
		for _, fact := range w.onSubject(e)[:min(2, len(w.onSubject(e)))] {
			s.item(usual, "%s", w.quote(e, fact))
		}
	}
	return s
}

// topicTechnical is the facts of the further passages: four of the nearest and two of each other before the rest of any.
func (w *writer) topicTechnical() section {
	s := section{heading: technicalDive}
	rest := w.passages[min(2, len(w.passages)):]
	if len(rest) == 0 {
		s.say(essential, "The knowledge base has nothing further on the technical side of this.")
	}
	for i, e := range rest {
		facts := w.texts[e].Facts
		if w.Plan.TopicWords.In(w.texts[e].Title+" "+strings.Join(w.texts[e].Terms, " ")) == 0 && len(w.onSubject(e)) > 0 {
			facts = w.onSubject(e)
		}
		for k, fact := range byRelevance(facts, w.Plan.Question) {
			l := deeper
			switch {
			case i == 0 && k == 0:
				l = essential
			case k < 2 || i == 0 && k < 4:
				l = usual
			}
			s.item(l, "%s", w.quote(e, fact))
		}
	}
	return s
}

func (w *writer) topicMethod() section {
	s := section{heading: sourcesMethod}
	if len(w.passages) == 0 {
		s.say(essential, "The knowledge base was searched for the words of the question; no source is cited because none is about them.")
		return s
	}
	s.say(essential, "[n] are passages of the knowledge base, quoted as they stand; nothing was computed.")
	s.say(usual, "What the passages do not say is left out rather than guessed.")
	return s
}

func (w *writer) topicAdvice() section {
	s := section{heading: recommendations}
	if w.Plan.Untraded != "" {
		s.item(essential, "Choose by how the boat is used and by quotes for the work, since no offer tells a price.")
	} else {
		s.item(essential, "Name a design, builder or kind of boat to have this studied with prices.")
	}
	for _, e := range w.passages[:min(2, len(w.passages))] {
		for _, step := range w.texts[e].Steps {
			s.item(usual, "%s", w.quote(e, step))
		}
		if len(w.texts[e].Steps) > 0 {
			break
		}
	}
	for _, e := range w.passages {
		for _, fact := range w.texts[e].Facts {
			if mentionsAny(fact, "check", "inspect", "should", "must", "never", "always", "replace", "survey") {
				s.item(usual, "%s", w.quote(e, fact))
				break
			}
		}
	}
	return s
}
