package knowledge

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// Before is what the conversation has told when a question is asked.
type Before struct {
	Told  string // id of the passage that the last answer stood under, "" for none
	Said  string // the last answers, the newest first
	Own   string // the question's own words, where Question.Text has those of others
	Stay  bool   // the question changes only the circumstances of the one before: no other passage is what it asks for
	Tells bool   // it asks nothing by itself
	Aside bool   // it only tells of the user's own
}

// How a question is answered that leads to the passage which the last answer told.
const (
	thingWeight = 0.3  // weight of the told passage's title beside the question's own words, to find another of the same subject
	namedByOwn  = 0.7  // share of the own words that title and terms of a passage have that a question which points back is about after all
	headedByOwn = 0.5  // and share of its title that they have: "can I adjust it?" names no lifejacket
	leastOfOwn  = 0.55 // share of the own words that a sentence has to answer
	leastTold   = 2.0  // and the weight at least of those of its words that do
)

// again answers a question that leads to the passage which the last answer told: from another passage of its subject where that is what
// the question's own words name, else by what of the told one they ask for. It returns false where neither is so, and hits as they are to be told then.
func (c *composer) again(q Question, hits []search.Hit) ([]search.Hit, bool) {
	b := c.base
	told, known := b.byID[q.Before.Told]
	if !known {
		return b.besides(q, hits), false
	}
	if q.Length != Usual {
		return hits, false
	}
	text := bearings(readable(cmp.Or(q.Before.Own, q.Text)))
	words, sought := figureIn(text)
	a := followUp{text: text, own: b.read(strings.Replace(strings.ToLower(text), words, " ", min(1, len(words)))), form: FormOf(text), figure: sought, all: b.read(readable(q.Text)), suits: asksSuiting.MatchString(q.Text)}
	a.told = hits[0].Doc != told && b.saysMore(b.page(told), b.page(hits[0].Doc), text, a.own)
	if q.Before.Aside || c.leansOn(b.page(told), b.page(hits[0].Doc), text, a) {
		hits = first(hits, told)
	}
	if hits[0].Doc != told || len(a.own.Words()) == 0 && a.figure == nil {
		return hits, false
	}
	if b.passages[told].ofDesign() && asksFaults.MatchString(text) {
		return hits, c.faults(b.page(told))
	}
	if c.coversAll(a, b.page(told)) {
		return c.onward(q, hits, told, a)
	}
	if other, found := b.beyond(told, text, a); found && !q.Before.Stay {
		return first(hits, other), false
	}
	if other, found := b.aside(told, a.own, q.Before.Stay || pointsBack(text)); found && !(asksLeave.MatchString(text) && c.tellsOf(b.page(told), a.own)) {
		return first(hits, other), false
	}
	return c.onward(q, hits, told, a)
}

// leansOn reports whether a question that leads to another passage is about the told one.
func (c *composer) leansOn(told, other page, text string, a followUp) bool {
	if a.figure != nil && other.tellsFigure(a.figure) && !told.tellsFigure(a.figure) && a.own.Match(other.names) >= a.own.Weight() {
		return false
	}
	return pointsBack(text) && !other.isNamed(a.own) || c.partOf(told, text, a) || a.told
}

// besides is the hits of a question behind an answer that told no passage, before them the one that its own words name where those before it
// have led to another.
func (b *Base) besides(q Question, hits []search.Hit) []search.Hit {
	if q.Before.Own == "" || len(q.Earlier) == 0 {
		return hits
	}
	text := readable(q.Before.Own)
	if other, found := b.aside(hits[0].Doc, b.read(text), pointsBack(text)); found {
		return first(hits, other)
	}
	return hits
}

// retold reports whether a turn that asks nothing by itself, or for what is not there, leads to the passage whose summary the last
// answer told.
func (b *Base) retold(q Question, hits []search.Hit) bool {
	told, known := b.byID[q.Before.Told]
	if !known || q.Length != Usual || hits[0].Doc != told {
		return false
	}
	if b.page(told).within(q.Before.Said) && !asksWhole.MatchString(q.Text) {
		return true // what was told is not told whole again
	}
	text := readable(cmp.Or(q.Before.Own, q.Text))
	_, sought := figureIn(text)
	own := b.read(text)
	off := own.Weight() > 0 && own.Match(b.page(told).terms) <= inPassingShare*own.Weight()
	return (q.Before.Tells || off || sought != nil && !b.page(told).tellsFigure(sought)) && b.alreadyTold(q, hits)
}

// asksWhole asks for what was told as a whole, in some order.
var asksWhole = regexp.MustCompile(`(?i)\b(?:table|list|overview|summar(?:y|ise|ize)|all (?:of )?(?:those|these|that|them|it)|again|repeat)\b`)

