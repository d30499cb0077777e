package knowledge

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/search"
)

// What a passage has to have of a question in full words to be told instead of what the conversation has told.
const (
	ownOfFuller    = 0.8  // share of the words that the turn itself has, in the passage
	namedOfFuller  = 0.6  // share of all words, in its title and terms
	titledOfFuller = 0.5  // the same of one that is called by the word that the question asks by
	betterFuller   = 1.15 // and how much better it answers than the told passage
	leastSubject   = 0.65 // share of all words that a sentence of another passage has, with its title
	mostElsewhere  = 3    // such sentences
	mostTitled     = 20   // passages that are looked at for their titles
)

// Fuller reports whether a question, which says in full words what a turn leaves unsaid, has an answer in another passage than the one that
// was told: one that its words name, and that has what the turn says by itself. own are the turn's own words. about is the passage where the question
// leads to the told one all the same, and another is named by what it asks.
func (b *Base) Fuller(question, own string, before Before) (about string, ok bool) {
	told, known := b.byID[before.Told]
	text := readable(question)
	all, turn := b.read(text), b.read(readable(own))
	hits := b.rank(all, mannerOf(text), maxHits)
	if len(hits) == 0 || b.judge(text, all, hits) != Solid {
		return "", false
	}
	g := b.page(hits[0].Doc)
	if known && hits[0].Doc == told {
		about = b.titledBy(own, turn, all)
		return about, about != ""
	}
	if g.special && turn.Match(g.called) == 0 || turn.Match(g.terms) < ownOfFuller*turn.Weight() {
		return "", false
	}
	at := slices.IndexFunc(hits, func(h search.Hit) bool { return h.Doc == told })
	if known && at > 0 && hits[0].Score < betterFuller*hits[at].Score {
		about = b.titledBy(own, turn, all)
		return about, about != ""
	}
	named := turn.Weight() >= leastTold && g.isNamed(turn) && turn.Match(g.names) >= namedWhole*turn.Weight() && known && turn.Match(b.page(told).names) == 0
	return "", named || all.Match(g.names) >= namedOfFuller*all.Weight()
}

// asksBy are the words by which a turn asks for another side of what was told.
var asksBy = regexp.MustCompile(`(?i)\b(when|how often|how long|where|who|which)\b`)

// titledBy is the id of the first passage that has most of a question's words in its names, and is called by the word that the question asks
// by: "When to reef"; "" for none.
func (b *Base) titledBy(own string, turn, all search.Query) string {
	by := strings.ToLower(asksBy.FindString(own))
	if by == "" {
		return ""
	}
	for _, h := range b.rank(all, manner{}, mostTitled) {
		p, g := &b.passages[h.Doc], b.page(h.Doc)
		if !g.special && strings.Contains(strings.ToLower(p.Title), by+" ") && turn.Match(g.names) >= ownOfFuller*turn.Weight() && all.Match(g.names)-turn.Match(g.names) >= titledOfFuller*(all.Weight()-turn.Weight()) {
			return p.ID
		}
	}
	return ""
}

// elsewhere tells sentences of other passages than the told one that have all the words of a turn and something of what was asked before it;
// false where there is none.
func (c *composer) elsewhere(q Question, own search.Query, hits []search.Hit) bool {
	b := c.base
	told, known := b.byID[q.Before.Told]
	if !known || q.Before.Tells || q.Length != Usual || own.Weight() < leastTold {
		return false
	}
	all := b.about(b.read(readable(q.Text)), told)
	var best page
	var list []sentence
	top := 0.0
	for _, h := range hits {
		g := b.page(h.Doc)
		if h.Doc == told || g.special && own.Match(g.called) == 0 || g.within(q.Before.Said) {
			continue
		}
		var found []sentence
		score := 0.0
		for _, s := range slices.Concat(b.sentencesOf(sentences(g.Summary)), g.facts, g.prose) {
			about := all.Match(slices.Concat(s.terms, g.heading.terms)) / all.Weight()
			if s.leans || own.Match(s.terms) < namedWhole*own.Weight() || about < leastSubject || all.Match(s.terms) <= own.Weight() || strings.Contains(q.Before.Said, s.text) {
				continue
			}
			found, score = append(found, s), max(score, about)
		}
		if score > top {
			best, list, top = g, found, score
		}
	}
	if list == nil {
		return false
	}
	c.heading(best)
	n := c.cite(best)
	c.paragraph(n, list[0])
	c.list(n, list[1:min(len(list), mostElsewhere)], false)
	return true
}

