package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/model/agent/refusal"
	"github.com/fairlead/fairlead/internal/phrase"
)

// mostChatter is how many words somebody says at most beside a question for it to be told apart from that.
const mostChatter = 60

// withoutChatter is a turn less what is said before or behind a question that stands by itself, where that tells nothing a question may hang
// on: "It's raining again in Hamburg. What is a drogue?" The turn stays as it is where there is a number, a boat, a trouble, a person to care
// for or a way to sail in it, or a place and a question of what holds there.
func (a *Agent) withoutChatter(t turn) turn {
	if len(t.earlier) > 0 || t.written != "en" || t.url != "" || t.images || t.plain.Words() > mostChatter {
		return t
	}
	var asked, told []string
	for _, s := range sentence.FindAllString(t.text, -1) {
		if s = strings.TrimSpace(s); strings.HasSuffix(s, "?") || asksUnmarked.MatchString(s) {
			asked = append(asked, s)
		} else if s != "" {
			told = append(told, s)
		}
	}
	if sum, ok := a.sumAmong(asked, told); ok {
		t.text, t.plain = sum, phrase.Plain(sum)
		return t
	}
	if len(asked) == 1 { // "One of the questions was: …"
		if before, after, ok := strings.Cut(asked[0], ": "); ok && !asksBefore.MatchString(before) && !a.sumAsked(t) { // but "Comfort ratio: …" names the sum
			asked[0], told = after, append(told, before)
		}
	}
	if len(asked) != 1 || len(told) == 0 || strings.ContainsAny(strings.Join(told, ""), "0123456789:") {
		return t
	}
	beside, question := phrase.Plain(strings.Join(told, " ")), phrase.Plain(asked[0])
	_, cries := distress.Hear(t.text)
	aside := read(userSays(strings.Join(told, " ")))
	place, _ := a.premises.Place(aside.premise())
	switch {
	case cries || t.refusal().Kind != refusal.None || a.mistaken(aside).Says != "":
	case beside.Has(mattering) || question.Has(ownBoatWords) || a.namesBoat(turn{text: beside.Spaced(), plain: beside}):
	case knowledge.TellsTrouble(strings.Join(told, " ")) || distress.Alarming(t.text) || place != "" && knowledge.FormOf(asked[0]) != knowledge.Definition && question.Has(localMatters):
	case !a.base.Alone(asked[0]):
	default:
		t.text, t.plain = asked[0], question
	}
	return t
}

// sumAmong is the only question, or else the last sentence, of a turn where that is a sum with all that it needs, and the others have no figures
// but the length of a boat.
func (a *Agent) sumAmong(asked, told []string) (sum string, ok bool) {
	switch {
	case len(asked) == 1 && len(told) > 0:
		sum = asked[0]
	case len(asked) == 0 && len(told) > 1:
		sum, told = told[len(told)-1], told[:len(told)-1]
	default:
		return "", false
	}
	if !strings.ContainsAny(sum, "0123456789") || strings.ContainsAny(ofBoat.ReplaceAllString(strings.Join(told, " "), ""), "0123456789") {
		return "", false
	}
	r, ok := a.sum(read(userSays(sum)))
	if !ok || !whole(r) {
		return "", false
	}
	return sum, !a.needsAll(strings.Join(append(slices.Clone(told), sum), " "), r)
}

// needsAll reports whether a text is a sum that has a use for more figures than the one that its question alone is read as: "the bank dries 1.2 m" and
// "my eye is 2.5 m up" are no length of a boat.
func (a *Agent) needsAll(text string, alone calc.Reading) bool {
	r, ok := a.sum(read(userSays(text)))
	return ok && whole(r) && len(r.Unused) == 0 && given(r) > given(alone)
}

// given is how many values a sum and those with it are made of.
func given(r calc.Reading) int {
	n := len(r.Args)
	for _, more := range r.Also {
		n += len(more.Args)
	}
	return n
}

