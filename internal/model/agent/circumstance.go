package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

var (
	// opening are words before the circumstance of a follow-up.
	opening = phrase.Of(`
		and, but, or, so, ok, oh, no, sorry, what about, how about, what if, same, the same, i mean, i meant, does that work, does it work, does this work, would that work, would it work, is that, is it, is that true
		can i do that, can you do that, can it be done, do i do that, do i do it, does that hold, does that go, also, und, aber, was ist, wie ist es, geht das, gilt das, ich meine, et, mais, ça marche, c est pareil, je veux dire`)
	// circumstances are how a turn begins that only changes the circumstances of what was asked before: "in a gale?", "I have only rope".
	circumstances = phrase.Of(`
		in, at, on, with, without, no, during, under, by, when, if, for, theres, there is, there are, near, off, from, upwind, downwind, alone, single handed, singlehanded, solo, at night, i have, ive got, i only have, we have, we only have, i have only, we have only, my, only
		bei, mit, ohne, im, in der, an der, an den, am, auf, auf der, allein, alleine, einhand, nachts, wenn, während, ich habe, wir haben, par, avec, sans, dans, seul, en solo, la nuit, quand, si, en cas, pendant, j ai, jai`)
)

// changesCircumstances reports whether a turn asks the same as the one before it in other circumstances.
func (t turn) changesCircumstances() bool {
	const most = 9
	if len(t.earlier) == 0 || t.boats != "" {
		return false
	}
	rest := t.plain
	for next := rest.After(opening); next != rest; next = rest.After(opening) {
		rest = next
	}
	return rest.Words() <= most && (rest.Begins(circumstances) || t.reports(rest) || justAmount.MatchString(rest.String()) || justOnly.MatchString(rest.String()))
}

// justOnly is a turn of a word or two that it is only so: "coastal only".
var justOnly = regexp.MustCompile(`(?i)^\pL+(?: \pL+)? only$`)

// justAmount is a turn of nothing but an amount: "four people", "budget 1000 euros".
var justAmount = regexp.MustCompile(`(?i)^(?:(?:about|around|say|maybe|with|for|in|at|a|an|the|my|our|we are|were|only|budget|of|is|up to) )*` +
	`(?:[€$£] ?)?(?:\d[\d.,]*k?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: ?[€$£]| (?:people|persons|adults|kids|children|crew|of us|guests|euros?|eur|pounds|gbp|dollars|usd|knots|kn|footer|ft|feet|foot|m|metres|meters|tonnes?|tons?|years|weeks|days|nights|hours|miles))*$`)

// reports reports whether a turn tells how something is, "the impeller is new", which the question before is asked with again.
func (t turn) reports(rest phrase.Text) bool {
	if len(t.earlier) > 0 && rest.Begins(done) && !strings.Contains(t.text, "?") {
		return true
	}
	return len(t.earlier) > 0 && (rest.Begins(definite) || rest.Begins(owning)) && !strings.Contains(t.text, "?") && (rest.Has(telling) || rest.Begins(owning)) && knowledge.FormOf(t.text) == knowledge.General
}

// owning are words for the user's own thing of the kind that was spoken of.
var owning = phrase.Of(`budget is, my budget, our budget, mine, ours, i keep, we keep, i sail, we sail, i use, we use, she is, shes, she has, meiner, meine, meins, unserer, unsere, le mien, la mienne, le nôtre, la nôtre`)

// ownThings begin what somebody tells of the boat or gear that a question is about.
var ownThings = phrase.Of(`
	we have a, we have an, i have a, i have an, we have the, i have the, ive got a, weve got a, its a, its an, it is a, it is an, its in, it is in, its from, it is from, its the, mine is, ours is, the boat is, my boat is, our boat is, my boat has, our boat has, the boat has, we are a, were a, i have two, we have two, i have three, we have three, i have four, we have four, we leave, i leave, we are leaving, were leaving, we start from, we set off
	wir haben ein, wir haben eine, ich habe ein, ich habe eine, es ist ein, es ist eine, nous avons un, nous avons une, j ai un, j ai une, jai un, jai une, c est un, c est une`)

// ownSize is a turn that tells how long the user's boat is, and may be how many sail in her: "32 foot boat, two of us".
var ownSize = regexp.MustCompile(`(?i)^\W*(?:(?:it'?s|it is|she'?s|we have|i have|ours is|mine is)\s+)?(?:(?:an?|my|our)\s+)?\d[\d.]*[\s-]*(?:ft|foot|feet|footer|m|metres?|meters?)(?:\s+(?:boat|yacht|sailboat|cruiser|sloop))?(?:\s*(?:,|and|with)\s*(?:\pL+\s*){1,4})?\W*$`)

// thatIsAll ends a list of what somebody has.
var thatIsAll = phrase.Of(`thats all, thats it, nothing else, nothing more, das ist alles, sonst nichts, c est tout, cest tout, rien d autre`)

