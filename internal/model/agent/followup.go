package agent

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// people are those for whom much is otherwise, by the word that asks for them, and what points back to them.
var (
	people = []struct {
		called string
		words  phrase.List
	}{
		{"pregnant", phrase.Of("pregnant, pregnancy, expecting a baby, schwanger, enceinte")},
		{"baby", phrase.Of("baby, infant, newborn, months old")},
		{"child", phrase.Of("child, toddler, kid, son, daughter, year old boy, year old girl, years old")},
	}
	ofPerson = phrase.Of("she, her, he, him, his")
)

// ofWhom is a question with the word for whom the conversation is about, where it only points to her: "what can she take?" behind "my wife
// is pregnant".
func (t turn) ofWhom(text string) string {
	if !t.plain.Has(ofPerson) {
		return text
	}
	for _, earlier := range slices.Backward(t.earlier) {
		for _, who := range people {
			if t.plain.Has(who.words) {
				return text
			}
			if phrase.Plain(earlier).Has(who.words) {
				return strings.TrimRight(text, " ?") + ", " + who.called + "?"
			}
		}
	}
	return text
}

// told is what the conversation has told when a turn asks something, the zero value where that is to be told again: in another form,
// once more, in full, or because the turn tells what is or was found.
func (a *Agent) told(t turn) knowledge.Before {
	before, ok := t.before()
	rest := t.plain.Less(talk.Conjunctions)
	if !ok || t.alone || t.told().Wants != (talk.Wants{}) || t.wantsMore() || before.plain.Spaced() == t.plain.Spaced() || t.reports(rest) && !aside(t.text) || rest.Has(lacking) {
		return knowledge.Before{}
	}
	own := a.ofPart(t, t.atViewing(t.ofWhom(t.withoutURL())))
	if t.told().Whole != "" && (t.told().Named && (t.plain.Has(ofTwo) || t.plain.Has(reversed) || t.plain.Has(ofKind) || t.plain.Less(talk.Conjunctions).Begins(chooses)) || t.plain.Begins(correcting)) {
		own = t.told().Whole
	}
	id := a.stoodUnder(t.heard())
	if id == "" {
		id = a.explained(before, t.heard())
	}
	return knowledge.Before{Told: id, Said: t.lately(), Own: own, Stay: t.changesCircumstances(), Tells: !t.asks() && (t.changesCircumstances() || aside(t.text)), Aside: !t.asks() && aside(t.text)}
}

// ofTwo are words for one of two things by its place.
var ofTwo = phrase.Of("the first, the second, the former, the latter, the first one, the second one")

// correcting begins a turn that says what was meant.
var correcting = phrase.Of("no i meant, no i mean, i meant, i mean, sorry i meant, sorry i mean, no sorry i meant, not that i meant, ich meinte, ich meine, nein ich meinte, non je voulais dire, je voulais dire")

// ofKind are words for a thing of the kind that was spoken of.
var ofKind = phrase.Of("one, ones")

// reversed are words for the opposite of what was told.
var reversed = phrase.Of("opposite, reverse, contrary, other way round, other way around")

// follow answers a turn that asks for a side of what was told before in words that name nothing: "why?", "can I do that myself?". It
// returns false for any other turn.
func (a *Agent) follow(t turn) (knowledge.Answer, bool) {
	before, ok := t.before()
	if !ok || t.written != "en" || t.boats != "" || len(t.told().Shown) > 0 || t.told().Wants != (talk.Wants{}) {
		return knowledge.Answer{}, false
	}
	if told, goesOn := beforeNext(t.withoutURL()); goesOn {
		t.text, t.plain = told, phrase.Plain(told)
	}
	text := doneMyself.ReplaceAllString(exclaimed.ReplaceAllString(t.withoutURL(), ""), "can I do it myself")
	aspect := knowledge.Aspect(text)
	if narrows := t.narrows(); !aspect && !narrows {
		return knowledge.Answer{}, false
	}
	id := a.stoodUnder(t.heard())
	if p, ok := a.base.Passage(id); !ok || len(p.Words) > 0 {
		id = cmp.Or(a.explained(before, t.heard()), id)
	}
	earlier := slices.Clone(t.earlier)
	for i := range earlier {
		earlier[i], _ = beforeNext(earlier[i])
	}
	q := knowledge.Question{Text: text, Earlier: earlier, Budget: t.req.Budget(), Before: knowledge.Before{Told: id, Said: t.heard()}}
	if aspect {
		return a.base.Follow(q)
	}
	if found, ok := a.base.Narrow(q); ok && !savesLives(found) {
		return found, true
	}
	return knowledge.Answer{}, false
}

// whatNext asks what else to look at, behind what somebody tells of what is in order.
var whatNext = regexp.MustCompile(`(?i)[\s.,;:!–-]+(?:(?:so|and|but|ok|then) )*(?:what(?:['’]?s| is)? (?:next|else|now|then|(?:do|should|can|could|would) (?:i|we|you) (?:do|try|check|test|look at|look for|suggest) (?:next|now|then|else))|what else (?:could|can|might|would) (?:it|that|this) be|(?:what|where) next|anything else(?: (?:to|i can|i should) (?:try|check|do|look at))?)\W*$`)

// beforeNext is what a turn tells before it asks what comes next, "impeller looks fine" of "impeller looks fine. what next?"; false for any other.
func beforeNext(text string) (told string, ok bool) {
	at := whatNext.FindStringIndex(text)
	if at == nil || at[0] == 0 || strings.Contains(text[:at[0]], "?") {
		return text, false
	}
	return text[:at[0]], true
}

