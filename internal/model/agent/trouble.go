package agent

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/phrase"
)

// failing tells of something aboard that does not do what it is there for.
var failing = regexp.MustCompile(`(?i)\b(?:(?:do|does|did|will|is|are)(?:n['’]?t| not)|won['’]?t|cannot|can['’]?t) (?:\w+ly )?(?:work|start|stop|run|turn|open|close|shut|move|charge|drain|empty|pump|fill|show|light|switch|respond|transmit|receive|heat|cool|hold|come|go|fold|furl|lock|release|let)(?:s|ing)?\b|\bstop(?:s|ped)? working\b|\b(?:is|are|got|gets|has) (?:broken|stuck|jammed|seized|blocked|bent|leaking|full of)\b|\bshows? (?:nothing|nonsense|zero|rain|wrong)\b|\bblows? cold\b|\b(?:somebody|someone|(?:my|our|the) (?:husband|wife|son|daughter|child|kids?|crew|friend|guests?|skipper|attendant)) (?:has |had |just )?\w{2,}ed\b|\bby (?:mistake|accident)\b|\baccidentally\b|\bonly (?:works|runs|starts|charges)\b|\b(?:leaks|drips|stinks|squeaks|rattles|creaks|slips|jams|sticks)$`)

// tellsFailure reports whether a turn tells that something aboard does not work, and asks nothing of how things are.
func (t turn) tellsFailure() bool {
	return !strings.Contains(t.text, "?") && failing.MatchString(t.text)
}

// complains reports whether a turn tells of something that does not work, of which a passage tells: it takes nothing for granted then.
func (a *Agent) complains(t turn) bool { return t.tellsFailure() && a.tellsTrouble(t) }

// wellTold is how well a passage fits a turn that tells of its very trouble.
const wellTold = 0.5

// tellsTrouble reports whether a passage that is not about an emergency tells of the very trouble of a turn, such as a valve that leaks.
func (a *Agent) tellsTrouble(t turn) bool {
	told := a.base.Answer(t.question())
	return told.Evidence == knowledge.Solid && told.Score >= wellTold && !isRescue(told.Sources[0].ID)
}

// persons are words for who may be in danger.
var persons = phrase.Of(`
	i, im, me, we, us, he, hes, him, she, shes, her, they, them, somebody, someone, everybody, everyone, nobody, man, woman, men, women, boy, girl, child, children, kid, kids, baby, toddler, infant, wife, husband
	son, daughter, mother, father, mum, mom, dad, brother, sister, uncle, aunt, niece*, nephew*, grand*, friend*, girlfriend, boyfriend, partner, buddy, mate, crew*, skipper, guest*, passenger*`)

// alarmedBy returns the emergency that a turn tells of though it meets no rule of one.
func (a *Agent) alarmedBy(t turn) (distress.Case, bool) {
	if a.harmless(t) || asksWhere.MatchString(t.told().Whole) {
		return distress.Case{}, false
	}
	c, feared := distress.Suspect(t.text)
	if feared && (a.tellsTrouble(t) || a.tellsAndAsks(t)) {
		return distress.Case{}, false
	}
	return c, feared
}

// asksWhere begins a question for where something is fitted, or how often it is seen to, which nobody in danger asks.
var asksWhere = regexp.MustCompile(`(?i)^\W*(?:where (?:should|do|does|must|is|are)|how often|how long (?:do|does|should))\b`)

// tellsAndAsks reports whether a turn tells a story and asks something of which a passage tells that is not about an emergency.
func (a *Agent) tellsAndAsks(t turn) bool {
	const leastStory = 20 // words
	if t.plain.Words() < leastStory || !strings.HasSuffix(t.text, "?") {
		return false
	}
	found := a.base.Answer(t.question())
	return found.Evidence != knowledge.Outside && !isRescue(found.Sources[0].ID)
}

// harmless reports whether a turn is about other things than boats and names nobody.
func (a *Agent) harmless(t turn) bool { return !t.plain.Has(persons) && a.base.Ashore(t.text) }