// partOf reports whether a short question asks for a figure of something that the told passage has told of: "how long does the battery last?"
// behind what an EPIRB is.
func (c *composer) partOf(g page, text string, a followUp) bool {
	const most = 8 // words
	if a.figure == nil || len(strings.Fields(text)) > most || !strings.Contains(" "+strings.ToLower(text)+" ", " the ") {
		return false
	}
	return slices.ContainsFunc(slices.Concat(g.facts, g.steps, g.prose), func(s sentence) bool {
		return a.figure(s.text) && a.own.Match(s.terms) >= leastOfOwn*a.own.Weight()
	})
}

// isNamed reports whether words name a passage.
func (g page) isNamed(own search.Query) bool {
	return own.Match(g.names) >= namedByOwn*own.Weight() && own.Match(g.heading.terms) >= headedByOwn*g.heading.weight
}

// saysMore reports whether a sentence of the told passage has as much of a short question as the names of another one have, where those
// do not name it whole: "how do the tides set?" behind how a sea is crossed.
func (b *Base) saysMore(told, other page, text string, own search.Query) bool {
	const most = 9 // words
	named, words := own.Match(other.names), strings.Fields(strings.ToLower(text))
	least := max(named, leastOfOwn*own.Weight(), min(leastTold, own.Weight()))
	if len(words) > most || named >= namedByOwn*own.Weight() && !pointsBack(text) && !asksLeave.MatchString(text) {
		return false
	}
	var thing []search.Term
	if len(words) > 1 && (words[0] == "what" || words[0] == "which") {
		thing = b.index.Terms(words[1])
	}
	return slices.ContainsFunc(slices.Concat(told.facts, told.steps, told.prose), func(s sentence) bool {
		asked := len(thing) == 0 || slices.ContainsFunc(thing, func(t search.Term) bool { return slices.Contains(s.terms, t) })
		return asked && own.Match(s.terms) >= least
	})
}

// asksLeave asks whether to do something, of which what was told before may have told.
var asksLeave = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but)\W+)?(?:should|shall) (?:i|we) `)

// followUp is what a question asks of a passage by its own words.
type followUp struct {
	text   string
	own    search.Query
	form   Form
	figure figure       // that it asks for; nil where it asks for none
	all    search.Query // the question with what the turns before it leave of it, which breaks ties
	suits  bool         // it asks what suits best
	told   bool         // a sentence of the told passage has of it what another passage is named by
	loose  bool         // a word of it is enough for a sentence, where the whole passage has been told
}

// beyond is another passage of the told one's subject that the own words name better.
func (b *Base) beyond(told int, text string, a followUp) (passage int, ok bool) {
	here, own := b.page(told), b.read(text)
	for _, h := range b.rank(b.about(own, told), mannerOf(text), maxHits) {
		g := b.page(h.Doc)
		switch {
		case h.Doc == told:
			return 0, false
		case a.figure != nil && !g.tellsFigure(a.figure):
		case (g.Topic == here.Topic || b.sameThing(here, g)) && own.Match(g.names) > own.Match(here.names):
			return h.Doc, true
		}
	}
	return 0, false
}

// What the words of a turn weigh at least that are the name of another subject.
const (
	leastAside = 2.5
	asideTitle = 0.3 // share of that one's title that they have
)

// aside is the passage that all the own words name, where those of the told one have none of them: "she is pregnant" behind seasickness. Where
// the question leans on what was told, nothing else of the told one has them either.
func (b *Base) aside(told int, own search.Query, leans bool) (passage int, ok bool) {
	hits := b.rank(own, manner{}, 1)
	if len(hits) == 0 || own.Weight() < leastAside || own.Match(b.numbers) > 0 { // an amount is no subject
		return 0, false
	}
	g, share, words := b.page(hits[0].Doc), asideTitle, b.page(told).names
	if leans {
		share, words = headedByOwn, b.page(told).terms
	}
	about := own.Match(g.heading.terms) >= share*g.heading.weight // "offshore" names no certificate for it
	return hits[0].Doc, about && own.Match(g.names) >= own.Weight() && !g.named() && own.Match(words) == 0
}

// leastAlike is the share of a passage's title that another of the same thing has in its own: "Liferaft: price, service and hire".
const leastAlike = 0.4

// sameThing reports whether two passages are about one thing by their titles, though they stand in different chapters.
func (b *Base) sameThing(told, other page) bool {
	title := b.index.Query(told.Title)
	return title.Match(other.heading.terms) >= leastAlike*title.Weight()
}