// exclaimed is what somebody says of the answer before he asks on.
var exclaimed = regexp.MustCompile(`(?i)^\W*(?:(?:that'?s |way )?too (?:much|expensive|dear)(?: for (?:me|us))?|(?:that'?s |thats )?(?:quite )?a lot(?: of money)?|ouch|wow|hm+|right|damn|yikes|phew|great|cool|nice|good|fair enough|makes sense)\s*[.,!;–-]+\s*`)

// doneMyself asks whether its owner can do a work himself, by any verb.
var doneMyself = regexp.MustCompile(`(?i)\b(?:can|could)(?:n?['’]?t)? (?:i|we) (?:(?:not|just|maybe|also|perhaps|even|really) )*\pL+ (?:it|that|this|them|those|one)(?: \pL+)? (?:myself|ourselves|on my own)\b`)

// narrows reports whether a turn only tells how something is aboard, and of no other trouble: "the water comes out fine".
func (t turn) narrows() bool {
	const most = 9 // words
	rest := t.plain.Less(talk.Conjunctions)
	if t.plain.Begins(correcting) {
		return false
	}
	first, _, _ := strings.Cut(t.text, ",") // "strainer is clean, seacock open"
	return !t.asks() && !strings.Contains(t.text, "?") && t.plain.Words() <= most && (t.reports(rest) || aside(t.text) || rest.Begins(onlyWhen) || rest.Begins(ruledOut) || soIs.MatchString(rest.String()) || soIs.MatchString(phrase.Plain(first).Less(talk.Conjunctions).String())) &&
		(rest.Begins(ruledOut) || !knowledge.TellsTrouble(t.text))
}

// soIs is a turn of how or where one thing is, or of what it does: "fuse is ok", "antenna is on the pushpit", "it clicks".
var soIs = regexp.MustCompile(`^(?:\pL+ ){1,3}(?:is|are|was|were|looks?|seems?) (?:\pL+ )?(?:ok|okay|fine|good|new|clean|full|open|closed|tight|dry|wet|hot|cold|warm|clear|right|normal|intact|charged|connected)$|^(?:\pL+ ){1,3}(?:is|are|was|were) (?:on|in|at|near|under|above|behind|below|about|only|\d+)\b|^it \pL+s$`)

// ruledOut begins what somebody tells that is not so.
var ruledOut = phrase.Of(`there is no, theres no, there are no, no, not, still, nope, no luck, no change, that didnt, it didnt, didnt help, didnt work, doesnt help, i see no, i can see no, i cant see any, i found no`)

// onlyWhen begins what somebody tells of when a trouble comes.
var onlyWhen = phrase.Of(`it is, its, it was, it has, they are, there is, only, just when, always, never, not when, mostly, sometimes, it only, it just, it always, it started, it began, since, after, no`)

// explained is the id of the passage that an answer told beneath what a word means, "" for another answer.
func (a *Agent) explained(asked turn, heard string) string {
	if !titled.MatchString(heard) {
		return ""
	}
	for _, p := range a.base.Answer(asked.question()).Sources {
		if len(p.Words) == 0 && strings.Contains(heard, p.Summary) {
			return p.ID
		}
	}
	return ""
}

// lacking are words of who tells what there is not.
var lacking = phrase.Of(`dont have, do not have, havent, have no, havent got, there is no, theres no, without, doesnt have, does not have, ohne, kein, keine, keinen, sans, pas de`)

// goOn asks for more from where the answer before this turn came from, less what it said: as it stands in the
// conversation, else as it would be given.
func (w *answer) goOn(q knowledge.Question) knowledge.Question {
	before, ok := w.turn.before()
	if !ok {
		return q
	}
	asked := before.question()
	if r, sum := w.agent.sum(before); sum { // what is told beside a number seldom says why it is so
		c, _ := w.agent.cfg.Calcs.Find(r.Calculator)
		asked.Text, asked.Earlier = "Why "+c.Title.In("en"), nil
	}
	given := w.agent.base.Answer(asked)
	q.Heard, q.Length = given.Text(), knowledge.Thorough
	if heard := w.turn.heard(); heard != "" {
		q.Heard = heard
	}
	for _, p := range given.Sources {
		if q.About = p.ID; len(p.Words) == 0 {
			break
		}
	}
	return q
}

// fogRule is the passage on vessels that cannot see each other: none of the rules that tell who gives way holds between them (Rule 11).
const fogRule = "colregs-steering-rule-19-fog"

// unseen are words of who cannot see the other vessel.
var unseen = phrase.Of("fog, foggy, mist, restricted visibility, poor visibility, bad visibility, no visibility, zero visibility, cant see, cannot see, nebel, unsichtig, schlechter sicht, brouillard, brume, visibilité réduite")

// encountering are words of who comes near another vessel.
var encountering = phrase.Of("meet, meets, met, cross, crosses, encounter, give way, gives way, right of way, come across")

// inFog reports whether a few words behind an answer on who gives way put the same in fog.
func (a *Agent) inFog(t turn) bool {
	const most = 8 // words
	if t.plain.Words() > most || !t.plain.Has(unseen) {
		return false
	}
	told := a.stoodUnder(t.heard())
	return told != fogRule && (strings.HasPrefix(told, "colregs-steering-") || strings.HasPrefix(told, "lights-shapes-") && t.plain.Has(encountering))
}
