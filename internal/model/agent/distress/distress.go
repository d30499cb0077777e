// Package distress hears from a text whether somebody is in danger now, and tells whom to call and which passage has the first steps.
//
// A lexicon (lexicon/*.txt) says which words stand for a person, a part of the body or the boat, an event or a state; rules
// (rules.txt) say which of these together are an emergency, and weights (weights.txt) how much each speaks for one where no rule
// is met. What is only asked about, planned or past is not heard.
package distress

import (
	"slices"
	"sync"
)

// Case is an emergency.
type Case struct {
	Call  Call
	About string // id of the passage with the first steps; "" where the call says all
}

// most is how many words are read at once. A longer text is read in pieces that overlap by half, so that it is no report as a
// whole: what belongs together stands within a few words.
const most = 64

// ear is the lexicon and the rules over it.
type ear struct {
	lexicon
	mood    mood
	rules   []rule
	weights []weight
	worse   []concept // what tells that a body is in a bad way
	points  [mostConcepts]int
	rarity  [mostConcepts]int
}

var opened = sync.OnceValue(open)

// Hear returns the emergency that a text in English, German, French or in single cries of other languages reports, false for
// none. It is safe for concurrent use.
func Hear(text string) (Case, bool) {
	e := opened()
	r := e.first(text)
	if r == nil {
		return Case{}, false
	}
	return Case{Call: r.call, About: r.about}, true
}

// HearOn returns the emergency that a text reports after one before it that reported one too: that of both together where the
// text adds to it, as that somebody who was in the water is shivering, and the same where it only asks what next. It is safe for
// concurrent use.
func HearOn(before, text string) (Case, bool) {
	c, heard := Hear(before)
	if !heard {
		return Case{}, false
	}
	e := opened()
	var s speech
	s.read(&e.lexicon, text)
	e.find(&s)
	e.mood.calm(&s)
	if s.n > 0 && s.all()&^s.fill == 0 {
		return c, true
	}
	known := e.met(before)
	for i, now := range e.met(before + ".\n" + text) {
		if now && !known[i] {
			return Case{Call: e.rules[i].call, About: e.rules[i].about}, true
		}
	}
	return Case{}, false
}

// Worse reports whether a text tells that somebody is in a bad way: drowsy, confused, blue, faint. It says nothing of how that came, and is
// for a text behind one that told of an emergency. It is safe for concurrent use.
func Worse(text string) bool {
	e := opened()
	var s speech
	s.read(&e.lexicon, text)
	e.find(&s)
	calm := e.mood.calm(&s)
	return slices.ContainsFunc(e.worse, func(c concept) bool { return s.said[c]&^calm != 0 })
}

// met tells of each rule whether the text meets it.
func (e *ear) met(text string) []bool {
	met := make([]bool, len(e.rules))
	var s speech
	for text != "" {
		text = s.read(&e.lexicon, text)
		e.find(&s)
		calm := e.mood.calm(&s)
		hushed := e.hushed(&s, calm)
		for i := range e.rules {
			met[i] = met[i] || e.rules[i].about != hushed && e.rules[i].meets(&s, calm)
		}
	}
	return met
}

// first returns the first of the rules that the text meets, nil for none.
func (e *ear) first(text string) *rule {
	var s speech
	for rest, pieces := text, 1; rest != ""; pieces++ {
		rest = s.read(&e.lexicon, rest)
		if e.find(&s); !s.any {
			continue
		}
		calm := e.mood.calm(&s)
		hushed := e.hushed(&s, calm)
		for i := range e.rules {
			if r := &e.rules[i]; r.about != hushed && r.meets(&s, calm) && (pieces == 1 && rest == "" || !e.offers(text)) {
				return r
			}
		}
	}
	return nil
}

// unhushed is no passage of a rule.
const unhushed = "-"

// hushed is the passage of which what was said is no emergency, by a rule that tells so: water that gathers slowly in a berth.
func (e *ear) hushed(s *speech, calm set) string {
	for i := range e.rules {
		if r := &e.rules[i]; r.call == hush && r.meets(s, calm) {
			return r.about
		}
	}
	return unhushed
}

// offers reports whether a text of more than one piece offers a boat or tells a history in any of them.
func (e *ear) offers(text string) bool {
	var s speech
	for text != "" {
		text = s.read(&e.lexicon, text)
		if e.find(&s); s.said[e.mood.sale] != 0 {
			return true
		}
	}
	return false
}