// aside reports whether a text only tells of the user's own, "we have a Westerly Centaur", and of no trouble.
func aside(text string) bool {
	const most = 9 // words
	p := phrase.Plain(text)
	return p.Words() <= most && (p.Begins(ownThings) || p.Begins(owning) || p.Has(thatIsAll) || ownSize.MatchString(text)) && !strings.Contains(text, "?") && !knowledge.TellsTrouble(text)
}

// withoutAsides leaves such turns out of those before a question, which is about what was asked before them. The first turn always stays.
func withoutAsides(turns []string) []string {
	if len(turns) < 2 {
		return turns
	}
	kept := turns[:1:1]
	for _, text := range turns[1:] {
		if !aside(text) {
			kept = append(kept, text)
		}
	}
	return kept
}

// done begin what somebody tells that was done about a trouble already.
var done = phrase.Of(`
	checked, already checked, cleaned, replaced, tried, already tried, done that, did that, i did that, i checked, i have checked, ive checked, i already, ive already, i have already, i just, i replaced, i have replaced, ive replaced, i changed, ive changed, i have changed, i cleaned, ive cleaned, i have cleaned, i bled, i tried, ive tried, i have tried, i tested, i looked at, i opened
	we checked, weve checked, we have checked, we already, we replaced, we changed, we cleaned, we tried, weve tried, ich habe, hab ich, wir haben, jai vérifié, j ai vérifié, jai changé, j ai changé, jai nettoyé, j ai nettoyé`)

// telling are words by which one tells what was found.
var telling = phrase.Of(`
	is, are, was, were, has, have, looks, seems, works, isnt, doesnt, wont, cant, comes, runs, flows, starts, stays, feels, sounds, smells, turns, holds, rises, drops, reads, shows
	ist, sind, war, hat, funktioniert, geht, est, sont, était, a, marche, fonctionne`)

// expletive is an "it" that stands for nothing said before: "how long does it take to sail there?".
var expletive = phrase.Of(`it take, it takes, it cost, it costs, it is, is it, it worth, it possible, it safe, it legal, it need, it called`)

// pronouns stand for the subject of the question before.
var pronouns = phrase.Of(`it, its, they, them, their, these, those, one, like that, like this, do that, do this, about that, for that, of that, with that, to that, sie, ihn, ihm, dabei, damit, ils, elles`)

// pointsBack reports whether a short question speaks of the subject of the one before by a pronoun.
func (t turn) pointsBack() bool {
	const most = 10
	return len(t.earlier) > 0 && t.boats == "" && t.plain.Words() <= most && t.plain.Has(pronouns) && !t.plain.Has(expletive)
}

// leans reports whether a turn that says nothing of sailing by itself may be understood with the question before.
func (t turn) leans() bool {
	const most = 9
	return len(t.earlier) > 0 && t.plain.Words() <= most && (t.plain.Has(pointing) || t.plain.Begins(talk.Joining))
}

// takesUp reports whether a turn that says nothing of sailing by itself has a word of the answer before it, and none of another subject.
func (a *Agent) takesUp(t turn) bool {
	return a.base.Share(t.text, t.heard()) && !a.base.Ashore(t.text)
}

// forWhichBoat is the boat for which something is asked, a circumstance of it: "for my 11 m boat".
var forWhichBoat = regexp.MustCompile(`(?i)\b(?:for|on|of|with) (?:my|our|a|an|the|this|that) (?:[\pL\d.,'-]+ ){0,3}(?:boats?|yachts?|sailboats?|catamarans?|cats?|\d+[ -]?footers?)\b`)

// lacksThing reports whether a turn asks for a size or an amount of something that it does not name: "what size for a 38 footer then?".
func (t turn) lacksThing() bool {
	const most = 9
	return t.plain.Words() <= most && t.plain.Less(talk.Conjunctions).Begins(measuring)
}

// measuring are the beginnings of questions for a size, an amount, or another side of something.
var measuring = phrase.Of(`
	any, pros and cons, advantages, disadvantages, drawbacks, downsides, alternatives, nachteile, vorteile, avantages, inconvénients, what size, which size, how big, how large, how thick, how heavy, how many, how much, how often, what length, what diameter, what weight, what material, what brand, which type, which kind, what kind, what type
	welche, welcher, welches, wie groß, wie dick, wie schwer, wie viel, wie viele, wie oft, quelle taille, combien, quel diamètre`)

// inContext puts the question before to a turn of bare words, "and back?", which would else be asked for what they mean; not
// behind such a question, after which they are.
func (a *Agent) inContext(t turn, q knowledge.Question) knowledge.Question {
	before, ok := t.before()
	if !ok || !a.base.Defines(q.Text) || knowledge.FormOf(t.plain.Less(talk.Conjunctions).String()) == knowledge.Definition || a.base.Defines(before.text) {
		return q
	}
	q.Text, q.Earlier = before.text+" "+q.Text, before.earlier
	return q
}

// oneOf are the beginnings of questions for one of those that were told of.
var oneOf = phrase.Of(`which one, which is, which would, which do you, which should, which works, which lasts, which costs, which of them, which of these, which of the two, which of those, welche davon, welches davon, lequel, laquelle`)

