package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/phrase"
)

// emergency says whom to call, then what to do.
func (w *answer) emergency(c distress.Case) {
	w.paragraph(c.Call.In(w.turn.lang))
	if c.About == "" {
		return
	}
	if w.turn.calls(c) {
		w.say("mayday script")
	}
	m, about, mistaken := w.agent.base.Mistaken(w.turn.text)
	says := mistaken && !callsMayday.MatchString(w.turn.text) && w.turn.written == "en" && isRescue(about.ID)
	if says && (strings.Contains(w.turn.text, "?") || !strings.HasPrefix(m.Truth, "No")) { // "No" answers only who asks
		w.paragraph(m.Truth)
	}
	q := w.turn.question()
	q.About, q.Inside, q.Within, q.Length = c.About, true, rescue, knowledge.Urgent
	switch {
	case c.Call == distress.Crisis:
		q.Length = knowledge.Short
	case w.turn.asksWhatNext(c):
		q.Length, q.Heard = knowledge.Thorough, w.turn.heard()
	}
	w.search(q)
}

// distress is the emergency that the turn reports, by itself or as what comes after the turn before it; false for none.
func (t turn) distress() (distress.Case, bool) {
	if !t.cry.heeded {
		t.cry = t.heed()
	}
	return t.cry.of, t.cry.heard
}

// cry is whether a turn calls for help, and in which case.
type cry struct {
	of     distress.Case
	heard  bool
	heeded bool // somebody has listened
}

// heed listens to the turn, and to what the turn before it reported.
func (t turn) heed() cry {
	if asksWhere.MatchString(t.told().Whole) {
		return cry{heeded: true}
	}
	c, heard := distress.Hear(t.text)
	if !heard && t.written != "en" {
		c, heard = distress.Hear(t.english())
	}
	if !heard && len(t.earlier) > 0 {
		c, heard = distress.HearOn(t.earlier[len(t.earlier)-1], t.text)
	}
	if !heard && t.plain.Has(drags) && t.engineDied() {
		c, heard = distress.Case{Call: distress.Mayday, About: withoutEngine}, true
	}
	if c.About == "emergencies-other-lee-shore" && t.engineDied() {
		c.About = withoutEngine
	}
	return cry{c, heard, true}
}

// withoutEngine is the passage on a boat that drives ashore and has no engine.
const withoutEngine = "emergencies-other-adrift-ashore"

// drags are words of an anchor that does not hold.
var drags = phrase.Of("dragging, drags, anchor slips, anchor is slipping, not holding, doesnt hold, wont hold, slippt, chasse, dérape")

// engineDied reports whether an earlier turn told of an engine that cannot be started.
func (t turn) engineDied() bool {
	return slices.ContainsFunc(t.earlier, func(text string) bool { return phrase.Plain(text).Has(deadEngine) })
}

// calls reports whether a turn is a Mayday put into words, which nobody hears here: it is told how to say it on the radio, before the first steps.
func (t turn) calls(c distress.Case) bool {
	return c.Call == distress.Mayday && c.About != "distress-mayday" && callsMayday.MatchString(t.text) && !asksOf.MatchString(t.text)
}

var (
	callsMayday = regexp.MustCompile(`(?i:^\W*(?:mayday|sos|m['’]aidez)\b)|\bMAYDAY\b`)
	asksOf      = regexp.MustCompile(`(?i)\b(?:should|shall|do|must|need|have to|can) (?:i|we)\b[^.?!]*\bmayday\b`)
)

// supposing begins a question for what to do in a case that it tells.
var supposing = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but|ok) )?(?:what (?:if|happens (?:if|when))|what (?:should|do|must|can) (?:i|we|you|one) do (?:if|when)|what to do (?:if|when)|how (?:should|do) (?:i|we) (?:act|react|respond) (?:if|when)) (.+)$`)

// supposed is the id of the passage with the first steps in the emergency that a question supposes, "what if someone breaks a leg?", "" for
// another question.
func (t turn) supposed() string {
	m := supposing.FindStringSubmatch(t.text)
	if m == nil || t.written != "en" || t.plain.Has(liability) {
		return ""
	}
	c, heard := distress.Hear(strings.TrimRight(m[1], " ?"))
	if !heard {
		c, _ = distress.Hear(happened.Replace(strings.TrimRight(m[1], " ?")))
	}
	if strings.HasPrefix(c.About, "man-overboard") && petsOnly.MatchString(m[1]) { // of which a passage tells that is no rescue of people
		return ""
	}
	return c.About
}

// petsOnly is a pet as who is in trouble.
var petsOnly = regexp.MustCompile(`(?i)^(?:my|our|the|a) (?:ship's )?(?:dog|cat|puppy|pet)\b`)

// liability are words that ask who answers for a case, not what to do in it.
var liability = phrase.Of("who pays, who has to pay, who is liable, whos liable, who is responsible, whos responsible, my fault, am i insured, will insurance, does insurance, does my insurance, will my insurance, insurance pay, insurance cover")

// happened tells what is supposed as what has happened, since that is how emergencies are reported.
var happened = strings.NewReplacer(" breaks ", " broke ", " break ", " broke ", " falls ", " fell ", " fall ", " fell ", " hits ", " hit ", " loses ", " lost ", " lose ", " lost ",
	" catches ", " caught ", " sinks ", " sank ", " goes ", " went ", " cuts ", " cut ", " comes ", " came ", " stops ", " stopped ", " swallows ", " swallowed ", " burns ", " burned ")

// asksWhatNext reports whether a turn says nothing of an emergency that the turn before it has not reported.
func (t turn) asksWhatNext(c distress.Case) bool {
	if _, alone := distress.Hear(t.text); alone || len(t.earlier) == 0 {
		return false
	}
	before, _ := distress.Hear(t.earlier[len(t.earlier)-1])
	return before == c
}