// alreadyTold reports whether what a question leads to has been told.
func (b *Base) alreadyTold(q Question, hits []search.Hit) bool {
	told, known := b.byID[q.Before.Told]
	return known && hits[0].Doc == told && strings.Contains(q.Before.Said, b.page(told).Summary)
}

// covers reports whether what has been written has nearly all the words of a turn.
func (c *composer) covers(own search.Query) bool {
	if own.Weight() == 0 {
		return false
	}
	var written []search.Term
	for _, p := range c.answer.Parts {
		written = append(written, c.base.index.Terms(p.Text)...)
	}
	return own.Match(written) >= ownOfFuller*own.Weight()
}

// answering is the sentence that has all of a turn's own words, and most of what was asked before; false where none has.
func (c *composer) answering(own search.Query, list []sentence) (best sentence, ok bool) {
	if own.Weight() == 0 {
		return best, false
	}
	both, top := own.And(c.query, thingWeight), 0.0
	for _, s := range list {
		if score := both.Match(s.terms); own.Match(s.terms) >= namedWhole*own.Weight() && score > top {
			best, top, ok = s, score, true
		}
	}
	return best, ok
}

// sized is the sentence of a passage that tells of a length that a turn behind others has: "and for a 36 footer?". It is false where the turn
// has none, or no sentence tells of it.
func (c *composer) sized(q Question, g page) (s sentence, ok bool) {
	for _, asked := range quantity.Find(q.Before.Own) {
		if asked.Dim != quantity.Length {
			continue
		}
		for _, s := range slices.Concat(g.facts, g.prose) {
			if slices.ContainsFunc(quantity.Find(s.text), func(told quantity.Quantity) bool { return told.Dim == asked.Dim && told.Value == asked.Value }) {
				return s, true
			}
		}
	}
	return sentence{}, false
}

// coversAll reports whether a sentence of the told passage has the turn's own words and nearly all that was asked before it.
func (c *composer) coversAll(a followUp, g page) bool {
	const nearly = 0.8
	s, ok := c.answering(a.own, g.facts)
	return ok && a.all.Weight() > a.own.Weight() && a.all.Match(s.terms) >= nearly*a.all.Weight()
}

// tellsOf reports whether a sentence of a passage has all of some words.
func (c *composer) tellsOf(g page, own search.Query) bool {
	_, ok := c.answering(own, slices.Concat(c.base.sentencesOf(sentences(g.Summary)), g.facts, g.steps))
	return ok
}

var (
	asksWhen = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|so|then)\W+)*when\b`)
	negated  = regexp.MustCompile(`(?i)n't\b|\bnot\b`)
	// ofTime finds in a sentence when something is, or is done.
	ofTime = regexp.MustCompile(`(?i)\b(?:above (?:about )?force|force \d|\d+ knots|before|as soon as|after|morning|afternoon|evening|noon|sunset|spring|summer|autumn|winter|january|february|march|april|may to|june|july|august|september|october|november|december)\b`)
)

// bySide tells of a passage that was told whole what a turn asks by its question word alone: its steps for "how do I do it?", the sentence that
// tells when for "when should I do that?". It reports whether there is such a thing.
func (c *composer) bySide(n int, g page, own search.Query, q Question) bool {
	asked := q.Before.Own
	if own.Weight() >= leastTold || negated.MatchString(asked) {
		return false
	}
	if FormOf(joining.ReplaceAllString(asked, "")) == HowTo && own.Weight() == 0 {
		c.paragraph(n, g.summary)
		c.list(n, g.steps, true)
		return true
	}
	if !asksWhen.MatchString(asked) {
		return false
	}
	best, top := sentence{}, -1.0
	for _, s := range slices.Concat(c.base.sentencesOf(sentences(g.Summary)), g.facts) {
		if score := c.query.Match(s.terms); ofTime.MatchString(s.text) && score > top {
			best, top = s, score
		}
	}
	if top < 0 {
		return false
	}
	c.paragraph(n, best)
	return true
}

// joining are words before a question that tell only that it goes on.
var joining = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|so|or|then|ok|okay)\b\W*)+`)
