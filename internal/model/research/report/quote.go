package report

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// quote is what a passage says, with its reference before the full stop.
func (w *writer) quote(e *measure.Evidence, said string) string {
	return strings.TrimSuffix(said, ".") + " " + w.ref(e) + "."
}

// fact quotes the first fact of a guide that holds the word; ok is false where there is none.
func (w *writer) fact(guide, word string) (sentence string, ok bool) {
	e := w.guides[guide]
	if e == nil {
		return "", false
	}
	for _, f := range w.texts[e].Facts {
		if strings.Contains(strings.ToLower(f), word) {
			return w.quote(e, f), true
		}
	}
	return "", false
}

// facts quotes the first facts of a passage, as a list.
func (w *writer) facts(s *section, l level, e *measure.Evidence, n int) {
	if e == nil {
		return
	}
	facts := slices.DeleteFunc(slices.Clone(w.texts[e].Facts), func(fact string) bool { return slices.Contains(w.quoted, fact) })
	for _, f := range facts[:min(n, len(facts))] {
		s.item(l, "%s", w.quote(e, f))
	}
}

// mentionsAny reports whether a sentence holds one of the words.
func mentionsAny(sentence string, words ...string) bool {
	sentence = strings.ToLower(sentence)
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(sentence, w) })
}

// faultWords are of facts about what goes wrong.
var faultWords = []string{"check", "inspect", "reported", "known", "crack", "corro", "blister", " rot", "leak", "replace", "wear"}

// byRelevance puts the facts first that hold most of the question's longer words.
func byRelevance(facts []string, question string) []string {
	asked := strings.FieldsFunc(strings.ToLower(question), func(r rune) bool { return r < 'a' || r > 'z' })
	count := func(fact string) int {
		n := 0
		for _, word := range asked {
			if len(word) > 3 && strings.Contains(strings.ToLower(fact), word) {
				n++
			}
		}
		return n
	}
	return sortedBy(facts, func(fact string) int { return -count(fact) })
}