// asksBefore begins what asks by itself, before what it gives to choose from: "which rope is best: polyester or nylon?".
var asksBefore = regexp.MustCompile(`(?i)^(?:what|which|who|whose|how|why|when|where|should|can|do|does|is|are|list|name|explain|describe|compare|give me|show me)\b`)

// asksUnmarked begins a question that may have no mark behind it: "whats the origin".
var asksUnmarked = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but|also) )?(?:what(?:'s|’s|s)?|who(?:'s|’s|s)?|how(?:'s|’s|s)?|why|when(?:'s|’s|s)?|where(?:'s|’s|s)?|which|should|can|could|do|does|must) `)

// ofBoat is the length of a boat that somebody has.
var ofBoat = regexp.MustCompile(`(?i)\b\d+(?:[.,]\d+)?[\s-]*(?:ft|foot|feet|footer|m|metres?|meters?)\b(?: (?:boat|yacht|sailboat|cruiser|sloop))?`)

// mostSeparate is how many questions of a turn are answered one after the other.
const mostSeparate = 2

// separate are the questions of a turn that is nothing but a few, each of which stands by itself and leads to another passage; nil for any
// other turn.
func (a *Agent) separate(t turn) []string {
	if len(t.earlier) > 0 || t.written != "en" || t.sentences() > 0 || strings.Count(t.text, "?") != mostSeparate {
		return nil
	}
	var questions []string
	led := map[string]bool{}
	for _, s := range sentence.FindAllString(t.text, -1) {
		s = strings.TrimSpace(s)
		if rest, ok := strings.CutPrefix(s, "And "); ok {
			s = rest
		}
		if !strings.HasSuffix(s, "?") || phrase.Plain(s).Has(ownBoatWords) || !a.base.Alone(s) {
			return nil
		}
		hits := a.base.Search(s, nil)
		if len(hits) == 0 || led[hits[0].Passage.ID] {
			return nil
		}
		led[hits[0].Passage.ID] = true
		questions = append(questions, s)
	}
	return questions
}

// asksMeaning reports whether the only question of a turn asks what something is that a passage is named by.
func (a *Agent) asksMeaning(t turn) bool {
	sentences := sentence.FindAllString(t.text, -1)
	if len(sentences) == 0 {
		return false
	}
	last := strings.TrimSpace(sentences[len(sentences)-1])
	return knowledge.FormOf(last) == knowledge.Definition && !strings.ContainsAny(last, "0123456789") && a.base.Alone(last)
}

// userSays is a request of one message of the user's.
func userSays(text string) chat.Request {
	return chat.Request{Messages: []chat.Message{{Role: chat.User, Text: text}}}
}

var (
	// mattering are words of what an answer may hang on.
	mattering = phrase.Of(`
		pregnant, pregnancy, baby, child, children, kid, kids, son, daughter, toddler, old, elderly, disabled, wheelchair, blind, deaf, diabetic, allergic, allergy, pacemaker, heart, asthma, epileptic, injured, hurt, sick, seasick, drunk
		alone, solo, single handed, singlehanded, short handed, at night, tonight, dark, fog, gale, storm, hurricane, racing, race, regatta, charter boat, our engine, our boat, my boat, my engine, the engine, the mast, the rig, the keel
		catamaran, trimaran, motorboat, dinghy, ketch, lithium, petrol, gas, lpg, teak, steel, aluminium, wood, wooden, saildrive, tiller, two, three, four, five, six, seven, eight, ten, dog, cat`)
	// localMatters are words of questions whose answer hangs on where one is.
	localMatters = phrase.Of(`
		licence, license, permit, rule, rules, law, legal, allowed, illegal, tax, vat, cost, costs, price, prices, much, insurance, season, when, where, tide, tides, weather, wind, need, papers, documents, visa, buoyage, buoy, buoys, mark, marks, lateral`)
)

// sumAsked reports whether a turn is a sum with all that it needs as it stands.
func (a *Agent) sumAsked(t turn) bool {
	r, ok := a.sum(t)
	return ok && whole(r)
}