// choosesAmong reports whether a turn may ask for one of the things that the answer before it told: "which tablets are best?".
func (t turn) choosesAmong() bool {
	const most = 9
	return t.plain.Begins(chooses) && t.plain.Words() <= most && !strings.ContainsAny(t.text, "0123456789") && !t.plain.Has(between)
}

// clearly is how much better than the next a passage answers a text that asks for it and nothing else.
const clearly = 1.5

// standsOut reports whether one passage has all the words of a text and answers it much better than any other: "how much food for four people?".
func (a *Agent) standsOut(text string) bool {
	hits := a.base.Search(text, nil)
	return len(hits) > 1 && hits[0].Share >= 1 && hits[0].Score >= clearly*hits[1].Score
}

// keepsSubject makes a question that only changes the circumstances stay with the subject of the one before: it is answered
// from a passage of the same subject, where else the circumstance would take it to another.
func (a *Agent) keepsSubject(t turn, q knowledge.Question) knowledge.Question {
	before, ok := t.before()
	ok = ok && !t.alone && !(t.boats != "" && t.plain.Has(failings))
	bare := ok && !a.base.Nautical(forWhichBoat.ReplaceAllString(t.text, ""))
	lacks := bare && t.lacksThing() && !a.standsOut(t.text)
	told := ok && !lacks && t.choosesAmong() && (t.plain.Begins(oneOf) || bare && a.base.Share(t.text, t.heard()))
	if !ok || t.told().Named || !lacks && !told && !t.changesCircumstances() && !t.pointsBack() {
		return q
	}
	asked := before.question()
	asked.Earlier = before.earlier
	was := a.toldBefore(t, asked)
	is := a.base.Answer(q)
	reports := t.reports(t.plain.Less(talk.Conjunctions))
	if was == "" || !reports && len(is.Sources) > 0 && subjectOf(is.Sources[0].ID) == subjectOf(was) {
		return q
	}
	q.About, q.Inside = was, true
	if lacks || told || reports {
		q.Within = []string{subjectOf(q.About) + "-"}
	}
	if t.written != "en" || reports || told || a.namesBoat(t) || justAmount.MatchString(t.plain.String()) || justOnly.MatchString(t.plain.String()) || !lacks && !t.changesCircumstances() {
		return q
	}
	for _, hit := range a.base.Search(t.text, t.earlier) {
		if subjectOf(hit.Passage.ID) == subjectOf(q.About) {
			q.About = hit.Passage.ID
			break
		}
	}
	return q
}

// toldBefore is the id of the passage that the answer before told first: the one it stands under, else the one that its question leads
// to; "" for none.
func (a *Agent) toldBefore(t turn, asked knowledge.Question) string {
	if id := a.stoodUnder(t.heard()); id != "" {
		return id
	}
	if was := a.base.Answer(asked); was.Evidence == knowledge.Solid && len(was.Sources) > 0 {
		if i := slices.IndexFunc(was.Sources, func(p *knowledge.Passage) bool { return len(p.Words) == 0 }); i > 0 {
			return was.Sources[i].ID // behind what a word means
		}
		return was.Sources[0].ID
	}
	return ""
}

// stoodUnder is the id of the passage whose title an answer has first, "" for none.
func (a *Agent) stoodUnder(answer string) string {
	m := titled.FindStringSubmatch(answer)
	if m == nil {
		m = titleNamed.FindStringSubmatch(answer)
	}
	if m != nil {
		if p, ok := a.base.Titled(m[1]); ok {
			return p.ID
		}
	}
	return ""
}

// titleNamed is an answer that only says that a passage told before has nothing on a turn, with that one's title.
var titleNamed = regexp.MustCompile(`^(?:What I have told of|I have no price for that in what I know of|In dem, was ich zu|Dafür habe ich bei|Ce que j'ai dit de|Je n'ai pas de prix pour cela dans ce que je sais de) [“„«] ?([^”“»\n]{3,120}?) ?[”“»]`)

// lastSubject is the passage that the last answer but a few stood under, where a short turn that is about nothing else may go on with it;
// "" for none.
func (a *Agent) lastSubject(t turn) string {
	const mostBack, most = 3, 9
	if len(t.earlier) == 0 || t.plain.Words() > most || a.base.Ashore(t.text) && !t.plain.Has(somebody) || !(t.leans() || t.plain.Has(somebody) || t.reports(t.plain) || t.plain.Words() <= 5 && !t.asks()) {
		return ""
	}
	for _, answer := range t.answers(mostBack) {
		if id := a.stoodUnder(answer); id != "" {
			return id
		}
	}
	return ""
}

// somebody are words for a person who was spoken of.
var somebody = phrase.Of(`him, he, hes, his, someone, ihm, ihn, er, lui`)

// titled is a line that an answer stands under.
var titled = regexp.MustCompile(`(?m)^\*\*([^*\[\]\n]{3,120})\*\*$`)

// subjectOf is what a passage's chapter is about, the beginning of its id.
func subjectOf(id string) string {
	subject, _, _ := strings.Cut(id, "-")
	return subject
}
